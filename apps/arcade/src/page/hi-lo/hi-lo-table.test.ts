import { fraction } from '@parlour/exact';
import type { HiLoModel, HiLoSeen, HiLoStep } from '@parlour/game-rules/hi-lo';
import { expect, test } from 'vitest';
import { coversSame, guessOn, isEndedByHouse, lastSide, offerOn } from './hi-lo-table.ts';

const model: HiLoModel = {
  sheet: { return: '99.00', least: '99.00', deviation: '1', most: '1' },
  returned: 9_900,
  ceiling: 10_000,
};
const [ACE, SEVEN, KING] = [0, 24, 48];

function roundOf(seen: HiLoSeen, steps: HiLoStep[], before: HiLoSeen | null) {
  const fixed = {
    id: 'a-round',
    mark: null,
    state: 'settled',
    pick: {},
    isOver: true,
    isWon: true,
    stopPays: null,
  } as const;
  return { ...fixed, seen, steps, before };
}

test('Beyond ace and king there is nothing: the same rank is guessed there', () => {
  expect([guessOn('up', 1), guessOn('down', 1)]).toEqual(['higher', 'same']);
  expect([guessOn('up', 13), guessOn('down', 13)]).toEqual(['same', 'lower']);
  expect([guessOn('up', 7), guessOn('down', 7)]).toEqual(['higher', 'lower']);
  expect([coversSame('higher', 7), coversSame('higher', 1), coversSame('same', 1)]).toEqual([
    true,
    false,
    false,
  ]);
});

test('An offer says its chance and what the round would be worth', () => {
  const seen: HiLoSeen = { cards: [SEVEN], guesses: [], right: 0 };
  expect(offerOn('up', seen, model)).toEqual({
    guess: 'higher',
    chance: fraction(7, 13),
    factor: fraction(9_900n * 13n, 10_000n * 7n),
  });
});

test('The last guess is found on its side', () => {
  expect(lastSide({ cards: [SEVEN], guesses: [], right: 0 })).toBeNull();
  expect(lastSide({ cards: [SEVEN, KING], guesses: ['skip'], right: 0 })).toBeNull();
  expect(lastSide({ cards: [SEVEN, KING], guesses: ['lower'], right: 0 })).toBe('down');
  expect(lastSide({ cards: [KING, KING], guesses: ['same'], right: 1 })).toBe('up');
  expect(lastSide({ cards: [ACE, ACE], guesses: ['same'], right: 1 })).toBe('down');
});

test('A round that stops without its player was ended by the house', () => {
  const before: HiLoSeen = { cards: [SEVEN], guesses: [], right: 0 };
  const after: HiLoSeen = { cards: [SEVEN, KING], guesses: ['higher'], right: 1 };
  const guess = { guess: 'higher' } as const;
  const stop = { stop: true } as const;
  expect(isEndedByHouse(roundOf(after, [guess, stop], after))).toBe(false);
  expect(isEndedByHouse(roundOf(after, [guess, stop], before))).toBe(true);
  expect(isEndedByHouse(roundOf(after, [guess], before))).toBe(true);
  expect(isEndedByHouse(roundOf({ ...after, right: 0 }, [guess], before))).toBe(false);
});
