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

/** What came, as far as it can be read: whatever it is, something is shown, or browsers take the permission back. */
const noticeIn = data => {
  try {
    return data.json();
  } catch {
    return {};
  }
};

self.addEventListener('push', event => {
  const {
    title = 'Runehold',
    body = '',
    tag = 'runehold',
    url = './',
    language = 'en',
  } = noticeIn(event.data);
  event.waitUntil(
    self.registration.showNotification(title, {
      body,
      tag,
      renotify: true,
      lang: language,
      icon: 'icon.svg',
      badge: 'icon-your-move.svg',
      data: { url },
    }),
  );
});

/** The push service reaches this browser elsewhere from now on: the house is told where. */
self.addEventListener('pushsubscriptionchange', event => {
  const post = (path, body) =>
    fetch(`./api/notices/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const renew = async () => {
    const { oldSubscription: before, newSubscription } = event;
    const options = before?.options;
    const now = newSubscription ?? (options && (await self.registration.pushManager.subscribe(options)));
    if (!now) return;
    const { endpoint, keys } = now.toJSON();
    await post('push', { endpoint, ...keys });
    if (before && before.endpoint !== endpoint) await post('push/drop', { endpoint: before.endpoint });
  };
  event.waitUntil(renew());
});

/** Goes to the table that a notice is about: in a window that is open, if there is one, else in a new one. */
const open = async address => {
  const here = new URL(address, self.registration.scope);
  // The house may be reached by several names; this page is found at its own.
  const url = new URL(`${here.search}${here.hash}`, self.registration.scope).href;
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find(client => client.url === url) ?? windows[0];
  if (there === undefined) return self.clients.openWindow(url);
  // Where a window may not come to the front by itself, it shows the table all the same.
  const shown = await there.focus().catch(() => there);
  return shown.url === url ? shown : shown.navigate(url);
};

self.addEventListener('notificationclick', event => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.url ?? './'));
});
