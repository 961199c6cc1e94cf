import type { Sheet } from '@parlour/game-rules';
import { arcadeTexts } from '@parlour/texts/load/arcade';
import type { TextGroup } from '@parlour/texts/text-group';
import type { AnyMechanicPage } from './game/mechanic-page.ts';
import { loadMechanicPage } from './game/mechanics.ts';
import type { ArcadeKey } from './platform/arcade-key.ts';
import type { Boot } from './platform/boot.ts';
import { CallFailed, type Calls, errorKey, type SessionView } from './platform/calls.ts';
import { makeClientSeed } from './platform/client-seed.ts';
import { type Spoken, speak } from './platform/texts.tsx';

/** Everything a game needs before it can be drawn. */
export type OpenedGame = LoadedPage & { model: { sheet: Sheet }; session: SessionView };
export type LoadedPage = { page: AnyMechanicPage; spoken: Spoken };
export type Opened = { game: OpenedGame } | { error: ReturnType<typeof errorKey> };

/** Asks for all of it at once. */
export async function openGame(boot: Pick<Boot, 'mechanic' | 'language'>, calls: Calls): Promise<Opened> {
  try {
    const [loaded, model, session] = await Promise.all([
      loadPage(boot),
      calls.model(),
      calls.session().then((session) => bringOwnSeed(session, calls)),
    ]);
    return { game: { ...loaded, model, session } };
  } catch (failure) {
    return { error: errorKey(failure) };
  }
}

/** The page of the mechanic, and all words of the game. The document has asked for both already: nothing here waits twice. */
export async function loadPage(
  { mechanic, language }: Pick<Boot, 'mechanic' | 'language'>,
  more: readonly TextGroup<ArcadeKey>[] = [],
): Promise<LoadedPage> {
  try {
    const page = await loadMechanicPage(mechanic);
    const words = await Promise.all(
      [arcadeTexts, ...more, ...page.texts].map((group) => group.load(language)),
    );
    const { lang: locale } = document.documentElement;
    return { page, spoken: speak({ language, locale, messages: Object.assign({}, ...words) }) };
  } catch {
    // A chunk that cannot be loaded is a lost connection.
    throw new CallFailed('offline');
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
