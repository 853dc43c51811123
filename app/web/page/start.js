// Lays out what is kept, and begins the app.
import {comeBack, drawsWithGl} from "./drawing.js";
import {edges, listen, showIn, system, tellTo, wishSoon} from "./system.js";
import {reflect} from "./mirror.js";
import * as parts from "./parts.js";
import * as store from "./store.js";
import {hasCome, put, say, sayBeneath, still, takesItsTime} from "./wait.js";

const told = document.getElementById("told"), strip = document.getElementById("watching");
const startAnew = {text: "Start again", act: () => location.reload()};
let pictureIsThere;
const picture = new Promise(resolve => { pictureIsThere = resolve; });
// ms: for another version to come; after the first picture, which nothing shall hold up; after the one that shows what is told
const patience = 3000, afterwards = 500, soon = 80;

const script = source => new Promise((resolve, reject) => {
    const element = document.createElement("script");
    element.src = source;
    element.onload = resolve;
    element.onerror = () => reject(new Error(source + " could not be loaded"));
    document.head.append(element);
});

function layOut(FS, journal) {
    FS.mkdirTree("/kept");
    if (journal)
        FS.writeFile(journalFile, journal);
    const preferences = localStorage.getItem("torchside.ini");
    if (preferences)
        FS.writeFile(preferencesFile, preferences);
}

let instance = null;
const toTell = [];
const journalFile = "/kept/torchside.db", preferencesFile = "/kept/torchside.ini", manualsFile = "/rest.rcc"; // as main.cpp knows them

// Of several tabs one plays, and the others show what it does.
let watches = false, table = 0;

function lay(size, pages) {
    const file = instance.FS.open(journalFile, "r+");
    for (const {number, bytes} of pages)
        instance.FS.write(file, bytes, 0, bytes.length, number * 4096);
    instance.FS.close(file);
    instance.FS.truncate(journalFile, size);
    instance.changedTold();
}

function showWatching() {
    const [words] = strip.getElementsByTagName("p"), [button] = strip.getElementsByTagName("button");
    words.textContent = put("Torchside is open in another tab: here you watch.");
    button.textContent = put("Play here");
    button.onclick = () => store.takeOver(lost).then(play);
    strip.hidden = !watches;
    edges();
}

function heard({table, isAsked}) {
    if (watches && table !== undefined)
        instance.tableTold(table);
    else if (!watches && isAsked)
        tellTable();
}

function tellTable() {
    if (!watches)
        store.say({table});
}

async function watch() {
    watches = true;
    showWatching();
    store.untilAlone(lost).then(play);
    await store.watch(lay, heard);
    store.say({isAsked: true});
}

async function play() {
    const file = await store.load();
    watches = false;
    if (file)
        store.inPages(file, lay);
    store.hear(heard);
    instance.watchTold(false);
    showWatching();
}

async function lost() {
    if (!instance)
        return location.reload();
    watches = true;
    instance.watchTold(true);
    await store.settled();
    await watch();
    instance.watchTold(true); // to what is kept
}

globalThis.torchside = Object.assign({}, system, {
    watches: () => watches,
    showsTable(session) {
        table = session;
        tellTable();
        wishSoon();
    },
    offerToPlay() {
        if (!matchMedia("(prefers-reduced-motion: reduce)").matches)
            strip.animate([{background: "#ffb347"}, {}], 900);
    },
    keep(size, pages) { store.keep(size, pages, kept => instance.keptTold(kept), () => instance.FS.readFile(journalFile)); },
    tell(words) { // what comes at once is said as one, and holds no picture up
        if (toTell.push(words) === 1)
            setTimeout(() => { told.textContent = toTell.splice(0).join(" "); }, soon);
    },
    mirror(text) { reflect(text, (id, action) => instance.actTold(id, action)); },
    drawsWithGl,
    begun() {
        still();
        comeBack();
        performance.mark("torchside-begun");
        pictureIsThere();
    },
    failed: couldNot,
});

async function playOffline() {
    const registered = await navigator.serviceWorker.register("worker.js");
    registered.addEventListener("updatefound", () => {
        const next = registered.installing;
        next.addEventListener("statechange", () => {
            if (next.state === "installed" && navigator.serviceWorker.controller)
                instance.newVersionTold();
        });
    });
}

// A newer version that waits is taken before anything is begun, where no other page is open with the older one.
async function takeNewest() {
    const next = (await navigator.serviceWorker?.getRegistration())?.waiting;
    if (!next)
        return;
    const taken = new Promise(resolve => navigator.serviceWorker.addEventListener("controllerchange", () => resolve(true), {once: true}));
    next.postMessage("take over");
    if (await Promise.race([taken, new Promise(resolve => setTimeout(resolve, patience))])) {
        location.reload();
        await new Promise(() => {});
    }
}

// Who was never here sees Home as it is at first, for which the first part is enough; everybody else may be at a table at once.
const wantsAll = "torchside.all"; // in sessionStorage
const isEnough = journal => !journal && !watches && !localStorage.getItem("torchside.ini") && !navigator.serviceWorker?.controller && !sessionStorage.getItem(wantsAll);

let ofTheRest = ["The games are on their way …"]; // what is said of it

function sayOfTheRest(...what) {
    ofTheRest = what;
    sayBeneath(...what);
}

// Until it is there; where it does not come, that is said, and it is tried again when somebody asks or the net is back.
async function restAfter(first) {
    await first; // which waits for nothing else
    for (;;)
        try {
            return await parts.rest(share => picture.then(() => hasCome(share)));
        } catch {
            await new Promise(again => {
                sayOfTheRest("The games did not arrive. Is there a connection?", {text: "Try again", act: again});
                addEventListener("online", again, {once: true});
            });
            sayOfTheRest("The games are on their way …");
        }
}

function focused() {
    let found = document.activeElement;
    while (found?.shadowRoot?.activeElement)
        found = found.shadowRoot.activeElement;
    return found;
}

// The picture is there and what it leads to is not: nothing is touched meanwhile.
async function follow(rest) {
    const had = focused(), places = ["screen", "mirror"].map(id => document.getElementById(id));
    places.forEach(each => { each.inert = true; });
    sayBeneath(...ofTheRest);
    const come = await rest;
    if (beginsAnew)
        return new Promise(() => {});
    await parts.complete(come);
    instance.FS.writeFile(manualsFile, come.manuals);
    instance.restTold();
    places.forEach(each => { each.inert = false; });
    had?.focus();
    still();
}

// What goes wrong before all is there may have called for the rest: all begins anew when that is there. Nobody has done anything
// yet.
let beginsAnew = false;
function beginAnew(rest) {
    if (parts.isThere() || beginsAnew)
        return;
    beginsAnew = true;
    say("Lighting the torch …");
    rest.then(() => {
        sessionStorage.setItem(wantsAll, "1");
        location.reload();
    });
}

function sayEnd(words) {
    if (!beginsAnew)
        say(words, startAnew);
}

function couldNot(trouble) {
    sayEnd(put("Torchside could not begin: ") + (trouble.message ?? trouble));
}

async function run(module, all, journal) {
    await qtLoad({
        qt: {
            entryFunction: window.torchside_entry,
            containerElements: [document.getElementById("screen")],
            onExit: end => sayEnd(end.crashed ? "Torchside has stopped. Nothing that was shown is lost." : "Torchside has ended."),
        },
        instantiateWasm: parts.instantiated(module, all, couldNot),
        preRun: [made => {
            instance = made;
            layOut(made.FS, journal);
            if (all)
                made.FS.writeFile(manualsFile, all.manuals);
        }],
    });
}

async function begin() {
    document.documentElement.lang = navigator.language;
    say("Lighting the torch …");
    const first = parts.first(hasCome), glue = Promise.all([script("torchside.js"), script("qtloader.js")]); // come while the rest is looked at
    const rest = restAfter(navigator.serviceWorker?.controller ? null : first);
    for (const part of [first, glue, rest])
        part.catch(() => {}); // it is waited for below
    watches = !await store.alone(lost);
    if (!watches)
        await takeNewest();
    let journal = await store.load(!watches);
    const all = isEnough(journal) ? null : await rest, module = await first;
    await glue;
    if (watches && !journal) { // nothing is there yet to watch
        say("Torchside is open in another tab. It goes on here when that one is closed.");
        takesItsTime();
        await store.untilAlone(lost);
        watches = false;
        journal = await store.load();
        say("Lighting the torch …");
    }
    listen();
    if (!all)
        for (const trouble of ["error", "unhandledrejection"])
            addEventListener(trouble, () => beginAnew(rest));
    await run(module, all, journal).catch(trouble => {
        if (all)
            throw trouble;
        beginAnew(rest);
        return new Promise(() => {});
    });
    if (!all) {
        showIn(instance);
        await picture;
        await follow(rest);
    }
    tellTo(instance, preferencesFile);
    if (watches)
        await watch();
    else
        store.hear(heard);
    await picture;
    performance.mark("torchside-whole");
    if ("serviceWorker" in navigator)
        setTimeout(() => playOffline().catch(() => {}), afterwards);
}

begin().catch(couldNot);
