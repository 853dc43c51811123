// The page's own script without a browser: what stands in app/link/page/page.js runs as it is, over a socket of Node's,
// with a document that keeps nothing. So many more guests, and many more breaks, fit into a minute.
import {createHash, randomBytes, webcrypto} from "node:crypto";
import {readFileSync} from "node:fs";
import {createConnection} from "node:net";
import vm from "node:vm";

const script = new vm.Script(["base.js", "page.js"].map(name => readFileSync(new URL("../../../app/link/page/" + name, import.meta.url), "utf8")).join(""));

// As much of a browser's WebSocket as the page asks for.
export class PlainSocket {
    constructor(url, port, origin) {
        const {host, pathname} = new URL(url);
        this.readyState = 0;
        this.bytes = Buffer.alloc(0);
        this.pieces = [];
        this.socket = createConnection({host: "127.0.0.1", port: port ?? Number(host.split(":")[1])});
        this.socket.setNoDelay(true);
        this.socket.on("connect", () => this.socket.write(`GET ${pathname} HTTP/1.1\r\nHost: ${host}\r\nOrigin: ${origin ?? "http://" + host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${randomBytes(16).toString("base64")}\r\n\r\n`));
        this.socket.on("data", bytes => { this.bytes = Buffer.concat([this.bytes, bytes]); this.read(); });
        this.socket.on("error", () => {});
        this.socket.on("close", () => this.end());
    }
    end() { if (this.readyState !== 3) { this.readyState = 3; this.socket.destroy(); this.onclose?.(); } }
    close() { this.readyState = 3; this.socket.destroy(); }
    read() {
        if (this.readyState === 0) {
            const head = this.bytes.indexOf("\r\n\r\n");
            if (head < 0) return;
            if (!this.bytes.subarray(0, 12).toString().endsWith("101")) return this.end();
            this.bytes = this.bytes.subarray(head + 4);
            this.readyState = 1;
        }
        for (;;) {
            if (this.bytes.length < 2) return;
            const short = this.bytes[1] & 127, from = short === 126 ? 4 : short === 127 ? 10 : 2;
            if (this.bytes.length < from) return;
            const size = short === 126 ? this.bytes.readUInt16BE(2) : short === 127 ? Number(this.bytes.readBigUInt64BE(2)) : short;
            if (this.bytes.length < from + size) return;
            const kind = this.bytes[0] & 15, isLast = this.bytes[0] & 128, piece = this.bytes.subarray(from, from + size);
            this.bytes = this.bytes.subarray(from + size);
            if (kind === 8) return this.end();
            if (kind === 9) { this.frame(10, piece); continue; }
            if (kind > 2) continue;
            this.pieces.push(piece);
            if (!isLast) continue;
            const data = Buffer.concat(this.pieces).toString();
            this.pieces = [];
            this.onmessage?.({data});
            if (this.readyState !== 1) return;
        }
    }
    frame(kind, payload) {
        const size = payload.length, head = size < 126 ? Buffer.from([128 | kind, 128 | size]) : Buffer.from([128 | kind, 128 | 126, size >> 8, size & 255]), mask = randomBytes(4);
        this.socket.write(Buffer.concat([head, mask, payload.map((byte, i) => byte ^ mask[i & 3])]));
    }
    send(text) { this.frame(1, Buffer.from(text)); }
}

// A document that takes everything and shows nothing.
function nothing(own = {}) {
    const element = Object.assign({dataset: {}, style: {setProperty() {}}, classList: {toggle() {}}, textContent: "", hidden: false, firstChild: null, querySelector: () => null, addEventListener() {}, setAttribute() {}, append() {}, replaceChildren() {}}, own);
    return new Proxy(element, {get: (of, key) => key in of ? of[key] : () => nothing()});
}
function shelf() { const kept = new Map(); return {getItem: key => kept.get(key) ?? null, setItem: (key, value) => kept.set(key, value)}; }

// A guest with a clock of its own: at a pace of 10 a minute of the page takes six seconds.
export class Guest {
    constructor(link, {through, pace = 1} = {}) {
        const [address, hash] = link.split("#"), {host, origin, pathname} = new URL(address.toLowerCase()), elements = {}, guest = this, began = Date.now();
        this.pace = pace;
        this.through = through;
        this.connections = 0;
        this.answers = new Map();
        this.skipped = 0;
        let real = began;
        const now = () => { const at = Date.now(); guest.skipped += (at - real) * (guest.pace - 1); real = at; return at + guest.skipped; };
        const context = {console, answered_: message => this.answers.set(message.id, message), TextEncoder, crypto: webcrypto, Map, JSON, navigator: {language: "en"}, location: {hash: "#" + hash, host, pathname}, history: {replaceState() {}}, localStorage: shelf(), sessionStorage: shelf(),
            document: nothing({hidden: false, activeElement: null, title: "", body: nothing(), documentElement: nothing(), getElementById: id => elements[id] ??= nothing(), createElement: () => nothing()}),
            matchMedia: () => ({matches: false, addEventListener() {}}), CSS: {escape: x => x}, addEventListener() {}, Date: {now},
            setTimeout: (call, ms) => setTimeout(call, ms / guest.pace), clearTimeout, setInterval: (call, ms) => { let next; const tick = () => { call(); next = guest.timer = setTimeout(tick, ms / guest.pace); }; guest.timer = next = setTimeout(tick, ms / guest.pace); return next; },
            requestAnimationFrame: call => setTimeout(call, 0),
            WebSocket: class extends PlainSocket { constructor(url) { super(url, guest.through, origin); ++guest.connections; } }};
        this.context = vm.createContext(context);
        script.runInContext(this.context);
        this.run("{ const took = takes.done; takes.done = m => { answered_(m); took(m); }; }");
    }
    run(code) { return vm.runInContext(code, this.context); }
    get view() { return this.run("shown.view"); }
    get joined() { return this.run("joined"); }
    get seat() { return this.run("room && room.seat"); }
    get waiting() { return this.run("queue.length"); }
    claim(seat) { this.run(`say({type: "claim", seat: ${seat}})`); }
    // Gives the request's name.
    act(command, at) { return this.run(`send(${JSON.stringify(command)}, "test"${at === undefined ? "" : ", " + at}); queue[queue.length - 1].id`); }
    stop() { this.run('stopped = "closed"; abandon(); clearTimeout(timer)'); clearTimeout(this.timer); }
}
