// Lays out what is kept, and begins the app.
import {comeBack, drawsWithGl} from "./drawing.js";
import {edges, listen, system, tellTo, wishSoon} from "./system.js";
import {reflect} from "./mirror.js";
import * as store from "./store.js";

const size = 1; // of the program in bytes; written when the site is laid out
const wait = document.getElementById("wait"), said = document.getElementById("said"), far = document.getElementById("far"), again = document.getElementById("again"), told = document.getElementById("told");

function say(words, button) {
    said.textContent = put(words);
    wait.hidden = false;
    again.hidden = !button;
    far.hidden = Boolean(button);
    if (button) {
        again.textContent = put(button.text);
        again.onclick = button.act;
    }
}

const german = {
    "Lighting the torch …": "Die Fackel wird angezündet …",
    "Start again": "Neu starten",
    "Torchside is open in another tab. It goes on here when that one is closed.": "Torchside ist in einem anderen Tab offen. Hier geht es weiter, sobald der zu ist.",
    "Torchside is open in another tab: here you watch.": "Torchside ist in einem anderen Tab offen: hier schaust du zu.",
    "Play here": "Hier spielen",
    "Torchside could not begin: ": "Torchside konnte nicht starten: ",
    "Torchside has stopped. Nothing that was shown is lost.": "Torchside ist stehen geblieben. Nichts, was zu sehen war, ist verloren.",
    "Torchside has ended.": "Torchside ist zu Ende.",
};
const put = words => navigator.language.startsWith("de") ? german[words] ?? words : words;

// ms: for another version to come; after the first picture, which nothing shall hold up; after the one that shows what is told
const patience = 3000, afterwards = 500, soon = 80;
const startAnew = {text: "Start again", act: () => location.reload()};

async function program() {
    const reply = await fetch("torchside.wasm");
    if (!reply.ok)
        throw new Error("the program could not be loaded");
    // The worker that is about to come finds it there, so that it is not fetched a second time.
    if (globalThis.caches && !navigator.serviceWorker?.controller) {
        count(reply.clone().body);
        const [copy, kept] = [reply.clone(), await caches.open("torchside-first")];
        kept.put("torchside.wasm", copy).catch(() => {});
    }
    // Handed on as it came: a browser keeps the machine's code of that beside it, and has it at once the next time.
    return WebAssembly.compileStreaming(reply);
}

async function count(body) {
    let got = 0;
    for (const reader = body.getReader();;) {
        const {done, value} = await reader.read();
        if (done)
            return;
        got += value.length;
        far.value = got / size;
    }
}

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
const journalFile = "/kept/torchside.db", preferencesFile = "/kept/torchside.ini";

// Of several tabs one plays, and the others show what it does.
let watches = false, table = 0;
const strip = document.getElementById("watching");

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
        wait.hidden = true;
        comeBack();
        performance.mark("torchside-begun");
        if ("serviceWorker" in navigator)
            setTimeout(() => playOffline().catch(() => {}), afterwards);
    },
    failed: why => say(put("Torchside could not begin: ") + why, startAnew),
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

async function begin() {
    document.documentElement.lang = navigator.language;
    said.textContent = put(said.textContent);
    const parts = Promise.all([program(), script("torchside.js"), script("qtloader.js")]); // come while the rest is looked at
    parts.catch(() => {}); // it is waited for below
    watches = !await store.alone(lost);
    if (!watches)
        await takeNewest();
    let journal = await store.load(!watches);
    const [module] = await parts;
    if (watches && !journal) { // nothing is there yet to watch
        say("Torchside is open in another tab. It goes on here when that one is closed.");
        far.hidden = true;
        await store.untilAlone(lost);
        watches = false;
        journal = await store.load();
        say("Lighting the torch …");
    }
    listen();
    await qtLoad({
        qt: {
            module: Promise.resolve(module),
            entryFunction: window.torchside_entry,
            containerElements: [document.getElementById("screen")],
            onExit: end => say(end.crashed ? "Torchside has stopped. Nothing that was shown is lost." : "Torchside has ended.", startAnew),
        },
        preRun: [made => {
            instance = made;
            layOut(made.FS, journal);
        }],
    });
    tellTo(instance, preferencesFile);
    if (watches)
        await watch();
    else
        store.hear(heard);
}

begin().catch(trouble => say(put("Torchside could not begin: ") + trouble.message, startAnew));
