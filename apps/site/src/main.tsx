import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './app/global.css';
import { App } from './app/App.tsx';
import { ErrorBoundary } from './app/ErrorBoundary.tsx';
import { readBoot } from './platform/boot.ts';
import { deviceClock } from './platform/clock.ts';
import { createImageUrl } from './platform/images.ts';
import { deviceRandom } from './platform/random.ts';
import type { Site } from './platform/site.ts';

const HOME_PATH = '/m/home';

const root = document.getElementById('root');
if (!root) throw new Error('the document has no root element');
const reload = () => location.reload();
const site = openSite();
// Only an open site leads elsewhere: a visitor who is turned away keeps the address to come back to.
if (site.status.status === 0 && location.pathname !== HOME_PATH) history.replaceState(null, '', HOME_PATH);
createRoot(root).render(
  <StrictMode>
    <ErrorBoundary reload={reload}>
      <App site={site} />
    </ErrorBoundary>
  </StrictMode>,
);

function openSite(): Site {
  const boot = readBoot(document);
  const imageUrl = createImageUrl({ hosts: boot.status.info.imageCDNs, random: deviceRandom });
  return { ...boot, clock: deviceClock, imageUrl, reload };
}
