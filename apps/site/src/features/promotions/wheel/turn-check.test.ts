import type { WheelTurn } from '@parlour/client';
import { expect, test } from 'vitest';
import { checkTurn } from './turn-check.ts';

const TURN: WheelTurn = {
  id: '0190c0de-0000-7000-8000-00000000000d',
  at: 0,
  version: 1,
  weights: [500, 1_500, 8_000],
  commitment: 'ec4916dd28fc4c10d78e287ca5d9cc51ee1ae73cbfde08c6b37324cbfaac8bc5',
  serverSeed: `${'0'.repeat(63)}1`,
  clientSeed: 'parlour',
  nonce: 1,
  number: 763,
  sector: 1,
  prize: { kind: 'nothing' },
  isSubstitute: false,
};

test('a turn is right as it was published', () => {
  expect(checkTurn(TURN)).toBe(true);
});

test.each<[string, Partial<WheelTurn>]>([
  ['another commitment', { commitment: '0'.repeat(64) }],
  ['another client seed', { clientSeed: 'parlours' }],
  ['another nonce', { nonce: 2 }],
  ['another number', { number: 764 }],
  ['another sector', { sector: 2 }],
  ['other weights', { weights: [500, 200, 9_300] }],
])('a turn with %s is wrong', (_, change) => {
  expect(checkTurn({ ...TURN, ...change })).toBe(false);
});
