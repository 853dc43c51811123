// A WebSocket of few words for very many phones: from any address of this machine, and it counts its bytes.
import {createConnection} from "node:net";
import {randomBytes} from "node:crypto";

export class Socket {
    constructor(port, path, {from = "127.0.0.1", onmessage, onclose} = {}) {
        Object.assign(this, {open: false, isOver: false, left: Buffer.alloc(0), pieces: [], waiting: [], read: 0, written: 0, onmessage, onclose});
        const host = `127.0.0.1:${port}`;
        this.line = createConnection({host: "127.0.0.1", port, localAddress: from, noDelay: true});
        this.write(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\nOrigin: http://${host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${randomBytes(16).toString("base64")}\r\n\r\n`);
        this.line.on("data", bytes => { this.read += bytes.length; this.left = this.left.length ? Buffer.concat([this.left, bytes]) : bytes; this.take(); });
        this.line.on("error", () => {});
        this.line.on("close", () => this.end());
    }
    write(bytes) { this.written += bytes.length; this.line.write(bytes); }
    end() { if (!this.isOver) { this.isOver = true; this.line.destroy(); this.onclose?.(); } }
    close() { this.isOver = true; this.line.destroy(); }
    take() {
        if (!this.open) {
            const head = this.left.indexOf("\r\n\r\n");
            if (head < 0) return;
            if (this.left.toString("latin1", 9, 12) !== "101") return this.end();
            this.left = this.left.subarray(head + 4);
            this.open = true;
            for (const text of this.waiting.splice(0)) this.send(text);
        }
        while (this.left.length >= 2 && !this.isOver) {
            const short = this.left[1] & 127, from = short === 126 ? 4 : short === 127 ? 10 : 2;
            if (this.left.length < from) return;
            const size = short === 126 ? this.left.readUInt16BE(2) : short === 127 ? Number(this.left.readBigUInt64BE(2)) : short;
            if (this.left.length < from + size) return;
            const kind = this.left[0] & 15, isLast = this.left[0] & 128, piece = this.left.subarray(from, from + size);
            this.left = this.left.subarray(from + size);
            if (kind === 8) return this.end();
            if (kind === 9) this.frame(10, piece);
            if (kind > 2) continue;
            this.pieces.push(piece);
            if (isLast) this.onmessage?.(Buffer.concat(this.pieces.splice(0)).toString());
        }
    }
    frame(kind, payload) {
        const size = payload.length, head = size < 126 ? Buffer.from([128 | kind, 128 | size]) : Buffer.from([128 | kind, 254, size >> 8, size & 255]), mask = randomBytes(4), out = Buffer.allocUnsafe(head.length + 4 + size);
        head.copy(out); mask.copy(out, head.length);
        for (let i = 0; i < size; ++i) out[head.length + 4 + i] = payload[i] ^ mask[i & 3];
        this.write(out);
    }
    send(text) { if (this.open) this.frame(1, Buffer.from(text)); else this.waiting.push(text); }
}
