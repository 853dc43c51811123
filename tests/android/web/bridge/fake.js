// The shell as the page sees it, writing down what is asked of it.
const asked = [];
let pieces = [];
globalThis.asked = asked;
globalThis.handedOver = () => pieces.map(each => atob(each)).join("");
const note = name => (...values) => { asked.push([name, ...values]); };
globalThis.torchsideShell = Object.assign(
    Object.fromEntries(["vibrate", "keepAwake", "shareText", "copy", "say", "open", "bars", "begun"].map(name => [name, note(name)])), {
        vibrates: () => true,
        isDark: () => true,
        edges: () => "[1,24,3,48]",
        begin() { pieces = []; },
        piece(base64) { pieces.push(base64); },
        save(name) { asked.push(["save", name]); return true; },
        sharePicture(title) { asked.push(["sharePicture", title]); return title !== "broken"; },
    });
