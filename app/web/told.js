// Tells app/web/split what the start of an instrumented program has called, once all that a start does is done.
const language = location.hash.slice(1);
Object.defineProperties(navigator, {language: {get: () => language}, languages: {get: () => [language]}});

let exports = null, module = null;
const taken = new Set(); // functions that the page's own side has taken out of the table, where it would find nothing
const {get} = WebAssembly.Table.prototype, instantiate = WebAssembly.instantiate;
const still = 3000, page = 65536, head = 2; // ms; bytes; words before the times of the first calls

WebAssembly.Table.prototype.get = function (place) {
    const found = get.call(this, place);
    taken.add(Number(found?.name));
    return found;
};

WebAssembly.instantiate = async (...given) => {
    const made = await instantiate(...given);
    [module] = given;
    exports = made.exports;
    return made;
};

function profile() {
    const memory = Object.values(exports).find(each => each instanceof WebAssembly.Memory);
    const size = exports.__write_profile(0, 0), at = memory.grow(Math.ceil(size / page)) * page;
    exports.__write_profile(at, size);
    const calls = new Uint32Array(memory.buffer.slice(at, at + size));
    const imported = WebAssembly.Module.imports(module).filter(each => each.kind === "function").length;
    for (const number of taken)
        if (number >= imported)
            calls[head + number - imported] ||= 1;
    return calls;
}

const wait = setInterval(() => {
    if (performance.getEntriesByName("torchside-whole").length === 0)
        return;
    clearInterval(wait);
    dispatchEvent(new Event("resize"));
    setTimeout(() => fetch("told", {method: "POST", body: profile()}), still);
}, 100);
