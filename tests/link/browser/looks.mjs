// What is wrong with how a page looks: nothing cut off, nothing on top of something else, nothing beside the screen.
export function wrongWith() {
    const wrong = [], wide = document.documentElement.scrollWidth - innerWidth;
    if (wide > 0) wrong.push(`scrolls sideways by ${wide}`);
    const seen = e => e.offsetParent !== null && !e.closest(".hidden") && getComputedStyle(e).visibility !== "hidden";
    const named = e => `${e.tagName.toLowerCase()}${e.className ? "." + e.className : ""} “${e.textContent.slice(0, 30)}”`;
    const text = e => [...e.childNodes].some(n => n.nodeType === 3 && n.data.trim());
    const scrolls = e => /auto|scroll/.test(getComputedStyle(e).overflowY);
    // What is scrolled away is covered by nothing.
    const left = (e, {left, right, top, bottom}) => {
        for (let at = e; at; at = at.parentElement) if (at !== document.body && at !== document.documentElement && scrolls(at)) { const frame = at.getBoundingClientRect(); top = Math.max(top, frame.top); bottom = Math.min(bottom, frame.bottom); }
        return {left, right, top, bottom};
    };
    for (const room of document.querySelectorAll("#head, #board, #say, #todo, #link, #wish, #ask, #moment")) {
        const all = [...room.querySelectorAll("*"), room].filter(e => (text(e) || /BUTTON|INPUT/.test(e.tagName)) && seen(e));
        for (const e of all) {
            const inline = getComputedStyle(e).display === "inline", box = e.getBoundingClientRect();
            if (!inline && !scrolls(e) && e.scrollWidth > e.clientWidth + 1) wrong.push(`cut off: ${named(e)}`);
            if (box.left < -1 || box.right > innerWidth + 1) wrong.push(`beside the screen: ${named(e)}`);
            if (e.tagName === "BUTTON" && (box.height < 44 || box.width < 44)) wrong.push(`small for a thumb: ${named(e)} ${box.width | 0} × ${box.height | 0}`);
        }
        const lines = all.flatMap(e => { const range = document.createRange(); range.selectNodeContents(e); return text(e) ? [...range.getClientRects()].filter(r => r.width > 1).map(box => ({e, box: left(e, box)})) : [{e, box: left(e, e.getBoundingClientRect())}]; });
        for (const [i, one] of lines.entries()) for (const other of lines.slice(i + 1)) {
            if (one.e === other.e || one.e.contains(other.e) || other.e.contains(one.e)) continue;
            const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left), down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
            if (across > 2 && down > 4) wrong.push(`on top of each other: ${named(one.e)} and ${named(other.e)}`);
        }
    }
    for (const button of document.querySelectorAll("#todo button.main, #ask button.main")) {
        const box = button.getBoundingClientRect(), first = button.closest("#ask") || button === document.querySelector("#todo button.main");
        if (seen(button) && first && (box.bottom > innerHeight + 1 || box.top < 0)) wrong.push(`what is to be done is not to be seen: ${named(button)}`);
    }
    return [...new Set(wrong)];
}
