// Tables of the Cutthroat game and the phones at them: each sits down by the table's code, taps, and acknowledges what it sees.
import {createHmac, randomBytes} from "node:crypto";
import {performance} from "node:perf_hooks";
import {Socket} from "./socket.mjs";

export const wait = ms => new Promise(resolve => setTimeout(resolve, ms));
export const hmac = (key, text) => createHmac("sha256", key).update(text).digest("hex");
const names = ["Ann", "Bo", "Cy", "Dee", "Eve", "Fay"];
const quiet = 2900; // ms after which a page asks whether the hub is there

export class Talk {
    constructor(port, path, from) {
        this.heard = [];
        this.socket = new Socket(port, path, {from, onmessage: text => this.heard.push(JSON.parse(text))});
    }
    say(message) { this.socket.send(JSON.stringify(message)); }
    // The oldest of this type that nobody has waited for yet.
    async next(type) {
        for (const end = Date.now() + 60_000; Date.now() < end; await wait(2)) {
            const at = this.heard.findIndex(each => each.type === type || each.type === "refused");
            if (at >= 0) { const found = this.heard[at]; this.heard.splice(0, at + 1); if (found.type === type) return found; throw new Error("refused: " + JSON.stringify(found)); }
            if (this.socket.isOver) throw new Error(`the hub hung up before it said “${type}”`);
        }
        throw new Error(`“${type}” never came`);
    }
}

// A hub lets sixty tables be opened from one address at once: so they come from many of this machine's.
export async function openTables(hub, many, seats) {
    const tables = [], players = names.slice(0, seats).map(name => ({name}));
    let door = null;
    for (let i = 0; i < many; ++i) {
        if (i % 50 === 0) {
            door?.socket.close();
            door = new Talk(hub.port, "/", `127.0.1.${1 + i / 50}`);
            await door.next("hello");
            door.say({type: "look", language: "en"});
            await door.next("hall");
        }
        door.say({type: "open", game: "cutthroat", start: {players}, name: `Table ${i + 1}`, device: randomBytes(16).toString("hex")});
        tables.push({id: (await door.next("opened")).table, phones: [], seq: 0, tap: null});
        if (i % 25 === 24) await wait(400); // less than a hub calls too many messages
    }
    door?.socket.close();
    await findCodes(hub, tables);
    return tables;
}
async function findCodes(hub, tables) {
    const device = randomBytes(16).toString("hex");
    let desk = null;
    for (const [i, table] of tables.entries()) {
        if (i % 60 === 0) {
            desk?.socket.close();
            desk = new Talk(hub.port, "/organiser");
            const {nonce} = await desk.next("hello");
            desk.say({type: "join", device, language: "en", proof: hmac(hub.code, nonce + device)});
            await desk.next("desk");
        }
        desk.say({type: "way", table: table.id});
        table.token = (await desk.next("way")).link.split("#")[1];
    }
    desk?.socket.close();
}

export class Phone {
    constructor(hub, table, seat, figures) {
        Object.assign(this, {hub, table, seat, figures, device: randomBytes(16).toString("hex"), taps: 0, refused: 0, isSeated: false, view: null, waiting: null});
        table.phones.push(this);
        this.socket = new Socket(hub.port, `/t/${table.id}`, {onmessage: text => { this.heardAt = Date.now(); this.take(JSON.parse(text)); }, onclose: () => { ++figures.broken; }});
        this.heardAt = Date.now();
    }
    say(message) { this.socket.send(JSON.stringify(message)); }
    take(m) {
        if (m.type === "hello") this.say({type: "join", v: 1, device: this.device, epoch: "", n: 0, mark: "", language: "en", proof: hmac(this.table.token, m.nonce + this.device)});
        else if (m.type === "joined") this.say({type: "claim", seat: this.seat});
        else if (m.type === "room") this.isSeated = m.seat === this.seat;
        else if (m.type === "state") this.see(m);
        else if (m.type === "done" && m.id === this.waiting) { this.waiting = null; if (!m.ok) ++this.refused; this.figures.done.push(performance.now() - this.tappedAt); }
    }
    see(m) {
        this.say({type: "ack", n: m.n});
        this.view = m.view;
        const {table} = this, {tap} = table;
        table.seq = Math.max(table.seq, m.view.seq);
        if (tap && tap.by !== this && m.view.seq >= tap.seq && tap.others.delete(this)) this.figures.seen.push(performance.now() - tap.at);
    }
    tap() {
        const {table} = this;
        if (this.waiting || table.tap?.others.size) { ++this.figures.late; return; } // the last one is not through yet
        this.waiting = this.device.slice(0, 8) + randomBytes(8).toString("hex");
        this.tappedAt = performance.now();
        table.tap = {by: this, at: this.tappedAt, seq: table.seq + 1, others: new Set(table.phones.filter(each => each !== this))};
        ++this.taps;
        this.say({type: "do", id: this.waiting, do: {do: "adjust", player: this.seat, life: 0, prestige: 1, poison: 0}});
    }
    breathe() { if (Date.now() - this.heardAt > quiet) { this.heardAt = Date.now(); this.say({type: "ping"}); } }
    get prestige() { return this.view.parts.find(each => each.label === "Prestige").value; }
}
