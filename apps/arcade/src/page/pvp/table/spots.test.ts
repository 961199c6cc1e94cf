import { expect, test } from 'vitest';
import { spotOf } from './spots.ts';

const around = (seats: number, you: number | null) =>
  Array.from({ length: seats }, (_, seat) => spotOf(seat, { seats, you }));

test('everybody sits at the bottom of their own table, and play goes round by the left', () => {
  expect(around(6, 0)).toEqual(['own', 'leftLow', 'leftHigh', 'top', 'rightHigh', 'rightLow']);
  expect(around(6, 4)).toEqual(['leftHigh', 'top', 'rightHigh', 'rightLow', 'own', 'leftLow']);
});

test('two of a table see each other where they are: who is on my left has me on their right', () => {
  const mirror = { leftLow: 'rightLow', leftHigh: 'rightHigh', left: 'right', top: 'top' } as const;
  for (const seats of [2, 3, 4, 5, 6])
    for (let you = 0; you < seats; you += 1)
      for (let other = 0; other < seats; other += 1) {
        if (other === you) continue;
        const seen = spotOf(other, { seats, you });
        const back = spotOf(you, { seats, you: other });
        const expected = Object.entries(mirror).flatMap(([a, b]) =>
          a === seen ? [b] : b === seen ? [a] : [],
        );
        expect(expected, `${seats} seats, ${you} and ${other}`).toContain(back);
      }
});

test('no two seats share a spot, and who watches sees the table from its first seat', () => {
  for (const seats of [2, 3, 4, 5, 6]) {
    expect(new Set(around(seats, 1)).size).toBe(seats);
    expect(around(seats, null)).toEqual(around(seats, 0));
  }
});
