import type { BetsPick } from '@parlour/game-rules/bets';
import { type Amount, amountOf } from '@parlour/money';
import type { TableState } from '../../tables/table-state.ts';
import { CLOSED_MS } from '../../tables/table-times.rules.ts';
import type { RoundView } from '../platform/calls.ts';
import { coinsOn, countCoins, putCoins } from '../table/change-bets.ts';
import { leftToBet } from './time.ts';

/** Our clock may be late and a call takes its time: in the last second nobody bets. */
const EARLY_MS = 1_000;

/** closed: no more bets, and nothing is seen yet. moving: what came is being shown. shown: it lies on the table. */
export type Moment = 'waiting' | 'betting' | 'closed' | 'moving' | 'shown';

export function momentOf(state: TableState | null, now: number, motionMs: number): Moment {
  if (state?.phase === 'betting') return leftToBet(state, now) > EARLY_MS ? 'betting' : 'closed';
  if (state?.phase === 'over') return 'shown';
  if (state?.phase !== 'running') return 'waiting';
  const passedMs = shownFor(state, now);
  if (passedMs < 0) return 'closed';
  return passedMs < motionMs ? 'moving' : 'shown';
}

/** How long until it is another moment by the clock alone; null where the service has to say so. */
export function msUntilNext(state: TableState | null, now: number, motionMs: number): number | null {
  const moment = momentOf(state, now, motionMs);
  if (state?.phase === 'betting') return moment === 'betting' ? leftToBet(state, now) - EARLY_MS : null;
  if (state?.phase !== 'running' || moment === 'shown') return null;
  return (moment === 'closed' ? 0 : motionMs) - shownFor(state, now);
}

/** How long what came is being shown; less than nought while it is not. */
function shownFor({ startedAt }: TableState, now: number): number {
  return now - (startedAt ?? now) - CLOSED_MS;
}

const GONE: readonly RoundView['state'][] = ['refused', 'cancelling', 'cancelled'];

/** The player's bet on a round of the table. */
export function slipOf(history: readonly RoundView[], tableRoundId: string | null): RoundView | null {
  return history.find((round) => round.tableRoundId === tableRoundId && !GONE.includes(round.state)) ?? null;
}

/** Whether a bet that counted went back, and not by a tap on this page: the table was stopped, or broke. */
export function isRefunded(before: RoundView, { state }: RoundView): boolean {
  return before.state === 'open' && (state === 'cancelling' || state === 'cancelled');
}

/** What lies on the table. */
export function placedOn(slip: RoundView | null): BetsPick {
  return slip ? (slip.pick as BetsPick) : { bets: [] };
}

/** What one coin of a bet is worth. */
export function coinOf({ staked, pick }: Pick<RoundView, 'staked' | 'pick'>): Amount {
  const coins = countCoins(pick as BetsPick);
  return coins === 0 ? 0n : amountOf(staked) / BigInt(coins);
}

/** What is wanted beyond what was placed already: coins that were placed cannot be taken away. */
export function draftOf(wanted: BetsPick, placed: BetsPick): BetsPick {
  const bets = wanted.bets.flatMap(({ on, coins }) => {
    const more = coins - coinsOn(placed, on);
    return more > 0 ? [{ on, coins: more }] : [];
  });
  return { bets };
}

/** Both together. */
export function joinBets(placed: BetsPick, draft: BetsPick): BetsPick {
  return draft.bets.reduce((pick, { on, coins }) => putCoins(pick, on, coins), placed);
}
