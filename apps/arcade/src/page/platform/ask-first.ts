import type { Sheet } from '@parlour/game-rules';
import type { Calls, SessionView } from './calls.ts';
import { makeClientSeed } from './client-seed.ts';

/** What the service has to say before a game can be drawn. */
export type FirstAnswers = { model: { sheet: Sheet }; session: SessionView };

export async function askFirst(calls: Calls): Promise<FirstAnswers> {
  const [model, session] = await Promise.all([
    calls.model(),
    calls.session().then((session) => bringOwnSeed(session, calls)),
  ]);
  return { model, session };
}

/** Nobody plays with two seeds of the house: the first client seed is made in this browser. */
async function bringOwnSeed(session: SessionView, calls: Calls): Promise<SessionView> {
  const { isHouseMade, nextServerSeedHash } = session.seeds;
  if (!isHouseMade || session.open) return session;
  const order = { clientSeed: makeClientSeed(), nextHash: nextServerSeedHash };
  // Another tab may do the same, or a round may still run: it is tried again at the next opening.
  const changed = await calls.changeSeeds(order).catch(() => null);
  return changed ? { ...session, seeds: changed.inUse } : session;
}
