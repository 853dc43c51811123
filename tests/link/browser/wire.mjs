// A net between a guest and its host that breaks as nets do: it is cut, falls silent for a while, or swallows all that is
// said while it looks as if nothing were wrong.
import {createConnection, createServer} from "node:net";

export class Wire {
    static async to(port) {
        const wire = new Wire();
        wire.pairs = new Set();
        wire.state = "whole";
        wire.server = createServer(near => wire.join(near, createConnection({host: "127.0.0.1", port})));
        await new Promise(resolve => wire.server.listen(0, "127.0.0.1", resolve));
        wire.port = wire.server.address().port;
        return wire;
    }
    join(near, far) {
        const pair = {near, far, lost: this.state === "hole"};
        this.pairs.add(pair);
        if (this.state === "mute") this.hush(pair, true);
        for (const [from, to] of [[near, far], [far, near]]) {
            from.setNoDelay(true);
            from.on("data", bytes => { if (!pair.lost) to.write(bytes); });
            from.on("error", () => {});
            from.on("close", () => { if (!pair.lost) to.destroy(); this.pairs.delete(pair); });
        }
    }
    hush(pair, on) { for (const each of [pair.near, pair.far]) if (on) each.pause(); else each.resume(); }
    cut() { for (const {near, far} of this.pairs) { near.destroy(); far.destroy(); } this.pairs.clear(); }
    mute() { this.state = "mute"; for (const pair of this.pairs) this.hush(pair, true); }
    hole() { this.state = "hole"; for (const pair of this.pairs) pair.lost = true; }
    mend() {
        const was = this.state;
        this.state = "whole";
        if (was === "mute") for (const pair of this.pairs) this.hush(pair, false);
    }
    close() { this.cut(); this.server.close(); }
}
