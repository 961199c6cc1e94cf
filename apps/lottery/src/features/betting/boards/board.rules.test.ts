import { fraction, marksix, oddsOf, type Play, pk10, ssc } from '@parlour/lottery-rules';
import { describe, expect, test } from 'vitest';
import { amountChips, choiceOfAmount, oddsOfEntry, writeOdds } from './board.rules.ts';

const oddsIn = (family: typeof ssc, id: string, entry: string, year?: string) => {
  const play = family.plays(year ? { year } : {}).find((own) => own.id === id) as Play;
  const odds = oddsOfEntry(play, oddsOf(family.odds, play), entry, year);
  return odds && writeOdds(odds);
};

describe('the odds on a cell', () => {
  test('are those of its own tier, of the only one, or of the animal of the year', () => {
    expect(oddsIn(ssc, 'ssc.dragonTiger', 'tie')).toBe('9.4');
    expect(oddsIn(ssc, 'ssc.ball1.number', '7')).toBe('9.91');
    expect(oddsIn(pk10, 'pk10.firstTwo.sum', '3')).toBe('40');
    const year = oddsIn(marksix, 'marksix.special.zodiac', 'horse', 'horse');
    const other = oddsIn(marksix, 'marksix.special.zodiac', 'rat', 'horse');
    expect(Number(year)).toBeLessThan(Number(other));
  });

  test('are not told where they depend on what else is chosen', () => {
    expect(oddsIn(marksix, 'marksix.number.hit2of3', '07', 'horse')).toBeNull();
  });
});

describe('an amount', () => {
  const terms = { models: ['yuan', 'jiao', 'fen'] as const, unit: 2 as const, multipleMax: 1_000 };
  const of = (amount: bigint) => choiceOfAmount(amount, { ...terms, models: [...terms.models] });

  test('is staked in the largest parts it is made of', () => {
    expect(of(1_000_000n)).toEqual({ model: 'yuan', multiple: 5, series: null });
    expect(of(100_000n)).toEqual({ model: 'jiao', multiple: 5, series: null });
  });

  test('to tap is in what the lottery takes', () => {
    expect(amountChips({ models: ['yuan', 'fen'], unit: 2 }).slice(0, 2)).toEqual(['1', '5']);
    expect(amountChips({ models: ['yuan'], unit: 1_000 }).slice(0, 2)).toEqual(['1000', '5000']);
  });

  test('is refused if it is too small, too large or between two parts', () => {
    expect([of(0n), of(1_000n), of(10n ** 12n)]).toEqual([null, null, null]);
  });
});

test('odds are written without zeros that say nothing', () => {
  expect([writeOdds(fraction(40)), writeOdds(fraction(1982, 1000)), writeOdds(fraction(22, 10))]).toEqual([
    '40',
    '1.982',
    '2.2',
  ]);
});
