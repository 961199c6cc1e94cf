import { compare, divide, type Fraction, fraction, ONE, ZERO } from '@parlour/exact';
import { uniform, type WordStream } from '@parlour/fairness';
import { CARDS, RANKS, rankOf } from '../cards/cards.ts';
import { entryAt } from '../entry.ts';
import type { Mechanic, Sheet } from '../mechanic.ts';
import { readFields } from '../read.ts';
import { type Returning, returnOf } from '../returned.ts';

/** In one round, so that it comes to an end. */
export const SKIPS_MAX = 52;

export const GUESSES = ['higher', 'lower', 'same'] as const;
export type Guess = (typeof GUESSES)[number];

/** There is nothing to choose: the first card is dealt when the stake is taken. */
export type HiLoPick = Record<string, never>;
export type HiLoStep = { guess: Guess } | { skip: true } | { stop: true };
/**
 * `cards`: 0 to 51, as dealt. `guesses`: what was said at each of them before the next was dealt. `right`: how many came
 * true.
 */
export type HiLoSeen = { cards: number[]; guesses: (Guess | 'skip')[]; right: number };
/** `ceiling`: a round is paid out by itself where one more guess could pay more than this multiple. */
export type HiLoModel = { sheet: Sheet; ceiling: number } & Returning;

export const hiLo: Mechanic<HiLoModel, HiLoPick, HiLoStep, HiLoSeen> = {
  readPick: (input) => (readFields(input, []) ? {} : null),
  readStep(input) {
    if (readFields(input, ['skip'])?.skip === true) return { skip: true };
    if (readFields(input, ['stop'])?.stop === true) return { stop: true };
    const said = readFields(input, ['guess'])?.guess;
    const guess = GUESSES.find((each) => each === said);
    return guess ? { guess } : null;
  },
  play(words, { steps }, model) {
    let seen: HiLoSeen = { cards: [dealCard(words)], guesses: [], right: 0 };
    let isOver = false;
    for (const step of steps) {
      if (isOver) return null;
      if ('stop' in step) {
        if (seen.right === 0) return null;
        isOver = true;
        continue;
      }
      const said = 'skip' in step ? 'skip' : step.guess;
      if (!canSay(said, seen)) return null;
      seen = dealNext(words, { said, seen });
      isOver = isLost(seen) || compare(nextFactor(seen, model), fraction(model.ceiling)) > 0;
    }
    const next = isOver ? {} : { next: nextFactor(seen, model) };
    return { seen, isOver, won: isLost(seen) ? ZERO : paysAfter(seen, model), staked: ONE, ...next };
  },
  leave: ({ right }) => (right === 0 ? null : { stop: true }),
  most: (_, model) => divide(returnOf(model), chanceOf('same', 1)),
};

/** What can be said at a card. Nothing is below the ace or above the king: there, the same rank is a guess of its own. */
export function guessesAt(rank: number): readonly Guess[] {
  if (rank === 1) return ['higher', 'same'];
  return rank === RANKS ? ['lower', 'same'] : ['higher', 'lower'];
}

/**
 * Whether a guess at a card of one rank came true with the next. The same rank again is right on either side, except at
 * ace and king.
 */
export function isRight(guess: Guess, { from, to }: { from: number; to: number }): boolean {
  if (from === to) return guess === 'same' || !guessesAt(from).includes('same');
  return guess === (to > from ? 'higher' : 'lower');
}

/** That a guess at a card of this rank comes true. */
export function chanceOf(guess: Guess, rank: number): Fraction {
  if (guess === 'same') return fraction(1, RANKS);
  const beyond = guess === 'higher' ? RANKS - rank : rank - 1;
  const tied = guessesAt(rank).includes('same') ? 0 : 1;
  return fraction(beyond + tied, RANKS);
}

/** The return over the chance of all that was guessed right. */
export function factorAfter({ cards, guesses }: HiLoSeen, model: Returning): Fraction {
  return guesses.reduce((factor, said, place) => {
    const [from, to] = [rankOf(entryAt(cards, place)), rankOf(entryAt(cards, place + 1))];
    return said === 'skip' || !isRight(said, { from, to }) ? factor : divide(factor, chanceOf(said, from));
  }, returnOf(model));
}

/** Whether the last guess was wrong; it is then the last of the round. */
export function isLost({ guesses, right }: HiLoSeen): boolean {
  return guesses.length - countSkips(guesses) > right;
}

/** Whether it may be said at the last card. */
export function canSay(said: Guess | 'skip', { cards, guesses }: HiLoSeen): boolean {
  if (said === 'skip') return countSkips(guesses) < SKIPS_MAX;
  return guessesAt(lastRank(cards)).includes(said);
}

/** What the boldest guess at the last card would pay. */
function nextFactor(seen: HiLoSeen, model: Returning): Fraction {
  const rank = lastRank(seen.cards);
  const pays = guessesAt(rank).map((guess) => divide(factorAfter(seen, model), chanceOf(guess, rank)));
  return pays.reduce((most, each) => (compare(each, most) > 0 ? each : most));
}

/** What stopping pays; before the first guess there is nothing to stop. */
function paysAfter(seen: HiLoSeen, model: Returning): Fraction {
  return seen.right === 0 ? ZERO : factorAfter(seen, model);
}

type Said = { said: Guess | 'skip'; seen: HiLoSeen };

function dealNext(words: WordStream, { said, seen }: Said): HiLoSeen {
  const card = dealCard(words);
  const isTrue = said !== 'skip' && isRight(said, { from: lastRank(seen.cards), to: rankOf(card) });
  return {
    cards: [...seen.cards, card],
    guesses: [...seen.guesses, said],
    right: seen.right + (isTrue ? 1 : 0),
  };
}

/** The deck has no end: every card is as likely as if none had been dealt. */
function dealCard(words: WordStream): number {
  return uniform(words, CARDS);
}

function lastRank(cards: readonly number[]): number {
  return rankOf(entryAt(cards, cards.length - 1));
}

function countSkips(guesses: HiLoSeen['guesses']): number {
  return guesses.filter((said) => said === 'skip').length;
}
