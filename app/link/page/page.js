// One guest: comes in, shows the view it is sent, and sends what is tapped. It knows nothing of any game.
const VERSION = 1;
const words = (navigator.language || "en").startsWith("de") ? {
    joining: "Ich gehe an den Tisch …", lost: "Die Verbindung ist weg. Ich versuche es weiter.", closed: "Der Tisch ist für Handys geschlossen.", away: "Der Tisch hat dich weggeschickt.",
    unknown: "Dieser Code gilt nicht mehr. Scanne den neuen oder tippe die sechs Ziffern vom Bildschirm am Tisch ein.", pin: "Welche sechs Ziffern stehen auf dem Bildschirm am Tisch?", wrong: "Das waren nicht die Ziffern.", noPin: "Zu viele Versuche. Scanne den Code am Tisch.",
    come: "An den Tisch", waiting: "Der Tisch wird gefragt, ob du herein darfst.", full: "Mehr Handys passen nicht an diesen Tisch.", pick: "Welcher Platz ist deiner?", free: "frei", taken: "besetzt", here: "ist da", watch: "Nur zusehen",
    asking: "Wer dort sitzt, wird gefragt.", refused: "Das wurde abgelehnt.", leave: "Platz wechseln", now: "Jetzt", turn: "Du bist dran", log: "Zuletzt", people: "Am Tisch", hold: "Zum Ansehen halten", close: "Schließen", yes: "Ja", no: "Nein",
    less: "weniger", more: "mehr", give: "Jemand möchte deinen Platz. Gibst du ihn her?", send: n => n === 1 ? "Ein Tippen wartet auf die Verbindung." : `${n} Mal Tippen warten auf die Verbindung.`, gone: n => n + " ist weg", of: "von", over: "Das Spiel ist aus", open: "Wähle zuerst", linked: "am Tisch", range: (a, b) => `${a} bis ${b}`, moved: "Der Tisch ist schon weiter. Sieh noch einmal hin.", pack: "Das Paket des Tischs mitnehmen",
    paused: "Der Hub erreicht seinen Speicher nicht. Bis er wieder da ist, geschieht nichts.", going: "Dieser Hub hört auf. Ich suche einen anderen.", rules: "Regel nachschlagen", question: "Deine Frage", look: "Nachsehen", nothing: "Dazu steht nichts in den Regeln.", slowly: "Das waren viele Fragen. Warte einen Augenblick.",
    judge: "Schiedsrichter rufen", called: "Der Schiedsrichter ist gerufen. Doch nicht?", share: "Andere hereinlassen", scan: "Scannen, oder hier eintippen:", digits: "Ziffern des Tischs", tables: "Alle Tische", hand: "darf alles", all: "Hand des Tischs", put: "Wegschicken", watches: "sieht zu"
} : {
    joining: "Coming to the table …", lost: "The connection is gone. I keep trying.", closed: "The table is closed for phones.", away: "The table has sent this phone away.",
    unknown: "This code is no longer good. Scan the new one, or type the six digits on the table’s screen.", pin: "Which six digits are on the table’s screen?", wrong: "Those are not the digits.", noPin: "Too many tries. Scan the code at the table.",
    come: "Come to the table", waiting: "The table is asked to let you in.", full: "No more phones fit at this table.", pick: "Which seat is yours?", free: "free", taken: "taken", here: "is here", watch: "Just watch",
    asking: "Whoever sits there is asked.", refused: "That was turned down.", leave: "Change seats", now: "Now", turn: "Your turn", log: "Just happened", people: "At the table", hold: "Hold to show", close: "Close", yes: "Yes", no: "No",
    less: "less", more: "more", give: "Somebody else asks for your seat. Do you give it?", send: n => n === 1 ? "One tap waits for the connection." : `${n} taps wait for the connection.`, gone: n => n + " is gone", of: "of", over: "The game is over", open: "Choose first", linked: "at the table", range: (a, b) => `${a} to ${b}`, moved: "The table has moved on. Look again.", pack: "Take the table’s pack along",
    paused: "The hub can’t reach its memory. Nothing is done until it is back.", going: "This hub is closing. I look for another one.", rules: "Look up a rule", question: "Your question", look: "Look it up", nothing: "The rules say nothing about that.", slowly: "That were many questions. Wait a moment.",
    judge: "Call the judge", called: "The judge is called. Never mind?", share: "Let others in", scan: "Scan it, or type this address:", digits: "The table’s digits", tables: "All tables", hand: "may do all", all: "The table’s hand", put: "Send away", watches: "watches"
};
// A table of many keeps what is its own apart from the others.
const path = location.pathname.toLowerCase(), own = path === "/" ? "" : path.slice(1) + ".";
let device = kept(localStorage, "device");
if (!/^[0-9a-f]{32}$/.test(device)) keep(localStorage, "device", device = fresh());
let [token, wanted, ticket] = location.hash.slice(1).split(".");
if (token) {
    keep(localStorage, own + "token", token);
    history.replaceState(null, "", location.pathname);
    if (wanted === "TV") keep(sessionStorage, own + "tv", true);
} else token = kept(localStorage, own + "token");
const tv = kept(sessionStorage, own + "tv") === true;
document.documentElement.classList.toggle("tv", tv);

let timer = 0, socket = null, nonce = "", pin = "", joined = false, heard = 0, tries = 0, stopped = "", notice = "", room = null, colors = {}, opening = null;
let shown = kept(sessionStorage, own + "shown") || {n: 0, epoch: "", mark: "", view: null};
let queue = kept(sessionStorage, own + "queue") || [];
let wasTurn = false, values = new Map();

// ---- the link
// Where the table is to be had: the hub that speaks now, those that it knows to run, and where the page came from. After a break it is the next one's turn.
const home = (location.protocol === "https:" ? "https://" : "http://") + location.host;
let hubs = [home], at = 0;
function meet(others) { hubs = [...new Set([hubs[at], ...(others || []).filter(each => /^https?:\/\/[^/]+$/.test(each)), home])].slice(0, 9); at = 0; }
const next = () => { at = (at + 1) % hubs.length; };
function connect() {
    clearTimeout(timer); // or a good link would be left for another one
    if (stopped) return;
    abandon();
    heard = Date.now();
    socket = new WebSocket(hubs[at].replace("http", "ws") + (own ? path : "/table"));
    const mine = socket;
    mine.onmessage = event => { if (mine === socket) { heard = Date.now(); take(JSON.parse(event.data)); } };
    mine.onclose = () => { if (mine === socket) { socket = null; joined = false; next(); later(); } };
}
function abandon() { const old = socket; socket = null; joined = false; if (old) { old.onmessage = old.onclose = null; old.close(); } draw(); }
// Slower only when all of them were asked in vain: the next one may be there.
function later() { draw(); clearTimeout(timer); timer = setTimeout(connect, Math.min(2000, 150 * 2 ** Math.floor(tries++ / hubs.length))); }
function say(message) { if (socket && socket.readyState === 1) socket.send(JSON.stringify(message)); }
setInterval(() => {
    if (!socket || document.hidden) return;
    if (Date.now() - heard > 8000) { next(); connect(); return; }
    if (Date.now() - heard > 2900) say({type: "ping"});
}, 1000);
document.addEventListener("visibilitychange", () => { if (!document.hidden && !stopped && (!socket || Date.now() - heard > 3000)) { tries = 0; connect(); } });
addEventListener("online", () => { tries = 0; connect(); });

function join() {
    const message = {type: "join", v: VERSION, device, epoch: shown.epoch, n: shown.n, mark: shown.mark, language: navigator.language || "en"};
    if (pin) message.pin = hmac(pin, nonce + device); else message.proof = hmac(token || "", nonce + device);
    say(message);
}
const takes = {
    hello(m) { nonce = m.nonce; if (m.hub) meet(m.hub.others); if (m.v !== VERSION) return reload(); if (token || pin) join(); else { notice = "pin"; draw(); } },
    joined(m) {
        joined = true; tries = 0; notice = ""; colors = m.colors || {}; document.title = m.title;
        if (m.epoch !== shown.epoch) shown = {n: 0, epoch: m.epoch, mark: "", view: shown.view};
        if (wanted && /^\d+$/.test(wanted)) say({type: "claim", seat: +wanted, ticket: hmac(ticket || "", nonce + device)});
        wanted = "";
        if (room && room.hub && room.hub.hand) say({type: "hand", on: true}); // what waits was meant with it
        for (const deed of queue) say(deed);
        draw();
    },
    room(m) { room = m; if (sheet && sheet.share) drawSheet(); if (m.hub) meet(m.hub.others); if (notice === "asking" && m.seat !== null) notice = ""; draw(); },
    state(m) {
        say({type: "ack", n: m.n});
        if (m.n <= shown.n) return;
        shown = {n: m.n, epoch: shown.epoch, mark: m.mark, view: m.view};
        keep(sessionStorage, own + "shown", shown);
        refused.clear();
        if (m.moment && tv) showMoment(m.moment, m.view.log.at(-1)?.text || "");
        if (m.view.turn && !wasTurn && navigator.vibrate && navigator.userActivation?.hasBeenActive) navigator.vibrate(80);
        wasTurn = m.view.turn;
        draw();
    },
    done(m) {
        queue = queue.filter(deed => deed.id !== m.id); keep(sessionStorage, own + "queue", queue);
        if (!m.ok) refused.set(under.get(m.id) || "", m.message || words.moved);
        under.delete(m.id); draw();
    },
    asking() { notice = "asking"; draw(); },
    waiting() { notice = "waiting"; draw(); },
    refused() { notice = "refused"; draw(); },
    closed(m) {
        if (m.nonce) nonce = m.nonce;
        if (m.why === "unknown" && pin) { notice = "wrong"; pin = ""; }
        else if (m.why === "no-pin") { notice = "noPin"; pin = ""; }
        else if (m.why === "full") stopped = "full";
        else { token = ""; keep(localStorage, own + "token", null); notice = "unknown"; }
        draw();
    },
    bye(m) { stopped = m.why === "sent-away" ? "away" : "closed"; abandon(); },
    away(m) { meet(m.others); notice = "paused"; draw(); },
    moved(m) { meet(m.others); notice = "going"; draw(); },
    passages(m) { if (sheet && sheet.ask) { sheet.found = m; drawSheet(); } },
    code(m) { if (sheet && sheet.share) { sheet.code = m; drawSheet(); } },
    reload,
    pong() {}
};
function reload() { if (!kept(sessionStorage, own + "again")) { keep(sessionStorage, own + "again", true); location.reload(); } }
function take(message) { if (takes[message.type]) takes[message.type](message); }

// ---- deeds: kept until the table has said what became of them
const refused = new Map(), under = new Map();
function send(command, key, at) {
    const deed = {type: "do", id: device.slice(0, 8) + fresh().slice(0, 16), do: command};
    if (at !== undefined) deed.at = at;
    under.set(deed.id, key); refused.delete(key);
    queue.push(deed); keep(sessionStorage, own + "queue", queue);
    if (joined) say(deed);
    draw();
}

// ---- drawing
const pressOf = (each, key, counter) => () => {
    if (each.whyNot) { refused.set(key, each.whyNot); draw(); }
    else if (each.asks.length) open(each, key);
    else send(each.command, key, counter ? undefined : shown.view.seq);
};
const whyOf = key => refused.get(key) ? make("p", {class: "why", role: "alert"}, refused.get(key)) : null;
function act(each, key, counter) {
    const waits = queue.some(deed => under.get(deed.id) === key);
    return [button(each.label, key, pressOf(each, key, counter), {class: (each.main ? "main" : "") + (waits ? " sent" : ""), "aria-disabled": each.whyNot ? "true" : null}), whyOf(key)];
}
const acts = (list, key, counter) => list.length ? make("div", {class: "acts"}, list.map((each, i) => act(each, key + "." + i, counter))) : null;

// A number that is changed by so much: one up, one down, in one tap.
function steps(p, key) {
    const each = p.acts.find(a => !a.whyNot && a.asks.length === 1 && a.asks[0].kind === "number" && !isList(a.asks[0]) && a.asks[0].min <= 0 && a.asks[0].max >= 0 && a.asks[0].min < a.asks[0].max);
    if (!each) return null;
    const ask = each.asks[0], by = (value, sign, name) => button(sign, key + sign, () => send(withAnswers(each.command, {[ask.key]: value}, each.asks), key + ".0"), {"aria-label": p.label + ": " + name, disabled: value < ask.min || value > ask.max});
    return [by(-1, "−", words.less), by(1, "+", words.more)];
}
const initial = name => [...name][0].toUpperCase();
function hueOf(seat) {
    const hue = (colors.seats || [])[seat] || colors.game;
    return hue ? hue[matchMedia("(prefers-color-scheme: light)").matches ? 1 : 0] : "";
}
const dotOf = (name, hue) => { const dot = make("i", {class: "dot", "aria-hidden": "true"}, initial(name)); if (hue) dot.style.setProperty("--seat", hue); return dot; };
// A drawing of ours: shapes in tones of the game's colour.
function drawn(box, shapes, more) {
    const of = (tag, attributes) => { const e = document.createElementNS("http://www.w3.org/2000/svg", tag); for (const [name, value] of Object.entries(attributes)) e.setAttribute(name, value); return e; };
    const svg = of("svg", {viewBox: box, "aria-hidden": "true", ...more});
    for (const {kind, ...rest} of shapes) svg.append(of(kind, rest));
    return svg;
}
const emblem = () => colors.emblem && colors.emblem.length ? drawn("0 0 48 48", colors.emblem, {class: "emblem"}) : null;
const draws = {
    number(p, key, big) {
        const before = values.get(key); values.set(key, p.value);
        const tone = `number card ${p.tone}${big ? " big" : ""}${p.low ? " low" : ""}${before !== undefined && p.value < before ? " hit" : ""}`;
        const [less, more] = steps(p, key) || [], of = p.of !== undefined && p.of !== null ? make("p", {class: "of"}, words.of + " " + p.of) : null, whole = less && p.acts.length === 1;
        // Whoever wants more than a step touches the number itself.
        const value = whole ? button(String(p.value), key + ".0", pressOf(p.acts[0], key + ".0", true), {class: "value", "aria-label": `${p.label}: ${p.value}. ${p.acts[0].label}`}) : make("span", {class: "value"}, String(p.value));
        return make("section", {class: tone}, make("h2", {}, p.label), less ? make("div", {class: "dial"}, less, value, more) : value, of, whole ? whyOf(key + ".0") : acts(p.acts, key, true));
    },
    bar(p) {
        const fill = make("b"), rest = make("i"), then = p.then ?? p.value, share = v => Math.max(0, Math.min(100, p.of ? 100 * v / p.of : 0)) + "%";
        fill.style.width = share(Math.min(then, p.value)); rest.style.width = share(p.value);
        return make("section", {class: "card"}, make("div", {class: "row"}, make("h2", {}, p.label), make("span", {}, p.then !== undefined && p.then !== null && p.then !== p.value ? `${p.value} → ${p.then}` : String(p.value), make("span", {class: "of"}, ` ${words.of} ${p.of}`))), make("div", {class: "bar", "aria-hidden": "true"}, rest, fill));
    },
    line: p => make("p", {class: "line " + p.tone}, p.text),
    people(p) {
        const box = make("section", {class: "card people"}, make("h2", {}, words.people), p.people.map(each => {
            const tile = make("div", {class: "person" + (each.acting ? " acting" : "")}, dotOf(each.name), make("strong", {}, each.name, each.about ? make("span", {class: "of"}, " · " + each.about) : null),
                make("div", {class: "figures"}, each.numbers.map(n => make("span", {class: n.tone + (n.low ? " low" : "")}, n.label + " ", make("b", {class: "value"}, String(n.value)), tv && n.of ? make("span", {class: "of"}, ` ${words.of} ${n.of}`) : null))));
            const hue = hueOf(room ? room.seats.findIndex(seat => seat.name === each.name) : -1);
            if (hue) tile.style.setProperty("--seat", hue);
            return tile;
        }));
        box.style.setProperty("--across", p.people.length < 4 ? p.people.length : p.people.length < 5 ? 2 : p.people.length < 7 ? 3 : 4);
        return box;
    },
    dice: p => make("section", {class: "card"}, make("h2", {}, p.label), make("div", {class: "dice"}, p.faces.map(f => make("span", {class: "die"}, String(f))), p.gone.map(f => make("span", {class: "die gone"}, make("span", {class: "hidden"}, words.gone(f)), make("span", {"aria-hidden": "true"}, String(f)))))),
    track: p => make("section", {class: "card"}, make("div", {class: "row"}, make("h2", {}, p.label), make("span", {}, `${p.filled} ${words.of} ${p.of}`)), make("div", {class: "track", "aria-hidden": "true"}, Array.from({length: p.of}, (_, i) => make("i", {class: i < p.filled ? "on" : null})))),
    acts: (p, key) => make("section", {}, p.title ? make("h2", {}, p.title) : null, acts(p.acts, key)),
    secret(p, key) {
        const inside = make("div", {class: "inside", id: key, hidden: opening !== key}, partsOf(p.parts, key)), box = make("section", {class: "card secret"});
        const show = on => { opening = on ? key : null; inside.hidden = !on; cover.setAttribute("aria-expanded", String(on)); };
        const cover = button(words.hold, key + "!", event => { if (event.detail === 0) show(inside.hidden); }, {class: "cover", "aria-expanded": String(opening === key), "aria-controls": key, oncontextmenu: e => e.preventDefault()});
        cover.addEventListener("pointerdown", event => { cover.setPointerCapture(event.pointerId); show(true); });
        for (const end of ["pointerup", "pointercancel"]) cover.addEventListener(end, () => show(p.parts.some(hasActs)));
        box.append(make("h2", {}, p.title), cover, inside);
        return box;
    }
};
const leads = p => p.part === "acts" && p.acts.some(each => each.main);
const hasActs = p => p.part === "acts" || (p.acts && p.acts.length > 0);
function partsOf(parts, key) {
    const out = [], first = parts.findIndex(p => p.part === "number"); let numbers = null;
    parts.forEach((p, i) => {
        if (!draws[p.part] || key === "p" && leads(p)) return; // a word of a newer table, or what stands below
        const plain = p.part === "number" && !(i === first && key === "p");
        if (plain && !numbers) out.push(numbers = make("div", {class: "numbers"}));
        if (!plain) numbers = null;
        (plain ? numbers : {append: e => out.push(e)}).append(draws[p.part](p, key + "." + i, !plain));
    });
    return out;
}

// ---- the sheet that asks for an act's open places
let sheet = null;
function open(each, key) {
    sheet = {act: each, key, at: shown.view.seq, from: document.activeElement, answers: {}};
    for (const ask of each.asks) if (ask.default !== undefined && ask.default !== null) sheet.answers[ask.key] = ask.default;
    drawSheet();
    $("ask").querySelector("button, input")?.focus();
}
// What a hub offers beside the game: a rule looked up, the judge called, the way in for others.
function offer(kind, key) { sheet = {[kind]: true, key, typed: ""}; drawSheet(); $("ask").querySelector("input, button")?.focus(); }
function drawAsk() {
    const found = sheet.found, entry = make("input", {"data-key": "question", "aria-label": words.question, placeholder: words.question, maxlength: 200, value: sheet.typed, autocomplete: "off", enterkeyhint: "search", oninput: () => { sheet.typed = entry.value; }});
    return [make("h1", {id: "asked"}, words.rules), entry, make("div", {class: "acts"}, button(words.close, "ask!", shut), make("button", {type: "submit", class: "main", "data-key": "ask"}, words.look)),
        make("div", {class: "asks", "aria-live": "polite", tabindex: found ? "0" : null}, found ? found.tooMany ? make("p", {}, words.slowly) : found.passages.length ? found.passages.map(each => make("section", {class: "card"}, make("h2", {}, `${each.game} · ${each.section}`), make("h1", {}, each.title), make("p", {class: "passage"}, each.text))) : make("p", {}, words.nothing) : null)];
}
function drawShare() {
    const code = sheet.code, seats = room.seats, people = (room.hub.people || []).filter(each => each.seat !== null || each.here);
    let way = "";
    if (code) [...code.dark].forEach((dark, i) => { if (dark === "1") way += `M${i % code.side} ${Math.floor(i / code.side)}h1v1h-1z`; });
    return [make("h1", {id: "asked"}, words.share), make("div", {class: "asks", tabindex: "0"}, code ? [make("div", {class: "qr"}, drawn(`-2 -2 ${code.side + 4} ${code.side + 4}`, [{kind: "path", d: way}])), make("p", {}, words.scan), make("p", {class: "way"}, code.address), make("p", {}, `${code.table} · ${words.digits}`), make("p", {class: "way"}, code.pin.replace(/^(...)/, "$1 "))] : null,
        people.map((each, i) => make("div", {class: "row guest"}, make("strong", {}, each.seat === null ? words.watches : seats[each.seat]?.name), make("div", {class: "acts"}, button(words.hand, "hand." + i, () => say({type: "rights", device: each.device, rights: each.rights === "everything" ? "seat" : "everything"}), {"aria-pressed": String(each.rights === "everything")}), button(words.put, "put." + i, () => say({type: "away", device: each.device})))))),
        make("div", {class: "acts"}, button(words.close, "ask!", shut))];
}
const drawHub = () => room && room.hub && joined && !tv ? [make("section", {class: "hub"}, make("div", {class: "acts"}, button(words.rules, "hub.ask", () => offer("ask", "hub.ask")), button(room.hub.judge ? words.called : words.judge, "hub.judge", () => say({type: "judge", on: !room.hub.judge}), {"aria-pressed": String(Boolean(room.hub.judge))}),
    room.hub.pin && room.seat !== null ? button(words.all, "hub.hand", () => say({type: "hand", on: !room.hub.hand}), {"aria-pressed": String(Boolean(room.hub.hand))}) : null, room.hub.pin ? button(words.share, "hub.share", () => { offer("share", "hub.share"); say({type: "code"}); }) : null, make("a", {class: "pack", href: "/"}, words.tables)))] : [];
function shut() { const key = sheet && sheet.key; sheet = null; drawSheet(); document.querySelector(`[data-key="${key}"]`)?.focus(); }
const isList = ask => ask.most !== undefined && ask.most !== null;
// An answer may stand in a list several times where there are fewer to choose from than places.
const repeats = ask => isList(ask) && (ask.choices.length === 0 || ask.most > ask.choices.length);
function answered(ask) {
    const a = sheet.answers[ask.key], hasDefault = ask.default !== undefined && ask.default !== null;
    if (isList(ask)) return (a || []).length >= (ask.least || 0) && (a !== undefined || ask.optional || !ask.least);
    return ask.optional || hasDefault || a !== undefined && a !== "";
}
// A key may be a way into the command: "cards.0.name".
function withAnswers(command, answers, asks) {
    const whole = JSON.parse(JSON.stringify(command));
    for (const ask of asks) {
        const value = answers[ask.key] ?? (isList(ask) && !ask.optional ? [] : undefined);
        if (value === undefined) continue;
        const way = ask.key.split("."), last = way.pop();
        let place = whole;
        way.forEach((key, i) => { place[key] = place[key] ?? (/^\d+$/.test(way[i + 1] ?? last) ? [] : {}); place = place[key]; });
        place[last] = value;
    }
    return whole;
}
function put(ask, value) {
    if (isList(ask)) {
        const all = sheet.answers[ask.key] || [];
        sheet.answers[ask.key] = all.includes(value) && !repeats(ask) ? all.filter(v => v !== value) : all.length < ask.most ? [...all, value] : all;
    } else if (sheet.answers[ask.key] === value && ask.optional) delete sheet.answers[ask.key];
    else sheet.answers[ask.key] = value;
    drawSheet();
}
const figure = v => v < 0 ? "−" + -v : String(v);
function field(ask) {
    const now = sheet.answers[ask.key], key = "ask." + ask.key, has = v => isList(ask) ? (now || []).includes(v) : now === v;
    const taken = repeats(ask) && now && now.length ? make("div", {class: "chips"}, now.map((v, i) => button((ask.choices.find(c => c.value === v)?.label ?? figure(v)) + " ×", key + ".x" + i, () => { sheet.answers[ask.key] = now.filter((_, j) => j !== i); drawSheet(); }))) : null;
    const chip = (label, value, i) => button(label, key + "." + i, () => put(ask, value), {"aria-pressed": String(has(value))});
    if (ask.kind === "choice" || ask.kind === "person") return [taken, make("div", {class: "chips"}, ask.choices.map((c, i) => chip(c.label, c.value, i)))];
    if (ask.kind === "yesno") return make("div", {class: "chips"}, chip(words.yes, true, 0), chip(words.no, false, 1));
    if (ask.kind === "text") return make("input", {"data-key": key, "aria-label": ask.label, maxlength: ask.max, value: now ?? "", oninput: e => { if (e.target.value) sheet.answers[ask.key] = e.target.value; else delete sheet.answers[ask.key]; ready(); }});
    if (isList(ask)) return [taken, make("div", {class: "chips"}, (ask.usual.length ? ask.usual : Array.from({length: Math.min(21, ask.max - ask.min + 1)}, (_, i) => ask.min + i)).map((v, i) => chip(figure(v), v, i)))];
    const fit = v => Math.max(ask.min ?? -1e6, Math.min(ask.max ?? 1e6, v));
    const step = by => () => put(ask, fit((now ?? ask.min ?? 0) + (now === undefined ? 0 : by)));
    const entry = make("input", {"data-key": key, "aria-label": ask.label, type: "number", inputmode: "numeric", min: ask.min, max: ask.max, placeholder: ask.min != null && ask.max != null ? words.range(ask.min, ask.max) : null, value: now ?? "",
        oninput: e => { const v = parseInt(e.target.value, 10); if (Number.isNaN(v)) delete sheet.answers[ask.key]; else sheet.answers[ask.key] = fit(v); ready(); }});
    return [make("div", {class: "count"}, button("−", key + "-", step(-1), {"aria-label": words.less}), entry, button("+", key + "+", step(1), {"aria-label": words.more})), make("div", {class: "chips"}, ask.usual.map((v, i) => chip(figure(v), v, i)))];
}
function ready() { $("ask").querySelector(".main")?.setAttribute("aria-disabled", String(!sheet.act.asks.every(answered))); }
const asks = () => $("ask").querySelector(".asks");
function drawSheet() {
    const focus = document.activeElement?.dataset?.key, rolled = asks()?.scrollTop || 0;
    $("sheet").hidden = !sheet;
    for (const each of [$("head"), $("board"), $("now")]) each.inert = Boolean(sheet);
    $("asking").replaceChildren(...(sheet && sheet.ask ? drawAsk() : sheet && sheet.share ? drawShare() : sheet ? [make("h1", {id: "asked"}, sheet.act.label),
        make("div", {class: "asks"}, sheet.act.asks.map(ask => make("fieldset", {}, make("legend", {}, ask.label), field(ask)))),
        make("div", {class: "acts"}, button(words.close, "ask!", shut), make("button", {type: "submit", class: "main", "data-key": "ask"}, sheet.act.label))] : []));
    if (sheet) { if (sheet.act) ready(); if (focus) $("ask").querySelector(`[data-key="${focus}"]`)?.focus(); if (asks()) asks().scrollTop = rolled; }
}
$("asking").addEventListener("submit", event => {
    event.preventDefault();
    if (sheet && sheet.ask && sheet.typed.trim()) say({type: "ask", text: sheet.typed});
    if (!sheet || !sheet.act || !sheet.act.asks.every(answered)) return;
    const {act: each, key, at, answers} = sheet;
    shut(); send(withAnswers(each.command, answers, each.asks), key, at);
});
$("scrim").addEventListener("click", shut);
addEventListener("keydown", event => { if (event.key === "Escape" && sheet) shut(); });

// ---- a turning point of the game, large, on a television
const signs = {
    swords: "M20.5 3.5 8 16M3.5 3.5 16 16M5 13.5l5.5 5.5M19 13.5 13.5 19M7 16.5l-3.2 3.3M17 16.5l3.2 3.3", skull: "M8 17C5.2 15.8 3.8 13.4 3.8 10.8A8.2 7.8 0 0 1 20.2 10.8C20.2 13.4 18.8 15.8 16 17V20.5H8ZM12 20.5V18M12 13.2 11 15H13ZM7.9 11.2h2M14.1 11.2h2",
    cracked: "M12 3l7.5 2.8V11.5C19.5 16.2 16.5 19.3 12 21 7.5 19.3 4.5 16.2 4.5 11.5V5.8ZM12.8 3.4l-3 5.2 4.2 2.6-3.6 4 2 5.4", held: "M12 3l7.5 2.8V11.5C19.5 16.2 16.5 19.3 12 21 7.5 19.3 4.5 16.2 4.5 11.5V5.8ZM8.3 11.6l2.7 3L15.8 9",
    star: "M12 3l2.8 5.8 6.2.8-4.6 4.4 1.2 6.3L12 17.2l-5.6 3.1L7.6 14 3 9.6l6.2-.8Z", crown: "M4.5 19.5h15M4.5 16.5 3 7.5l5 4 4-6.5 4 6.5 5-4-1.5 9Z", fallen: "M4.5 4.5h15M4.5 7.5 3 16.5l5-4 4 6.5 4-6.5 5 4-1.5-9Z",
    gate: "M3.5 20.5h17M5.5 20.5V11a6.5 6.5 0 0 1 13 0v9.5M9.5 20.5v-8.7a2.5 2.5 0 0 1 5 0v8.7M12 1.5v1.4",
    horns: "M4 3C3 7 4.6 9.4 7.6 10M20 3C21 7 19.4 9.4 16.4 10M6 11.5C6 7.6 18 7.6 18 11.5 18 15.5 15.6 17 15 20.5H9C8.4 17 6 15.5 6 11.5ZM8.8 12.2l2.2 1.2M15.2 12.2 13 13.4M10.5 17.5h3", swap: "M4 8.5h14M14.5 5 18 8.5 14.5 12M20 15.5H6M9.5 12 6 15.5 9.5 19",
    trophy: "M7 4h10v5A5 5 0 0 1 7 9ZM7 5.5H3.8C3.8 8.6 5 10.3 7.4 10.8M17 5.5h3.2C20.2 8.6 19 10.3 16.6 10.8M12 14v3M8 20.5h8", ruin: "M3 20.5h18M5.5 20.5V8H8V5.5h2.5L9.8 9.5 12 12l-1.2 3.5 1.7 5M15 20.5 14.2 16l2.3-3h2v7.5"
};
const moments = {kill: "swords", boss: "horns", death: "skull", failure: "cracked", survival: "held", story: "star", lost: "fallen", victory: "crown", gate: "gate", tournament: "trophy", ruin: "ruin", sides: "swap"};
let passing = 0;
function showMoment(which, text) {
    if (!moments[which]) return;
    $("moment").className = ["death", "failure", "lost", "boss"].includes(which) ? "dark" : ["victory", "gate", "tournament"].includes(which) ? "end" : which === "survival" ? "good" : "";
    $("moment").replaceChildren(make("div", {class: "disc"}, drawn("0 0 24 24", [{kind: "path", d: signs[moments[which]]}])), make("p", {}, text));
    $("moment").hidden = false;
    clearTimeout(passing);
    passing = setTimeout(() => { $("moment").hidden = true; }, shown.view.over ? 15000 : 7000);
}

// ---- the page
function drawLink() {
    const link = $("link"), texts = {away: words.away, closed: words.closed, full: words.full}, bad = stopped ? texts[stopped] : notice === "asking" ? words.asking : notice === "waiting" ? words.waiting : notice === "refused" ? words.refused : notice === "paused" ? words.paused : notice === "going" ? words.going
        : joined || notice ? "" : tries > 1 || shown.view ? words.lost : words.joining;
    const waits = !joined && queue.length ? " " + words.send(queue.length) : "";
    if (link.textContent !== bad + waits) link.textContent = bad + waits;
}
let typed = ""; // a link that comes anew takes no digit away
function drawPin() {
    const entry = make("input", {id: "pin", value: typed, oninput: () => { typed = entry.value; }, inputmode: "numeric", autocomplete: "off", maxlength: 6, "aria-label": words.pin, "data-key": "pin"});
    entry.setSelectionRange(typed.length, typed.length);
    const go = event => { event.preventDefault(); typed = ""; pin = entry.value.replace(/\D/g, ""); if (pin.length === 6) { notice = ""; join(); } };
    return [make("form", {class: "card pin", onsubmit: go}, make("p", {}, notice === "pin" ? words.pin : words[notice]), notice === "noPin" ? null : entry, notice === "noPin" ? null : make("div", {class: "acts"}, make("button", {type: "submit", class: "main"}, words.come)))];
}
let watching = kept(sessionStorage, own + "watching") || tv;
// What the table's boxes hold, as a file of one's own.
const drawPack = () => room && room.pack && joined && !tv ? [make("a", {class: "pack", href: room.pack, download: "torchside-pack.json", "data-key": "pack"}, words.pack)] : [];
function drawSeats() {
    return [make("h2", {}, words.pick), ...room.seats.map((each, i) => button([dotOf(each.name, hueOf(i)), make("span", {}, each.name), " ", make("small", {}, each.here ? words.here : each.taken ? words.taken : words.free)], "seat." + i, () => { watching = false; say({type: "claim", seat: i}); }, {class: "seat"})),
        button(words.watch, "watch", () => { keep(sessionStorage, own + "watching", watching = true); draw(); }), ...drawPack(), ...drawHub()];
}
function drawView(view) {
    const list = partsOf(view.parts, "p");
    if (view.log.length) list.push(make("section", {}, make("h2", {}, words.log), make("ul", {class: "log", "aria-live": "polite"}, [...view.log].reverse().map(each => make("li", {}, each.text)))));
    return [...list, ...drawPack(), ...drawHub()];
}
// While a finger is down nothing moves beneath it: what came meanwhile is drawn when its tap has been felt, which is a
// little after it is up.
let pressed = false, stale = false, lifted = 0;
const release = ms => { clearTimeout(lifted); lifted = setTimeout(() => { pressed = false; if (stale) draw(); }, ms); };
addEventListener("pointerdown", () => { clearTimeout(lifted); pressed = true; }, true);
addEventListener("pointerup", () => release(300), true);
addEventListener("pointercancel", () => release(0), true);
addEventListener("click", () => { if (pressed) { clearTimeout(lifted); pressed = false; if (stale) draw(); } });
function draw() {
    stale = pressed;
    if (pressed) return;
    const focus = document.activeElement?.dataset?.key, view = shown.view, seat = room ? room.seat : null, root = document.body;
    const lobby = joined && room && seat === null && !watching && room.rights !== "watch", pins = ["pin", "wrong", "noPin", "unknown"].includes(notice) && !joined;
    const mine = view && !lobby && !pins;
    root.classList.toggle("alone", !pins && !lobby && !view);
    root.classList.toggle("away", Boolean(mine) && (Boolean(stopped) || !joined));
    root.classList.toggle("turn", Boolean(mine && view.turn));
    root.style.setProperty("--seat", hueOf(seat ?? -1) || "var(--torch)");
    root.style.setProperty("--game", hueOf(-1) || "var(--torch)");
    $("name").textContent = mine ? view.name || document.title : document.title;
    $("about").textContent = mine ? view.about || (view.name && document.title) : "";
    $("badge").replaceChildren(...[mine && view.name ? initial(view.name) : emblem()].filter(Boolean));
    $("badge").className = mine && view.name ? "" : "sign";
    $("badge").hidden = !$("badge").firstChild;
    $("place").textContent = mine && joined ? words.leave : "";
    $("place").hidden = !(mine && joined) || tv;
    $("place").dataset.key = "place";
    drawLink();
    $("board").replaceChildren(...(pins ? drawPin() : lobby ? drawSeats() : view ? drawView(view) : []));
    drawNow(mine ? view : null);
    if (tv) fit();
    if (focus && !sheet) document.querySelector(`[data-key="${CSS.escape(focus)}"]`)?.focus({preventScroll: true});
}
// Nobody scrolls a television: its words are as large as all of them fit.
function fit() {
    const board = $("board");
    for (let size = Math.max(18, innerWidth / 60); size >= 12; size *= 0.94) {
        document.documentElement.style.fontSize = size + "px";
        if (board.scrollHeight <= board.clientHeight) return;
    }
}
if (tv) addEventListener("resize", () => draw());
// What to do and its button stand together; it is told anew only when it is another.
let told = "";
function drawNow(view) {
    const title = view ? (view.over ? words.over : view.turn ? words.turn : words.now) : "", text = view ? view.now.text : "";
    if (told !== title + "\n" + text) { told = title + "\n" + text; $("say").replaceChildren(...(text ? [make("h2", {}, title), make("p", {class: "say"}, text)] : [])); }
    $("say").classList.toggle("long", text.length > 100);
    $("todo").replaceChildren(...(view ? view.parts.map((p, i) => leads(p) ? acts(p.acts, "p." + i) : null).filter(Boolean) : []));
    const asked = room && room.asked[0], answer = yes => () => say({type: "answer", device: asked, yes});
    $("wish").replaceChildren(...(asked && joined ? [make("p", {}, words.give), make("div", {class: "acts"}, button(words.no, "give.0", answer(false)), button(words.yes, "give.1", answer(true)))] : []));
    $("now").hidden = !text && !$("todo").firstChild && !$("link").textContent && !$("wish").firstChild;
}
$("place").addEventListener("click", () => { say({type: "release"}); watching = false; keep(sessionStorage, own + "watching", false); });
keep(sessionStorage, own + "again", null);
document.documentElement.lang = words.no === "Nein" ? "de" : "en";
draw();
connect();
