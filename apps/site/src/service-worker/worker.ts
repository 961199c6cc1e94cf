import type { SITE_BASE, SITE_FILES } from '@parlour/contract/values/site-paths';

/**
 * Caches files with a hash in their name and the offline page; everything else goes to the server. Above all documents:
 * each carries its own nonce, theme and status.
 */
const worker = self as unknown as ServiceWorkerGlobalScope;

/** The build inserts its own id, so that the browser sees a new worker. */
const CACHE = 'parlour-@BUILD@';
/** Spelled out, because the worker is a single file; a path that differs from the site's does not compile. */
const SITE: typeof SITE_BASE = '/m/';
const OFFLINE_PAGE: typeof SITE_FILES.offline = '/m/offline';
const HASHED: typeof SITE_FILES.assets = '/m/assets/';

worker.addEventListener('install', (event) => event.waitUntil(keepOfflinePage()));
worker.addEventListener('activate', (event) => event.waitUntil(takeOver()));
worker.addEventListener('message', (event) => {
  // The visitor agreed to the update; until then open pages keep the code they started with.
  if (event.data === 'take over') event.waitUntil(worker.skipWaiting());
});
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.mode === 'navigate') event.respondWith(fetchDocument(event));
  else if (origin === worker.location.origin && pathname.startsWith(HASHED) && request.method === 'GET')
    event.respondWith(fetchHashed(event));
});

worker.addEventListener('push', (event) => {
  if (event.data) event.waitUntil(notify(event.data));
});
worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPage(event.notification.data));
});

/** What the server sends: that there is something, and the page to read it on. */
async function notify(sent: PushMessageData): Promise<void> {
  const { title, path, icon, tag } = sent.json() as Record<'title' | 'path' | 'icon' | 'tag', string>;
  // A later one of the same kind takes the place of the earlier one.
  await worker.registration.showNotification(title, { icon, tag, data: path });
}

/** Only ever a page of this site, in the window that is open if there is one. */
async function openPage(path: unknown): Promise<void> {
  const { href, origin, pathname } = new URL(String(path), worker.location.origin);
  const address = origin === worker.location.origin && pathname.startsWith(SITE) ? href : SITE;
  const [open] = await worker.clients.matchAll({ type: 'window' });
  const shown = await open?.focus().then((page) => page.navigate(address));
  if (!shown) await worker.clients.openWindow(address);
}

async function keepOfflinePage(): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.add(new Request(OFFLINE_PAGE, { cache: 'reload' }));
}

async function takeOver(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
  // Fetches the document while the worker starts, not after.
  await worker.registration.navigationPreload?.enable();
  await worker.clients.claim();
}

async function fetchDocument(event: FetchEvent): Promise<Response> {
  try {
    return ((await event.preloadResponse) as Response | undefined) ?? (await fetch(event.request));
  } catch (error) {
    const offline = await caches.match(OFFLINE_PAGE);
    if (!offline) throw error;
    return offline;
  }
}

async function fetchHashed(event: FetchEvent): Promise<Response> {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(event.request);
  if (kept) return kept;
  const response = await fetch(event.request);
  // On a full disk nothing is cached, and the site still works.
  if (response.ok) event.waitUntil(cache.put(event.request, response.clone()).catch(() => undefined));
  return response;
}
