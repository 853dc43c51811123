
// ---- the front door: the tables that are open, and a new one
const words = german ? {
    lost: "Der Hub antwortet nicht. Ich versuche es weiter.", tables: "Tische", none: "Noch ist kein Tisch offen.", open: "Einen Tisch eröffnen", game: "Welches Spiel?", people: "Wer spielt?", add: "Noch jemand", drop: "Weg",
    called: "Wie heißt der Tisch?", blank: "Tisch 4", options: "Mehr", begin: "Tisch eröffnen", back: "Zurück", code: "Wer hier eröffnet, braucht den Code des Veranstalters.", its: "Code", wrong: "Das ist nicht der Code.",
    many: "Von hier sind eben viele Tische eröffnet worden. Warte etwas.", saved: "Das konnte nicht gespeichert werden, also ist nichts geschehen.", over: "zu Ende", find: "Name, Tisch oder Spiel", wall: "Die Wand", desk: "Für Veranstalter", any: "egal", yes: "Ja", no: "Nein", file: "Ergebnisse", person: n => `${n}. Name`
} : {
    lost: "The hub doesn’t answer. I keep trying.", tables: "Tables", none: "No table is open yet.", open: "Open a table", game: "Which game?", people: "Who plays?", add: "One more", drop: "Remove",
    called: "What is the table called?", blank: "Table 4", options: "More", begin: "Open the table", back: "Back", code: "Who opens a table here needs the organiser’s code.", its: "Code", wrong: "That is not the code.",
    many: "Many tables were opened from here just now. Wait a little.", saved: "That couldn’t be saved, so nothing was done.", over: "ended", find: "A name, a table or a game", wall: "The wall", desk: "For organisers", any: "any", yes: "Yes", no: "No", file: "Results", person: n => `Name ${n}`
};
// What the games' own words for these are too short for; everything else comes from the hub in one's own language.
const titles = german ? {
    "darkcastle.id": "Charakter", "darkcastle.id.abbot": "Der Abt", "darkcastle.id.tailor": "Der Schneider", "darkcastle.id.smith": "Der Schmied", "darkcastle.id.cook": "Der Koch", "darkcastle.id.tanner": "Der Gerber", "darkcastle.id.miller": "Der Müller", "cutthroat.character": "Charakter", "cutthroat.quest": "Quest oder Abenteuer",
    "cthulhu.stories.0": "Der Tiefe am nächsten", "cthulhu.stories.1": "In der Mitte", "cthulhu.stories.2": "Ganz außen", "cthulhu.deckName": "Deck des Minions", "cthulhu.ownDeckName": "Dein eigenes Deck", "cthulhu.mulligan": "Du hast einen Mulligan genommen", "cthulhu.first.player": "Du", "cthulhu.first.minion": "Der Minion",
    "cthulhu.options.domainResources": "Ressourcen seiner Domänen", "cthulhu.options.eventsResources": "Ressourcen der Ereignisdomäne", "cthulhu.options.scoutCost": "Kosten seines Spähers", "cthulhu.options.draw": "Karten, die er zieht", "cthulhu.options.firstTurnPenalty": "Der erste Zug ist verkürzt", "cthulhu.options.variant": "Wie er denkt", "cthulhu.options.variant.standard": "Nach Potenzial", "cthulhu.options.variant.lillith": "LILLITH",
    "cthulhu.options.story": "Wie er einsetzt", "cthulhu.options.story.alternate": "Jeden zweiten", "cthulhu.options.story.equal-defense": "So viele, wie du verteidigst", "cthulhu.options.defendFirst": "Wo er zuerst verteidigt", "cthulhu.options.defendFirst.icons": "Wo du die meisten Symbole hast", "cthulhu.options.defendFirst.tokens": "Wo du die meisten Marker hast"
} : {
    "darkcastle.id": "Character", "darkcastle.id.abbot": "The Abbot", "darkcastle.id.tailor": "The Tailor", "darkcastle.id.smith": "The Smith", "darkcastle.id.cook": "The Cook", "darkcastle.id.tanner": "The Tanner", "darkcastle.id.miller": "The Miller", "cutthroat.character": "Character", "cutthroat.quest": "Quest or adventure",
    "cthulhu.stories.0": "Nearest the Deep", "cthulhu.stories.1": "In the middle", "cthulhu.stories.2": "Furthest out", "cthulhu.deckName": "The Minion’s deck", "cthulhu.ownDeckName": "Your own deck", "cthulhu.mulligan": "You took a mulligan", "cthulhu.first.player": "You", "cthulhu.first.minion": "The Minion",
    "cthulhu.options.domainResources": "Its domains start with", "cthulhu.options.eventsResources": "Its Events Domain starts with", "cthulhu.options.scoutCost": "Its scout costs", "cthulhu.options.draw": "It draws each turn", "cthulhu.options.firstTurnPenalty": "The first turn is short", "cthulhu.options.variant": "How it thinks", "cthulhu.options.variant.standard": "By potential", "cthulhu.options.variant.lillith": "LILLITH",
    "cthulhu.options.story": "How it commits", "cthulhu.options.story.alternate": "Every second one", "cthulhu.options.story.equal-defense": "As many as you defend with", "cthulhu.options.defendFirst": "Where it defends first", "cthulhu.options.defendFirst.icons": "Where you have most icons", "cthulhu.options.defendFirst.tokens": "Where you have most tokens"
};
const titleOf = (key, label) => titles[`${chosen.id}.${key}`] || label;
let hall = null, chosen = null, refused = "", sought = "", sent = false;
let people = [], answers = {}, name = "", code = "";

talk({
    hello() { say({type: "look", language: navigator.language || "en"}); },
    hall(m) { hall = m; document.title = m.name; $("link").textContent = ""; draw(); },
    tables(m) { hall.tables = m.tables; if (!chosen) draw(); },
    opened(m) { keep(localStorage, `t/${m.table}.token`, m.hand); location.href = `/t/${m.table}`; },
    refused(m) { sent = false; refused = {code: words.wrong, "too-many": words.many, "not-saved": words.saved}[m.code] || m.message; draw(); $("why")?.focus(); },
    away() { $("link").textContent = words.lost; }, moved() { $("link").textContent = words.lost; }
}, there => { if (!there) { $("link").textContent = words.lost; sent = false; } });

function choose(game) {
    chosen = game; refused = ""; answers = {}; sent = false;
    const field = game && game.fields.find(each => each.kind === "people");
    people = field ? Array.from({length: field.least}, () => ({})) : [];
    draw();
    scrollTo(0, 0);
    $("board").querySelector("input")?.focus();
}
const emblem = game => drawn("0 0 48 48", game.emblem, {class: "emblem"});
function tableLink(each) {
    const link = make("a", {href: `/t/${each.id}`}, make("strong", {}, each.name), make("span", {}, each.game + (each.over ? " · " + words.over : "")), make("span", {class: "people"}, each.people.join(", ")));
    link.style.setProperty("--seat", hueOf(each.color));
    return make("li", {}, link);
}
function drawTables() {
    const fits = each => [each.name, each.game, ...each.people].some(text => text.toLowerCase().includes(sought.toLowerCase()));
    const list = make("ul", {class: "tables"}, hall.tables.filter(fits).slice(0, 200).map(tableLink));
    const entry = hall.tables.length > 6 ? make("input", {type: "search", "aria-label": words.find, placeholder: words.find, value: sought, "data-key": "find", oninput: e => { sought = e.target.value; list.replaceChildren(...hall.tables.filter(fits).slice(0, 200).map(tableLink)); }}) : null;
    return make("section", {}, make("h2", {}, words.tables), entry, hall.tables.length ? list : make("p", {}, words.none));
}
function drawGames() {
    return make("section", {}, make("h2", {}, words.open), make("div", {class: "games"}, hall.games.map(game => {
        const tile = make("button", {type: "button", "data-key": "game." + game.id, onclick: () => choose(game)}, emblem(game), game.title);
        tile.style.setProperty("--game", hueOf(game.color));
        return tile;
    })));
}
// One place of the form; where it keeps its answer is the caller's.
function entry(field, key, from, set, more) {
    if (field.kind === "choice" || field.kind === "person" || field.kind === "yesno") {
        const choices = field.kind === "yesno" ? [{value: true, label: words.yes}, {value: false, label: words.no}] : field.kind === "person" ? people.map((each, i) => ({value: i, label: each.name || each.player || words.person(i + 1)})) : field.choices;
        const pick = make("select", {"data-key": key, onchange: e => set(e.target.value === "" ? undefined : JSON.parse(e.target.value))}, field.needed ? null : make("option", {value: ""}, words.any), choices.map(each => make("option", {value: JSON.stringify(each.value), selected: JSON.stringify(each.value) === JSON.stringify(from)}, titleOf(`${field.key}.${each.value}`, each.label))));
        if (field.needed && from === undefined && choices.length) set(choices[0].value);
        return pick;
    }
    return make("input", {"data-key": key, type: field.kind === "number" ? "number" : "text", inputmode: field.kind === "number" ? "numeric" : null, min: field.min, max: field.kind === "number" ? field.max : null, maxlength: field.kind === "number" ? null : field.max, value: from ?? "", autocomplete: "off", ...more,
        oninput: e => set(e.target.value === "" ? undefined : field.kind === "number" ? Number(e.target.value) : e.target.value)});
}
const nameKey = field => field.each ? (field.each.find(each => /^(name|player)$/.test(each.key)) || {}).key : null;
function drawPerson(field, who, i) {
    const key = nameKey(field) || "name", rest = (field.each || []).filter(each => each.key !== key);
    const taken = each => people.filter((_, j) => j !== i).map(other => other[each.key]);
    for (const each of rest) if (each.kind === "choice" && each.needed && who[each.key] === undefined) who[each.key] = each.choices.find(choice => !taken(each).includes(choice.value))?.value;
    return make("fieldset", {class: "person"}, make("label", {}, words.person(i + 1), entry({kind: "text", max: field.max}, `person.${i}`, who[key], value => { who[key] = value; }, {autocapitalize: "words"})),
        people.length > field.least ? button("×", `drop.${i}`, () => { people.splice(i, 1); draw(); }, {"aria-label": words.drop}) : make("span"),
        rest.length ? make("div", {class: "more"}, rest.map(each => make("label", {}, titleOf(each.key, each.label), entry(each, `person.${i}.${each.key}`, who[each.key], value => { who[each.key] = value; })))) : null);
}
function drawField(field) {
    if (field.kind === "people") return make("section", {}, make("h2", {class: "big"}, words.people), people.map((who, i) => drawPerson(field, who, i)), people.length < field.most ? make("div", {class: "acts"}, button(words.add, "add", () => { people.push({}); draw(); document.querySelector(`[data-key="person.${people.length - 1}"]`).focus(); })) : null);
    if (field.kind === "texts") return make("section", {}, make("h2", {class: "big"}, field.label), Array.from({length: field.least}, (_, i) => make("label", {}, titleOf(`${field.key}.${i}`, `${i + 1}.`), entry({kind: "text", max: field.max}, `${field.key}.${i}`, (answers[field.key] || [])[i], value => { (answers[field.key] = answers[field.key] || [])[i] = value; }))));
    return make("label", {}, titleOf(field.key, field.label), entry(field, field.key, answers[field.key], value => { answers[field.key] = value; }));
}
function drawForm() {
    const first = chosen.fields.filter(field => field.kind === "people" || field.kind === "texts"), rest = chosen.fields.filter(field => !first.includes(field));
    const title = make("div", {class: "row"}, make("h1", {}, chosen.title), make("span", {class: "mark"}, emblem(chosen)));
    title.style.setProperty("--game", hueOf(chosen.color));
    return make("form", {class: "card", onsubmit: submit, autocomplete: "off"}, title, first.map(drawField), make("label", {}, words.called, entry({kind: "text", max: 40}, "called", name, value => { name = value || ""; }, {placeholder: words.blank})),
        rest.length ? make("details", {}, make("summary", {}, words.options), make("div", {class: "inner"}, rest.map(drawField))) : null,
        hall.byCode ? make("label", {}, words.code, entry({kind: "text", max: 40}, "code", code, value => { code = value || ""; }, {"aria-label": words.its})) : null,
        refused ? make("p", {class: "why", id: "why", role: "alert", tabindex: "-1"}, refused) : null,
        make("div", {class: "acts"}, button(words.back, "back", () => choose(null)), make("button", {type: "submit", class: "main", "data-key": "begin"}, words.begin)));
}
// What was answered, in the form of the game's own command.
function command() {
    const start = {};
    for (const field of chosen.fields) {
        const way = field.key.split("."), last = way.pop();
        let value = answers[field.key];
        if (field.kind === "people") {
            const key = nameKey(field), tidy = who => Object.fromEntries(Object.entries(who).filter(([, each]) => each !== undefined).map(([at, each]) => [at, typeof each === "string" ? each.trim() : each]));
            value = people.map(who => key ? tidy(who) : (who.name || "").trim());
        }
        if (field.kind === "texts") value = Array.from({length: field.least}, (_, i) => ((answers[field.key] || [])[i] || "").trim());
        if (value === undefined) continue;
        let place = start;
        for (const each of way) place = place[each] = place[each] || {};
        place[last] = value;
    }
    return start;
}
function submit(event) {
    event.preventDefault();
    if (sent) return;
    sent = true; refused = "";
    const message = {type: "open", device, game: chosen.id, name, start: command()};
    if (hall.byCode) message.proof = hmac(code.trim().toUpperCase(), nonce + device);
    say(message);
}
function draw() {
    if (!hall) return;
    const focus = document.activeElement?.dataset?.key, opened = document.querySelector("details")?.open;
    $("name").textContent = hall.name;
    $("board").replaceChildren(...(chosen ? [drawForm()] : [drawTables(), drawGames(), make("nav", {class: "links"}, make("a", {href: "/wall"}, words.wall), make("a", {href: "/results.csv"}, words.file), make("a", {href: "/organiser"}, words.desk))]));
    if (opened) document.querySelector("details").open = true;
    if (focus) document.querySelector(`[data-key="${CSS.escape(focus)}"]`)?.focus({preventScroll: true});
}
draw();
