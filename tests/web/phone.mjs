// A phone with the app in its browser: it is touched where the accessibility tree says that something lies.
import {spawn} from "node:child_process";
import {once} from "node:events";
import {mkdirSync} from "node:fs";
import {fileURLToPath} from "node:url";
import {lasting, open, patience, phone, soon} from "../link/browser/browser.mjs";

export {lasting, open, soon};
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

// What is on the screen, as it is told to screen readers: [{name, role, x, y, width, height}].
const told = page => page.evaluate(() => {
    const all = [], roots = [document];
    for (const root of roots)
        for (const element of root.querySelectorAll("*")) {
            if (element.shadowRoot) roots.push(element.shadowRoot);
            const name = element.getAttribute("aria-label") ?? (element.childElementCount === 0 ? element.textContent : "") ?? "";
            const box = element.getBoundingClientRect();
            if (name.trim() && box.width > 0 && box.height > 0)
                all.push({name: name.trim(), role: element.getAttribute("role") ?? element.localName, x: box.x, y: box.y, width: box.width, height: box.height});
        }
    return all;
});

export class Guest {
    static async at(browser, site, more) {
        const guest = new Guest();
        guest.site = site;
        guest.page = await phone(browser, more);
        await guest.begin();
        return guest;
    }
    async begin() {
        const page = this.page;
        await page.goto(this.site.address, {waitUntil: "commit"});
        await this.begun();
    }
    async begun() {
        await this.page.waitForFunction(() => performance.getEntriesByName("torchside-begun").length > 0, null, {timeout: 3 * patience});
    }
    said() { return told(this.page); }
    async find(name) {
        const all = await this.said();
        return all.find(each => each.name === name) ?? all.find(each => name instanceof RegExp ? name.test(each.name) : each.name.startsWith(name));
    }
    async sees(name) {
        let found;
        await soon(async () => { found = await this.find(name); return found !== undefined; });
        return found;
    }
    async tap(name) {
        const found = await this.sees(name);
        await this.page.touchscreen.tap(found.x + found.width / 2, found.y + found.height / 2);
    }
    async picture(name) {
        if (!process.env.TORCHSIDE_PICTURES) return;
        mkdirSync(process.env.TORCHSIDE_PICTURES, {recursive: true});
        await this.page.screenshot({path: `${process.env.TORCHSIDE_PICTURES}/${name}.png`});
    }
}
