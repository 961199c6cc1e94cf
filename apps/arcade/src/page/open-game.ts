import { arcadeTexts } from '@parlour/texts/load/arcade';
import type { TextGroup } from '@parlour/texts/text-group';
import type { AnyMechanicPage } from './game/mechanic-page.ts';
import { loadMechanicPage } from './game/mechanics.ts';
import type { ArcadeKey } from './generated/arcade-key.ts';
import type { FirstAnswers } from './platform/ask-first.ts';
import type { Boot } from './platform/boot.ts';
import { CallFailed, errorKey } from './platform/calls.ts';
import { type Spoken, speak } from './platform/texts.tsx';

/** Everything a game needs before it can be drawn. */
export type OpenedGame = LoadedPage & FirstAnswers;
export type LoadedPage = { page: AnyMechanicPage; spoken: Spoken };
export type Opened = { game: OpenedGame } | { error: ReturnType<typeof errorKey> };

/** Asks for all of it at once. */
export async function openGame(
  boot: Pick<Boot, 'mechanic' | 'language'>,
  answers: Promise<FirstAnswers>,
): Promise<Opened> {
  try {
    const [loaded, answered] = await Promise.all([loadPage(boot), answers]);
    return { game: { ...loaded, ...answered } };
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
