import type { SITE_FILES } from '@parlour/contract/values/site-paths';

/**
 * Stands between the site and the network: what has a hash in its name is kept, the offline page is at hand, and
 * everything else goes to the server. Documents above all: each carries a nonce, a theme and a status of its moment.
 */
const worker = self as unknown as ServiceWorkerGlobalScope;

/** The build puts in what tells it from every other build, so that the browser sees a new worker. */
const CACHE = 'parlour-@BUILD@';
/** Written out, because the worker is one file; another path than the site's does not compile. */
const OFFLINE_PAGE: typeof SITE_FILES.offline = '/m/offline';
const HASHED: typeof SITE_FILES.assets = '/m/assets/';

worker.addEventListener('install', (event) => event.waitUntil(keepOfflinePage()));
worker.addEventListener('activate', (event) => event.waitUntil(takeOver()));
worker.addEventListener('message', (event) => {
  // The visitor agreed to the update; until then the pages that are open keep the code they began with.
  if (event.data === 'take over') event.waitUntil(worker.skipWaiting());
});
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.mode === 'navigate') event.respondWith(fetchDocument(event));
  else if (origin === worker.location.origin && pathname.startsWith(HASHED) && request.method === 'GET')
    event.respondWith(fetchHashed(event));
});

async function keepOfflinePage(): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.add(new Request(OFFLINE_PAGE, { cache: 'reload' }));
}

async function takeOver(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
  // The document is asked for while this worker starts, not after it.
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
  // A full disk keeps nothing, and the site runs all the same.
  if (response.ok) event.waitUntil(cache.put(event.request, response.clone()).catch(() => undefined));
  return response;
}
