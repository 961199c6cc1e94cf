import type { Prize, WheelSector } from '@parlour/contract';
import { fraction } from '@parlour/lottery-rules';
import { amountOf } from '@parlour/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createCalendar } from '../../../tenancy/calendar.rules.ts';
import {
  costAfterStock,
  costOfGift,
  costOfStock,
  costOfTurn,
  costOfTurns,
  dearestTurn,
  priceWheel,
  roundUp,
  turnsPerTurn,
  worthOfTurn,
} from './forecast.rules.ts';
import { spanOf } from './span.rules.ts';

const POINT = amountOf('0.01');
const sector = (weight: number, prize: Prize, stock: number | null = null): WheelSector => ({
  weight,
  prize,
  stock,
  substitute: stock === null ? null : { kind: 'points', count: 1 },
});
const CASH: Prize = { kind: 'cash', amount: '8.88' };
const POINTS: Prize = { kind: 'points', count: 5 };
const NOTHING: Prize = { kind: 'nothing' };
const turns = (count: number): Prize => ({ kind: 'turns', count });
const wheelOf = (...sectors: WheelSector[]) => priceWheel(sectors, POINT);

test('a turn costs its prizes by their chances, then what takes the place of those that are gone', () => {
  const wheel = wheelOf(sector(1, CASH, 10), sector(3, POINTS), sector(6, NOTHING));
  expect(roundUp(costOfTurn(wheel))).toBe(amountOf('0.903'));
  expect(roundUp(costAfterStock(wheel))).toBe(amountOf('0.016'));
  expect([dearestTurn(wheel), costOfStock(wheel)]).toEqual([amountOf('8.88'), amountOf('88.80')]);
  // A hundred turns use up the ten; of the next hundred only points are left.
  expect(roundUp(costOfTurns(wheel, fraction(100)))).toBe(amountOf('90.30'));
  expect(roundUp(costOfTurns(wheel, fraction(200)))).toBe(amountOf('91.90'));
});

test('a third of a part is told as a whole one', () => {
  expect(roundUp(costOfTurn(wheelOf(sector(1, POINTS), sector(2, NOTHING))))).toBe(1_667n);
});

test('turns that win turns make more of them, and no end where they win as many', () => {
  expect(turnsPerTurn(wheelOf(sector(1, turns(1)), sector(1, NOTHING)))).toEqual(fraction(2));
  expect(turnsPerTurn(wheelOf(sector(1, turns(1)), sector(2, turns(1))))).toBeNull();
  expect(turnsPerTurn(wheelOf(sector(1, turns(2)), sector(1, NOTHING)))).toBeNull();
  expect(turnsPerTurn(wheelOf(sector(1, CASH), sector(9, NOTHING)))).toEqual(fraction(1));
  // The second wins turns once its stock is gone, while the first still does.
  const later = { ...sector(1, CASH, 10), substitute: turns(1) };
  expect(turnsPerTurn(wheelOf(sector(1, turns(1), 10_000), later, sector(2, NOTHING)))).toEqual(fraction(2));
  const wheel = wheelOf(sector(1, CASH, 10), sector(2, turns(1)), sector(1, NOTHING));
  expect(roundUp(worthOfTurn(wheel))).toBe(amountOf('4.44'));
  expect(costOfGift(turns(3), POINT, worthOfTurn(wheel))).toBe(amountOf('13.32'));
  expect(costOfGift(POINTS, POINT, worthOfTurn(wheel))).toBe(amountOf('0.05'));
});

test('no number of turns costs more than their dearest, or more than the stock and what is without end', () => {
  const anyPrize = fc.oneof(
    fc.constant(NOTHING),
    fc
      .integer({ min: 1, max: 100_000 })
      .map((cents): Prize => ({ kind: 'cash', amount: (cents / 100).toFixed(2) })),
    fc.integer({ min: 1, max: 1_000 }).map((count): Prize => ({ kind: 'points', count })),
  );
  const anySector = fc
    .tuple(fc.integer({ min: 1, max: 1_000 }), anyPrize, fc.integer({ min: 1, max: 50 }))
    .map(([weight, prize, stock]) => sector(weight, prize, prize.kind === 'cash' ? stock : null));
  fc.assert(
    fc.property(
      fc.array(anySector, { minLength: 2, maxLength: 16 }),
      fc.integer({ min: 0, max: 500 }),
      (sectors, count) => {
        const wheel = priceWheel(sectors, POINT);
        const cost = roundUp(costOfTurns(wheel, fraction(count)));
        expect(cost <= dearestTurn(wheel) * BigInt(count)).toBe(true);
        const later = costAfterStock(wheel);
        const bound = costOfStock(wheel) + roundUp(fraction(later.over * BigInt(count), later.under));
        expect(cost <= bound).toBe(true);
      },
    ),
  );
});

test('the days that are over are looked at, of a young brand as many as it has', () => {
  const begin = Date.UTC(2026, 10, 16, 12);
  const calendar = createCalendar([{ timeZone: 'UTC', dayStartsAt: '06:00', fromMs: begin }]);
  const span = (nowMs: number) => {
    const { from, to, days, endsMs } = spanOf(calendar, { nowMs, count: 28 });
    return [from, to, days.length, new Date(endsMs).toISOString().slice(0, 16)];
  };
  expect(span(begin)).toEqual(['2026-11-15', '2026-11-15', 1, '2026-11-16T06:00']);
  expect(span(Date.UTC(2026, 10, 18, 5, 59))).toEqual(['2026-11-16', '2026-11-16', 1, '2026-11-17T06:00']);
  expect(span(Date.UTC(2026, 10, 18, 6))).toEqual(['2026-11-16', '2026-11-17', 2, '2026-11-18T06:00']);
  expect(span(Date.UTC(2027, 0, 30, 12))).toEqual(['2027-01-02', '2027-01-29', 28, '2027-01-30T06:00']);
});
