// The journal's pages in IndexedDB: what one commit changes is one transaction, kept wholly or not at all.
const pageSize = 4096;
let base = null;
let mine = () => {};

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

// One page at a time writes: resolves to false where another one does.
export function alone() {
    if (!navigator.locks)
        return Promise.resolve(true);
    return new Promise(resolve => {
        navigator.locks.request("torchside", {ifAvailable: true}, lock => {
            resolve(lock !== null);
            return lock === null ? undefined : new Promise(done => { mine = done; });
        });
    });
}

// Resolves when the other page is gone.
export function untilAlone() {
    return new Promise(resolve => navigator.locks.request("torchside", () => {
        resolve();
        return new Promise(done => { mine = done; });
    }));
}

export function letGo() {
    base?.close();
    base = null;
    mine();
}

// What is kept, as one file; null where nothing is.
export async function load() {
    base = await opened();
    base.onversionchange = () => base.close();
    const look = base.transaction(["pages", "file"]);
    const [size, numbers, pages] = await Promise.all([asked(look.objectStore("file").get("size")), asked(look.objectStore("pages").getAllKeys()), asked(look.objectStore("pages").getAll())]);
    if (!size)
        return null;
    const file = new Uint8Array(size);
    numbers.forEach((number, at) => file.set(pages[at].subarray(0, Math.max(0, size - number * pageSize)), number * pageSize));
    return file;
}

function write(size, pages, told) {
    const change = base.transaction(["pages", "file"], "readwrite", {durability: "strict"});
    change.oncomplete = () => told(true);
    change.onabort = () => told(false);
    try {
        const kept = change.objectStore("pages");
        for (const page of pages)
            kept.put(page.bytes, page.number);
        kept.delete(IDBKeyRange.lowerBound(Math.ceil(size / pageSize)));
        change.objectStore("file").put(size, "size");
    } catch {
        change.abort(); // which tells
    }
}

// `whole` gives the file as it is now, for a store that was cleared away meanwhile.
export async function keep(size, pages, told, whole) {
    try {
        try {
            write(size, pages, told);
        } catch (trouble) {
            if (trouble.name !== "InvalidStateError")
                throw trouble;
            base = await opened();
            const file = whole(), all = [];
            for (let at = 0; at < file.length; at += pageSize)
                all.push({number: at / pageSize, bytes: file.slice(at, at + pageSize)});
            write(file.length, all, told);
        }
    } catch (trouble) {
        console.warn("not kept:", trouble);
        setTimeout(() => told(false));
    }
}
