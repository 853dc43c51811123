// What the browser tests share: a host with its table, and phones at it.
import {spawn} from "node:child_process";
import {existsSync} from "node:fs";
import {createServer} from "node:net";
import {createRequire} from "node:module";
import {once} from "node:events";

const require = createRequire(process.env.BROWSER_MODULES + "/of.js");
const {chromium} = require("playwright-core");
export const axe = require.resolve("axe-core/axe.min.js");

const executablePath = ["/usr/bin/chromium", "/usr/bin/chromium-browser"].find(existsSync);
const args = ["--no-sandbox", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync"];

// `more` for pages that draw by WebGL, in software where there is nothing else.
export function open(more = ["--disable-gpu"]) {
    return chromium.launch({executablePath, args: [...args, ...more]});
}

const hand = {viewport: {width: 360, height: 800}, hasTouch: true, isMobile: true, locale: "en-US"};

// One that keeps what pages store, in this folder.
export function lasting(folder, more = ["--disable-gpu"]) {
    return chromium.launchPersistentContext(folder, {...hand, executablePath, args: [...args, ...more]});
}

// A place to listen at that nobody else has, and that no connection going out is given.
async function freePort() {
    for (;;) {
        const port = 12000 + Math.floor(Math.random() * 18000), server = createServer();
        const free = await new Promise(resolve => server.once("error", () => resolve(false)).listen(port, () => resolve(true)));
        if (free) { await new Promise(resolve => server.close(resolve)); return port; }
    }
}

// How long anything may take on a machine that does other things, too: only what never comes is a fault.
export const patience = 60_000;

// A program that says "open LINK PIN" and then takes commands as lines.
export class Host {
    static async start(program, args = [], port = undefined) {
        const host = new Host();
        host.program = program;
        host.args = args;
        host.port = port ?? await freePort();
        host.process = spawn(program, args, {stdio: ["pipe", "pipe", "inherit"], env: {...process.env, LINK_PORT: String(host.port)}});
        host.lines = [];
        host.waiting = [];
        let rest = "";
        host.process.stdout.on("data", bytes => {
            const parts = (rest + bytes).split("\n");
            rest = parts.pop();
            for (const line of parts) { const next = host.waiting.shift(); if (next) next(line); else host.lines.push(line); }
        });
        const first = await Promise.race([host.line(), once(host.process, "exit").then(() => { throw new Error("the host has not opened its table: " + args.join(" ")); })]);
        [, host.link, host.pin] = first.split(" ");
        host.address = host.link.split("#")[0].toLowerCase();
        host.token = host.link.split("#")[1];
        return host;
    }
    line() { return this.lines.length ? Promise.resolve(this.lines.shift()) : new Promise(resolve => this.waiting.push(resolve)); }
    say(line) { this.process.stdin.write(line + "\n"); }
    async ask(line) { this.say(line); return this.line(); }
    again() { return Host.start(this.program, this.args, this.port); }
    async kill() { const gone = once(this.process, "exit"); this.process.kill("SIGKILL"); await gone; }
    async stop() { const gone = once(this.process, "exit"); this.process.stdin.end(); await gone; }
}

// A phone of its own: nothing is shared with the others. What goes wrong in it fails the test.
export async function phone(browser, more = {}) {
    const context = await browser.newContext({...hand, ...more});
    const page = await context.newPage();
    page.setDefaultTimeout(patience);
    page.faults = [];
    page.warnings = [];
    page.on("console", message => { if (message.type() === "warning") page.warnings.push(message.text()); });
    page.on("pageerror", error => page.faults.push(String(error)));
    page.on("console", message => { if (message.type() === "error" && !/favicon|WebSocket/.test(message.text() + message.location().url)) page.faults.push(message.text()); });
    return page;
}

export async function sit(page, host, seat) {
    await page.goto(host.link, {waitUntil: "commit"});
    await page.locator(`[data-key="seat.${seat}"]`).tap();
    await page.locator("#say .say").waitFor();
}

// What is promised, or a fault where it takes longer.
export async function within(promised, ms = patience, what = "") {
    let late;
    const tooLate = new Promise((_, reject) => { late = setTimeout(() => reject(new Error("never answered: " + what)), ms); });
    try {
        return await Promise.race([promised, tooLate]);
    } finally {
        clearTimeout(late);
    }
}

// Waits until what is asked is so; a page that answers no more is waited for as long, too.
export async function soon(question, ms = patience) {
    const end = Date.now() + ms;
    while (!await within(question(), ms + patience, question)) {
        if (Date.now() > end) throw new Error("never came: " + question);
        await new Promise(resolve => setTimeout(resolve, 20));
    }
}
