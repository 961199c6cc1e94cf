import { STAKE_MODELS } from '@parlour/contract/values/lottery';
import { type Play, readSelection } from '@parlour/lottery-rules';
import { deviceStorage, type KeptBet } from '../../../platform/storage.ts';
import type { Bet } from '../bet.rules.ts';

/** Longer orders are not kept: a browser stores little. */
const KEPT_CHARACTERS_MAX = 50_000;

export function keepLastBets(gameId: string, items: readonly KeptBet[]): void {
  const size = items.reduce((sum, { selection }) => sum + selection.length, 0);
  if (size > KEPT_CHARACTERS_MAX) return;
  deviceStorage.write('PARLOUR_LAST_BETS', {
    ...deviceStorage.read('PARLOUR_LAST_BETS'),
    [gameId]: items.map(({ play, selection, multiple, model }) => ({ play, selection, multiple, model })),
  });
}

/** The bets of the last order that can still be made, at the series chosen now. */
export function readLastBets(gameId: string, plays: readonly Play[], series: number | null): Bet[] {
  const kept = deviceStorage.read('PARLOUR_LAST_BETS')?.[gameId] ?? [];
  return kept.flatMap(({ play: id, selection, multiple, model }) => {
    const play = plays.find((own) => own.id === id);
    const known = STAKE_MODELS.find((own) => own === model);
    const reading = play && readSelection(play, selection);
    if (!play || !known || !reading?.ok) return [];
    return [{ play, selection, count: reading.count, choice: { model: known, multiple, series } }];
  });
}
