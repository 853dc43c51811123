await qtLoad({qt: {
    module: WebAssembly.compileStreaming(fetch("empty_window.wasm")),
    entryFunction: window.empty_window_entry,
    containerElements: [document.getElementById("screen")],
}});
