// What is on the screen as elements for screen readers, each where it is seen; touches go through them to the app.
const shown = new Map(); // by the app's numbers
const steps = new Set(["slider", "spinbutton"]);
let act = () => {};

function made(each) {
    const element = document.createElement(each.role === "button" ? "button" : "div");
    if (each.role !== "button" && each.role !== "text")
        element.setAttribute("role", each.role);
    if (each.role === "textbox")
        element.setAttribute("aria-readonly", "true"); // it is written in when it was pressed
    element.tabIndex = -1; // keys go to the app, which shows where they are
    element.addEventListener("click", () => act(each.id, "press"));
    if (steps.has(each.role))
        element.addEventListener("keydown", event => {
            const way = {ArrowUp: "more", ArrowRight: "more", ArrowDown: "less", ArrowLeft: "less"}[event.key];
            if (way) {
                event.stopPropagation();
                act(each.id, way);
            }
        });
    return element;
}

function set(element, name, value) {
    if (value === undefined)
        element.removeAttribute(name);
    else if (element.getAttribute(name) !== String(value))
        element.setAttribute(name, value);
}

function update(element, each) {
    if (each.role === "text") {
        if (element.textContent !== each.name)
            element.textContent = each.name;
    } else {
        set(element, "aria-label", each.name);
    }
    set(element, "aria-description", each.more);
    set(element, "aria-checked", each.role === "checkbox" || each.role === "radio" ? each.checked ?? false : undefined);
    set(element, "aria-pressed", each.role === "button" ? each.checked : undefined);
    set(element, "aria-disabled", each.off);
    set(element, "aria-current", each.here);
    if (each.role === "heading")
        set(element, "aria-level", each.level);
    if (each.value !== undefined && each.role === "textbox") {
        if (element.textContent !== each.value)
            element.textContent = each.value;
    } else if (each.value !== undefined && (steps.has(each.role) || each.role === "progressbar")) {
        set(element, "aria-valuenow", each.value);
    }
    const [x, y, width, height] = each.at;
    element.style.cssText = `left:${x}px;top:${y}px;width:${width}px;height:${height}px`;
}

export function reflect(text, told) {
    act = told;
    const mirror = document.getElementById("mirror");
    const all = JSON.parse(text), stay = new Set(all.map(each => each.id + each.role));
    for (const [id, element] of shown)
        if (!stay.has(id)) {
            element.remove();
            shown.delete(id);
        }
    const first = all.find(each => each.role === "heading"); // the page's own
    let before = null;
    for (const each of all) {
        each.level = each === first ? 1 : 2;
        const id = each.id + each.role;
        const element = shown.get(id) ?? made(each);
        shown.set(id, element);
        update(element, each);
        const place = before ? before.nextSibling : mirror.firstChild;
        if (element !== place)
            mirror.insertBefore(element, place);
        before = element;
    }
}
