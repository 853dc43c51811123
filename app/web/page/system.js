// What a browser does for the app; its C++ side calls these by name (web_platform.cpp, browser_files.cpp).
let app = null, shown = null; // what the app can be told once all of it is there, and what it hears before
let come;
const isThere = new Promise(resolve => { come = resolve; });
let awake = null, wantsAwake = false;
let sound = null;
const sounds = new Map();

// What Qt takes keys by lies beside everything and has no name of its own.
function nameKeys() {
    for (const input of [...document.querySelectorAll("body > input:not(#files)"), ...madeByQt("input")]) {
        input.setAttribute("aria-label", "Torchside");
        if (input.parentElement === document.body)
            document.getElementById("screen").append(input);
    }
}

// Qt lays its own elements out where selectors don't look.
export function madeByQt(name) {
    const screen = document.getElementById("screen"), found = [], roots = [screen, screen.shadowRoot ?? screen];
    for (const root of roots)
        for (const element of root.querySelectorAll("*")) {
            if (element.shadowRoot)
                roots.push(element.shadowRoot);
            if (element.localName === name && !found.includes(element))
                found.push(element);
        }
    return found;
}

const moment = 400, soon = 30; // ms
let look = () => {};

// Which table is open is written within the next moment.
export const wishSoon = () => { setTimeout(() => look(), soon); };

export function showIn(instance) {
    shown = instance;
    edges();
    nameKeys();
}

export function tellTo(instance, wishes) {
    showIn(instance);
    app = instance;
    come();
    if (dark.matches !== isDark)
        app.lookTold(dark.matches);
    look = lookAtWishes(wishes);
    setInterval(look, moment);
    addEventListener("pagehide", look);
}

function quietly(promise) {
    promise?.catch?.(() => {});
}

async function hold() {
    if (!wantsAwake || awake || document.visibilityState !== "visible")
        return;
    awake = await navigator.wakeLock.request("screen");
    awake.addEventListener("release", () => { awake = null; });
}

export function edges() {
    const style = getComputedStyle(document.documentElement);
    const cut = side => Math.round(parseFloat(style.getPropertyValue("--" + side)) || 0);
    const view = window.visualViewport;
    const covered = view ? Math.max(0, Math.round(window.innerHeight - view.height * view.scale - view.offsetTop)) : 0;
    const strip = document.getElementById("watching")?.offsetHeight ?? 0; // which holds the cut-out, too
    shown?.edgesTold(cut("left"), strip || cut("top"), cut("right"), cut("bottom"), covered > 60 ? covered : 0);
}

function soundNow() {
    sound ??= new AudioContext();
    if (sound.state === "suspended")
        quietly(sound.resume());
    return sound;
}

function wav(name) {
    if (!sounds.has(name))
        sounds.set(name, fetch(`sounds/${name}.wav`).then(reply => reply.arrayBuffer()).then(bytes => soundNow().decodeAudioData(bytes)));
    return sounds.get(name);
}

function save(name, bytes, type) {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([bytes], {type}));
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

// Who only watches has no wishes.
function keepWishes(text) {
    if (!globalThis.torchside.watches() && localStorage.getItem("torchside.ini") !== text)
        localStorage.setItem("torchside.ini", text);
}

// What the app writes without a word, as which table is open, is kept a moment later.
function lookAtWishes(file) {
    let known = 0;
    return () => {
        const written = app.FS.analyzePath(file).object?.timestamp;
        if (!written || written === known)
            return;
        known = written;
        keepWishes(app.FS.readFile(file, {encoding: "utf8"}));
    };
}

const month = 30 * 24 * 3600_000;

async function stay() {
    if (await navigator.storage.persisted() || await navigator.storage.persist() || Date.now() - Number(localStorage.getItem("torchside.reminded")) < month)
        return;
    localStorage.setItem("torchside.reminded", String(Date.now()));
    app.stayTold(false);
}

async function take(given) {
    const paths = [], files = [...given];
    await isThere;
    for (const file of files) {
        const path = "/tmp/" + file.name.replace(/[/\0]/g, "_");
        app.FS.writeFile(path, new Uint8Array(await file.arrayBuffer()));
        paths.push(path);
    }
    return paths;
}

const dark = matchMedia("(prefers-color-scheme: dark)");
let isDark = dark.matches; // as the app was told

export const system = {
    isDark: () => isDark = dark.matches,
    vibrates: () => "vibrate" in navigator,
    vibrate: milliseconds => { navigator.vibrate?.(milliseconds); },
    sharesText: () => "share" in navigator,
    shareText(title, text) {
        quietly(navigator.share({title, text}));
        return true;
    },
    sharesPictures: () => navigator.canShare?.({files: [new File([""], "evening.png", {type: "image/png"})]}) ?? false,
    sharePicture(title, bytes) {
        quietly(navigator.share({title, files: [new File([bytes], "evening.png", {type: "image/png"})]}));
        return true;
    },
    keepAwake(wanted) {
        wantsAwake = wanted;
        if (!("wakeLock" in navigator))
            return;
        if (wanted)
            quietly(hold());
        else
            quietly(awake?.release());
    },
    darkBars: dark => { document.querySelector("meta[name=theme-color]").content = dark ? "#15120f" : "#fbf7f0"; },
    speaks: () => "speechSynthesis" in window,
    say(words, language) {
        const said = new SpeechSynthesisUtterance(words);
        said.lang = language;
        speechSynthesis.speak(said);
    },
    play(name, volume) {
        if (!navigator.userActivation?.hasBeenActive && navigator.userActivation)
            return; // a browser is silent before the first touch
        quietly(wav(name).then(buffer => {
            const source = new AudioBufferSourceNode(soundNow(), {buffer});
            source.connect(new GainNode(sound, {gain: volume})).connect(sound.destination);
            source.start();
        }));
    },
    pickFiles: () => document.getElementById("files").click(),
    download: (name, bytes) => save(name, bytes, name.endsWith(".png") ? "image/png" : name.endsWith(".csv") ? "text/csv" : name.endsWith(".pdf") ? "application/pdf" : "application/json"),
    askToStay() { quietly(stay()); },
    keepPreferences: keepWishes,
};

// What one of the app's pages names by a relative address, as the sources, lies beside this page.
const open = window.open;
window.open = (url, ...more) => open.call(window, String(url).replace(/^qrc:.*\//, ""), ...more);

export function listen() {
    document.addEventListener("visibilitychange", () => quietly(hold()));
    dark.addEventListener("change", () => app?.lookTold(system.isDark()));
    for (const from of [window, window.visualViewport])
        from?.addEventListener("resize", edges);
    const input = document.getElementById("files");
    input.addEventListener("change", async () => {
        const paths = await take(input.files);
        input.value = "";
        app.filesTold(paths.join("\n"));
    });
    document.addEventListener("dragover", event => event.preventDefault());
    document.addEventListener("drop", async event => {
        event.preventDefault();
        for (const path of await take(event.dataTransfer.files))
            app.fileTold(path);
    });
    // The browser's Back is the app's, and leaves it only where that has nowhere to go.
    history.replaceState({place: "before"}, "");
    history.pushState({place: "app"}, "");
    addEventListener("popstate", () => {
        if (app?.backTold())
            history.pushState({place: "app"}, "");
        else
            history.back();
    });
}
