import {
  d3,
  decide,
  type Family,
  fourd,
  fraction,
  k3,
  keno,
  lucky28,
  marksix,
  oddsOf,
  type Play,
  pk10,
  readSelection,
  ssc,
  thai,
  vietnamNorth,
} from '@parlour/lottery-rules';
import { describe, expect, test } from 'vitest';
import { bestWin, type WinBet } from './best-win.rules.ts';

const UNIT = 100_000n;
const needs = {
  caps: { perIssue: 10n ** 15n, singlePick: 10n ** 15n, singlePickBets: 0 },
  minorUnit: 1_000n,
};
const betOn = (family: Family, id: string, selection: string, odds?: number[]): WinBet => {
  const play = family.plays().find((own) => own.id === id) as Play;
  const reading = readSelection(play, selection);
  if (!reading.ok) throw new Error(JSON.stringify(reading.refusals));
  return {
    play,
    selection,
    count: reading.count,
    odds: odds?.map((own) => fraction(own)) ?? oddsOf(family.odds, play),
    stakePerBet: UNIT,
  };
};
const best = (family: Family, ...bets: WinBet[]) => {
  const { amount, isExact } = bestWin(family, bets, needs);
  return [Number(amount) / Number(UNIT), isExact];
};

describe('the most bets can win at one result', () => {
  test('is one bet where only one can win, and several where several do', () => {
    expect(best(ssc, betOn(ssc, 'ssc.star5.straight', '0,1|2|3|4|5,6', [90_000]))).toEqual([90_000, true]);
    expect(best(ssc, betOn(ssc, 'ssc.fixedPosition', '0,1|2|3||', [9]))).toEqual([27, true]);
    expect(best(k3, betOn(k3, 'k3.board.sides', 'big,small,odd'))).toEqual([3.9, true]);
  });

  test('counts bets that cannot win together only once, also over several plays', () => {
    const sides = betOn(ssc, 'ssc.ball1.sides', 'big,small');
    const five = betOn(ssc, 'ssc.ball1.number', '3');
    expect(best(ssc, sides, five)).toEqual([1.98 + 9.91, true]);
  });

  test('of several bets on cars is a bound where places are looked at apart, and so is told', () => {
    const first = betOn(pk10, 'pk10.place1.number', '01,02');
    const sides = betOn(pk10, 'pk10.place1.sides', 'big,small');
    const second = betOn(pk10, 'pk10.place2.number', '01');
    expect(best(pk10, first)).toEqual([9.8, true]);
    expect(best(pk10, first, second)).toEqual([19.6, false]);
    expect(best(pk10, sides)).toEqual([1.96, true]);
  });

  test('of numbers is at the draw that suits them best', () => {
    expect(best(keno, betOn(keno, 'keno.any1', '01,02,03'))[1]).toBe(true);
    const three = betOn(marksix, 'marksix.number.all2', '01,02,03');
    const [one] = three.odds;
    expect(best(marksix, three)).toEqual([(3 * Number(one?.over)) / Number(one?.under), true]);
  });

  test('of endings is every lot', () => {
    const lo = betOn(vietnamNorth, 'vietnamNorth.lo2', '23,45');
    expect(best(vietnamNorth, lo)).toEqual([2_697.3, true]);
    const both = betOn(vietnamNorth, 'vietnamNorth.all2', '23,45,67');
    expect(best(vietnamNorth, both)).toEqual([3 * 16, true]);
    expect(best(thai, betOn(thai, 'thai.front3', '123'))).toEqual([800, true]);
  });

  test('of four digits is the first prizes, and of an iBox its orders', () => {
    expect(best(fourd, betOn(fourd, 'fourd.big', '1234,5678'))).toEqual([3_500, true]);
    const box = betOn(fourd, 'fourd.big.ibox', '1112');
    expect(best(fourd, box)).toEqual([(2_500 + 1_000 + 500 + 180) / 4, true]);
  });

  test('is no more than the cap, and at the cap it is exact', () => {
    const bets = [betOn(pk10, 'pk10.place1.number', '01'), betOn(pk10, 'pk10.place2.number', '02')];
    const caps = { perIssue: 5n * UNIT, singlePick: 10n ** 15n, singlePickBets: 0 };
    expect(bestWin(pk10, bets, { ...needs, caps })).toEqual({ amount: 5n * UNIT, isExact: true });
  });

  test('of a hundred thousand typed lines is one of them', () => {
    const lines = Array.from({ length: 100_000 }, (_, own) => String(own).padStart(5, '0')).join(',');
    expect(best(ssc, betOn(ssc, 'ssc.star5.typed', lines, [90_000]))).toEqual([90_000, true]);
  });
});

test('looking at every result finds the same', () => {
  const every = (visit: (result: number[]) => void) => {
    for (let code = 0; code < 1_000; code += 1)
      visit([Math.floor(code / 100), Math.floor(code / 10) % 10, code % 10]);
  };
  for (const family of [d3, lucky28])
    for (const play of family.plays()) {
      const bet = {
        ...betOn(
          family,
          play.id,
          play.example.selection,
          play.tiers.map((_, tier) => tier + 2),
        ),
      };
      const reading = readSelection(play, bet.selection);
      if (!reading.ok) continue;
      const marks = play.pack(reading.selection);
      let most = 0;
      every((result) => {
        const paid = decide(play, marks, result).reduce((sum, hits, tier) => sum + hits * (tier + 2), 0);
        most = Math.max(most, paid);
      });
      expect([play.id, best(family, bet)]).toEqual([play.id, [most, true]]);
    }
});
