import { CARDS, rankOf, suitIndexOf } from '../cards/cards.ts';

export const CARDS_IN_HAND = 5;

/** From the best on. Which of them a machine pays, and whether deuces are wild, is said by its model. */
export const POKER_HANDS = [
  'royal-flush',
  'four-deuces',
  'wild-royal',
  'five',
  'straight-flush',
  'four-aces',
  'four-low',
  'four',
  'full-house',
  'flush',
  'straight',
  'three',
  'two-pairs',
  'high-pair',
  'none',
] as const;
export type PokerHand = (typeof POKER_HANDS)[number];

/**
 * Cards as bits, one for each rank: those that are there at least once, twice, three times, four times. `suits` has a
 * bit for each suit. Wild deuces are only counted.
 */
export type HandBits = {
  ones: number;
  twos: number;
  threes: number;
  fours: number;
  suits: number;
  deuces: number;
};
export const NO_CARDS: HandBits = { ones: 0, twos: 0, threes: 0, fours: 0, suits: 0, deuces: 0 };

const bitOf = (rank: number) => 1 << (rank - 1);
const bitsOf = (...ranks: number[]) => ranks.reduce((bits, rank) => bits | bitOf(rank), 0);
const ROYAL = bitsOf(10, 11, 12, 13, 1);
/** Ace to five up to nine to king, and the royal one. */
const STRAIGHTS = [...Array.from({ length: 9 }, (_, i) => bitsOf(i + 1, i + 2, i + 3, i + 4, i + 5)), ROYAL];
const ACE = bitsOf(1);
const LOW = bitsOf(2, 3, 4);
/** Jacks or better. */
const HIGH = bitsOf(11, 12, 13, 1);
/** For each set of ranks: whether wild cards could make it a straight; five ranks then are one. */
const IS_PART_OF_STRAIGHT = Array.from({ length: 1 << 13 }, (_, ranks) =>
  STRAIGHTS.some((straight) => (ranks & ~straight) === 0),
);

/** By card, as a hint looks at millions of hands. */
const ALL_CARDS = Array.from({ length: CARDS }, (_, card) => card);
const RANK_BITS = ALL_CARDS.map((card) => bitOf(rankOf(card)));
const SUIT_BITS = ALL_CARDS.map((card) => 1 << suitIndexOf(card));
const DEUCE_BIT = bitOf(2);

export function addCard(hand: HandBits, card: number, hasWild: boolean): HandBits {
  const { ones, twos, threes, fours, suits, deuces } = hand;
  const bit = RANK_BITS[card] ?? 0;
  if (hasWild && bit === DEUCE_BIT) return { ones, twos, threes, fours, suits, deuces: deuces + 1 };
  return {
    ones: ones | bit,
    twos: twos | (ones & bit),
    threes: threes | (twos & bit),
    fours: fours | (threes & bit),
    suits: suits | (SUIT_BITS[card] ?? 0),
    deuces,
  };
}

/** The best that five cards make. */
export function nameHand(hand: HandBits, hasWild: boolean): PokerHand {
  if (hand.twos === 0 && hand.deuces === 0) return nameDistinct(hand);
  return hasWild ? nameWild(hand) : nameAlike(hand);
}

/** Five ranks, none of them wild. */
function nameDistinct({ ones, suits }: HandBits): PokerHand {
  const isStraight = IS_PART_OF_STRAIGHT[ones];
  if (!isSingle(suits)) return isStraight ? 'straight' : 'none';
  if (!isStraight) return 'flush';
  return ones === ROYAL ? 'royal-flush' : 'straight-flush';
}

/** Some rank at least twice. */
function nameAlike({ twos, threes, fours }: HandBits): PokerHand {
  if (fours !== 0) return fours & ACE ? 'four-aces' : fours & LOW ? 'four-low' : 'four';
  if (!isSingle(twos)) return threes === 0 ? 'two-pairs' : 'full-house';
  if (threes !== 0) return 'three';
  return twos & HIGH ? 'high-pair' : 'none';
}

/** With wild deuces; five different ranks are `nameDistinct`'s. */
function nameWild({ ones, twos, threes, fours, suits, deuces }: HandBits): PokerHand {
  if (deuces === 4) return 'four-deuces';
  const isSuited = twos === 0 && isSingle(suits);
  const isRun = twos === 0 && IS_PART_OF_STRAIGHT[ones];
  const alike = deuces + (fours ? 4 : threes ? 3 : twos ? 2 : 1);
  if (isSuited && (ones & ~ROYAL) === 0) return 'wild-royal';
  if (alike === 5) return 'five';
  if (isSuited && isRun) return 'straight-flush';
  if (alike === 4) return 'four';
  // Three of a rank and a pair, or two pairs and a deuce.
  if (alike === 3 && twos !== 0 && !isSingle(twos)) return 'full-house';
  if (isSuited) return 'flush';
  if (isRun) return 'straight';
  return alike === 3 ? 'three' : 'none';
}

function isSingle(bits: number): boolean {
  return (bits & (bits - 1)) === 0;
}
