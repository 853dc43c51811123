// Each game from sitting down to its end, by touch alone: what is tapped is what the screen says can be.
import {soon} from "./phone.mjs";

const people = ["Ann", "Bo", "Cy"];

async function sitDown(guest, game, begin) {
    await guest.tap(game);
    for (const name of people)
        await guest.type("Add someone", name);
    await guest.picture(game + " - people");
    await guest.tap(begin);
}

async function meet(guest, number) {
    await guest.tap("Turn over an encounter");
    await guest.type("Name", `Creature ${number}`);
    if (number % 4 === 0)
        await guest.tap("Challenge");
    else
        await guest.type(/^Life for 3 players/, "25");
    await guest.tap("Prestige: more");
    await guest.tap("Face it");
}

async function strike(guest) {
    await guest.tap(/^(It attacks…|Attacks differently…)$/);
    await guest.tap("Everybody");
    await guest.tap("5");
    await guest.tap(/^Everybody: −5/);
}

export async function cutthroat(guest) {
    await sitDown(guest, "Cutthroat Caverns", "Into the caverns");
    const end = "The evening", done = "Close the encounter", settle = "It is settled…", blow = /^(Attack for \d+|\d+ kills it)$/;
    const deal = /^Deal for round/, none = "No attack", attacks = /^(It attacks…|Attacks differently…)$/;
    let number = 0, struck = false;
    for (;;) {
        const next = await guest.any(end, "Turn over an encounter", "Deal the numbers", done, none, settle, ...(struck ? [deal] : [attacks, deal]), /^Begin round/);
        if (next === end) break;
        if (next === "Turn over an encounter") {
            await meet(guest, ++number);
            if (number === 2) await guest.picture("Cutthroat Caverns - an encounter");
        } else if (next === none && number % 4 !== 0) {
            await guest.tap("20");
            await guest.tap(blow);
        } else if (next === settle) {
            await guest.tap(settle);
            await guest.tap("Bo");
            await guest.tap(/\d prestige to Bo/);
        } else if (next === attacks) {
            await strike(guest);
            struck = true;
        } else {
            await guest.tap(next);
            struck = false;
        }
    }
    await guest.picture("Cutthroat Caverns - the end");
}

async function fight(guest, boss) {
    await guest.tap(boss ? "Fight the boss" : "Combat");
    await guest.tap("Might: more");
    if (boss) await guest.tap("Cunning: more");
    await guest.tap("Its blow: less");
    await guest.tap("Its blow: less");
    await guest.tap(boss ? "Fight 2 dice" : "Fight 1 die");
    const roll = /^Roll for (Ann|Bo|Cy)$/, won = boss ? "You have escaped the Dark Castle!" : "The drawn item";
    for (;;) {
        const next = await guest.any(won, roll, "Defend");
        if (next === won) break;
        await guest.tap(next);
    }
    if (boss) return;
    await guest.type("The drawn item", "Rope");
    await guest.tap(/^(Ann|Bo|Cy) takes it$/);
}

export async function darkcastle(guest) {
    await sitDown(guest, "Escape the Dark Castle", "Into the castle");
    for (let chapter = 1; chapter <= 15; ++chapter) {
        await guest.tap(/^(Ann|Bo|Cy) turns it$/);
        if (chapter === 1) await guest.picture("Escape the Dark Castle - a chapter");
        if (chapter % 5 === 0)
            await fight(guest, false);
        else
            await guest.tap("Chapter done");
    }
    await guest.tap(/^(Ann|Bo|Cy) turns the boss$/);
    await fight(guest, true);
    await guest.picture("Escape the Dark Castle - the end");
}

export async function mandom(guest) {
    await sitDown(guest, "Dungeon of Mandom", "Into the dungeon");
    const won = /wins the Dungeon of Mandom/;
    for (let round = 1; ; ++round) {
        if (await guest.any(won, "Dungeon") === won) break;
        for (const name of ["Dungeon", round % 2 === 0 ? "Plate Armor: on the hero" : "Torch: on the hero", "Dungeon", "Pass", "Pass"])
            await guest.tap(name);
        if (round === 1) await guest.picture("Dungeon of Mandom - in the dungeon");
        for (const name of ["Name a kind", "Golem, strength 5", "Name it", "Demon, strength 7", round % 2 === 0 ? "Orc, strength 3" : "Golem, strength 5"])
            await guest.tap(name);
    }
    await guest.picture("Dungeon of Mandom - the end");
}

async function defeat(guest, by, whose, unit, how) {
    await guest.tap("Somebody is defeated…");
    await guest.sees("Who defeats somebody?"); // on the page beneath they are called so, too
    for (const name of [by, whose, unit, how, `${whose}: a ${unit.toLowerCase()} ${how.toLowerCase()}`])
        await guest.tap(name);
}

export async function duelofages(guest) {
    await guest.tap("Duel of Ages");
    for (const name of people)
        await guest.type("Add someone", name);
    await guest.tap("We roll");
    await guest.tap("Roll of Ann: more");
    for (const name of ["Start the duel", "Enter what everybody has: characters, henchmen, equipment.", "Characters: 4 each", "Henchmen: 2 each", "Equipment: 5 each", "Close"])
        await guest.tap(name);
    await guest.tap("Adventures");
    await guest.tap("Ruins: Ann");
    await guest.tap("Ruins: Ann");
    await guest.tap("End the turn");
    await guest.tap("Merc Camp: Bo");
    await guest.tap("People");
    await guest.picture("Duel of Ages - turn 2");
    await defeat(guest, "Bo", "Ann", "Character", "Killed");
    await defeat(guest, "Cy", "Ann", "Henchman", "Killed");
    await defeat(guest, "Cy", "Ann", "Henchman", "Taken over");
    await guest.tap("End the turn");
    await guest.sees("Bo, do you become the Loner?");
    await guest.tap("No");
    await guest.sees("Cy, do you become the Loner?");
    await guest.tap("Yes, be the Loner");
    await defeat(guest, "An adventure", "Cy", "Character", "Imprisoned");
    await guest.tap("End the turn");
    if (await guest.find("Cy, show the counters")) await guest.tap("Cy, show the counters");
    await guest.tap("Free one of Cy’s prisoners");
    await guest.tap("End the turn");
    await guest.tap("HQ destroyed…");
    await guest.sees("Who destroyed the HQ?");
    await guest.tap("Ann");
    await guest.tap("Adventures");
    await guest.tap("Royal Tournament: Cy");
    await guest.tap("Royal Tournament: Cy");
    await guest.tap("People");
    await guest.tap("End the game");
    await guest.tap("Time is up");
    await guest.sees(/^Ann wins/);
    await guest.sendOn();
    await guest.sees("Ann wins with 21 points.");
    await guest.picture("Duel of Ages - the end");
}

// The Minion's deck, as it comes up.
function shuffled() {
    const people = ["Marsh Warden", "Drowned Bellringer", "Brine Hound", "Salt-Eyed Ferryman", "Lamp Tender of Low Quay", "Reader of the Tide Ledger"];
    const deck = [...people, ...people, ...people];
    for (const one of ["Undertow", "Tide Table", "Treaty of the Reef", "Cold Hands", "Coral Diadem", "Sunken Chapel", "Bells Below", "Hollow Diver", "Spring Tide", "Black Mooring"])
        deck.splice(Math.floor(deck.length / 4), 0, one);
    return deck;
}

async function draw(guest, deck, count) {
    await guest.tap(`Card 1 of ${count}`);
    for (let i = 0; i < count; ++i) {
        const card = deck.shift();
        await guest.page.keyboard.type(card.slice(0, 6).trim(), {delay: 15});
        await new Promise(resolve => setTimeout(resolve, 400));
        let hits = [];
        await soon(async () => (hits = (await guest.said()).filter(each => each.name.startsWith(card))).length > 0);
        await guest.touch(hits.at(-1));
    }
}

async function newCharacter(guest, name, icon) {
    for (const each of ["New character", "Skill: more", "Skill: more", icon + ": more"])
        await guest.tap(each);
    await guest.tap("Name, if you like");
    await guest.page.keyboard.type(name, {delay: 15});
    await guest.tap("Put into play");
}

export async function cthulhu(guest, {lillith = false} = {}) {
    await guest.tap("Cthulhu Rising");
    await guest.tap("The Minion");
    if (lillith) await guest.tap("LILLITH");
    await guest.tap("Face the Minion");
    const deck = shuffled(), end = "The Minion has won.";
    let rolls = 0, own = 0, taps = 0, pictured = false;
    const drawing = /^Card 1 of \d$/, die = /^The die shows \d$/, story = "The new story", send = /^(Commit them|They defend)$/;
    await guest.tap("Choir of the Weir");
    const other = [drawing, die, story, "It could not", "None of them", "Both done", "All done", "Nobody is ready", "1 is ready", "2 are ready", "Carried out", "Nobody defends", "No action", "Done", "Play nothing", "New character", "End my turn"];
    for (;;) {
        if (++taps > 400) throw new Error("the game doesn't end");
        const next = await guest.any(end, ...other);
        if (next === end) break;
        if (next === drawing) {
            await draw(guest, deck, Number((await guest.find(drawing)).name.at(-1)));
        } else if (next === die) {
            await guest.tap(`The die shows ${1 + rolls++ % 6}`);
        } else if (next === story) {
            await guest.tap(story);
            await guest.page.keyboard.type("The Ash Road", {delay: 15});
            await guest.tap("Lay it out");
        } else if (next === "New character" && own === 0) {
            await newCharacter(guest, "Nora", "Investigation icons");
            ++own;
        } else if (next === "New character" || next === "Nobody defends") {
            if (await guest.find("Nora")) await guest.tap("Nora");
            await guest.tap(await guest.any(send, "End my turn", "Nobody defends"));
        } else {
            await guest.tap(next);
        }
        if (!pictured && own > 0) {
            pictured = true;
            await guest.picture("Cthulhu Rising - a turn");
        }
    }
    await guest.picture("Cthulhu Rising - the end");
}
