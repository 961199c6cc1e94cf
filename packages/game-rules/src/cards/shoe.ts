import { drawPick, type WordStream } from '@parlour/fairness';
import { CARDS } from './cards.ts';

export const DECKS = 8;

/** The first cards of a fresh shoe of eight decks, in the order they are dealt: no card comes more than eight times. */
export function drawFromShoe(words: WordStream, count: number): number[] {
  const places = drawPick(words, { kind: 'distinct', count, from: DECKS * CARDS });
  return places.map((place) => Math.trunc((place - 1) / DECKS));
}
