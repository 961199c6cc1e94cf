import type { Sheet } from '@parlour/game-rules';
import type { AnyMechanicPage } from './game/mechanic-page.ts';
import { loadMechanicPage } from './game/mechanics.ts';
import type { Boot } from './platform/boot.ts';
import { CallFailed, type Calls, errorKey, type SessionView } from './platform/calls.ts';
import { makeClientSeed } from './platform/client-seed.ts';

/** Everything a game needs before it can be drawn. */
export type OpenedGame = { page: AnyMechanicPage; model: { sheet: Sheet }; session: SessionView };
export type Opened = { game: OpenedGame } | { error: ReturnType<typeof errorKey> };

/** Asks for all of it at once. */
export async function openGame({ mechanic }: Pick<Boot, 'mechanic'>, calls: Calls): Promise<Opened> {
  try {
    const [page, model, session] = await Promise.all([
      // A chunk that cannot be loaded is a lost connection.
      loadMechanicPage(mechanic).catch(() => Promise.reject(new CallFailed('offline'))),
      calls.model(),
      calls.session().then((session) => bringOwnSeed(session, calls)),
    ]);
    return { game: { page, model, session } };
  } catch (failure) {
    return { error: errorKey(failure) };
  }
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
