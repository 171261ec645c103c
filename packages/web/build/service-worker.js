/** Keeps the page for when there is no network. The two names in capitals are filled in by the build. */
const files = __FILES__;
const store = 'runehold-__VERSION__';
/** Earlier rules that a table needed once. They never change, and stay when a new build comes. */
const cellar = 'runehold-capsules';

/** It waits until no page of an older build is open: those still fetch their parts from the older store. */
self.addEventListener('install', event => {
  event.waitUntil(caches.open(store).then(cache => cache.addAll(files)));
});

self.addEventListener('activate', event => {
  event.waitUntil(
    caches
      .keys()
      .then(names =>
        Promise.all(names.filter(name => name !== store && name !== cellar).map(name => caches.delete(name))),
      )
      .then(() => self.clients.claim()),
  );
});

/** A file of the build, or one that is fetched on demand and kept from then on. */
const fileFor = async request => {
  const kept = await caches.match(request);
  if (kept) return kept;
  const fresh = await fetch(request);
  if (fresh.ok && new URL(request.url).pathname.endsWith('.mjs'))
    await caches.open(cellar).then(cache => cache.put(request, fresh.clone()));
  return fresh;
};

/** A page comes from the network while there is one; files of the build never change and come from the store. */
self.addEventListener('fetch', event => {
  const { request } = event;
  const here = new URL(request.url);
  if (request.method !== 'GET' || here.origin !== self.location.origin || here.pathname.startsWith('/api/'))
    return;
  if (request.mode === 'navigate')
    event.respondWith(
      fetch(request).catch(() => caches.open(store).then(cache => cache.match('./', { ignoreSearch: true }))),
    );
  else event.respondWith(fileFor(request));
});
