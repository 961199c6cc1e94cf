import type { LotteryTerms } from '@parlour/client';
import { ssc, toDecimal } from '@parlour/lottery-rules';
import { currencyOf } from '@parlour/money';
import { describe, expect, test } from 'vitest';
import {
  draftOf,
  emptyDraft,
  firstChoice,
  fitMultiple,
  issuesFrom,
  itemOf,
  prizesOfBet,
  readDraft,
  rebateAtSeries,
  stakeOfBet,
  stakeOver,
} from './bet.rules.ts';

const TERMS: LotteryTerms = {
  version: 3,
  settings: {},
  unit: 1,
  models: ['yuan', 'jiao', 'fen'],
  stakeMax: '100000.00',
  multipleMax: 1_000,
  series: { lowest: 1900, highest: 1960, step: 2 },
  rebatePercent: '3',
  odds: { 'ssc.ball1.sides': { '*': '1.982' } },
  hiddenPlays: [],
  limits: { half: {}, full: {}, stakeMax: null },
  caps: { perIssue: '200000.00', singlePick: '50000.00', singlePickBets: 10 },
  chaseMax: 50,
  external: 'next_commitment',
};
const CNY = currencyOf('CNY');
const play = (id: string) => {
  const found = ssc.plays().find((own) => own.id === id);
  if (!found) throw new Error(id);
  return found;
};

describe('a draft', () => {
  test('of ticked balls begins with all of them ticked', () => {
    expect(emptyDraft(play('ssc.any2.group')).ticks).toEqual([0, 1, 2, 3, 4]);
  });

  test('comes back from the text of its selection', () => {
    const rows = draftOf(play('ssc.any2.group'), '0,2@1,2,3');
    expect(rows).toEqual({ rows: [[1, 2, 3]], ticks: [0, 2], lines: '' });
    expect(draftOf(play('ssc.back3.typed'), '123,456').lines).toBe('123,456');
  });

  test('of typed lines says what is wrong with which of them', () => {
    const reading = readDraft(play('ssc.back3.typed'), { rows: [], ticks: [], lines: '123\n45\n12a' });
    expect(reading).toEqual({
      ok: false,
      refusals: [
        { code: 'line_length', line: 1, entry: '45' },
        { code: 'entry_unknown', line: 2, entry: '12a' },
      ],
    });
  });
});

describe('money', () => {
  const straight = play('ssc.star5.straight');
  const choice = { model: 'yuan', multiple: 10, series: 1940 } as const;

  test('the stake is bets x multiple x model x unit', () => {
    expect(stakeOfBet({ count: 24, choice }, TERMS)).toBe(24_000_000n);
    expect(stakeOfBet({ count: 24, choice: { ...choice, model: 'fen' } }, { unit: 2 })).toBe(480_000n);
  });

  test('the prize follows the series, and a tier of several the best and the least of them', () => {
    expect(prizesOfBet({ play: straight, choice: { ...choice, multiple: 1 } }, TERMS, CNY).most).toBe(
      9_700_000_000n,
    );
    const mixed = prizesOfBet(
      { play: play('ssc.back3.mixed'), choice: { ...choice, multiple: 1 } },
      TERMS,
      CNY,
    );
    expect([mixed.most, mixed.least]).toEqual([32_333_000n, 16_166_000n]);
  });

  test('odds come from the terms of the lottery', () => {
    const bet = { play: play('ssc.ball1.sides'), choice: { ...choice, series: null } };
    expect(prizesOfBet(bet, TERMS, CNY).most).toBe(1_982_000n);
  });

  test('what is not taken as prize comes back as rebate', () => {
    expect(toDecimal(rebateAtSeries(TERMS, 1900), 2)).toBe('3.00');
    expect(toDecimal(rebateAtSeries(TERMS, 1944), 2)).toBe('0.80');
    expect(toDecimal(rebateAtSeries(TERMS, 1960), 2)).toBe('0.00');
  });

  test('a multiple stays within what the lottery takes', () => {
    expect([0, 7.9, 5_000, Number.NaN].map((own) => fitMultiple(own, TERMS))).toEqual([1, 7, 1_000, 1]);
  });

  test('a chase over a close goes on with the issue on sale, and costs what is left', () => {
    const chase = ['0543', '0544', '0545'].map((numero, at) => ({ numero, multiple: at + 1 }));
    expect(issuesFrom(chase, '0544').map(({ numero }) => numero)).toEqual(['0544', '0545']);
    expect([issuesFrom(chase, '0543'), issuesFrom(chase, '0600')]).toEqual([chase, chase]);
    const bet = { play: straight, selection: '1|2|3|4|5', count: 1, choice: { ...choice, multiple: 1 } };
    expect(stakeOver([bet, bet], issuesFrom(chase, '0544'), TERMS)).toBe(1_000_000n);
  });

  test('an item names a series only where the play pays by one', () => {
    const bet = { play: straight, selection: '1|2|3|4|5', count: 1, choice: firstChoice(TERMS) };
    expect(itemOf(bet)).toMatchObject({ series: 1960, model: 'yuan', multiple: 1 });
    expect(itemOf({ ...bet, play: play('ssc.ball1.sides') })).not.toHaveProperty('series');
  });
});
