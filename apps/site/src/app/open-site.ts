import { CallRefused, type Client, createClient, type SystemStatus } from '@parlour/client';
import { keepInvitation } from '../features/identity/registration/invitation.store.ts';
import { type BootData, readBootData } from '../platform/boot-data.ts';
import { deviceClock } from '../platform/clock.ts';
import { detectDevice } from '../platform/device/device.ts';
import { createImageUrl } from '../platform/device/images.ts';
import { deviceRandom } from '../platform/device/random.ts';
import { deviceStorage } from '../platform/device/storage.ts';
import { createLive, type Live } from '../platform/live.ts';
import { loadPart } from '../platform/loading/load-screen.ts';
import { watchNetwork } from '../platform/loading/queries.ts';
import { chooseLanguage, usePreferences } from '../platform/preferences.store.ts';
import { watchBackSwipe } from '../platform/routes/back-swipe.ts';
import { watchPlace } from '../platform/routes/place.store.ts';
import { findRoute } from '../platform/routes/routes.rules.ts';
import { reactToRefusals } from '../platform/session/refusals.ts';
import { sessionToken, useSession, watchSession } from '../platform/session/session.store.ts';
import type { Site } from '../platform/site.ts';
import { loadTexts } from '../platform/texts/texts.tsx';
import { takePreviews } from '../platform/theme/console-preview.ts';
import { loadPages } from './usePage.ts';

/** The one place where pages are connected with the browser. */
export async function openSite(): Promise<Site> {
  const boot = readBootData(document);
  askForPages();
  const language = chooseLanguage(boot.status.info.languages, boot.language);
  const messages = await loadTexts(language);
  watchPlace();
  keepInvitation();
  watchNetwork();
  takePreviews();
  usePreferences.setState({
    language,
    messages,
    theme: deviceStorage.read('PARLOUR_THEME'),
    isBalanceHidden: deviceStorage.read('PARLOUR_BALANCE_HIDDEN') === true,
  });
  const { merchantCode } = boot.status.info;
  watchSession(merchantCode);
  const device = detectDevice();
  const client = reactToRefusals(
    createClient({
      language: () => usePreferences.getState().language,
      device: () => device,
      token: sessionToken,
      loadSealer: () => import('@parlour/client/seal'),
    }),
    merchantCode,
  );
  const live = createLive({ random: deviceRandom, askTicket: () => askLiveTicket(client) });
  followSession(client, live);
  return {
    language,
    status: statusAtHand(boot, language),
    clock: deviceClock,
    imageUrl: createImageUrl({ hosts: boot.status.info.imageCDNs, random: deviceRandom }),
    device,
    client,
    live,
    backSwipe: watchBackSwipe(window),
  };
}

/** Home needs no other page before the first touch. A page asks again if this fails. */
function askForPages(): void {
  const ask = () => void loadPages().catch(() => {});
  if (findRoute(location.pathname)?.name === 'home') addEventListener('pointerdown', ask, { once: true });
  else ask();
}

/** Without a ticket only public news arrive; the next connection asks again. */
async function askLiveTicket(client: Client): Promise<string | null> {
  if (!sessionToken()) return null;
  try {
    return (await client.identity.ticket({ body: { purpose: 'live' } })).ticket;
  } catch (error) {
    if (error instanceof CallRefused) return null;
    throw error;
  }
}

function onLanguage(tell: (language: Site['language']) => void): void {
  usePreferences.subscribe(({ language }, before) => language !== before.language && tell(language));
}

/** Most visits have no session, so its code is a separate file. */
function followSession(client: Client, live: Live): void {
  let isKept = false;
  const begin = () => {
    if (isKept) return;
    isKept = true;
    loadPart(() => import('../platform/session/session-life.ts')).then(
      ({ keepSession }) => keepSession({ client, live, clock: deviceClock, onLanguage }),
      reportError,
    );
  };
  useSession.subscribe(({ stored }, before) => {
    if (stored?.token === before.stored?.token) return;
    live.reconnect();
    if (stored) begin();
  });
  if (sessionToken()) begin();
}

/**
 * The document is in the brand's language, and its status is the newest. The texts in the remembered language may be
 * stored from the last visit.
 */
function statusAtHand(boot: BootData, language: Site['language']): SystemStatus {
  const kept = deviceStorage.read('PARLOUR_STATUS');
  const isUsable =
    language !== boot.language &&
    kept?.language === language &&
    kept.status.info.merchantCode === boot.status.info.merchantCode;
  return isUsable ? { ...boot.status, info: kept.status.info } : boot.status;
}
