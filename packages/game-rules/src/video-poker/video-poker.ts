import { fraction, ONE, ZERO } from '@parlour/exact';
import { drawPick } from '@parlour/fairness';
import { CARDS } from '../cards/cards.ts';
import type { Mechanic } from '../mechanic.ts';
import { readFields } from '../read.ts';
import { CARDS_IN_HAND, type PokerHand } from './hands.ts';
import { judgePoker, payOf, type VideoPokerModel } from './pays.ts';

export { type BestHold, findBestHold, searchBestHold } from './best-hold.ts';
export { POKER_HANDS, type PokerHand } from './hands.ts';
export { judgePoker, type VideoPokerModel } from './pays.ts';

export type VideoPokerPick = Record<string, never>;
/** True for each card that stays. */
export type VideoPokerStep = { hold: boolean[] };
export type VideoPokerSeen = {
  /** As dealt. */
  cards: number[];
  /** Once the player chose: what was held, the hand after the draw, and what it is. */
  held?: boolean[];
  final?: number[];
  hand?: PokerHand;
};

/**
 * Words: ten different cards of one deck. The first five are dealt; cards that are not held are replaced from left to
 * right by the next ones.
 */
export const videoPoker: Mechanic<VideoPokerModel, VideoPokerPick, VideoPokerStep, VideoPokerSeen> = {
  readPick: (input) => (readFields(input, []) ? {} : null),
  readStep(input) {
    const hold = readFields(input, ['hold'])?.hold;
    if (!Array.isArray(hold) || hold.length !== CARDS_IN_HAND) return null;
    return hold.every((each) => typeof each === 'boolean') ? { hold } : null;
  },
  play(words, { steps }, model) {
    const places = drawPick(words, { kind: 'distinct', count: 2 * CARDS_IN_HAND, from: CARDS });
    const deck = places.map((place) => place - 1);
    const dealt = deck.slice(0, CARDS_IN_HAND);
    const [step, ...more] = steps;
    if (more.length > 0) return null;
    if (!step) return { seen: { cards: dealt }, isOver: false, won: ZERO, staked: ONE };
    const final = replace(dealt, step.hold, deck.slice(CARDS_IN_HAND));
    const hand = judgePoker(final, model);
    const seen = { cards: dealt, held: step.hold, final, hand };
    return { seen, isOver: true, won: fraction(payOf(hand, model)), staked: ONE };
  },
  leave: () => ({ hold: Array.from({ length: CARDS_IN_HAND }, () => true) }),
  most: (_, { pays }) => fraction(Math.max(...Object.values(pays))),
};

function replace(dealt: readonly number[], hold: readonly boolean[], next: readonly number[]): number[] {
  const left = [...next];
  return dealt.map((card, i) => (hold[i] ? card : (left.shift() ?? card)));
}
