// What the page itself says, in the place of the app or beneath it: what is being waited for, and what went wrong.
const wait = document.getElementById("wait"), said = document.getElementById("said"), far = document.getElementById("far"), again = document.getElementById("again");

const german = {
    "Lighting the torch …": "Die Fackel wird angezündet …",
    "The games are on their way …": "Die Spiele sind unterwegs …",
    "The games did not arrive. Is there a connection?": "Die Spiele sind nicht angekommen. Gibt es eine Verbindung?",
    "Try again": "Noch einmal",
    "Start again": "Neu starten",
    "Torchside is open in another tab. It goes on here when that one is closed.": "Torchside ist in einem anderen Tab offen. Hier geht es weiter, sobald der zu ist.",
    "Torchside is open in another tab: here you watch.": "Torchside ist in einem anderen Tab offen: hier schaust du zu.",
    "Play here": "Hier spielen",
    "Torchside could not begin: ": "Torchside konnte nicht starten: ",
    "Torchside has stopped. Nothing that was shown is lost.": "Torchside ist stehen geblieben. Nichts, was zu sehen war, ist verloren.",
    "Torchside has ended.": "Torchside ist zu Ende.",
};
export const put = words => navigator.language.startsWith("de") ? german[words] ?? words : words;

export function say(words, button) {
    wait.classList.remove("beneath");
    show(words, button);
}

function show(words, button) {
    said.textContent = put(words);
    wait.hidden = false;
    again.hidden = !button;
    far.hidden = Boolean(button);
    if (button) {
        again.textContent = put(button.text);
        again.onclick = button.act;
    }
}

export function still() {
    wait.hidden = true;
}

// Beneath the app's picture, which stays in sight.
export function sayBeneath(words, button) {
    wait.classList.add("beneath");
    show(words, button);
}

export function hasCome(share) {
    far.value = share;
}

// What nothing can be said of how far it is.
export function takesItsTime() {
    far.hidden = true;
}
