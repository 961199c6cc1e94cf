import { rankOf, suitIndexOf } from '../cards/cards.ts';

export const TEEN_PATTI_HANDS = [
  'high-card',
  'pair',
  'colour',
  'sequence',
  'pure-sequence',
  'trail',
] as const;
export type TeenPattiHand = (typeof TEEN_PATTI_HANDS)[number];

const ACE = 14;
const RANK_BITS = 4;
const CARDS_IN_HAND = 3;

/** Of two hands the better one has more, equal ones the same. */
export function valueThree(cards: readonly number[]): number {
  const ranks = cards.map((card) => (rankOf(card) === 1 ? ACE : rankOf(card))).toSorted((a, b) => b - a);
  const [high = 0, middle = 0, low = 0] = ranks;
  const isColour = new Set(cards.map(suitIndexOf)).size === 1;
  if (high === low) return pack('trail', [high]);
  const sequence = sequenceOf(high, middle, low);
  if (sequence !== null) return pack(isColour ? 'pure-sequence' : 'sequence', [sequence]);
  if (isColour) return pack('colour', ranks);
  // The pair first, whichever side of the third card it is on.
  if (high === middle || middle === low) return pack('pair', [middle, high === middle ? low : high]);
  return pack('high-card', ranks);
}

export function nameThree(value: number): TeenPattiHand {
  return TEEN_PATTI_HANDS[value >> (RANK_BITS * CARDS_IN_HAND)] ?? 'high-card';
}

/** Ace, king, queen is the highest, then ace, two, three; then king, queen, jack and so on. */
function sequenceOf(high: number, middle: number, low: number): number | null {
  if (high === ACE && middle === 3 && low === 2) return ACE;
  if (high - middle !== 1 || middle - low !== 1) return null;
  return high === ACE ? ACE + 1 : high;
}

function pack(hand: TeenPattiHand, ranks: readonly number[]): number {
  const parts = [TEEN_PATTI_HANDS.indexOf(hand), ...ranks, 0, 0].slice(0, 1 + CARDS_IN_HAND);
  return parts.reduce((value, part) => (value << RANK_BITS) | part, 0);
}
