// The journal's pages in IndexedDB: what one commit changes is one transaction, kept wholly or not at all. Of several tabs one
// writes, and tells the others what it has kept.
const pageSize = 4096;
const others = new BroadcastChannel("torchside");
let base = null;
let version = 0; // of what is kept: one more with each commit
let known = -1; // the size that is kept
let turn = 0; // of this page, at writing
let last = Promise.resolve(); // done when what was given to keep is kept
let mine = () => {};
let waiting = null;

const asked = request => new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
});

function opened() {
    const request = indexedDB.open("torchside", 1);
    request.onupgradeneeded = () => {
        request.result.createObjectStore("pages");
        request.result.createObjectStore("file");
    };
    return asked(request);
}

// Resolves to whether this page may write; until it is closed, or another one takes over: then `lost` is called.
function hold(options, lost) {
    return new Promise(resolve => {
        let has = false;
        const given = navigator.locks.request("torchside", options, () => {
            has = true;
            resolve(true);
            return new Promise(done => { mine = done; });
        });
        given.catch(() => has ? lost?.() : resolve(false));
    });
}

// A page that is loaded anew has its right back in a moment.
const moment = 500; // ms

export function alone(lost) {
    return navigator.locks ? hold({signal: AbortSignal.timeout(moment)}, lost) : Promise.resolve(true);
}

// Resolves when the other page is gone; never where this one takes over.
export async function untilAlone(lost) {
    waiting = new AbortController();
    if (!await hold({signal: waiting.signal}, lost))
        await new Promise(() => {});
}

export async function takeOver(lost) {
    waiting?.abort();
    await hold({steal: true}, lost);
}

export function letGo() {
    base?.close();
    base = null;
    mine();
}

// Who begins to write takes a turn, whose number then stands in the store. Each commit adds the next turn's and takes it away:
// a page that another has taken over from can't, and needn't look before it writes.
const turns = IDBKeyRange.bound(0, Number.MAX_SAFE_INTEGER), remembered = 1000;

function beMyTurn(file) {
    file.add(0, turn + 1);
    file.delete(turn + 1);
}

// What is kept, as one file; null where nothing is.
export async function load(writes = true) {
    base?.close();
    base = await opened();
    base.onversionchange = () => base.close();
    const look = base.transaction(["pages", "file"], writes ? "readwrite" : "readonly"), file = look.objectStore("file"), pages = look.objectStore("pages");
    const [size, kept, taken, numbers, bytes] = await Promise.all([file.get("size"), file.get("version"), file.getAllKeys(turns), pages.getAllKeys(), pages.getAll()].map(asked));
    version = kept ?? 0;
    known = size ?? -1;
    if (writes) {
        turn = (taken.at(-1) ?? 0) + 1;
        file.put(0, turn);
        file.delete(IDBKeyRange.upperBound(turn - remembered));
    }
    if (!size)
        return null;
    const whole = new Uint8Array(size);
    numbers.forEach((number, at) => whole.set(bytes[at].subarray(0, Math.max(0, size - number * pageSize)), number * pageSize));
    return whole;
}

const pagesOf = file => Array.from({length: Math.ceil(file.length / pageSize)}, (_, number) => ({number, bytes: file.slice(number * pageSize, (number + 1) * pageSize)}));

function write(size, pages) {
    const change = base.transaction(["pages", "file"], "readwrite", {durability: "strict"});
    return new Promise((resolve, reject) => {
        change.oncomplete = () => {
            known = size;
            resolve();
        };
        change.onabort = () => reject(change.error);
        try {
            const kept = change.objectStore("pages"), file = change.objectStore("file");
            beMyTurn(file);
            for (const page of pages)
                kept.put(page.bytes, page.number);
            file.put(version + 1, "version");
            if (known === -1)
                file.put(0, turn);
            if (size !== known) {
                kept.delete(IDBKeyRange.lowerBound(Math.ceil(size / pageSize)));
                file.put(size, "size");
            }
            change.commit(); // nobody waits for what each of them has to say
        } catch {
            change.abort();
        }
    });
}

async function writeAnew(file) {
    base = await opened();
    known = -1;
    const pages = pagesOf(file);
    await write(file.length, pages);
    return [file.length, pages];
}

// `whole` gives the file as it is now, for a store that was cleared away meanwhile.
export function keep(size, pages, told, whole) {
    last = (async () => {
        let kept = [size, pages];
        try {
            try {
                await write(size, pages);
            } catch (trouble) {
                if (trouble.name !== "InvalidStateError")
                    throw trouble;
                kept = await writeAnew(whole());
            }
        } catch (trouble) {
            console.warn("not kept:", trouble);
            await new Promise(resolve => setTimeout(resolve)); // who asked has gone on
            return told(false);
        }
        const mark = ++version;
        told(true); // who waits to show it comes first
        others.postMessage({version: mark, size: kept[0], pages: kept[1]});
    })();
}

// Resolves when nothing is being kept.
export async function settled() {
    for (let known = null; known !== last;) {
        known = last;
        await known;
    }
}

// Tells those who watch, once what was done before is kept.
export function say(what) {
    last.then(() => others.postMessage(what));
}

// As keeping a whole file is told to those who watch.
export function inPages(file, changed) {
    changed(file.length, pagesOf(file));
}

// From now on `heard(what)` is told what other pages say.
export function hear(heard) {
    others.onmessage = ({data}) => {
        if (data.version === undefined)
            heard(data);
    };
}

// From now on `changed(size, pages)` is told what another page keeps, and `heard(what)` what else it says.
export async function watch(changed, heard) {
    const lookAnew = async () => {
        const file = await load(false);
        if (file)
            inPages(file, changed);
    };
    others.onmessage = ({data}) => {
        if (data.version === undefined) {
            heard(data);
        } else if (data.version === version + 1) {
            version = data.version;
            changed(data.size, data.pages);
        } else if (data.version > version) {
            lookAnew();
        }
    };
    await lookAnew();
}
