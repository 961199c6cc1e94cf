import type { Client } from '@parlour/client';
import type { Clock } from '../../../platform/clock.ts';
import { MARK_THROTTLE_MS } from './notices.rules.ts';

type Needs = {
  client: { messages: Pick<Client['messages'], 'markAnnouncementRead'> };
  clock: Clock;
  wait: (ms: number) => Promise<unknown>;
};

/** Marks of reading leave one by one and no faster than they may, however many there are at once. */
export function createMarks({ client, clock, wait }: Needs) {
  let freeAtMs = Number.NEGATIVE_INFINITY;
  return async (announcementId: string): Promise<void> => {
    const nowMs = clock.now();
    const atMs = Math.max(freeAtMs, nowMs);
    freeAtMs = atMs + MARK_THROTTLE_MS;
    if (atMs > nowMs) await wait(atMs - nowMs);
    await client.messages.markAnnouncementRead({ body: { announcementId, read: true } });
  };
}

const marks = new WeakMap<object, ReturnType<typeof createMarks>>();

/** The same of everything on the page that marks. */
export function marksOf({ client, clock }: Pick<Needs, 'clock'> & { client: Client }) {
  const known = marks.get(client);
  if (known) return known;
  const made = createMarks({
    client,
    clock,
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  });
  marks.set(client, made);
  return made;
}
