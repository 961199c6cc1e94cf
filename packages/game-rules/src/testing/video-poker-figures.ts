import { add, choose, type Fraction, fraction, multiply, ZERO } from '@parlour/exact';
import { addCard, type HandBits, NO_CARDS, nameHand, POKER_HANDS } from '../video-poker/hands.ts';
import { payOf } from '../video-poker/pays.ts';
import type { BestHold, VideoPokerModel } from '../video-poker/video-poker.ts';

const HAND = 5;
const HOLDS = 1 << HAND;
const SIZE = Array.from({ length: HOLDS }, (_, hold) => hold.toString(2).replaceAll('0', '').length);
const HIGHEST = Array.from({ length: HOLDS }, (_, hold) => 31 - Math.clz32(hold));
/** C(card, size): a set of cards in rising order has the number that is the sum of these over its places. */
const PLACE = Array.from({ length: HAND + 1 }, (_, size) =>
  Array.from({ length: 52 }, (_, card) => choose(card, size)),
);
const DEALS = choose(52, HAND);
const DRAWS = Array.from({ length: HAND + 1 }, (_, held) => choose(47, HAND - held));

/** For each set of up to five cards, by size and number: a sum over all hands that contain it. */
type Tables = readonly Float64Array[];
type BestPlay = {
  mean: Fraction;
  deviation: number;
  /** What best play of one deal brings on average, and what it holds; the cards are in rising order. */
  findBest(cards: readonly number[]): BestHold;
};

/**
 * Best play over all deals. What a hold brings is the sum over hands with its cards, without those that have a card
 * thrown away (inclusion and exclusion). Deals that differ in the names of their suits alone are looked at once.
 */
export function measureVideoPoker(model: VideoPokerModel): BestPlay {
  const pays = payEveryHand(model);
  const sums = sumOverHands(pays);
  const squares = sumOverHands(pays.map((pay) => pay * pay));
  const numbers = new Int32Array(HOLDS);
  const draws = new Float64Array(HOLDS);
  const sumByHeld = new Float64Array(HAND + 1);
  const squareByHeld = new Float64Array(HAND + 1);
  forEachSet(HAND, (cards) => {
    const ways = countSuitNames(cards);
    if (ways === 0) return;
    numberSubsets(cards, numbers);
    sumDraws(sums, numbers, draws);
    const best = findBest(draws);
    const held = SIZE[best] ?? 0;
    sumByHeld[held] = (sumByHeld[held] ?? 0) + ways * (draws[best] ?? 0);
    sumDraws(squares, numbers, draws);
    squareByHeld[held] = (squareByHeld[held] ?? 0) + ways * (draws[best] ?? 0);
  });
  const mean = averageOf(sumByHeld);
  const square = averageOf(squareByHeld);
  const variance = Number(square.over) / Number(square.under) - (Number(mean.over) / Number(mean.under)) ** 2;
  return {
    mean,
    deviation: Math.sqrt(variance),
    findBest(cards) {
      numberSubsets(cards, numbers);
      sumDraws(sums, numbers, draws);
      const best = findBest(draws);
      return {
        hold: cards.map((_, place) => (best & (1 << place)) !== 0),
        mean: fraction(draws[best] ?? 0, DRAWS[SIZE[best] ?? 0] ?? 1),
      };
    },
  };
}

/** How many hands of five cards have each name. */
export function countHands(hasWild: boolean): Record<string, number> {
  const counts: Record<string, number> = {};
  forEachSet(
    HAND,
    (_, __, bits) => {
      const name = nameHand(bits, hasWild);
      counts[name] = (counts[name] ?? 0) + 1;
    },
    hasWild,
  );
  return counts;
}

function payEveryHand(model: VideoPokerModel): Float64Array {
  const hasWild = model.wildDeuces === 1;
  const pays = new Map(POKER_HANDS.map((hand) => [hand, payOf(hand, model)]));
  const table = new Float64Array(DEALS);
  forEachSet(
    HAND,
    (_, number, bits) => {
      table[number] = pays.get(nameHand(bits, hasWild)) ?? 0;
    },
    hasWild,
  );
  return table;
}

function sumOverHands(pays: Float64Array): Tables {
  const tables = [pays];
  for (let size = HAND; size > 0; size -= 1) tables.unshift(sumSmaller(tables[0] ?? pays, size));
  return tables;
}

/** From sets of this size to those of one card less. Each hand comes once for every card that it has more. */
function sumSmaller(table: Float64Array, size: number): Float64Array {
  const smaller = new Float64Array(choose(52, size - 1));
  forEachSet(size, (cards, number) => {
    const value = table[number] ?? 0;
    if (value === 0) return;
    let below = 0;
    let above = 0;
    for (let i = 1; i < size; i += 1) above += PLACE[i]?.[cards[i] ?? 0] ?? 0;
    for (let out = 0; out < size; out += 1) {
      smaller[below + above] = (smaller[below + above] ?? 0) + value;
      below += PLACE[out + 1]?.[cards[out] ?? 0] ?? 0;
      above -= PLACE[out + 1]?.[cards[out + 1] ?? 0] ?? 0;
    }
  });
  return smaller.map((sum) => sum / (HAND - size + 1));
}

/** All sets of so many cards in the order of their numbers; the list of cards is the same one each time. */
function forEachSet(
  size: number,
  see: (cards: readonly number[], number: number, bits: HandBits) => void,
  hasWild = false,
): void {
  const cards = Array.from({ length: size }, () => 0);
  let number = 0;
  const choosePlace = (place: number, below: number, bits: HandBits) => {
    for (let card = place; card < below; card += 1) {
      cards[place] = card;
      const next = addCard(bits, card, hasWild);
      if (place > 0) choosePlace(place - 1, card, next);
      else {
        see(cards, number, next);
        number += 1;
      }
    }
  };
  choosePlace(size - 1, 52, NO_CARDS);
}

/** In how many ways the suits of the cards can be named; 0 if another naming of them stands for all. */
function countSuitNames(cards: readonly number[]): number {
  const ranks = [0, 0, 0, 0];
  for (const card of cards) ranks[card & 3] = (ranks[card & 3] ?? 0) | (1 << (card >> 2));
  const [a = 0, b = 0, c = 0, d = 0] = ranks;
  if (a < b || b < c || c < d) return 0;
  const alike = [a === b, b === c, c === d].filter(Boolean).length;
  if (alike === 2) return a === b && c === d ? 6 : 4;
  return [24, 12, 0, 1][alike] ?? 0;
}

/** The number of each subset of the cards, among those of its size. */
function numberSubsets(cards: readonly number[], numbers: Int32Array): void {
  numbers[0] = 0;
  for (let subset = 1; subset < HOLDS; subset += 1) {
    const highest = HIGHEST[subset] ?? 0;
    const place = PLACE[SIZE[subset] ?? 0]?.[cards[highest] ?? 0] ?? 0;
    numbers[subset] = (numbers[subset ^ (1 << highest)] ?? 0) + place;
  }
}

/** For each hold of a deal, whose subsets have these numbers: the sum over all draws. */
function sumDraws(tables: Tables, numbers: Int32Array, draws: Float64Array): void {
  for (let hold = 0; hold < HOLDS; hold += 1)
    draws[hold] = tables[SIZE[hold] ?? 0]?.[numbers[hold] ?? 0] ?? 0;
  for (let bit = 1; bit < HOLDS; bit <<= 1)
    for (let hold = 0; hold < HOLDS; hold += 1)
      if ((hold & bit) === 0) draws[hold] = (draws[hold] ?? 0) - (draws[hold | bit] ?? 0);
}

function findBest(draws: Float64Array): number {
  const meanOf = (hold: number) => (draws[hold] ?? 0) / (DRAWS[SIZE[hold] ?? 0] ?? 1);
  let best = HOLDS - 1;
  for (let hold = HOLDS - 2; hold >= 0; hold -= 1) if (meanOf(hold) > meanOf(best)) best = hold;
  return best;
}

/** Sums are whole numbers below 2^53, so the average over deals and draws is exact. */
function averageOf(byHeld: Float64Array): Fraction {
  const all = [...byHeld].reduce((sum, each, held) => add(sum, fraction(each, DRAWS[held] ?? 1)), ZERO);
  return multiply(all, fraction(1, DEALS));
}
