import { MINUTE_MS } from '@parlour/clock/durations';
import { SITE_BASE, SITE_FILES } from '@parlour/contract/values/site-paths';

const LOOK_AGAIN_MS = 30 * MINUTE_MS;

/**
 * Installs the service worker and tells each time a newer build is waiting. The site also works without service
 * workers.
 */
export async function watchUpdates(tell: (update: () => void) => void): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker
    .register(SITE_FILES.worker, { scope: SITE_BASE, updateViaCache: 'none' })
    .catch(() => null);
  if (!registration) return;
  const tellOfWaiting = () => {
    const { waiting } = registration;
    // The first worker replaces nothing; only a later one is an update.
    if (waiting && navigator.serviceWorker.controller) tell(() => takeOver(waiting));
  };
  registration.addEventListener('updatefound', () =>
    registration.installing?.addEventListener('statechange', tellOfWaiting),
  );
  tellOfWaiting();
  const look = () => void registration.update().catch(() => undefined);
  setInterval(look, LOOK_AGAIN_MS);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && look());
}

function takeOver(waiting: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting.postMessage('take over');
}
