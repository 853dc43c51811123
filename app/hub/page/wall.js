
// ---- the wall: every table, who waits for the judge, the league; turns its pages by itself
const words = german ? {
    lost: "Der Hub antwortet nicht. Ich versuche es weiter.", none: "Noch ist kein Tisch offen.", judge: (table, who, since) => `Schiedsrichter: ${table}${who ? `, ${who}` : ""}, seit ${since}`, just: "eben", page: (n, of) => `Seite ${n} von ${of}`, over: "zu Ende",
    who: "Name", played: "Spiele", points: "Punkte", all: "Alle Spiele", games: n => n === 1 ? "1 Spiel zu Ende" : `${n} Spiele zu Ende`, won: "gewinnt"
} : {
    lost: "The hub doesn’t answer. I keep trying.", none: "No table is open yet.", judge: (table, who, since) => `Judge: ${table}${who ? `, ${who}` : ""}, for ${since}`, just: "a moment", page: (n, of) => `Page ${n} of ${of}`, over: "ended",
    who: "Name", played: "Games", points: "Points", all: "All games", games: n => n === 1 ? "1 game ended" : `${n} games ended`, won: "wins"
};
const turnsEvery = 10000;
let wall = null, rows = new Map(), ahead = 0, page = 0, leaf = 0;

talk({
    hello() { say({type: "look", language: navigator.language || "en"}); },
    wall(m) { wall = m; document.title = m.name; rows = new Map(m.tables.map(each => [each.id, each])); ahead = m.now - Date.now(); $("link").textContent = ""; draw(); },
    tables(m) { if (!wall) return; for (const each of m.tables) if (each.closed) rows.delete(each.id); else rows.set(each.id, each); if (m.league) wall.league = m.league; ahead = m.now - Date.now(); draw(); },
    away() { $("link").textContent = words.lost; }, moved() { $("link").textContent = words.lost; }
}, there => { if (!there) $("link").textContent = words.lost; });

const since = ms => { const gone = Date.now() + ahead - ms; return gone < 60000 ? words.just : lasting(gone); };
function drawTable(each) {
    const names = each.people.flatMap((name, i) => [i ? ", " : "", each.over && each.winners.includes(i) ? make("b", {}, "★ " + name) : name]);
    const tile = make("li", {class: (each.judge ? "judge " : "") + (each.over ? "over" : "")}, make("h2", {}, make("span", {}, each.name), make("small", {}, each.over ? words.over : lasting(Date.now() + ahead - each.since))), make("p", {class: "game"}, each.game), make("p", {class: "people"}, names), make("p", {class: "line"}, each.line));
    tile.style.setProperty("--seat", hueOf(each.color));
    return tile;
}
// On a projector as many as there is room for, then the next page; a phone scrolls.
function drawTables(all) {
    const paged = innerWidth >= 800 && innerHeight >= 500;
    document.body.classList.toggle("paged", paged);
    if (!paged) { $("tables").style.gridTemplateRows = ""; $("tables").replaceChildren(...all.map(drawTable)); return 1; }
    const box = $("tables");
    box.replaceChildren(...all.slice(0, 1).map(drawTable));
    const em = parseFloat(getComputedStyle(document.documentElement).fontSize), gap = .75 * em, across = getComputedStyle(box).gridTemplateColumns.split(" ").length || 1;
    const tall = box.clientHeight || innerHeight, down = Math.max(1, Math.floor((tall + gap) / (8.5 * em + gap))), many = across * down, pages = Math.max(1, Math.ceil(all.length / many));
    page %= pages;
    const shown = all.slice(page * many, page * many + many);
    box.style.gridTemplateRows = `repeat(${down}, minmax(0, 12rem))`; // all of a page is in sight
    box.replaceChildren(...shown.map(drawTable));
    return pages;
}
function drawLeague() {
    const league = wall.league || {}, leaves = league.name ? [{title: words.all, played: league.played, standings: league.standings}, ...(league.games.length > 1 ? league.games : [])] : [];
    if (!leaves.length) { $("league").replaceChildren(); return; }
    leaf %= leaves.length;
    const {title, played, standings} = leaves[leaf], em = parseFloat(getComputedStyle(document.documentElement).fontSize), most = document.body.classList.contains("paged") ? Math.max(3, Math.floor((innerHeight - 9 * em) / (1.65 * em))) : standings.length;
    const line = each => make("tr", {}, make("td", {class: "rank"}, each.rank + "."), make("td", {class: "who"}, each.name), make("td", {}, each.played), make("td", {}, figure(each.points)));
    $("league").replaceChildren(make("h2", {}, league.name), make("p", {}, (leaves.length > 1 ? title + " · " : "") + words.games(played)), make("table", {}, make("thead", {}, make("tr", {}, make("td", {class: "rank"}), make("th", {class: "who", scope: "col"}, words.who), make("th", {scope: "col"}, words.played), make("th", {scope: "col"}, words.points))), make("tbody", {}, standings.slice(0, most).map(line))));
}
function draw() {
    if (!wall) return;
    const all = [...rows.values()].sort((a, b) => a.place - b.place || a.id - b.id), calls = all.filter(each => each.judge).sort((a, b) => a.called - b.called);
    $("name").textContent = wall.name;
    $("where").textContent = wall.address.replace(/^https?:\/\//, "");
    const told = calls.map(each => words.judge(each.name, each.judge === each.name ? "" : each.judge, since(each.called)));
    if ($("calls").dataset.told !== told.join()) { $("calls").dataset.told = told.join(); $("calls").replaceChildren(...told.map(text => make("span", {}, text))); }
    drawLeague();
    const pages = drawTables(all);
    if (!all.length) $("tables").replaceChildren(make("li", {class: "clear"}, words.none));
    $("page").textContent = pages > 1 ? words.page(page + 1, pages) : "";
}
setInterval(() => { ++page; ++leaf; draw(); }, turnsEvery);
addEventListener("resize", draw);
