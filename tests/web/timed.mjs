// What a tap costs, as the page itself times it: from the finger's leaving the glass to the frame that shows what came of it.
const median = all => [...all].sort((a, b) => a - b)[Math.floor(all.length / 2)];
const taps = 24, pause = ms => new Promise(resolve => setTimeout(resolve, ms));

// Marks when the page heard of it, when it asked the store, when that had kept it, when the picture was begun and drawn, and when
// the frame with it was over. What needs the store's leave isn't drawn before that.
function watchTaps() {
    globalThis.tapped = [];
    let now = null;
    const drawn = () => {
        if (!now || now.drawn || (now.asked && !now.kept))
            return;
        const mark = now;
        mark.drawn = mark.begun = performance.now();
        queueMicrotask(() => { mark.drawn = performance.now(); });
        const shown = () => { mark.shown = performance.now(); };
        isFrame ? requestAnimationFrame(shown) : requestAnimationFrame(() => requestAnimationFrame(shown));
    };
    const frame = requestAnimationFrame;
    let isFrame = false;
    globalThis.requestAnimationFrame = act => frame(time => {
        isFrame = true;
        act(time);
        isFrame = false;
    });
    addEventListener("pointerup", event => { tapped.push(now = {up: event.timeStamp, heard: performance.now()}); }, true);
    const transaction = IDBDatabase.prototype.transaction;
    IDBDatabase.prototype.transaction = function (...how) {
        const made = transaction.apply(this, how), mark = now;
        if (mark && !mark.asked && how[1] === "readwrite") {
            mark.asked = performance.now();
            made.addEventListener("complete", () => { mark.kept = performance.now(); });
        }
        return made;
    };
    for (const context of [WebGLRenderingContext.prototype, WebGL2RenderingContext.prototype])
        for (const draw of ["drawArrays", "drawElements", "drawElementsInstanced", "drawArraysInstanced"]) {
            const plain = context[draw];
            if (plain)
                context[draw] = function (...what) { drawn(); return plain.apply(this, what); };
        }
    if (!document.querySelector("#screen"))
        addEventListener("click", () => requestAnimationFrame(drawn));
}

// These places are touched by turns: medians of the parts, and of the whole with the worst; in ms.
export async function timed(page, places, isKept) {
    const wire = await page.context().newCDPSession(page);
    await page.evaluate(watchTaps);
    for (let i = 0; i < taps; ++i) {
        await wire.send("Input.dispatchTouchEvent", {type: "touchStart", touchPoints: [places[i % places.length]]});
        await pause(80); // as a finger stays on the glass
        await wire.send("Input.dispatchTouchEvent", {type: "touchEnd", touchPoints: []});
        await pause(700);
    }
    const all = (await page.evaluate(() => globalThis.tapped)).filter(each => each.shown && (!isKept || each.kept));
    const steps = isKept ? ["up", "heard", "asked", "kept", "begun", "drawn", "shown"] : ["up", "heard", "begun", "drawn", "shown"];
    const parts = steps.slice(1).map((step, at) => `${step} ${Math.round(median(all.map(each => each[step] - each[steps[at]])))}`);
    const whole = all.map(each => each.shown - each.up);
    return all.length < taps / 2 ? {parts: `only ${all.length} of ${taps} taps`, whole: "?"}
        : {parts: parts.join(" + "), whole: `${Math.round(median(whole))} (${Math.round(Math.max(...whole))})`};
}
