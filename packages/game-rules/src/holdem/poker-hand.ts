import { rankOf, suitIndexOf } from '../cards/cards.ts';

export const POKER_CATEGORIES = [
  'high-card',
  'pair',
  'two-pairs',
  'three',
  'straight',
  'flush',
  'full-house',
  'four',
  'straight-flush',
] as const;
export type PokerCategory = (typeof POKER_CATEGORIES)[number];

/** The ranks of a hand by suit, a bit each: twos are bit 0, aces bit 12. */
export type SuitRanks = readonly [number, number, number, number];

const ACE = 1 << 12;
/** Ranks of the main part stand above those that decide between equals; both are 13 bits. */
const RANK_BITS = 13;
const HAND_CARDS = 5;

/** What the best five of five to seven cards are worth: of two hands the better one has more, equal ones the same. */
export function valueCards(cards: readonly number[]): number {
  const suits: [number, number, number, number] = [0, 0, 0, 0];
  for (const card of cards) suits[suitIndexOf(card)] = (suits[suitIndexOf(card)] ?? 0) | rankBitOf(card);
  return valueRanks(suits);
}

export function categoryOf(value: number): PokerCategory {
  return POKER_CATEGORIES[value >> (2 * RANK_BITS)] ?? 'high-card';
}

/** The five of these cards that are worth as much as all of them, in the order given. */
export function bestFive(cards: readonly number[]): number[] {
  const value = valueCards(cards);
  let five = [...cards];
  // Without a card that does not count the hand is worth the same.
  while (five.length > HAND_CARDS) {
    const spare = five.findIndex((_, out) => valueCards(five.filter((_, place) => place !== out)) === value);
    five = five.filter((_, place) => place !== spare);
  }
  return five;
}

export function valueRanks(suits: SuitRanks): number {
  const [a, b, c, d] = suits;
  const ones = a | b | c | d;
  const twos = (a & b) | (c & d) | ((a | b) & (c | d));
  const threes = (a & b & (c | d)) | (c & d & (a | b));
  const fours = a & b & c & d;
  const flush = suits.find((ranks) => countBits(ranks) >= HAND_CARDS) ?? 0;
  const straightFlush = straightOf(flush);
  if (straightFlush) return pack(8, straightFlush, 0);
  if (fours) return pack(7, fours, highest(ones & ~fours, 1));
  const three = highest(threes, 1);
  const pair = highest(twos & ~three, 1);
  if (three && pair) return pack(6, three, pair);
  if (flush) return pack(5, 0, highest(flush, 5));
  const straight = straightOf(ones);
  if (straight) return pack(4, straight, 0);
  if (three) return pack(3, three, highest(ones & ~three, 2));
  const pairs = highest(twos, 2);
  if (pairs !== pair) return pack(2, pairs, highest(ones & ~pairs, 1));
  return pair ? pack(1, pair, highest(ones & ~pair, 3)) : pack(0, 0, highest(ones, 5));
}

const pack = (category: number, main: number, rest: number) =>
  (((category << RANK_BITS) | main) << RANK_BITS) | rest;

/** The highest card of the best straight in these ranks, or nothing; the ace is also the card below the two. */
function straightOf(ranks: number): number {
  const withLowAce = (ranks << 1) | (ranks & ACE ? 1 : 0);
  const tops = withLowAce & (withLowAce << 1) & (withLowAce << 2) & (withLowAce << 3) & (withLowAce << 4);
  return highest(tops >> 1, 1);
}

function highest(bits: number, count: number): number {
  let left = bits;
  for (let extra = countBits(bits) - count; extra > 0; extra -= 1) left &= left - 1;
  return left;
}

function countBits(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count += 1;
  return count;
}

function rankBitOf(card: number): number {
  const rank = rankOf(card);
  return rank === 1 ? ACE : 1 << (rank - 2);
}
