import { readBoot } from '../platform/boot.ts';
import { deviceClock } from '../platform/clock.ts';
import { createImageUrl } from '../platform/images.ts';
import { deviceRandom } from '../platform/random.ts';
import type { Site } from '../platform/site.ts';

const HOME_PATH = '/m/home';

/** The one place where the pages are connected with the browser they run in. */
export function openSite(): Site {
  const boot = readBoot(document);
  const { status, info } = boot.status;
  // Only an open site leads elsewhere: a visitor who is turned away keeps the address to come back to.
  if (status === 0 && location.pathname !== HOME_PATH) history.replaceState(null, '', HOME_PATH);
  const imageUrl = createImageUrl({ hosts: info.imageCDNs, random: deviceRandom });
  return { ...boot, clock: deviceClock, imageUrl };
}
