import type { Sheet } from '@parlour/game-rules';
import type { AnyMechanicPage } from './game/mechanic-page.ts';
import { loadMechanicPage } from './game/mechanics.ts';
import type { Boot } from './platform/boot.ts';
import { CallFailed, type Calls, errorKey, type SessionView } from './platform/calls.ts';

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
      calls.session(),
    ]);
    return { game: { page, model, session } };
  } catch (failure) {
    return { error: errorKey(failure) };
  }
}
