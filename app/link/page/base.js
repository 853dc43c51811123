"use strict";
// What all pages share: storage, proofs, elements. Words are only ever set as text.
const $ = id => document.getElementById(id);
const kept = (store, key) => { try { return JSON.parse(store.getItem("torchside." + key)); } catch (fault) { return null; } };
const keep = (store, key, value) => { try { store.setItem("torchside." + key, JSON.stringify(value)); } catch (fault) { /* a phone without room plays on */ } };
const hex = bytes => Array.from(bytes, b => b.toString(16).padStart(2, "0")).join("");
const fresh = () => hex(crypto.getRandomValues(new Uint8Array(16)));

// ---- SHA-256 and HMAC: plain HTTP keeps the browser's own from us.
const K = (() => { const k = []; for (let n = 2; k.length < 64; ++n) { let p = true; for (let d = 2; d * d <= n; ++d) if (n % d === 0) p = false; if (p) k.push((Math.cbrt(n) % 1) * 4294967296 | 0); } return k; })();
function sha256(bytes) {
    const h = [0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19].map(x => x | 0);
    const size = (bytes.length + 72) >> 6 << 6, data = new Uint8Array(size), view = new DataView(data.buffer), w = new Int32Array(64);
    data.set(bytes); data[bytes.length] = 128; view.setUint32(size - 4, bytes.length * 8);
    const turn = (x, n) => x >>> n | x << 32 - n;
    for (let at = 0; at < size; at += 64) {
        for (let i = 0; i < 64; ++i) w[i] = i < 16 ? view.getInt32(at + 4 * i) : w[i - 16] + (turn(w[i - 15], 7) ^ turn(w[i - 15], 18) ^ w[i - 15] >>> 3) + w[i - 7] + (turn(w[i - 2], 17) ^ turn(w[i - 2], 19) ^ w[i - 2] >>> 10);
        let [a, b, c, d, e, f, g, x] = h;
        for (let i = 0; i < 64; ++i) {
            const one = x + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + (e & f ^ ~e & g) + K[i] + w[i] | 0, two = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + (a & b ^ a & c ^ b & c) | 0;
            x = g; g = f; f = e; e = d + one | 0; d = c; c = b; b = a; a = one + two | 0;
        }
        [a, b, c, d, e, f, g, x].forEach((v, i) => h[i] = h[i] + v | 0);
    }
    const out = new DataView(new ArrayBuffer(32));
    h.forEach((v, i) => out.setInt32(4 * i, v));
    return new Uint8Array(out.buffer);
}
function hmac(key, text) {
    const code = new TextEncoder(), block = new Uint8Array(64), bytes = code.encode(key), said = code.encode(text);
    block.set(bytes.length > 64 ? sha256(bytes) : bytes);
    const inner = sha256(new Uint8Array([...block.map(b => b ^ 54), ...said]));
    return hex(sha256(new Uint8Array([...block.map(b => b ^ 92), ...inner])));
}

function make(tag, attributes, ...inside) {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes || {})) {
        if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
        else if (value === true) element.setAttribute(name, "");
        else if (value !== undefined && value !== null && value !== false) element.setAttribute(name, value);
    }
    for (const each of inside.flat(Infinity)) if (each !== null && each !== undefined && each !== "") element.append(each);
    return element;
}
const button = (label, key, press, more) => make("button", {type: "button", "data-key": key, onclick: press, ...more}, label);
