// Documents in and out, as an app carries a table to the hub and home again; and what strangers get.
import assert from "node:assert/strict";
import {join} from "node:path";
import {test} from "node:test";
import {folderOf, Hub} from "./hub.mjs";

test("a table is carried home and back", {timeout: 60_000}, async t => {
    const hub = await Hub.start(t, join(folderOf(t), "club.sqlite")), other = await Hub.start(t, join(folderOf(t), "other.sqlite"));
    const opened = await hub.open("mandom", {players: ["Ann", "Bo"]}), path = `/t/${opened.table}/document`;
    const got = await fetch(hub.address + path, {headers: await hub.proof(opened.hand, "GET", path)});
    assert.equal(got.status, 200);
    const document = await got.text();
    assert.equal(JSON.parse(document).format, "torchside-session");

    const take = async code => fetch(other.address + "/take", {method: "POST", body: document, headers: await other.proof(code, "POST", "/take")});
    const taken = await (await take(other.code)).json();
    assert.equal(taken.ok, true);
    assert.match(taken.hand, new RegExp(`^${other.address}/t/${taken.table}#[A-Z2-7]{26}$`));
    assert.deepEqual(await (await take(other.code)).json(), taken, "sent again it is the same table");
    const words = (await other.desk()).first.words;
    assert.equal((await take(words.opener)).status, 200);
});

test("who proves nothing gets nothing", {timeout: 60_000}, async t => {
    const hub = await Hub.start(t, join(folderOf(t), "club.sqlite")), opened = await hub.open("mandom", {players: ["Ann", "Bo"]});
    const path = `/t/${opened.table}/document`, status = async (path, init) => (await fetch(hub.address + path, init)).status;
    assert.equal(await status(path), 401);
    assert.equal(await status(path, {headers: await hub.proof(opened.hand, "GET", "/t/99/document")}), 401, "a proof is of one request");
    assert.equal(await status("/take", {method: "POST", body: "{}"}), 401);
    assert.equal(await status("/take", {method: "POST", body: "{}", headers: await hub.proof(opened.hand, "POST", "/take")}), 401, "a hand opens nothing");
    assert.equal(await status("/t/77/document", {headers: await hub.proof(hub.code, "GET", "/t/77/document")}), 404);
    for (const path of ["/t/1/../../etc/passwd", "/t/0", "/t/01", "/table", "/club.sqlite", "/hub/hall.js"]) assert.equal(await status(path), 404, path);
    assert.equal(await status("/", {method: "DELETE"}), 405);
    assert.equal(await status("/", {headers: {Origin: "http://evil.example"}}), 403);
});

test("what is no session is refused in a sentence", {timeout: 60_000}, async t => {
    const hub = await Hub.start(t, join(folderOf(t), "club.sqlite"));
    for (const body of ["", "{}", "nonsense", '{"format":"torchside-session","version":1,"game":"mandom","steps":[]}', '{"format":"torchside-everything"}']) {
        const got = await fetch(hub.address + "/take", {method: "POST", body, headers: await hub.proof(hub.code, "POST", "/take")});
        assert.equal(got.status, 422, body);
        assert.ok((await got.json()).message.length > 10);
    }
    const large = await fetch(hub.address + "/take", {method: "POST", body: "x".repeat(17 << 20), headers: await hub.proof(hub.code, "POST", "/take")}).catch(() => ({status: 413}));
    assert.equal(large.status, 413);
});
