// A hub of a test's own, and what one says to it without a browser.
import {createHmac, randomBytes} from "node:crypto";
import {spawn} from "node:child_process";
import {once} from "node:events";
import {mkdtempSync, rmSync} from "node:fs";
import {createServer} from "node:net";
import {tmpdir} from "node:os";
import {join} from "node:path";
import {PlainSocket} from "../../link/browser/guest.mjs";

export const wait = ms => new Promise(resolve => setTimeout(resolve, ms));
const hmac = (key, text) => createHmac("sha256", key).update(text).digest("hex");

export async function freePort() {
    for (;;) {
        const port = 12000 + Math.floor(Math.random() * 18000), server = createServer();
        const free = await new Promise(resolve => server.once("error", () => resolve(false)).listen(port, "127.0.0.1", () => resolve(true)));
        if (free) { await new Promise(resolve => server.close(resolve)); return port; }
    }
}

// A folder that is gone with the test.
export function folderOf(t) {
    const folder = mkdtempSync(join(tmpdir(), "hub-"));
    t.after(() => rmSync(folder, {recursive: true, force: true}));
    return folder;
}

export class Hub {
    // `journal` is a file or an address; hubs with the same share it.
    static async start(t, journal, more = []) {
        const hub = new Hub();
        hub.port = await freePort();
        hub.address = `http://127.0.0.1:${hub.port}`;
        hub.process = spawn(process.env.TORCHSIDE_HUB, ["--journal", journal, "--listen", `127.0.0.1:${hub.port}`, "--quiet", ...more], {stdio: ["ignore", "pipe", "pipe"]});
        hub.log = "";
        hub.process.stderr.on("data", bytes => { hub.log += bytes; });
        let said = "";
        const ready = new Promise(resolve => hub.process.stdout.on("data", bytes => { said += bytes; if (/code: \S+\n/.test(said)) resolve(); }));
        await Promise.race([ready, once(hub.process, "exit").then(() => { throw new Error("the hub did not begin: " + hub.log); })]);
        hub.code = /code: (\S+)/.exec(said)[1];
        t.after(() => hub.process.kill("SIGKILL"));
        return hub;
    }
    async kill() { const gone = once(this.process, "exit"); this.process.kill("SIGKILL"); await gone; }
    async stop() { const gone = once(this.process, "exit"); this.process.kill("SIGTERM"); return (await gone)[0]; }

    // A conversation at one of the hub's paths; whatever it says is kept.
    talk(path) {
        const socket = new PlainSocket(this.address.replace("http", "ws") + path, this.port, this.address);
        socket.heard = [];
        socket.onmessage = event => socket.heard.push(JSON.parse(event.data));
        socket.say = message => socket.send(JSON.stringify(message));
        socket.wait = async (type, after = 0, ms = 20_000) => {
            for (const end = Date.now() + ms; Date.now() < end; await wait(5)) {
                const found = socket.heard.slice(after).find(message => message.type === type);
                if (found) return found;
            }
            throw new Error(`“${type}” never came: ${JSON.stringify(socket.heard).slice(0, 400)}`);
        };
        return socket;
    }
    async open(game, start, name = "") {
        const door = this.talk("/");
        await door.wait("hello");
        door.say({type: "look", language: "en"});
        await door.wait("hall");
        door.say({type: "open", game, start, name, device: randomBytes(16).toString("hex")});
        const opened = await door.wait("opened");
        door.close();
        const desk = await this.desk();
        desk.say({type: "way", table: opened.table});
        const {link, pin} = await desk.wait("way");
        desk.close();
        return {...opened, link, pin};
    }
    async desk() {
        const desk = this.talk("/organiser"), {nonce} = await desk.wait("hello"), device = randomBytes(16).toString("hex");
        desk.say({type: "join", device, language: "en", proof: hmac(this.code, nonce + device)});
        desk.first = await desk.wait("desk");
        return desk;
    }
    async proof(code, method, path) {
        const {nonce} = await (await fetch(this.address + "/nonce")).json();
        return {Authorization: `Torchside ${nonce} ${hmac(code, nonce + method + " " + path)}`};
    }
}
