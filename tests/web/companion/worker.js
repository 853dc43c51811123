const files = ["./", "counter.css", "counter.js", "manifest.webmanifest"];
self.addEventListener("install", event => event.waitUntil(caches.open("counter").then(kept => kept.addAll(files))));
self.addEventListener("activate", event => event.waitUntil(self.clients.claim()));
self.addEventListener("fetch", event => event.respondWith(caches.match(event.request).then(found => found ?? fetch(event.request))));
