import { nameOf, type Query, type QueryKey } from '@parlour/client/queries';
import { termsQuery } from '../features/betting/terms.query.ts';
import { openedQuery } from '../parts/issue/opened.query.ts';
import { readAddress, readPrizeMode } from '../platform/address.rules.ts';
import type { Page } from '../platform/page.ts';

/** By then the page has readers of its own for what it still shows. */
const EARLY_MS = 10_000;

/** Asks for what the bet page of the address shows; its code finds the answers, or waits for the same ones. */
export function askEarly(page: Page): void {
  const address = readAddress(location.pathname);
  if (!address?.gameId || address.view !== 'bet') return;
  const { gameId, playType } = address;
  const prizeMode = readPrizeMode(location.search);
  hold(page, termsQuery(page, { gameId, playType, prizeMode }));
  hold(page, openedQuery(page, gameId));
  if (playType === 'ent') import('../features/betting/boards/BoardBet.tsx').catch(reportError);
}

function hold<Value>({ queries, language }: Page, { key, ...query }: Query<Value> & { key: QueryKey }): void {
  const leave = queries.watch<Value>(nameOf(key), { ...query, language }, () => {});
  setTimeout(leave, EARLY_MS);
}
