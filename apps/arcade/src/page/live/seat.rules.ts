import type { BetsPick } from '@parlour/game-rules/bets';
import { type Amount, amountOf, writeDecimal } from '@parlour/money';
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

/** The player's bets on a round of the table, the newest first. */
export function slipsOf(history: readonly RoundView[], tableRoundId: string | null): RoundView[] {
  return history.filter((round) => round.tableRoundId === tableRoundId && !GONE.includes(round.state));
}

/** What one coin of a bet is worth. */
export function coinOf({ stake, pick }: Pick<RoundView, 'stake' | 'pick'>): Amount {
  const coins = countCoins(pick as BetsPick);
  return coins === 0 ? 0n : amountOf(stake) / BigInt(coins);
}

/** All bets as one, in coins of the newest: bets of another device may have used others. */
export function joinSlips(slips: readonly RoundView[]): BetsPick {
  const coin = slips[0] ? coinOf(slips[0]) : 0n;
  return slips.reduce<BetsPick>(
    (joined, slip) => {
      const times = coin === 0n ? 1 : Number(coinOf(slip)) / Number(coin);
      return (slip.pick as BetsPick).bets.reduce(
        (pick, { on, coins }) => putCoins(pick, on, Math.max(1, Math.round(coins * times))),
        joined,
      );
    },
    { bets: [] },
  );
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

/** What all bets on a round cost and brought; null until each of them is known. */
export function sumSlips(slips: readonly RoundView[]): { staked: string; payout: string } | null {
  if (slips.length === 0 || slips.some(({ isOver }) => !isOver)) return null;
  const sumOf = (amountIn: (slip: RoundView) => string) =>
    writeDecimal(slips.reduce((sum, slip) => sum + amountOf(amountIn(slip)), 0n));
  return { staked: sumOf(({ staked }) => staked), payout: sumOf(({ payout }) => payout ?? '0') };
}

/** What lies on the table. */
export function stakedOn(slips: readonly RoundView[]): string {
  return writeDecimal(slips.reduce((sum, { staked }) => sum + amountOf(staked), 0n));
}
