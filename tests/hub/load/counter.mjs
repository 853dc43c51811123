// Somebody who counts prestige, over and over, and knows what it must be in the end.
import {Guest} from "../../link/browser/guest.mjs";
import {wait} from "./phones.mjs";

export const until = async (met, what, ms = 60_000) => { for (const end = Date.now() + ms; !met(); await wait(10)) if (Date.now() > end) throw new Error("never: " + (typeof what === "function" ? what() : what)); };

export class Counter {
    constructor(link, seat) { this.guest = new Guest(link); this.seat = seat; this.deeds = []; }
    static async seated(link, seat) {
        const one = new Counter(link, seat);
        await until(() => one.guest.joined, "at the table");
        one.guest.claim(seat);
        await until(() => one.guest.view?.seat === seat, "in the seat");
        one.first = one.shown;
        return one;
    }
    tap() { if (this.guest.waiting < 4) this.deeds.push(this.guest.act({do: "adjust", player: this.seat, life: 0, prestige: 1, poison: 0})); }
    get shown() { return this.guest.view.parts.find(each => each.label === "Prestige").value; }
    get answered() { return this.deeds.filter(id => this.guest.answers.get(id)?.ok).length; }
    get refused() { return this.deeds.filter(id => this.guest.answers.get(id)?.ok === false); }
    get notice() { return this.guest.run("notice"); }
    // All that was tapped is answered and shown.
    get isThrough() { return this.guest.joined && this.guest.waiting === 0 && this.shown >= this.first + this.deeds.length - this.refused.length; }
}
// They tap, one after the other, until the answer is called.
export function playing(people, pause = 30) {
    let isOver = false, turn = 0;
    const play = (async () => { while (!isOver) { people[turn++ % people.length].tap(); await wait(pause); } })();
    return () => { isOver = true; return play; };
}
