import type { JsonObject } from '@parlour/game-rules';
import { amountOf } from '@parlour/money';
import type { RoundView } from '../platform/calls.ts';
import type { AnyPlayProps, AnyShownRound } from './mechanic-page.ts';

/** A round as its mechanic draws it; null while there is nothing to see. */
export function shownRound(
  round: RoundView,
  before: JsonObject | null,
  showMoney: (amount: string) => string,
): AnyShownRound | null {
  const { id, mark, state, pick, steps, seen, isOver, stopPays, payout } = round;
  if (seen === null) return null;
  return {
    id,
    mark,
    state,
    pick,
    steps,
    seen,
    before,
    isOver,
    isWon: payout !== null && amountOf(payout) > 0n,
    stopPays: stopPays === null ? null : showMoney(stopPays),
  };
}

export function listPast(history: readonly RoundView[]): AnyPlayProps['past'] {
  return history.flatMap(({ id, pick, seen, isOver }) =>
    isOver && seen !== null ? [{ id, pick, seen }] : [],
  );
}
