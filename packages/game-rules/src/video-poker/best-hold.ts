import { choose, type Fraction, fraction } from '@parlour/exact';
import { CARDS } from '../cards/cards.ts';
import { addCard, CARDS_IN_HAND, type HandBits, NO_CARDS, nameHand, POKER_HANDS } from './hands.ts';
import { payOf, type VideoPokerModel } from './pays.ts';

/** One bit for each card that is held. */
const HOLDS = 1 << CARDS_IN_HAND;

/** `mean`: what comes back of one coin on average. */
export type BestHold = { hold: boolean[]; mean: Fraction };

/** So many cards are drawn in one piece: 16,215 hands at most. */
const IN_ONE_PIECE = 3;

/** The hold that brings most back on average, by every draw of each of the 32: 2,598,960 hands in all. */
export function findBestHold(cards: readonly number[], model: VideoPokerModel): BestHold {
  const search = searchBestHold(cards, model);
  for (;;) {
    const { done, value } = search.next();
    if (done) return value;
  }
}

/** The same with pauses, each after a millisecond or a few: who shows frames meanwhile goes on when there is time. */
export function* searchBestHold(
  cards: readonly number[],
  model: VideoPokerModel,
): Generator<undefined, BestHold> {
  const sumOf = createSums(cards, model);
  let best: BestHold & { sum: number; draws: number } = { hold: [], mean: fraction(-1), sum: -1, draws: 1 };
  // Holding more comes first, so that of equal holds the one that throws less away is shown.
  for (let bits = HOLDS - 1; bits >= 0; bits -= 1) {
    const hold = cards.map((_, i) => (bits & (1 << i)) !== 0);
    const held = cards.filter((_, i) => hold[i]);
    const draws = choose(CARDS - CARDS_IN_HAND, CARDS_IN_HAND - held.length);
    const sum = yield* sumOf(held);
    // Exact: both products are far below 2^53.
    if (sum * best.draws > best.sum * draws) best = { hold, mean: fraction(sum, draws), sum, draws };
  }
  return { hold: best.hold, mean: best.mean };
}

/** What all draws to the cards that are held pay in sum. */
function createSums(cards: readonly number[], model: VideoPokerModel) {
  const hasWild = model.wildDeuces === 1;
  const pays = new Map(POKER_HANDS.map((hand) => [hand, payOf(hand, model)]));
  const deck = Array.from({ length: CARDS }, (_, card) => card).filter((card) => !cards.includes(card));

  function sumDraws(hand: HandBits, missing: number, from: number): number {
    if (missing === 0) return pays.get(nameHand(hand, hasWild)) ?? 0;
    let sum = 0;
    for (let i = from; i <= deck.length - missing; i += 1)
      sum += sumDraws(addCard(hand, deck[i] ?? 0, hasWild), missing - 1, i + 1);
    return sum;
  }

  function* sumInPieces(hand: HandBits, missing: number, from: number): Generator<undefined, number> {
    if (missing <= IN_ONE_PIECE) {
      yield;
      return sumDraws(hand, missing, from);
    }
    let sum = 0;
    for (let i = from; i <= deck.length - missing; i += 1)
      sum += yield* sumInPieces(addCard(hand, deck[i] ?? 0, hasWild), missing - 1, i + 1);
    return sum;
  }

  return (held: readonly number[]) => {
    const hand = held.reduce((bits, card) => addCard(bits, card, hasWild), NO_CARDS);
    return sumInPieces(hand, CARDS_IN_HAND - held.length, 0);
  };
}
