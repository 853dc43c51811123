
// ---- what the hub's own pages share: a conversation that begins again by itself, and figures for people
const german = (navigator.language || "en").startsWith("de");
document.documentElement.lang = german ? "de" : "en";
let device = kept(localStorage, "device");
if (!/^[0-9a-f]{32}$/.test(device)) keep(localStorage, "device", device = fresh());
const home = (location.protocol === "https:" ? "https://" : "http://") + location.host;
let socket = null, heard = 0, tries = 0, waiting = 0, nonce = "";
function say(message) { if (socket && socket.readyState === 1) socket.send(JSON.stringify(message)); }
// `takes` are what is done with each kind of message; `changed` is called when the hub comes or goes.
function talk(takes, changed) {
    const connect = () => {
        clearTimeout(waiting);
        if (socket) { socket.onmessage = socket.onclose = null; socket.close(); }
        heard = Date.now();
        const mine = socket = new WebSocket(home.replace("http", "ws") + location.pathname.toLowerCase());
        mine.onmessage = event => { heard = Date.now(); tries = 0; const message = JSON.parse(event.data); if (message.nonce) nonce = message.nonce; takes[message.type]?.(message); };
        mine.onclose = () => { socket = null; changed(false); clearTimeout(waiting); waiting = setTimeout(connect, Math.min(3000, 200 * 2 ** tries++)); };
    };
    setInterval(() => { if (socket && Date.now() - heard > 12000) connect(); else if (Date.now() - heard > 5000) say({type: "ping"}); }, 2000);
    document.addEventListener("visibilitychange", () => { if (!document.hidden && (!socket || Date.now() - heard > 6000)) { tries = 0; connect(); } });
    connect();
}
const hueOf = color => color ? color[matchMedia("(prefers-color-scheme: light)").matches ? 1 : 0] : "";
function drawn(box, shapes, more) {
    const of = (tag, attributes) => { const e = document.createElementNS("http://www.w3.org/2000/svg", tag); for (const [name, value] of Object.entries(attributes)) e.setAttribute(name, value); return e; };
    const svg = of("svg", {viewBox: box, "aria-hidden": "true", ...more});
    for (const {kind, ...rest} of shapes) svg.append(of(kind, rest));
    return svg;
}
// "1 h 20 min"
function lasting(ms) { const minutes = Math.max(0, Math.floor(ms / 60000)); return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`; }
const figure = points => new Intl.NumberFormat(german ? "de" : "en", {maximumFractionDigits: 2}).format(points);
