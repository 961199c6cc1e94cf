import { fraction } from '@parlour/exact';
import { beforeAll, expect, test } from 'vitest';
import commission from '../../models/baccarat/commission.json';
import noCommission from '../../models/baccarat/no-commission.json';
import { type Backs, figuresOf, sheetOf } from '../testing/bet-figures.ts';
import { wordsFor, wordsOf } from '../testing/test-words.ts';
import {
  type BaccaratModel,
  type BaccaratOutcome,
  baccarat,
  baccaratBackOf,
  baccaratChance,
  judgeBaccarat,
  listBaccaratBets,
} from './baccarat.ts';
import { OUTCOMES } from './outcomes.ts';
import { dealBaccarat } from './tableau.ts';

/** Cards of each points in the shoe: 128 tens and pictures, 32 of each other rank. */
const LEFT = [128, 32, 32, 32, 32, 32, 32, 32, 32, 32];
const ALL_DEALS = 416 * 415 * 414 * 413 * 412 * 411;
const CARD_OF_POINTS = [36, 0, 4, 8, 12, 16, 20, 24, 28, 32];

type Counted = { outcome: BaccaratOutcome; ways: number };
let counted: Counted[];
beforeAll(() => {
  counted = countDeals();
});

/** Every deal by points, with the number of its ways out of the shoe: exact, as all are fewer than 2^53. */
function countDeals(): Counted[] {
  const left = [...LEFT];
  const found = new Map<string, Counted>();
  walk([], 1);
  return [...found.values()];

  function walk(points: number[], ways: number): void {
    if (points.length >= 4) {
      const hands = dealBaccarat(points.map((each) => CARD_OF_POINTS[each] ?? 0));
      const outcome = judgeBaccarat(hands);
      // How many cards are dealt is known before the last of them is.
      if (outcome.cards <= points.length) {
        const rest = [412 * 411, 411, 1][points.length - 4] ?? 1;
        const key = Object.values(outcome).join();
        const entry = found.get(key) ?? { outcome, ways: 0 };
        entry.ways += ways * rest;
        found.set(key, entry);
        return;
      }
    }
    // The two first cards of a side count alike in either order, so only one is followed.
    const own = points.length === 2 || points.length === 3 ? points[points.length - 2] : undefined;
    for (let each = own ?? 0; each <= 9; each += 1) {
      const count = left[each] ?? 0;
      left[each] = count - 1;
      walk([...points, each], ways * count * (own === undefined || own === each ? 1 : 2));
      left[each] = count;
    }
  }
}

/** Bets other than pairs: these are told by points alone. */
function backsOf(on: string, model: BaccaratModel): Backs {
  if (on.endsWith('-pair')) return pairBacks(model);
  return counted.map(({ outcome, ways }) => ({ back: baccaratBackOf(on, outcome, model), ways }));
}

/** The second card of a side is of the first one's rank in 31 of 415 cases. */
function pairBacks(model: BaccaratModel): Backs {
  const outcome = (card: number) => judgeBaccarat({ player: [0, card], banker: [0, card] });
  for (const on of ['player-pair', 'banker-pair']) {
    expect(baccaratBackOf(on, outcome(3), model)).toBe(model.pays.pair + 100);
    expect(baccaratBackOf(on, outcome(4), model)).toBe(0);
  }
  return [
    { back: model.pays.pair + 100, ways: 31 },
    { back: 0, ways: 384 },
  ];
}

const figure = (on: string, model: BaccaratModel) => figuresOf(backsOf(on, model));

test('banker, player and tie come as often as counted', () => {
  const shareOf = (winner: string) =>
    counted.filter(({ outcome }) => outcome.winner === winner).reduce((sum, { ways }) => sum + ways, 0) /
    ALL_DEALS;
  expect(shareOf('banker')).toBeCloseTo(0.4585974, 7);
  expect(shareOf('player')).toBeCloseTo(0.4462466, 7);
  expect(shareOf('tie')).toBeCloseTo(0.095156, 7);
  expect(counted.reduce((sum, { ways }) => sum + ways, 0)).toBe(ALL_DEALS);
});

test('what is said of how often a bet brings a pay is counted', () => {
  for (const model of [commission, noCommission])
    for (const on of listBaccaratBets(model)) {
      const backs = backsOf(on, model).filter(({ back }) => back > 0);
      const all = on.endsWith('-pair') ? 415 : ALL_DEALS;
      for (const back of new Set(backs.map((each) => each.back))) {
        // A tie gives the stake back to player and banker.
        if (back === 100) continue;
        const ways = backs.filter((each) => each.back === back).reduce((sum, each) => sum + each.ways, 0);
        expect(baccaratChance(on, back - 100, model), `${on} ${back}`).toEqual(fraction(ways, all));
      }
    }
});

test('bets return what is written of them', () => {
  const usual = {
    ...noCommission,
    pays: { ...noCommission.pays, tie: 800, pair: 1_100, luckySix: [1_200, 2_000] },
  };
  for (const [on, model, percent, deviation] of [
    ['banker', commission, 98.9421, 0.93],
    ['player', commission, 98.7649, 0.95],
    ['tie', commission, 95.156, 2.93],
    ['player-pair', commission, 97.1084, 3.42],
    ['banker-pair', commission, 97.1084, 3.42],
    ['tie', usual, 85.6404, undefined],
    ['player-pair', usual, 89.6386, undefined],
    ['lucky-six', usual, 83.3164, 3.6],
    ['banker', noCommission, 98.5419, 0.93],
    ['small', noCommission, 94.7171, 1.21],
    ['big', noCommission, 95.6543, 0.75],
    ['lucky-six', noCommission, 95.7509, undefined],
  ] as const) {
    expect(figure(on, model).percent).toBeCloseTo(percent, 4);
    if (deviation) expect(figure(on, model).deviation).toBeCloseTo(deviation, 2);
  }
});

test('the sheets state the figures of their bets', () => {
  for (const model of [commission, noCommission])
    expect(sheetOf(listBaccaratBets(model).map((on) => backsOf(on, model)))).toEqual(model.sheet);
});

test('the outcomes that limits are computed from are those that can be dealt', () => {
  const known = new Set(OUTCOMES.map((outcome) => Object.values(outcome).join()));
  for (const { outcome } of counted) expect(known).toContain(Object.values(outcome).join());
  const pick = { bets: [{ on: 'player', coins: 1 }] };
  for (let nonce = 0; nonce < 500; nonce += 1) {
    const seen = baccarat.play(wordsOf(nonce), { pick, steps: [] }, commission)?.seen;
    if (!seen) throw new Error('the round was not played');
    expect(known).toContain(Object.values(judgeBaccarat(seen)).join());
  }
});

test('cards go to the player and the banker in turn, then the third ones', () => {
  const play = (on: string, ...places: number[]) =>
    baccarat.play(wordsFor(...places), { pick: { bets: [{ on, coins: 1 }] }, steps: [] }, commission);
  // Places of a card in the shoe are eight times its number; the places already taken lie before the next ones.
  const cards = (...numbers: number[]) => numbers.map((card, i) => 8 * card + 7 - i);
  // Player 2 + 3 draws a 4; banker 10 + 5 draws against it, and gets a king.
  expect(play('player', ...cards(4, 36, 8, 16, 12, 48))).toEqual({
    seen: { player: [4, 8, 12], banker: [36, 16, 48] },
    isOver: true,
    won: fraction(2),
    staked: fraction(1),
  });
  // The player stands on 6, so the fifth card is the banker's; the sixth is not shown.
  expect(play('banker', ...cards(0, 36, 16, 40, 32, 4))).toMatchObject({
    seen: { player: [0, 16], banker: [36, 40, 32] },
    won: fraction(195, 100),
  });
  // A natural ends it.
  expect(play('tie', ...cards(28, 29, 36, 37, 0, 1))).toMatchObject({
    seen: { player: [28, 36], banker: [29, 37] },
    won: fraction(10),
  });
  expect(play('player', ...cards(28, 29, 36, 37, 0, 1))?.won).toEqual(fraction(1));
  const pick = { bets: [{ on: 'tie', coins: 1 }] };
  expect(baccarat.play(wordsOf(1), { pick, steps: [] }, commission)?.seen).toEqual({
    player: [15, 45],
    banker: [17, 13],
  });
});

test('the banker draws by the table', () => {
  const drawsOn: Record<number, number[]> = {
    0: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
    1: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
    2: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
    3: [0, 1, 2, 3, 4, 5, 6, 7, 9],
    4: [2, 3, 4, 5, 6, 7],
    5: [4, 5, 6, 7],
    6: [6, 7],
    7: [],
  };
  for (let total = 0; total <= 7; total += 1) {
    const second = CARD_OF_POINTS[total] ?? 0;
    const drawn = CARD_OF_POINTS.flatMap((third, points) =>
      dealBaccarat([36, 36, 36, second, third, 0]).banker.length === 3 ? [points] : [],
    );
    expect(drawn).toEqual(drawsOn[total]);
    // The player stands on 7.
    expect(dealBaccarat([24, 36, 36, second, 0, 0]).banker.length).toBe(total <= 5 ? 3 : 2);
  }
});

test('the most counts only bets that win together', () => {
  const mostOf = (model: BaccaratModel, ...names: string[]) =>
    baccarat.most({ bets: names.map((on) => ({ on, coins: 1 })) }, model);
  expect(mostOf(commission, 'player', 'banker')).toEqual(fraction(1));
  expect(mostOf(commission, 'tie', 'player-pair', 'banker-pair', 'player')).toEqual(fraction(37, 4));
  // Both pairs with a lucky six of three cards: 0, 0 and a third card, against 2, 2 and 1.
  expect(mostOf(noCommission, 'lucky-six', 'player-pair', 'banker-pair')).toEqual(fraction(24 + 26, 3));
  // Four cards are never a lucky six.
  expect(mostOf(noCommission, 'lucky-six', 'small')).toEqual(fraction(24, 2));
});

test('bets that the table does not offer are refused, and there are no steps', () => {
  const read = (on: string, model: BaccaratModel) => baccarat.readPick({ bets: [{ on, coins: 1 }] }, model);
  expect(read('small', noCommission)).not.toBeNull();
  for (const on of ['small', 'big', 'lucky-six', 'pair', 'toString']) expect(read(on, commission)).toBeNull();
  expect(baccarat.readStep({})).toBeNull();
});
