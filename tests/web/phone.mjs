// A phone with the app in its browser: it is touched where the accessibility tree says that something lies.
import {spawn} from "node:child_process";
import {once} from "node:events";
import {existsSync, mkdirSync} from "node:fs";
import {fileURLToPath} from "node:url";
import {lasting, open, patience, phone, soon, within} from "../link/browser/browser.mjs";

export {lasting, open, soon, within};
export const withGl = ["--use-angle=swiftshader", "--enable-unsafe-swiftshader"]; // drawn by the processor where there is nothing else
// The same app's terminal, for what goes from one to the other.
export const cli = process.env.TORCHSIDE_CLI ?? fileURLToPath(new URL("../../build/bin/torchside-cli", import.meta.url));
export const noCli = existsSync(cli) ? false : "TORCHSIDE_CLI names no torchside-cli";
const serve = fileURLToPath(new URL("../../app/web/serve", import.meta.url));

// The server with the site; it can go away and come back at the same address.
export class Site {
    static async start(port = 0, folder = process.env.TORCHSIDE_SITE) {
        const site = new Site();
        site.folder = folder;
        site.process = spawn(serve, [folder, "--port", String(port)], {stdio: ["ignore", "pipe", "inherit"]});
        const [line] = await once(site.process.stdout, "data");
        site.address = String(line).trim();
        return site;
    }
    async stop() { const gone = once(this.process, "exit"); this.process.kill(); await gone; }
    again() { return Site.start(Number(new URL(this.address).port), this.folder); }
}

// What is on the screen, as it is told to screen readers: [{name, role, x, y, width, height, off, checked, value}].
const told = page => page.evaluate(() => [...document.querySelectorAll("#mirror > *")].map(element => {
    const box = element.getBoundingClientRect();
    return {name: (element.getAttribute("aria-label") ?? element.textContent).trim(), role: element.getAttribute("role") ?? element.localName, x: box.x, y: box.y, width: box.width, height: box.height,
        off: element.getAttribute("aria-disabled") === "true", checked: element.getAttribute("aria-checked") ?? element.getAttribute("aria-pressed"), value: element.getAttribute("aria-valuenow") ?? element.textContent};
}).filter(each => each.name && each.width > 0 && each.height > 0));

const pause = ms => new Promise(resolve => setTimeout(resolve, ms));
// A number may be a key and somebody's life: what can be pressed comes first.
function named(all, name) {
    const fits = [each => each.name === name, each => each.name.startsWith(name)];
    for (const fit of name instanceof RegExp ? [each => name.test(each.name)] : fits) {
        const found = all.filter(fit);
        if (found.length > 0) return found.find(each => each.role === "button") ?? found[0];
    }
}
// ms: when what is told is looked at again; when a tap has changed nothing; and where that is meant to change something
const settled = 200, unmoved = 1200, insisting = 4000;

export class Guest {
    // `before` runs in the page ahead of everything else.
    static async at(browser, site, more, before) {
        const guest = new Guest();
        guest.site = site;
        guest.page = await phone(browser, more);
        guest.taps = guest.repeated = 0;
        await guest.page.addInitScript(() => {
            localStorage.getItem("torchside.ini") ?? localStorage.setItem("torchside.ini", "[General]\nmotion=false\nhints=false\n");
            localStorage.setItem("torchside.reminded", Date.now()); // of the export
        });
        if (before) await guest.page.addInitScript(before);
        await guest.begin();
        return guest;
    }
    async begin() {
        const page = this.page;
        await page.goto(this.site.address, {waitUntil: "commit"});
        await this.begun();
    }
    async begun() {
        await this.marks("torchside-whole");
    }
    // That there is a picture ("torchside-begun"), and that all stands behind it.
    async marks(name) {
        await this.page.waitForFunction(name => performance.getEntriesByName(name).length > 0, name, {timeout: 3 * patience});
    }
    said() { return told(this.page); }
    async find(name) { return named(await this.said(), name); }
    async sees(name, before = () => {}) {
        let found, all = [];
        try {
            await soon(async () => { await before(); all = await this.said(); found = named(all, name); return found !== undefined; }, patience / 2);
        } catch {
            await this.picture("missed");
            throw new Error(`“${name}” is not there, but ${all.map(each => each.name).join(" | ")}`);
        }
        return found;
    }
    // Which of these there is first, as soon as there is one.
    async any(...names) {
        let found;
        await soon(async () => {
            await this.sendOn();
            const all = await this.said();
            found = names.find(name => named(all.filter(each => !each.off), name) !== undefined);
            return found !== undefined;
        }, patience / 2).catch(async () => {
            await this.picture("missed");
            throw new Error(`nothing of ${names.join(", ")}, but ${(await this.said()).map(each => each.name).join(" | ")}`);
        });
        return found;
    }
    // What is shown large is looked at, then sent on.
    async sendOn() {
        while (await this.find(/^(Go on|Weiter)$/)) {
            await pause(330);
            const go = await this.find(/^(Go on|Weiter)$/);
            if (go) await this.touch(go);
        }
    }
    async touch(where, isToChange = false) {
        ++this.taps;
        const before = JSON.stringify(await this.said());
        await this.page.touchscreen.tap(where.x + where.width / 2, where.y + where.height / 2);
        return this.settle(before, isToChange ? insisting : unmoved);
    }
    // Until something else is there, and stays; whether there was.
    async settle(before, ms = unmoved) {
        let last = before, isMoved = true;
        await soon(async () => (last = JSON.stringify(await this.said())) !== before, ms).catch(() => { isMoved = false; });
        await soon(async () => {
            await pause(settled);
            const now = JSON.stringify(await this.said()), isStill = now === last;
            last = now;
            return isStill;
        });
        return isMoved;
    }
    async tap(name) {
        let found = await this.sees(name, () => this.sendOn());
        for (let tries = 0, by; tries < 24 && (by = await this.hidden(found)) !== 0; ++tries) {
            await this.swipe(by);
            found = await this.sees(name);
        }
        for (let before = null; !before || before.x !== found.x || before.y !== found.y;) { // until it stands still
            before = found;
            await pause(60);
            found = await this.sees(name);
        }
        const isToChange = this.persists && found.role !== "textbox"; // a field that is written in looks as before
        if (await this.touch(found, isToChange) || !isToChange)
            return;
        ++this.repeated; // as people do who see that nothing came of it
        await this.touch(await this.sees(name));
    }
    // By how much the page has to be scrolled for this to lie in sight, and not beneath the sheet that says what to do now.
    async hidden(where) {
        const all = await this.said(), sheet = all.findIndex(each => each.name === "The rule"), at = all.findIndex(each => each.name === where.name && each.y === where.y);
        const bottom = sheet > at ? all[sheet].y - 16 : this.page.viewportSize().height;
        this.sight = bottom;
        const far = Math.max(160, Math.min(bottom - 200, Math.abs(where.y - bottom / 2)));
        return where.y < 0 ? far : where.y + where.height > bottom ? -far : 0;
    }
    // A finger drags by so many pixels.
    async swipe(by) {
        const wire = this.wire ??= await this.page.context().newCDPSession(this.page), {width, height} = this.page.viewportSize();
        const from = by < 0 ? Math.min(this.sight ?? height, height) - 20 : 120, steps = 10;
        const at = y => ({touchPoints: [{x: width / 2, y}]});
        await wire.send("Input.dispatchTouchEvent", {type: "touchStart", ...at(from)});
        for (let i = 1; i <= steps; ++i) {
            await wire.send("Input.dispatchTouchEvent", {type: "touchMove", ...at(from + by * i / steps)});
            await pause(16);
        }
        await pause(120); // so that it isn't flung
        await wire.send("Input.dispatchTouchEvent", {type: "touchEnd", touchPoints: []});
        await pause(2 * settled);
    }
    // Into a field, as a keyboard on the screen would.
    async type(field, words) {
        await this.tap(field);
        await this.page.keyboard.type(words, {delay: 15});
        await this.page.keyboard.press("Enter");
        await pause(settled);
    }
    // A sheet that has just come up takes no press at first: what is meant is pressed once it has stood there.
    async tapOnceItStands(name) {
        await this.sees(name);
        await pause(1000);
        await this.tap(name);
    }
    // A file is let fall onto the page.
    async drop(name, text) {
        const dropped = await this.page.evaluateHandle(([name, text]) => {
            const data = new DataTransfer();
            data.items.add(new File([text], name, {type: "application/json"}));
            return data;
        }, [name, text]);
        await this.page.dispatchEvent("body", "drop", {dataTransfer: dropped});
    }
    async picture(name) {
        if (!process.env.TORCHSIDE_PICTURES) return;
        mkdirSync(process.env.TORCHSIDE_PICTURES, {recursive: true});
        await this.page.screenshot({path: `${process.env.TORCHSIDE_PICTURES}/${name}.png`});
    }
}

export async function beginMandom(guest) {
    await guest.tap("Dungeon of Mandom");
    for (const name of ["Ann", "Bo"])
        await guest.type("Add someone", name);
    await guest.tap("Into the dungeon");
    await guest.sees(/Ann draws a card/);
    await pause(1000); // a sheet that has just come up takes no press at first
}
