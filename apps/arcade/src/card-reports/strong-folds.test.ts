import type { JsonObject } from '@parlour/game-rules';
import { CARD_GAMES, type CardGameName } from '@parlour/game-rules/card-games';
import { dealThree, playThree } from '@parlour/game-rules/testing/teen-patti-hands';
import { expect, test } from 'vitest';
import { readStrongFold } from './strong-folds.ts';

const HANDS = ['As 9s 3s', 'Ks Kh 2d', '7h 5c 2c'];
const foldAfter = (moves: string, hands = HANDS, mechanic: CardGameName = 'teen-patti') => {
  const state = moves === '' ? dealThree(hands) : playThree(dealThree(hands), moves);
  const seat = state.turn ?? -1;
  const move = { seat, action: { kind: 'fold' } };
  return readStrongFold({ mechanic, game: CARD_GAMES['teen-patti'] }, state as unknown as JsonObject, move);
};

test('at Teen Patti who has seen three of one colour or better and folds them to the last other is noted', () => {
  expect(foldAfter('bet fold bet see')).toEqual({ seat: 0, to: 2 });
  expect(foldAfter('see bet fold bet', ['5s 4h 3d', ...HANDS.slice(1)])).toEqual({ seat: 0, to: 2 });
});

test('a weak hand, a hand that was not looked at, or one of several others say nothing', () => {
  // A pair is one hand in six.
  expect(foldAfter('see bet fold bet', ['Ks Kh 2d', '7h 5c 2c', '9h 5d 2s'])).toBeNull();
  expect(foldAfter('bet fold bet')).toBeNull();
  expect(foldAfter('see')).toBeNull();
});

test('of games in which hands are got rid of nothing is read', () => {
  expect(foldAfter('see bet fold bet', HANDS, 'big-two')).toBeNull();
});
