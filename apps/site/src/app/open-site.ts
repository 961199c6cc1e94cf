import { createClient, type SystemStatus } from '@parlour/client';
import { watchBackSwipe } from '../platform/back-swipe.ts';
import { type Boot, readBoot } from '../platform/boot.ts';
import { deviceClock } from '../platform/clock.ts';
import { detectDevice } from '../platform/device.ts';
import { createImageUrl } from '../platform/images.ts';
import { createLive } from '../platform/live.ts';
import { watchPlace } from '../platform/place.store.ts';
import { chooseLanguage, usePreferences } from '../platform/preferences.store.ts';
import { takePreviews } from '../platform/preview.ts';
import { deviceRandom } from '../platform/random.ts';
import type { Site } from '../platform/site.ts';
import { deviceStorage } from '../platform/storage.ts';
import { loadTexts } from '../platform/texts.tsx';

/** The one place where the pages are connected with the browser they run in. */
export async function openSite(): Promise<Site> {
  const boot = readBoot(document);
  const language = chooseLanguage(boot.status.info.languages, boot.language);
  const messages = await loadTexts(language);
  watchPlace();
  takePreviews();
  usePreferences.setState({ language, messages, theme: deviceStorage.read('PARLOUR_THEME') });
  const device = detectDevice();
  return {
    language,
    status: statusAtHand(boot, language),
    clock: deviceClock,
    imageUrl: createImageUrl({ hosts: boot.status.info.imageCDNs, random: deviceRandom }),
    device,
    client: createClient({
      language: () => usePreferences.getState().language,
      device: () => device,
      token: () => null,
      loadSealer: () => import('@parlour/client/seal'),
    }),
    live: createLive({ random: deviceRandom }),
    backSwipe: watchBackSwipe(window),
  };
}

/**
 * The document speaks the brand's language. What it says of the visitor's access is the newest there is; the words
 * in the remembered language may be at hand from the last visit.
 */
function statusAtHand(boot: Boot, language: Site['language']): SystemStatus {
  const kept = deviceStorage.read('PARLOUR_STATUS');
  const isUsable =
    language !== boot.language &&
    kept?.language === language &&
    kept.status.info.merchantCode === boot.status.info.merchantCode;
  return isUsable ? { ...boot.status, info: kept.status.info } : boot.status;
}
