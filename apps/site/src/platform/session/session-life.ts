import { CallRefused, type Client, type Language } from '@parlour/client';
import { MINUTE_MS } from '@parlour/clock/durations';
import type { Clock } from '../clock.ts';
import type { Live } from '../live.ts';
import { sessionToken, useSession } from './session.store.ts';

/** A session ends after half an hour without activity; this renews it often enough. */
const RENEW_EVERY_MS = 5 * MINUTE_MS;
const SIGNS_OF_LIFE = ['pointerdown', 'keydown', 'visibilitychange'] as const;

type Needs = {
  client: Client;
  live: Live;
  clock: Clock;
  onLanguage: (tell: (language: Language) => void) => void;
};

/** What runs while a member is signed in. Starts with the first session of a visit and is idle without one. */
export function keepSession({ client, live, clock, onLanguage }: Needs): void {
  const look = () => void readMember(client);
  look();
  useSession.subscribe(({ stored }, before) => {
    if (stored?.token !== before.stored?.token) look();
  });
  live.on('session', look);
  // Messages to the member use the language last chosen here.
  onLanguage((language) => {
    if (sessionToken()) client.identity.setLanguage({ body: { language } }).catch(ignoreRefusal);
  });
  renewWhileInUse({ client, clock });
}

/** Asks who is signed in, and for the uploaded picture if there is one. */
export async function readMember(client: Client): Promise<void> {
  const token = sessionToken();
  if (!token) return;
  // Another member may have signed in before the answer came.
  const isCurrent = () => token === sessionToken();
  try {
    const member = await client.identity.info();
    if (!isCurrent()) return;
    useSession.setState({ member });
    if (!member.hasUploadedIcon) return useSession.setState({ picture: null });
    const { image } = await client.identity.headIcon();
    if (isCurrent()) useSession.setState({ picture: pictureAddress(image) });
  } catch (error) {
    ignoreRefusal(error);
  }
}

export function pictureAddress(image: string | null): string | null {
  return image && `data:image/webp;base64,${image}`;
}

/** Renews only on activity: the session of an abandoned page ends. */
function renewWhileInUse({ client, clock }: Pick<Needs, 'client' | 'clock'>): void {
  let renewedAt = clock.now();
  const renew = () => {
    if (document.hidden || !sessionToken() || clock.now() - renewedAt < RENEW_EVERY_MS) return;
    renewedAt = clock.now();
    client.identity.renewSession().catch(ignoreRefusal);
  };
  for (const sign of SIGNS_OF_LIFE) document.addEventListener(sign, renew, { passive: true });
}

/** `reactToRefusals` has already handled it; offline, the stored name stays. */
function ignoreRefusal(error: unknown): void {
  if (!(error instanceof CallRefused)) throw error;
}
