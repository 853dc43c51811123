// The page asks a browser for all that it needs (app/web/page/system.js). A WebView lacks some of it, or does it half: here
// that goes to the shell (Bridge.java), under the names that the page knows. Runs before anything else of the page.
(() => {
    const shell = globalThis.torchsideShell;
    const put = (object, name, value) => Object.defineProperty(object, name, {value, configurable: true, writable: true});
    const pieceSize = 3 * 65536; // a multiple of three: pieces of base64 that can be read one by one

    // Everything lies in the package already: there is nothing for a service worker to do.
    delete Navigator.prototype.serviceWorker;

    async function handOver(blob) {
        const bytes = new Uint8Array(await blob.arrayBuffer());
        shell.begin();
        for (let at = 0; at < bytes.length || at === 0; at += pieceSize) {
            let letters = "";
            for (let from = at; from < Math.min(at + pieceSize, bytes.length); from += 4096)
                letters += String.fromCharCode(...bytes.subarray(from, Math.min(from + 4096, at + pieceSize)));
            shell.piece(btoa(letters));
        }
    }

    // One file at a time: what comes meanwhile waits.
    let turn = Promise.resolve();
    const after = work => turn = turn.then(work, work);

    const isPicture = files => files.length === 1 && files[0].type === "image/png";
    put(navigator, "canShare", wanted => Boolean(wanted) && (wanted.files ? isPicture(wanted.files) : Boolean(wanted.text)));
    put(navigator, "share", async wanted => {
        if (!navigator.canShare(wanted))
            throw new TypeError("not to be shared");
        if (!wanted.files) {
            shell.shareText(wanted.title ?? "", wanted.text);
            return;
        }
        await after(async () => {
            await handOver(wanted.files[0]);
            if (!shell.sharePicture(wanted.title ?? ""))
                throw new DOMException("not shared", "DataError");
        });
    });

    if (shell.vibrates())
        put(navigator, "vibrate", lasting => {
            shell.vibrate(Math.round(Array.isArray(lasting) ? lasting[0] ?? 0 : lasting));
            return true;
        });
    else
        delete Navigator.prototype.vibrate;

    put(navigator, "wakeLock", {
        async request() {
            shell.keepAwake(true);
            const lock = new EventTarget();
            lock.release = async () => {
                shell.keepAwake(false);
                lock.dispatchEvent(new Event("release"));
            };
            return lock;
        },
    });

    if (navigator.clipboard) {
        put(navigator.clipboard, "writeText", async text => shell.copy(text));
        const write = navigator.clipboard.write?.bind(navigator.clipboard);
        put(navigator.clipboard, "write", async items => {
            const words = items.find(each => each.types.includes("text/plain"));
            if (words)
                shell.copy(await (await words.getType("text/plain")).text());
            else
                await write?.(items);
        });
    }

    if (!("speechSynthesis" in globalThis)) {
        globalThis.SpeechSynthesisUtterance = class {
            constructor(text) {
                this.text = text;
                this.lang = "";
            }
        };
        globalThis.speechSynthesis = {speak: said => shell.say(said.text, said.lang || navigator.language)};
    }

    // A download is a file that the person finds a place for.
    const blobs = new Map(), made = URL.createObjectURL, forgotten = URL.revokeObjectURL;
    URL.createObjectURL = blob => {
        const address = made.call(URL, blob);
        blobs.set(address, blob);
        return address;
    };
    URL.revokeObjectURL = address => {
        blobs.delete(address);
        forgotten.call(URL, address);
    };
    const click = HTMLAnchorElement.prototype.click;
    HTMLAnchorElement.prototype.click = function () {
        const blob = this.hasAttribute("download") && blobs.get(this.href);
        if (!blob) {
            click.call(this);
            return;
        }
        const name = this.download;
        after(async () => {
            await handOver(blob);
            shell.save(name);
        });
    };

    globalThis.open = address => {
        shell.open(new URL(address, location.href).href);
        return null;
    };

    // Back: the page is asked, and says that it stays by putting itself back into the history, which stays as short as it was.
    let stays = false;
    put(history, "pushState", () => { stays = true; });
    put(history, "back", () => {});
    globalThis.torchsideBack = () => {
        stays = false;
        dispatchEvent(new PopStateEvent("popstate", {state: {place: "before"}}));
        return stays;
    };

    // The system's look, which not every WebView passes on.
    const natural = globalThis.matchMedia.bind(globalThis);
    const dark = Object.assign(new EventTarget(), {media: "(prefers-color-scheme: dark)", matches: shell.isDark()});
    globalThis.matchMedia = query => query === dark.media ? dark : natural(query);
    globalThis.torchsideLook = isDark => {
        if (dark.matches === isDark)
            return;
        dark.matches = isDark;
        dark.dispatchEvent(Object.assign(new Event("change"), {matches: isDark}));
    };
    const colour = document.querySelector("meta[name=theme-color]");
    new MutationObserver(() => shell.bars(colour.content)).observe(colour, {attributes: true});

    // Where the screen is cut out, in place of what the style sheet would find.
    globalThis.torchsideEdges = ([left, top, right, bottom]) => {
        for (const [side, size] of Object.entries({left, top, right, bottom}))
            document.documentElement.style.setProperty("--" + side, size + "px");
        dispatchEvent(new Event("resize"));
    };
    globalThis.torchsideEdges(JSON.parse(shell.edges()));

    // A file from another app comes in as if it had been dropped.
    globalThis.torchsideOffered = async name => {
        const reply = await fetch("offered/" + name);
        if (!reply.ok)
            return;
        const dropped = new DataTransfer();
        dropped.items.add(new File([await reply.blob()], decodeURIComponent(name)));
        document.dispatchEvent(new DragEvent("drop", {dataTransfer: dropped, cancelable: true}));
    };
    new PerformanceObserver((list, observer) => {
        if (list.getEntriesByName("torchside-begun").length > 0) {
            observer.disconnect();
            setTimeout(() => shell.begun(), 500); // the page knows its app a moment after the first picture
        }
    }).observe({type: "mark", buffered: true});
})();
