import type { BlackjackSeen } from '@parlour/game-rules/blackjack';
import { expect, test } from 'vitest';
import { layAll, layBefore, layCards, listDeals, timeBlackjack } from './dealing.ts';

function seenWith(hands: number[][], dealer: number[]): BlackjackSeen {
  return {
    hands: hands.map((cards) => ({ cards, isDoubled: false, result: null })),
    active: 0,
    dealer,
    moves: [],
    isInsured: false,
  };
}

test('a round begins with two cards each, of which the dealer hides the second', () => {
  const change = { before: null, seen: seenWith([[4, 8]], [12]) };
  const deals = listDeals(change);
  expect(deals.map(({ to }) => to)).toEqual(['hand', 'dealer', 'hand', 'dealer']);
  expect(layCards(change, deals.slice(0, 3))).toEqual({ hands: [[4, 8]], dealer: [12] });
  expect(layCards(change, deals)).toEqual({ hands: [[4, 8]], dealer: [12, null] });
});

test('a blackjack at once shows the hidden card', () => {
  const change = { before: null, seen: seenWith([[0, 40]], [12, 20]) };
  const deals = listDeals(change);
  expect(deals.at(-1)).toEqual({ to: 'hidden' });
  expect(layCards(change, deals)).toEqual({ hands: [[0, 40]], dealer: [12, 20] });
});

test('a card that is asked for comes alone, and the dealer draws last', () => {
  const before = seenWith([[4, 8]], [12]);
  const open = { before, seen: seenWith([[4, 8, 16]], [12]) };
  expect(listDeals(open)).toEqual([{ to: 'hand', hand: 0 }]);
  const over = { before, seen: seenWith([[4, 8, 16]], [12, 20, 28]) };
  expect(listDeals(over).map(({ to }) => to)).toEqual(['hand', 'hidden', 'dealer']);
  expect(layCards(over, listDeals(over))).toEqual({ hands: [[4, 8, 16]], dealer: [12, 20, 28] });
});

test('a pair that is split lies as two hands before either gets a card', () => {
  const change = {
    before: seenWith([[4, 5]], [12]),
    seen: seenWith(
      [
        [4, 9],
        [5, 30],
      ],
      [12],
    ),
  };
  expect(layBefore(change)).toEqual({ hands: [[4], [5]], dealer: [12, null] });
  expect(listDeals(change)).toEqual([
    { to: 'hand', hand: 0 },
    { to: 'hand', hand: 1 },
  ]);
});

test('deals follow one another and end with the last flight', () => {
  const deals = listDeals({ before: null, seen: seenWith([[0, 40]], [12, 20]) });
  expect(timeBlackjack(deals, 'normal')).toMatchObject({
    beginsMs: [0, 250, 500, 750, 1110],
    motionMs: 1510,
  });
  expect(timeBlackjack([], 'normal').motionMs).toBe(400);
  expect(timeBlackjack(deals, 'reduced').beginsMs).toEqual([0, 0, 0, 0, 0]);
});

test('the hidden card lies face down until the round is over', () => {
  expect(layAll(seenWith([[4, 9], [5]], [12]))).toEqual({ hands: [[4, 9], [5]], dealer: [12, null] });
  expect(layAll(seenWith([[4, 9]], [12, 20]))).toEqual({ hands: [[4, 9]], dealer: [12, 20] });
});
