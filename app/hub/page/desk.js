
// ---- the organiser's desk
const words = german ? {
    lost: "Der Hub antwortet nicht. Ich versuche es weiter.", code: "Code des Veranstalters", come: "An den Schreibtisch", wrong: "Das ist nicht der Code.", tables: "Tische", closed: "Geschlossene Tische", none: "Noch ist kein Tisch offen.", hall: "Alle Tische", wall: "Die Wand", results: "Ergebnisse (CSV)", json: "Ergebnisse (JSON)",
    waits: (who, since) => `${who} wartet seit ${since} auf dich`, came: "Erledigt", rename: "Umbenennen", up: "Nach oben", down: "Nach unten", close: "Schließen", open: "Wieder öffnen", hand: "Hand des Tischs", correct: "Korrigieren", document: "Dokument", play: "BG Stats", undo: "Rückgängig", redo: "Wieder tun", out: "Weglassen", sure: "Wirklich?", keep: "Übernehmen", name: "Name",
    league: "Liga", leagueName: "Name der Liga (leer: keine)", points: "Punkte für die Plätze", byCode: "Tische eröffnen nur mit Code", opener: "Code zum Eröffnen", counts: "zählt für die Liga", not: "zählt nicht", take: "Ein Dokument als Tisch aufnehmen", taken: "Aufgenommen.", refused: "Das wurde nicht aufgenommen.", who: "Name", played: "Spiele", won: "gewonnen", sum: "Punkte", person: n => `${n}. Person`, way: "So kommt man hin:", pin: "Ziffern", just: "eben", step: "Schritt", tell: "Am Tisch ändern:"
} : {
    lost: "The hub doesn’t answer. I keep trying.", code: "The organiser’s code", come: "To the desk", wrong: "That is not the code.", tables: "Tables", closed: "Closed tables", none: "No table is open yet.", hall: "All tables", wall: "The wall", results: "Results (CSV)", json: "Results (JSON)",
    waits: (who, since) => `${who} has waited for you for ${since}`, came: "Answered", rename: "Rename", up: "Move up", down: "Move down", close: "Close", open: "Open again", hand: "The table’s hand", correct: "Correct", document: "Document", play: "BG Stats", undo: "Undo", redo: "Redo", out: "Leave out", sure: "Really?", keep: "Keep", name: "Name",
    league: "League", leagueName: "Name of the league (empty: none)", points: "Points for places", byCode: "Opening a table takes a code", opener: "Code for opening", counts: "counts for the league", not: "does not count", take: "Take a document in as a table", taken: "It was taken in.", refused: "That was not taken in.", who: "Name", played: "Games", won: "won", sum: "Points", person: n => `Person ${n}`, way: "The way there:", pin: "Digits", just: "a moment", step: "Step", tell: "Change on the table:"
};
let desk = null, rows = new Map(), ahead = 0, code = location.hash.slice(1) || kept(sessionStorage, "desk") || "", asks = false, wrong = false;
let looked = 0, history_ = null, told = "", renaming = 0, ways = new Map(), sure = "", typed = "";
if (location.hash) history.replaceState(null, "", location.pathname);
const tidy = text => text.trim().toUpperCase();
function join() { say({type: "join", device, language: navigator.language || "en", proof: hmac(tidy(code), nonce + device)}); }

talk({
    hello(m) { document.title = m.name; $("name").textContent = m.name; $("link").textContent = ""; if (code) join(); else { asks = true; draw(); } },
    closed() { wrong = Boolean(code); code = ""; keep(sessionStorage, "desk", null); asks = true; desk = null; draw(); },
    desk(m) { desk = m; asks = wrong = false; keep(sessionStorage, "desk", code); rows = new Map(m.tables.map(each => [each.id, each])); ahead = m.now - Date.now(); draw(); },
    tables(m) { if (!desk) return; for (const each of m.tables) rows.set(each.id, each); if (m.words) desk.words = m.words; if (m.league) desk.league = m.league; ahead = m.now - Date.now(); draw(); },
    history(m) { if (m.table === looked) { history_ = m; draw(); } },
    way(m) { ways.set(m.table, m); draw(); },
    done(m) { told = m.ok ? (m.resync && m.resync.length ? `${words.tell} ${m.resync.join(" ")}` : "") : m.message; draw(); },
    away() { $("link").textContent = words.lost; }, moved() { $("link").textContent = words.lost; }
}, there => { if (!there) $("link").textContent = words.lost; });

const since = ms => { const gone = Date.now() + ahead - ms; return gone < 60000 ? words.just : lasting(gone); };
// What takes something away asks once more, in the same place.
function twice(label, key, does) { return button(sure === key ? words.sure : label, key, () => { if (sure === key) { sure = ""; does(); } else { sure = key; draw(); setTimeout(() => { if (sure === key) { sure = ""; draw(); } }, 4000); } }); }
function shift(each, by) {
    const all = open(), at = all.indexOf(each), other = by < 0 ? all[at - 1] : all[at + 2];
    say({type: "before", table: each.id, other: other ? other.id : 0});
}
async function proof(method, path) {
    const given = await (await fetch("/nonce")).json();
    return {Authorization: `Torchside ${given.nonce} ${hmac(tidy(code), given.nonce + method + " " + path)}`};
}
async function download(each) {
    const path = `/t/${each.id}/document`, got = await fetch(path, {headers: await proof("GET", path)});
    if (!got.ok) return;
    const link = make("a", {href: URL.createObjectURL(await got.blob()), download: `${each.name}.json`});
    document.body.append(link); link.click(); link.remove();
}
async function takeIn(file) {
    const got = await fetch("/take", {method: "POST", headers: await proof("POST", "/take"), body: file});
    const answer = await got.json().catch(() => ({}));
    told = answer.ok ? words.taken : answer.message || words.refused;
    draw();
}
const open = () => [...rows.values()].filter(each => !each.closed).sort((a, b) => a.place - b.place || a.id - b.id);
function drawSteps(each) {
    if (!history_) return [];
    const ask = command => { told = ""; say({type: "do", table: each.id, do: command}); };
    const steps = [...history_.steps].reverse().slice(0, 200).map(step => make("li", {class: step.seq > history_.seq ? "gone" : null}, make("small", {}, step.note ? "" : step.seq), make("span", {}, step.text), step.note || step.seq < 2 ? null : twice(words.out, `out.${step.seq}`, () => ask({do: "correct", seq: step.seq, drop: true}))));
    const names = each.people.length > 1 ? history_.seats.map((name, i) => { let now = name; return make("div", {class: "rename"}, make("label", {}, words.person(i + 1), make("input", {"data-key": `seat.${i}`, maxlength: 40, value: name, oninput: e => { now = e.target.value; }})), button(words.keep, `seat.${i}!`, () => ask({do: "rename", player: i, name: now}))); }) : [];
    return [make("div", {class: "acts"}, button(words.undo, "undo", () => ask({do: "undo"}), {disabled: !history_.canUndo}), button(words.redo, "redo", () => ask({do: "redo"}), {disabled: !history_.canRedo})), told ? make("p", {class: "done", role: "status"}, told) : null, names, make("ol", {class: "steps"}, steps)];
}
function drawTable(each, i, all) {
    const way = ways.get(each.id), counts = Boolean(each.league);
    const rename = renaming === each.id ? make("form", {class: "rename", onsubmit: e => { e.preventDefault(); renaming = 0; say({type: "table", table: each.id, name: typed}); }}, make("label", {}, words.name, make("input", {"data-key": `name.${each.id}`, maxlength: 40, value: typed, oninput: e => { typed = e.target.value; }})), make("button", {type: "submit", "data-key": `keep.${each.id}`}, words.keep)) : null;
    const tile = make("li", {class: "table" + (each.judge ? " judge" : "")}, make("div", {class: "row"}, make("h3", {}, each.name), make("span", {}, `${each.game} · ${lasting(Date.now() + ahead - each.since)}`)),
        make("p", {}, each.people.map((name, j) => (each.winners.includes(j) ? "★ " : "") + name).join(", ")), make("p", {}, each.line),
        each.judge ? make("p", {class: "call"}, words.waits(each.judge, since(each.called))) : null, rename,
        make("div", {class: "acts"}, each.judge ? button(words.came, `judge.${each.id}`, () => say({type: "table", table: each.id, judge: false}), {class: "main"}) : null,
            button(words.correct, `look.${each.id}`, () => { looked = looked === each.id ? 0 : each.id; history_ = null; told = ""; if (looked) say({type: "history", table: each.id}); draw(); }, {"aria-expanded": String(looked === each.id)}),
            button(words.rename, `rename.${each.id}`, () => { renaming = renaming === each.id ? 0 : each.id; typed = each.name; draw(); document.querySelector(`[data-key="name.${each.id}"]`)?.focus(); }),
            i > 0 ? button("↑", `up.${each.id}`, () => shift(each, -1), {"aria-label": `${words.up}: ${each.name}`}) : null, all && i < all.length - 1 ? button("↓", `down.${each.id}`, () => shift(each, 1), {"aria-label": `${words.down}: ${each.name}`}) : null,
            button(words.hand, `way.${each.id}`, () => say({type: "way", table: each.id})), desk.words.league ? button(counts ? words.counts : words.not, `league.${each.id}`, () => say({type: "table", table: each.id, league: !counts}), {"aria-pressed": String(counts)}) : null,
            button(words.document, `document.${each.id}`, () => download(each)), each.play ? make("a", {href: each.play, rel: "noreferrer"}, words.play) : null,
            each.closed ? button(words.open, `open.${each.id}`, () => say({type: "table", table: each.id, closed: false})) : twice(words.close, `close.${each.id}`, () => say({type: "table", table: each.id, closed: true}))),
        way ? make("p", {class: "there"}, words.way + " ", make("a", {href: way.hand}, words.hand), ` · ${words.pin} ${way.pin}`) : null, looked === each.id ? drawSteps(each) : null);
    tile.style.setProperty("--seat", hueOf(each.color));
    return tile;
}
function drawWords() {
    const now = {...desk.words}, set = (key, label, more) => make("label", {}, label, make("input", {"data-key": "words." + key, value: now[key], maxlength: 40, autocomplete: "off", oninput: e => { now[key] = e.target.value; }, ...more}));
    return make("form", {class: "card", onsubmit: e => { e.preventDefault(); say({type: "words", league: now.league, points: now.points}); }}, make("div", {class: "words"}, set("league", words.leagueName), set("points", words.points), make("button", {type: "submit", "data-key": "words"}, words.keep)),
        make("label", {class: "check"}, make("input", {type: "checkbox", "data-key": "byCode", checked: now.byCode, onchange: e => say({type: "words", byCode: e.target.checked})}), words.byCode), make("p", {}, `${words.opener}: ${now.opener}`));
}
function drawLeague() {
    const league = desk.league || {};
    if (!league.name) return null;
    return make("table", {class: "standings"}, make("thead", {}, make("tr", {}, make("th", {class: "who", scope: "col"}, words.who), make("th", {scope: "col"}, words.played), make("th", {scope: "col"}, words.won), make("th", {scope: "col"}, words.sum))), make("tbody", {}, league.standings.map(each => make("tr", {}, make("td", {class: "who"}, `${each.rank}. ${each.name}`), make("td", {}, each.played), make("td", {}, each.won), make("td", {}, figure(each.points))))));
}
function drawCode() {
    let given = "";
    return make("form", {class: "card", onsubmit: e => { e.preventDefault(); code = given; wrong = false; join(); }}, make("label", {}, words.code, make("input", {"data-key": "code", autocomplete: "off", autocapitalize: "characters", spellcheck: "false", oninput: e => { given = e.target.value; }})), wrong ? make("p", {class: "why", role: "alert"}, words.wrong) : null, make("div", {class: "acts"}, make("button", {type: "submit", class: "main", "data-key": "come"}, words.come)));
}
// What is being typed is not taken away by what comes meanwhile.
let stale = false;
addEventListener("focusout", () => setTimeout(() => { if (stale) draw(); }, 150));
function draw() {
    const typing = document.activeElement?.tagName === "INPUT" && document.activeElement.type !== "checkbox" && document.activeElement.dataset.key !== "code" && document.activeElement.value !== document.activeElement.defaultValue;
    stale = typing && desk !== null && !asks;
    if (stale) return;
    const focus = document.activeElement?.dataset?.key, all = open(), closed = [...rows.values()].filter(each => each.closed);
    const links = make("nav", {class: "links"}, make("a", {href: "/"}, words.hall), make("a", {href: "/wall"}, words.wall), make("a", {href: "/results.csv"}, words.results), make("a", {href: "/results.json"}, words.json));
    $("board").replaceChildren(...(asks || !desk ? asks ? [drawCode()] : [] : [links, make("section", {}, make("h2", {}, words.tables), all.length ? make("ul", {class: "all"}, all.map(drawTable)) : make("p", {}, words.none)),
        make("section", {}, make("h2", {}, words.league), drawWords(), drawLeague()),
        make("section", {}, make("h2", {}, words.take), make("input", {type: "file", accept: ".json,application/json", "aria-label": words.take, "data-key": "take", onchange: e => { if (e.target.files[0]) takeIn(e.target.files[0]); }}), told && !looked ? make("p", {class: "done", role: "status"}, told) : null),
        ...(closed.length ? [make("section", {}, make("h2", {}, words.closed), make("ul", {class: "all"}, closed.map(each => drawTable(each, 0, null))))] : [])]));
    if (focus) document.querySelector(`[data-key="${CSS.escape(focus)}"]`)?.focus({preventScroll: true});
}
setInterval(() => { if (desk && !looked) draw(); }, 30000);
