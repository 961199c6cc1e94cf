import { expect, test } from 'vitest';
import { layCards, listDealt, timePoker, turnAway } from './dealing.ts';

const CARDS = [1, 2, 3, 4, 5];
const HELD = [true, false, true, false, false];
const DRAWN = { cards: CARDS, held: HELD, final: [1, 20, 3, 40, 50] };

test('five cards are dealt in a row', () => {
  expect(listDealt({ cards: CARDS })).toEqual([0, 1, 2, 3, 4]);
  expect(layCards({ cards: CARDS }, 2)).toEqual([1, 2, undefined, undefined, undefined]);
  expect(layCards({ cards: CARDS }, 5)).toEqual(CARDS);
});

test('what is not held is turned away, and replaced from left to right', () => {
  expect(turnAway({ cards: CARDS }, { hold: HELD })).toEqual([1, null, 3, null, null]);
  expect(listDealt(DRAWN)).toEqual([1, 3, 4]);
  expect(layCards(DRAWN, 1)).toEqual([1, 20, 3, null, null]);
  expect(layCards(DRAWN, 3)).toEqual(DRAWN.final);
});

test('a hand that is held whole is shown after a moment', () => {
  expect(timePoker({ cards: CARDS, held: HELD.map(() => true), final: CARDS }, 'normal')).toMatchObject({
    beginsMs: [],
    motionMs: 400,
  });
});
