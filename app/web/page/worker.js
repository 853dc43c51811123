// Plays offline: everything is kept when the app is first opened. A new version is fetched beside it, and taken when the app
// is next begun.
const version = "VERSION", files = ["FILES"]; // written when the site is laid out

// What the page has just fetched is there already, in its hand or in the browser's own cache: nothing goes over the net twice.
async function got(file, first) {
    const there = await first.match(file), mark = there?.headers.get("ETag");
    const reply = await fetch(file, mark ? {cache: "no-store", headers: {"If-None-Match": mark}} : {cache: file === "./" ? "no-cache" : "default"});
    if (reply.status === 304)
        return there;
    if (!reply.ok)
        throw new Error(file + " could not be fetched");
    return reply;
}

self.addEventListener("install", event => event.waitUntil((async () => {
    const kept = await caches.open(version), first = await caches.open("torchside-first");
    await Promise.all(files.map(async file => kept.put(file, await got(file, first))));
    await caches.delete("torchside-first");
})()));

self.addEventListener("message", () => self.skipWaiting()); // from the first page that is begun after it came

self.addEventListener("activate", event => event.waitUntil((async () => {
    for (const name of await caches.keys())
        if (name.startsWith("torchside-") && name !== version)
            await caches.delete(name);
    await self.clients.claim();
})()));

self.addEventListener("fetch", event => {
    const url = new URL(event.request.url);
    if (event.request.method !== "GET" || url.origin !== location.origin)
        return;
    event.respondWith((async () => {
        const kept = await caches.open(version);
        const isPage = event.request.mode === "navigate" && /\/(index\.html)?$/.test(url.pathname); // and not a file beside it
        const found = await kept.match(isPage ? "./" : event.request, {ignoreSearch: true});
        return found ?? fetch(event.request);
    })());
});
