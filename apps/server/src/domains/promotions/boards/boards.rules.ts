import { DAY_MS, MINUTE_MS } from '@parlour/clock/durations';
import type { BoardDocument, BoardMeasure, BoardState, GameCategory } from '@parlour/contract';
import {
  BOARD_DAYS_MAX,
  BOARD_PAID_AFTER_MINUTES,
  MULTIPLE_PARTS,
} from '@parlour/contract/values/promotions/boards.rules';
import { amountOf, PARTS_PER_UNIT, writeDecimal } from '@parlour/money';
import { ownPart, validStake } from '../play/valid-stake.rules.ts';
import { faultOfPrize } from '../prizes.rules.ts';

export const COUNT_EVERY_MS = MINUTE_MS;
/** A round's commit may come this long after the moment it names: nothing younger is counted yet. */
export const COUNT_LAG_MS = 2 * MINUTE_MS;
/** So much of a board's time is counted in one transaction. */
export const SPAN_MS = 10 * MINUTE_MS;
/** A board that was paid is shown for so long. */
export const SHOWN_AFTER_MS = 14 * DAY_MS;
/** Boards that operators see. */
export const LISTED_MAX = 50;
/** So many are asked at once whether they may be given a prize. */
export const CANDIDATES_AT_ONCE = 50;

/** What the first of a demonstration has: an amount, and hundredths of a stake. */
export const DEMO_SCORE: Record<BoardMeasure, bigint> = { stake: amountOf('4280'), multiple: 18_640n };

export const payFromMs = ({ endsAt }: { endsAt: Date }): number =>
  endsAt.getTime() + BOARD_PAID_AFTER_MINUTES * MINUTE_MS;

type Times = { readonly startsAt: Date; readonly endsAt: Date; readonly paidAt: Date | null };

export function stateOf({ startsAt, endsAt, paidAt }: Times, nowMs: number): BoardState {
  if (paidAt) return 'paid';
  if (nowMs < startsAt.getTime()) return 'coming';
  return nowMs < endsAt.getTime() ? 'running' : 'closing';
}

/** The next stretch of time to be counted; null: nothing is due. */
export function nextSpan(
  { countedUntil, endsAt }: { countedUntil: Date; endsAt: Date },
  nowMs: number,
): { fromMs: number; untilMs: number } | null {
  const fromMs = countedUntil.getTime();
  const untilMs = Math.min(fromMs + SPAN_MS, endsAt.getTime(), nowMs - COUNT_LAG_MS);
  return untilMs > fromMs ? { fromMs, untilMs } : null;
}

/** A closed round of a member. */
export type BoardRound = {
  readonly memberId: string;
  readonly vendor: string;
  readonly gameCode: string;
  readonly category: GameCategory;
  readonly staked: bigint;
  readonly ownStaked: bigint;
  readonly paid: bigint;
  readonly wasLeft: boolean;
  readonly closedAt: Date;
};
type Counts = Pick<BoardDocument, 'measure' | 'minStake' | 'categories' | 'titles'>;

/** What a round brings to a board; 0: nothing. */
export function scoreOf(round: BoardRound, { measure, minStake, categories, titles }: Counts): bigint {
  const { category, vendor, gameCode, staked, ownStaked, paid } = round;
  const isIn =
    staked > 0n &&
    staked >= amountOf(minStake) &&
    (categories.length === 0 || categories.includes(category)) &&
    (titles.length === 0 || titles.includes(`${vendor}.${gameCode}`));
  if (!isIn) return 0n;
  return measure === 'stake'
    ? ownPart(validStake(round), { staked, own: ownStaked })
    : (paid * MULTIPLE_PARTS) / staked;
}

export type Place = { memberId: string; score: bigint; reachedAt: Date };

/** Stakes add up; of multiples the best counts, and the first of equals. */
export function placesOf(rounds: readonly BoardRound[], document: Counts): Place[] {
  const places = new Map<string, Place>();
  const inOrder = rounds.toSorted((one, other) => one.closedAt.getTime() - other.closedAt.getTime());
  for (const round of inOrder) {
    const score = scoreOf(round, document);
    if (score <= 0n) continue;
    const { memberId, closedAt: reachedAt } = round;
    const known = places.get(memberId);
    if (!known) places.set(memberId, { memberId, score, reachedAt });
    else if (document.measure === 'stake')
      places.set(memberId, { memberId, score: known.score + score, reachedAt });
    else if (score > known.score) places.set(memberId, { memberId, score, reachedAt });
  }
  return [...places.values()];
}

/** An amount, or how many times the stake. */
export const writeScore = (score: bigint, measure: BoardMeasure): string =>
  writeDecimal(measure === 'stake' ? score : (score * PARTS_PER_UNIT) / MULTIPLE_PARTS);

/** What cannot be, by field. */
export function boardFaults(
  document: BoardDocument,
  { currency, nowMs }: { currency: string; nowMs: number },
): Record<string, string> {
  const { texts, startsAt, endsAt, prizes, minStake, measure, categories } = document;
  const faults: Record<string, string> = {};
  if (Object.keys(texts).length === 0) faults['document.texts'] = 'required';
  if (startsAt < nowMs) faults['document.startsAt'] = 'too_small';
  if (endsAt <= startsAt) faults['document.endsAt'] = 'too_small';
  if (endsAt > startsAt + BOARD_DAYS_MAX * DAY_MS) faults['document.endsAt'] = 'too_big';
  if (measure === 'multiple' && amountOf(minStake) === 0n) faults['document.minStake'] = 'required';
  // Tickets of the house's lotteries are no rounds.
  if (categories.includes('LOTT')) faults['document.categories'] = 'not_allowed';
  for (const [index, prize] of prizes.entries()) {
    const fault = prize.kind === 'nothing' ? 'not_allowed' : faultOfPrize(prize, currency);
    if (fault) faults[`document.prizes.${index}`] = fault;
  }
  return faults;
}
