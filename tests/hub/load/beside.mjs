// What the machine does without a hub: a bare WebSocket echo of the same messages at the same pace, a bare insert.
import {spawnSync} from "node:child_process";
import {mkdtempSync, readdirSync, readFileSync, writeFileSync} from "node:fs";
import {join} from "node:path";
import {performance} from "node:perf_hooks";
import {Socket} from "./socket.mjs";
import {begin, spread, stop} from "./surroundings.mjs";

const message = "x".repeat(1000), wait = ms => new Promise(resolve => setTimeout(resolve, ms));

export async function bareEcho(sockets, perSecond, seconds) {
    const echo = await begin(process.env.BARE_ECHO, [], /port (\d+)\n/), times = [], all = [];
    for (let i = 0; i < sockets; ++i) {
        const one = new Socket(Number(echo.match[1]), "/", {onmessage: () => { times.push(performance.now() - one.at); one.at = 0; }});
        all.push(one);
        if (i % 50 === 49 || i + 1 === sockets) for (const end = Date.now() + 30_000; !all.every(each => each.open); await wait(5)) if (Date.now() > end) throw new Error("the echo lets nobody in");
    }
    const start = performance.now();
    for (let sent = 0; performance.now() < start + seconds * 1000; await wait(2))
        for (; sent < (performance.now() - start) / 1000 * perSecond; ++sent) { const one = all[sent * 7 % all.length]; if (!one.at) { one.at = performance.now(); one.send(message); } }
    await wait(200);
    for (const one of all) one.close();
    await stop(echo.process, "SIGKILL");
    return spread(times);
}

// One row and one commit at a time: by Python's SQLite in a file of the same kind, or by pgbench at the same server.
export async function bareInsert(kind, journal, folder, seconds) {
    if (kind === "file") {
        const done = spawnSync("python3", ["-c", inserts, join(folder, "bare.sqlite"), String(seconds)], {encoding: "utf8", maxBuffer: 2 ** 28}); // a quick disk has very many
        if (done.status !== 0) throw new Error(done.stderr);
        return spread(JSON.parse(done.stdout));
    }
    const place = mkdtempSync(join(folder, "bench-")), script = join(place, "insert.sql"), programs = "/usr/lib/postgresql/" + readdirSync("/usr/lib/postgresql").sort().at(-1) + "/bin/";
    writeFileSync(script, "INSERT INTO bare_insert (text) VALUES (repeat('x', 600));\n");
    const run = (program, words) => { const done = spawnSync(program, words, {encoding: "utf8", cwd: place}); if (done.status !== 0) throw new Error(done.stderr); };
    run("psql", ["-q", "-d", journal, "-c", "CREATE TABLE bare_insert (id bigserial PRIMARY KEY, text text)"]);
    run(programs + "pgbench", ["-n", "-c", "1", "-T", String(Math.ceil(seconds)), "-f", script, "-l", journal]);
    return spread(readdirSync(place).filter(each => each.startsWith("pgbench_log")).flatMap(each => readFileSync(join(place, each), "utf8").trim().split("\n").map(line => Number(line.split(" ")[2]) / 1000)));
}
const inserts = `
import json, sqlite3, sys, time
base = sqlite3.connect(sys.argv[1], isolation_level=None)
base.execute("PRAGMA journal_mode=WAL"); base.execute("PRAGMA synchronous=FULL")
base.execute("CREATE TABLE bare (id INTEGER PRIMARY KEY, text TEXT)")
times, end = [], time.monotonic() + float(sys.argv[2])
while time.monotonic() < end:
    began = time.monotonic()
    base.execute("INSERT INTO bare (text) VALUES (?)", ("x" * 600,))
    times.append((time.monotonic() - began) * 1000)
print(json.dumps(times))
`;
