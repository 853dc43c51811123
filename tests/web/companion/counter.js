// What the app's page is measured against: a life counter for four as one would write it by hand, without any library. It
// keeps the lives in the browser, and plays offline.
const colours = ["#7a2e2e", "#2e4a7a", "#2e6b3c", "#6b5a2e"], lives = JSON.parse(localStorage.getItem("lives")) ?? [20, 20, 20, 20];

function button(name, label, act) {
    const made = document.createElement("button");
    made.className = name;
    made.textContent = label;
    made.ariaLabel = label + "1";
    made.addEventListener("click", act);
    return made;
}

colours.forEach((colour, who) => {
    const part = document.createElement("section"), number = document.createElement("output");
    const by = step => () => {
        number.textContent = lives[who] += step;
        localStorage.setItem("lives", JSON.stringify(lives));
    };
    part.style.background = colour;
    number.textContent = lives[who];
    part.append(number, button("less", "−", by(-1)), button("more", "+", by(1)));
    document.body.append(part);
});
requestAnimationFrame(() => requestAnimationFrame(() => performance.mark("torchside-begun")));
navigator.serviceWorker?.register("worker.js");
