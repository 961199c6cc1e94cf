import { fraction } from '@parlour/exact';
import { expect, test } from 'vitest';
import eightDecks from '../../models/dragon-tiger/eight-decks.json';
import { CARDS } from '../cards/cards.ts';
import { type Backs, figuresOf, sheetOf } from '../testing/bet-figures.ts';
import { wordsFor, wordsOf } from '../testing/test-words.ts';
import {
  DRAGON_TIGER_BETS,
  type DragonTigerModel,
  dragonTiger,
  dragonTigerBackOf,
  dragonTigerChance,
} from './dragon-tiger.ts';

/** Every two cards of the shoe: eight of the first, and eight of the second or, if it is the same, seven. */
function backsOf(on: string, model: DragonTigerModel): Backs {
  const cards = Array.from({ length: CARDS }, (_, card) => card);
  return cards.flatMap((dragon) =>
    cards.map((tiger) => ({
      back: dragonTigerBackOf(on, { dragon, tiger }, model),
      ways: 8 * (dragon === tiger ? 7 : 8),
    })),
  );
}

function paying(pays: Partial<DragonTigerModel['pays']>): DragonTigerModel {
  return { ...eightDecks, pays: { ...eightDecks.pays, ...pays } };
}

test('bets return what is written of them', () => {
  const figure = (on: string, model: DragonTigerModel = eightDecks) => figuresOf(backsOf(on, model));
  for (const on of ['dragon', 'tiger']) {
    expect(figure(on).percent).toBeCloseTo(96.2651, 4);
    expect(figure(on).deviation).toBeCloseTo(0.97, 2);
  }
  expect(figure('tie', paying({ tie: 800 })).percent).toBeCloseTo(67.2289, 4);
  expect(figure('tie', paying({ tie: 1100 })).percent).toBeCloseTo(89.6386, 4);
  expect(figure('tie').percent).toBeCloseTo(97.1084, 4);
  expect(figure('tie').deviation).toBeCloseTo(3.42, 2);
  expect(figure('suited-tie', paying({ suitedTie: 5000 })).percent).toBeCloseTo(86.0241, 4);
  expect(figure('suited-tie').percent).toBeCloseTo(96.1446, 4);
  expect(figure('suited-tie').deviation).toBeCloseTo(7.3, 1);
  for (const on of DRAGON_TIGER_BETS.slice(4)) {
    expect(figure(on).percent).toBeCloseTo(92.3077, 4);
    expect(figure(on).deviation).toBeCloseTo(1, 2);
  }
});

test('what is said of how often a bet brings something back is counted', () => {
  for (const on of DRAGON_TIGER_BETS) {
    const backs = backsOf(on, eightDecks);
    for (const back of new Set(backs.map((each) => each.back))) {
      const ways = backs.filter((each) => each.back === back).reduce((sum, each) => sum + each.ways, 0);
      expect(dragonTigerChance(on, back, eightDecks)).toEqual(fraction(ways, 416 * 415));
    }
  }
});

test('the sheet states the figures of its bets', () => {
  expect(sheetOf(DRAGON_TIGER_BETS.map((on) => backsOf(on, eightDecks)))).toEqual(eightDecks.sheet);
});

test('the dragon gets the first card and the tiger the second, and the first is gone from the shoe', () => {
  const pick = { bets: [{ on: 'tiger', coins: 1 }] };
  const play = (...values: number[]) =>
    dragonTiger.play(wordsFor(...values), { pick, steps: [] }, eightDecks);
  expect(play(0, 414)).toEqual({
    seen: { dragon: 0, tiger: 51 },
    isOver: true,
    won: fraction(2),
    staked: fraction(1),
  });
  // Places 0 to 7 of the shoe are the same ace; after one of them seven are left.
  expect(play(0, 6)).toMatchObject({ seen: { dragon: 0, tiger: 0 }, won: fraction(1, 2) });
  expect(play(0, 7)).toMatchObject({ seen: { dragon: 0, tiger: 1 }, won: fraction(1, 2) });
  expect(play(415, 0)).toMatchObject({ seen: { dragon: 51, tiger: 0 }, won: fraction(0) });
  expect(dragonTiger.play(wordsOf(1), { pick, steps: [] }, eightDecks)?.seen).toEqual({
    dragon: 15,
    tiger: 17,
  });
});

test('the most counts only bets that win together', () => {
  const mostOf = (...names: string[]) =>
    dragonTiger.most({ bets: names.map((on) => ({ on, coins: 1 })) }, eightDecks);
  expect(mostOf('dragon', 'tiger')).toEqual(fraction(1));
  expect(mostOf('tie', 'suited-tie')).toEqual(fraction(70, 2));
  expect(mostOf('dragon', 'dragon-small', 'tiger-big')).toEqual(fraction(4, 3));
  expect(mostOf('dragon', 'dragon-big', 'tiger-small', 'tiger-odd')).toEqual(fraction(2));
});

test('bets that are not on the table are refused, and there are no steps', () => {
  for (const on of ['player', 'dragon-seven', 'tie-big'])
    expect(dragonTiger.readPick({ bets: [{ on, coins: 1 }] }, eightDecks)).toBeNull();
  expect(dragonTiger.readPick({ bets: [{ on: 'tiger-odd', coins: 3 }] }, eightDecks)).not.toBeNull();
  expect(dragonTiger.readStep({})).toBeNull();
});
