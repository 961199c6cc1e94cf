import { compare, fraction, multiply, ONE, ZERO } from '@parlour/exact';
import { describe, expect, test } from 'vitest';
import { FAMILIES } from '../families/families.ts';
import { exactPrize } from '../money/series.ts';
import { writeDecimal, writeFraction, writePercent, writeWays } from './figures.ts';
import { referenceOf } from './reference.ts';

const CODES = [1700, 1980];

describe.each(FAMILIES.map((family) => ({ id: family.id, family })))('the reference of $id', ({ family }) => {
  test.each(CODES)('has every play, with figures that agree with each other, at series %i', (code) => {
    const entries = referenceOf(family, code);
    expect(entries.map(({ play }) => play.id)).toEqual(family.plays().map(({ id }) => id));
    for (const { play, count, tiers } of entries) {
      expect(count, play.id).toBeGreaterThan(0);
      expect(
        tiers.map(({ id }) => id),
        play.id,
      ).toEqual(play.tiers.map(({ id }) => id));
      for (const { id, isPush, chance, ways, odds, prize, return: back } of tiers) {
        const name = `${play.id} ${id}`;
        expect(compare(chance, ZERO), name).toBe(1);
        expect(multiply(chance, fraction(ways.of)), name).toEqual(ways.ways);
        if (play.pays === 'odds')
          expect({ prize, isMore: compare(odds, ZERO) }).toEqual({ prize: null, isMore: 1 });
        else expect(back, name).toEqual(fraction(code, 2000));
        if (prize) expect(compare(prize, exactPrize(code, chance)), name).toBeLessThanOrEqual(0);
        expect(back === null, name).toBe(isPush);
        if (back) expect(compare(back, ONE), name).toBe(-1);
      }
    }
  });

  test('is written in figures alone', () => {
    const written = referenceOf(family, 1800).flatMap(({ tiers }) =>
      tiers.flatMap(({ chance, ways, odds, return: back }) => [
        writeFraction(chance),
        writePercent(chance),
        writeWays(ways),
        writeDecimal(odds),
        writePercent(back ?? ZERO),
      ]),
    );
    expect(
      written.filter((figure) => !/^(≈ )?\d[\d,]*(\.\d+)?( \/ \d[\d,]*| : \d[\d,.]*| %)?$/.test(figure)),
    ).toEqual([]);
  });
});

test.each([
  [fraction(1, 100_000), '0.001 %'],
  [fraction(1, 3), '≈ 33.333 %'],
  [fraction(9, 10), '90 %'],
  [fraction(1, 139_838_160), '≈ 0.00000071511 %'],
  [fraction(7, 4), '175 %'],
])('%o is %s', (value, percent) => {
  expect(writePercent(value)).toBe(percent);
});

test('large numbers are grouped, and decimals kept where a least is asked for', () => {
  expect(writeDecimal(fraction(180_000), 2)).toBe('180,000.00');
  expect(writeFraction(fraction(1, 100_000))).toBe('1 / 100,000');
  expect(writeWays({ ways: fraction(270), of: 1000n })).toBe('270 : 1,000');
  expect(writeWays({ ways: fraction(3n * 10n ** 16n), of: 10n ** 17n })).toBe('≈ 1 : 3.3333');
});
