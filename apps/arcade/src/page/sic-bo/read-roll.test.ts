import { sicBoBackOf } from '@parlour/game-rules/sic-bo';
import { expect, test } from 'vitest';
import oneReturn from '../../../../../packages/game-rules/models/sic-bo/one-return.json';
import { readRoll } from './read-roll.ts';

const FACES = [1, 2, 3, 4, 5, 6];

test('a roll is called what wins on it', () => {
  for (const a of FACES)
    for (const b of FACES)
      for (const c of FACES) {
        const dice = [a, b, c];
        const { side, parity, sum } = readRoll(dice);
        expect(sum).toBe(a + b + c);
        expect(sicBoBackOf(side === 'triple' ? 'any-triple' : side, dice, oneReturn)).toBeGreaterThan(100);
        if (side !== 'triple') expect(sicBoBackOf(parity, dice, oneReturn)).toBeGreaterThan(100);
      }
});
