// What the program is made of, and how it comes: torchside.wasm is enough for the first picture of who was never here, rest.wasm
// holds the functions that no such start calls, rest.rcc the manuals.
const sizes = {}; // in bytes; written when the site is laid out
let exports = null, isWhole = false;

// Fetched for this start and for the worker that is about to come, which finds it there: nothing goes over the net twice.
async function got(file, counted) {
    const reply = await fetch(file);
    if (!reply.ok)
        throw new Error(file + " could not be loaded");
    if (globalThis.caches && !navigator.serviceWorker?.controller) {
        const [read, copy, kept] = [reply.clone(), reply.clone(), await caches.open("torchside-first")];
        count(read.body, counted).catch(() => {}); // who waits for the whole hears of it
        kept.put(file, copy).catch(() => {});
    }
    return reply;
}

async function count(body, counted) {
    for (const reader = body.getReader();;) {
        const {done, value} = await reader.read();
        if (done)
            return;
        counted(value.length);
    }
}

// Tells how much has come: from 0 to 1.
function counter(files, far) {
    const all = files.reduce((sum, file) => sum + (sizes[file] ?? 0), 0) || 1;
    let come = 0;
    return bytes => far(Math.min(1, (come += bytes) / all));
}

// Handed on as it came: a browser keeps the machine's code of that beside it, and has it at once the next time.
const compiled = async (file, counted) => WebAssembly.compileStreaming(await got(file, counted));

export const first = far => compiled("torchside.wasm", counter(["torchside.wasm"], far));

export async function rest(far) {
    const counted = counter(["rest.wasm", "rest.rcc"], far);
    const [module, manuals] = await Promise.all([
        sizes["rest.wasm"] ? compiled("rest.wasm", counted) : null,
        got("rest.rcc", counted).then(reply => reply.arrayBuffer())]);
    return {module, manuals: new Uint8Array(manuals)};
}

export const isThere = () => isWhole;

// How emscripten asks for its instance; `more` is the rest, where it is to be there from the beginning.
export function instantiated(module, more, failed) {
    return (imports, done) => {
        WebAssembly.instantiate(module, imports).then(async made => {
            exports = made.exports;
            if (more)
                await complete(more);
            done(made, module);
        }).catch(failed);
        return {};
    };
}

// The rest lays its functions into the table, through which the first part calls them.
export async function complete({module}) {
    if (module)
        await WebAssembly.instantiate(module, {primary: exports});
    isWhole = true;
}
