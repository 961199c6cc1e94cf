import { SIC_BO_BETS, sicBoBackOf } from '@parlour/game-rules/sic-bo';
import { expect, test } from 'vitest';
import oneReturn from '../../../../../packages/game-rules/models/sic-bo/one-return.json';
import { paysOf } from './pays-of.ts';

const FACES = [1, 2, 3, 4, 5, 6];
const ROLLS = FACES.flatMap((a) => FACES.flatMap((b) => FACES.map((c) => [a, b, c])));

test('what is written on a place is what the rules pay', () => {
  for (const on of SIC_BO_BETS) {
    const paid = new Set(
      ROLLS.map((dice) => sicBoBackOf(on, dice, oneReturn) - 100).filter((pay) => pay > 0),
    );
    expect([...paid].sort((a, b) => a - b)).toEqual([...paysOf(on, oneReturn)]);
  }
});
