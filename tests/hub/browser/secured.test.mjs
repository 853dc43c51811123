// A hub that speaks https by itself, and one behind a proxy: by which names it is asked, and by which it isn't.
import assert from "node:assert/strict";
import {execFileSync} from "node:child_process";
import {existsSync} from "node:fs";
import {request} from "node:http";
import {join} from "node:path";
import {test} from "node:test";
import {open, phone} from "../../link/browser/browser.mjs";
import {folderOf, Hub} from "./hub.mjs";

const openssl = ["/usr/bin/openssl", "/usr/local/bin/openssl"].find(existsSync);

test("with a certificate everything is protected", {skip: openssl ? false : "no openssl", timeout: 120_000}, async t => {
    const folder = folderOf(t), key = join(folder, "key.pem"), certificate = join(folder, "certificate.pem");
    execFileSync(openssl, ["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-keyout", key, "-out", certificate, "-days", "1", "-subj", "/CN=127.0.0.1"], {stdio: "ignore"});
    const hub = await Hub.start(t, join(folder, "club.sqlite"), ["--certificate", certificate, "--key", key]), address = hub.address.replace("http", "https");
    const browser = await open();
    t.after(() => browser.close());
    const ann = await phone(browser, {ignoreHTTPSErrors: true}), sockets = [];
    ann.on("websocket", socket => sockets.push(socket.url()));
    await ann.goto(address);
    await ann.locator('[data-key="game.mandom"]').tap();
    await ann.locator('[data-key="person.0"]').fill("Ann");
    await ann.locator('[data-key="person.1"]').fill("Bo");
    await ann.locator('[data-key="begin"]').tap();
    await ann.locator('[data-key="seat.0"]').tap();
    await ann.locator("#say .say").waitFor();
    assert.ok(await ann.evaluate(() => isSecureContext));
    assert.ok(sockets.length >= 2 && sockets.every(url => url.startsWith("wss://")), String(sockets));
    assert.deepEqual(ann.faults, []);
    await assert.rejects(fetch(hub.address), "what is not protected is not answered");
});

test("behind a proxy it is asked by the proxy's names", {timeout: 60_000}, async t => {
    const hub = await Hub.start(t, join(folderOf(t), "club.sqlite"), ["--behind-proxy", "club.example", "Play.club.example:8443"]);
    const status = headers => new Promise(resolve => request({port: hub.port, host: "127.0.0.1", path: "/", headers}, answer => { answer.resume(); resolve(answer.statusCode); }).end());
    assert.equal(await status({Host: "club.example"}), 200);
    assert.equal(await status({Host: "CLUB.example"}), 200);
    assert.equal(await status({Host: "play.club.example:8443"}), 200);
    assert.equal(await status({Host: "evil.example"}), 421);
    assert.equal(await status({Host: "club.example.evil.example"}), 421);
    assert.equal(await status({Host: "club.example", Origin: "https://club.example"}), 200);
    assert.equal(await status({Host: "club.example", Origin: "https://evil.example"}), 403);
    assert.equal(await status({Host: "club.example", Origin: "ftp://club.example"}), 403);
});
