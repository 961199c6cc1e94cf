import { expect, test } from 'vitest';
import { playPath } from './rounds.rules.ts';

const game = {
  nodeId: 'REDFINCH.alchemist-dance',
  name: 'Dance',
  iconUrl: '',
  gameType: 'RNG',
  vendor: 'REDFINCH',
  gameCode: 'alchemist-dance',
} as const;

test('free rounds lead to their title', () => {
  expect(playPath(game)).toMatch(
    /\?gameCategory=RNG&vendor=REDFINCH&gameId=alchemist-dance&nodeId=REDFINCH.alchemist-dance$/,
  );
});

test('a title that is gone cannot be played', () => {
  expect(playPath({ ...game, gameType: null })).toBeNull();
});
