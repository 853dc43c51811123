// Tells app/web/split what the start of an instrumented program has called, once all that a start does is done.
const language = location.hash.slice(1);
Object.defineProperties(navigator, {language: {get: () => language}, languages: {get: () => [language]}});

let exports = null;
const instantiate = WebAssembly.instantiate, still = 3000, page = 65536; // ms; bytes

WebAssembly.instantiate = async (...given) => {
    const made = await instantiate(...given);
    exports ??= made.exports;
    return made;
};

function profile() {
    const memory = Object.values(exports).find(each => each instanceof WebAssembly.Memory);
    const size = exports.__write_profile(0, 0), at = memory.grow(Math.ceil(size / page)) * page;
    exports.__write_profile(at, size);
    return memory.buffer.slice(at, at + size);
}

const wait = setInterval(() => {
    if (performance.getEntriesByName("torchside-whole").length === 0)
        return;
    clearInterval(wait);
    dispatchEvent(new Event("resize"));
    setTimeout(() => fetch("told", {method: "POST", body: profile()}), still);
}, 100);
