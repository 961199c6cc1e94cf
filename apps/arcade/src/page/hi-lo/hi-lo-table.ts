import { divide, type Fraction } from '@parlour/exact';
import { RANKS, rankOf } from '@parlour/game-rules/cards';
import {
  chanceOf,
  factorAfter,
  type Guess,
  guessesAt,
  type HiLoModel,
  type HiLoPick,
  type HiLoSeen,
  type HiLoStep,
  isLost,
} from '@parlour/game-rules/hi-lo';
import type { PlayProps, ShownRound } from '../game/mechanic-page.ts';

export type HiLoProps = PlayProps<HiLoModel, HiLoPick, HiLoStep, HiLoSeen>;
type HiLoRound = ShownRound<HiLoPick, HiLoStep, HiLoSeen>;

/** The two sides of a card on which one can guess. */
export type Side = 'up' | 'down';
export type Offer = { guess: Guess; chance: Fraction; factor: Fraction };

/** What is guessed on a side: where nothing is beyond ace or king, the same again. */
export function guessOn(side: Side, rank: number): Guess {
  if (side === 'up') return rank === RANKS ? 'same' : 'higher';
  return rank === 1 ? 'same' : 'lower';
}

/** A guess on this side of the last card: how likely it is, and what the round would be worth. */
export function offerOn(side: Side, seen: HiLoSeen, model: HiLoModel): Offer {
  const rank = rankOf(lastCard(seen));
  const guess = guessOn(side, rank);
  const chance = chanceOf(guess, rank);
  return { guess, chance, factor: divide(factorAfter(seen, model), chance) };
}

/** Whether the same rank again is right as well. */
export function coversSame(guess: Guess, rank: number): boolean {
  return guess !== 'same' && !guessesAt(rank).includes('same');
}

export function lastCard({ cards }: HiLoSeen): number {
  return cards.at(-1) ?? 0;
}

/** The side on which the last guess was made; null if the last card was skipped, or there was none before it. */
export function lastSide({ cards, guesses }: HiLoSeen): Side | null {
  const said = guesses.at(-1);
  const from = cards.at(-2);
  if (said === undefined || said === 'skip' || from === undefined) return null;
  return guessOn('up', rankOf(from)) === said ? 'up' : 'down';
}

/**
 * Whether the round was paid out by itself: one more guess would have passed the highest win. A guess and a stop in one
 * answer are the player's and the house's.
 */
export function isEndedByHouse({ seen, before, steps, isOver }: HiLoRound): boolean {
  if (!isOver || isLost(seen)) return false;
  const last = steps.at(-1);
  if (last === undefined || !('stop' in last)) return true;
  return before !== null && before.guesses.length < seen.guesses.length;
}
