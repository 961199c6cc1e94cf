import { nameOf, type Query, type QueryKey, type QueryState } from '@parlour/client/queries';
import type { LotteryFamily } from '@parlour/contract/values/lottery';
import { offeredPlays } from '../features/betting/plays/play-tree.rules.ts';
import { termsQuery } from '../features/betting/terms.query.ts';
import { lotteriesQuery } from '../features/lobby/lotteries.query.ts';
import { isRegional } from '../features/lobby/regions.rules.ts';
import { skinOf } from '../pages/skins.ts';
import { openedQuery } from '../parts/issue/opened.query.ts';
import { readAddress } from '../platform/address.rules.ts';
import type { Page } from '../platform/page.ts';
import { rulesOf } from '../platform/rules.ts';

/** By then the page has readers of its own for what it still shows. */
const EARLY_MS = 10_000;
/** Whoever waits longer for it than for the code sees the page around what is missing, later where a board stands already. */
const PATIENCE_MS = { empty: 500, board: 5_000 };

/** `code`: settles when the page could be drawn. */
type Known = { family: LotteryFamily | null | undefined; code: Promise<unknown> };

/**
 * Asks for what the bet page of the address shows; its code finds the answers, or waits for the same ones. Settles when all
 * of it is there, or takes too long: drawn in one go a page is there sooner than drawn around what comes a moment later.
 */
export async function askEarly(page: Page, { family, code }: Known): Promise<void> {
  const address = readAddress(location.pathname);
  if (!address?.gameId || address.view !== 'bet') return;
  const { gameId, playType } = address;
  // This file may run before the document has been read as far as its board.
  const patience = code.then(() => {
    const patienceMs = window.early ? PATIENCE_MS.board : PATIENCE_MS.empty;
    return new Promise((resolve) => setTimeout(resolve, patienceMs));
  });
  const terms = hold(page, termsQuery(page, { gameId, playType })).then((answer) => {
    // The family keeps its plays: worked out now, they are there when the page is.
    if (answer) offeredPlays(answer.family, playType, answer.terms);
  });
  const opened = hold(page, openedQuery(page, gameId));
  // The terms name the family too, but a round trip later; whoever reads them asks for it again.
  if (family) rulesOf(family).catch(() => null);
  // Its tabs of regions stand above the numbers.
  const lotteries = family && isRegional(family) ? hold(page, lotteriesQuery(page)) : null;
  const skin = skinOf(playType).catch(reportError);
  await Promise.race([Promise.all([terms, opened, lotteries, skin]), patience]);
}

/** The first answer; null: it failed, or nobody is signed in who may ask. */
function hold<Value>(
  { queries, language, isSignedIn }: Page,
  { key, ...query }: Query<Value> & { key: QueryKey },
): Promise<Value | null> {
  const name = nameOf(key);
  return new Promise((resolve) => {
    const leave = queries.watch<Value>(name, { ...query, language }, () => {
      const { value, isLoading } = queries.read(name) as QueryState<Value>;
      if (!isLoading) resolve(value);
    });
    setTimeout(leave, EARLY_MS);
    if (!isSignedIn()) resolve(null);
  });
}
