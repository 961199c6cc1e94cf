import { expect, test } from 'vitest';
import oneSplit from '../../models/blackjack/one-split.json';
import { CARDS, rankOf, suitIndexOf } from '../cards/cards.ts';
import { type Backs, ceilTo, figuresOf, floorTo } from '../testing/bet-figures.ts';
import { type BlackjackRules, measureBestPlay, ONE_SPLIT } from '../testing/blackjack-best-play.ts';

const OURS = { ...ONE_SPLIT, blackjackPays: oneSplit.pays.blackjack / 100 };
const FOUR_HANDS = { ...OURS, hands: 4 };

test('best play has an edge of 0.570388 % and a deviation of 1.145, and the sheet says so', () => {
  const { mean, deviation } = measureBestPlay(OURS);
  expect((-100 * mean).toFixed(6)).toBe('0.570388');
  expect(deviation.toFixed(3)).toBe('1.145');
  expect(oneSplit.sheet).toEqual({
    return: floorTo(100 * (1 + mean)),
    least: '0.00',
    deviation: ceilTo(deviation),
    most: '8',
  });
});

test('counted by all that a round stakes, best play would seem to return 97.70 %', () => {
  const { mean, ratio } = measureBestPlay(OURS);
  expect((100 * (1 + mean)).toFixed(2)).toBe('99.43');
  expect((100 * ratio).toFixed(2)).toBe('97.70');
});

test.each<[string, BlackjackRules, string]>([
  ['splits to four hands', FOUR_HANDS, '0.511734'],
  ['a dealer who hits soft 17', { ...FOUR_HANDS, hitsSoft17: true }, '0.731096'],
  ['late surrender', { ...FOUR_HANDS, canSurrender: true }, '0.426223'],
  ['no double after a split', { ...FOUR_HANDS, doublesAfterSplit: false }, '0.652538'],
  ['aces that are split again', { ...FOUR_HANDS, resplitsAces: true }, '0.434692'],
  ['blackjack at 6 to 5', { ...FOUR_HANDS, blackjackPays: 1.2 }, '1.864627'],
  ['doubles of 9 to 11 alone', { ...FOUR_HANDS, doublesOn: [9, 11] }, '0.600710'],
])('a table with %s, which we do not offer, has the edge that is written of it', (_, rules, edge) => {
  expect((-100 * measureBestPlay(rules).mean).toFixed(6)).toBe(edge);
});

/** Side bets are not offered: with the pays of other shoes they return too much. Their outcomes are all equally likely. */
test('side bets of other shoes would return 101.92 and 99.18 % here', () => {
  const cards = Array.from({ length: CARDS }, (_, card) => card);
  const isRed = (card: number) => suitIndexOf(card) === 1 || suitIndexOf(card) === 2;
  const payOfPair = (a: number, b: number) => {
    if (rankOf(a) !== rankOf(b)) return -1;
    if (a === b) return 25;
    return isRed(a) === isRed(b) ? 12 : 6;
  };
  const pairs: Backs = cards.flatMap((a) =>
    cards.map((b) => ({ back: 100 * (1 + payOfPair(a, b)), ways: 1 })),
  );
  expect(figuresOf(pairs).percent).toBeCloseTo(101.92, 2);

  /** Two cards of the player and the dealer's open one, as a hand of three. */
  const payOfThree = (hand: number[]) => {
    const ranks = hand.map(rankOf).sort((a, b) => a - b);
    const [low = 0, middle = 0, high = 0] = ranks;
    const isFlush = new Set(hand.map(suitIndexOf)).size === 1;
    const isThree = low === high;
    const isStraight = low + 1 === middle && middle + 1 === high;
    const isAceHigh = low === 1 && middle === 12 && high === 13;
    if (isThree) return isFlush ? 100 : 30;
    if (isStraight || isAceHigh) return isFlush ? 40 : 10;
    return isFlush ? 5 : -1;
  };
  const threes: Backs = cards.flatMap((a) =>
    cards.flatMap((b) => cards.map((c) => ({ back: 100 * (1 + payOfThree([a, b, c])), ways: 1 }))),
  );
  expect(figuresOf(threes).percent).toBeCloseTo(99.18, 2);
});
