// What a measure needs around it: hubs, servers, and what they cost.
import {spawn} from "node:child_process";
import {once} from "node:events";
import {readFileSync} from "node:fs";
import {createServer} from "node:net";

const here = [];
process.on("exit", () => { for (const each of here) each.kill("SIGKILL"); });
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => process.exit(1));

// A program that says something when it is ready; it ends with us.
export async function begin(program, words, ready, more = {}) {
    const process_ = spawn(program, words, {stdio: ["pipe", "pipe", "pipe"], ...more});
    here.push(process_);
    let said = "", faults = "";
    process_.stderr.on("data", bytes => { faults = (faults + bytes).slice(-2000); });
    const found = new Promise(resolve => process_.stdout.on("data", bytes => { said += bytes; const match = ready.exec(said); if (match) resolve(match); }));
    const match = await Promise.race([found, once(process_, "error").then(([fault]) => { throw fault; }), once(process_, "exit").then(() => { throw new Error(`${program} did not begin: ${faults}`); })]);
    return {process: process_, match, get faults() { return faults; }};
}
export async function freePort() {
    const server = createServer();
    await new Promise(resolve => server.listen(0, "127.0.0.1", resolve));
    const {port} = server.address();
    await new Promise(resolve => server.close(resolve));
    return port;
}
export async function beginHub(program, journal) {
    const port = await freePort(), begun = await begin(program, ["--journal", journal, "--listen", `127.0.0.1:${port}`, "--quiet"], /code: (\S+)\n/), {process: process_, match} = begun;
    return {port, code: match[1], process: process_, pid: process_.pid, address: `http://127.0.0.1:${port}`, get log() { return begun.faults; }};
}
export async function stop(process_, signal = "SIGTERM") {
    if (process_.exitCode !== null || process_.signalCode !== null) return;
    const gone = once(process_, "exit");
    process_.kill(signal);
    await gone;
}
// Seconds of a processor that it has had, and that it has waited for one while others had it; KB of memory that are its own now.
export function costOf(pid) {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1].split(" "), status = readFileSync(`/proc/${pid}/status`, "utf8");
    const kb = key => Number(new RegExp(key + ":\\s+(\\d+)").exec(status)[1]);
    const waited = Number(readFileSync(`/proc/${pid}/schedstat`, "utf8").split(" ")[1]) / 1e9;
    return {waited, seconds: (Number(stat[11]) + Number(stat[12])) / 100, memory: kb("RssAnon"), most: kb("VmHWM")};
}
export function spread(values) {
    const all = [...values].sort((a, b) => a - b), at = share => all.length ? all[Math.min(all.length - 1, Math.floor(all.length * share))] : NaN;
    return {many: all.length, p50: at(0.5), p99: at(0.99), most: at(1)};
}
