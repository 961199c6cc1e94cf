import { expect, test } from 'vitest';
import { accountsIn } from '../blocks/blocks.rules.ts';
import { heightOf } from '../day-bars.rules.ts';
import { sliceOf } from '../returns/return-budget.rules.ts';
import { type CostLine, costsByDay } from './costs.rules.ts';

const NOTHING = {
  granted: '0.00',
  claimed: '0.00',
  lapsed: '0.00',
  released: '0.00',
  forfeited: '0.00',
  expired: '0.00',
};
const line = (day: string, cost: string): CostLine => ({
  ...NOTHING,
  day,
  cost,
  source: 'rebate',
  offer: null,
  kind: 'cash',
});

test('the costs of a day are added up exactly, whatever they came from', () => {
  const days = [line('2026-11-16', '0.10'), line('2026-11-16', '0.20'), line('2026-11-18', '1.00')];
  expect(costsByDay({ days }, { to: '2026-11-19' })).toEqual([
    { day: '2026-11-16', amount: '0.30' },
    { day: '2026-11-17', amount: '0.00' },
    { day: '2026-11-18', amount: '1.00' },
    { day: '2026-11-19', amount: '0.00' },
  ]);
});

test('the least bar is seen, and nothing is not', () => {
  expect([heightOf(100, 100), heightOf(1, 1_000), heightOf(0, 100), heightOf(0, 0)]).toEqual([100, 2, 0, 0]);
});

test('a part fills as much of a bar as it gives back of what games keep', () => {
  const parts = {
    return: '96.00',
    jackpot: '0.00',
    rebate: '1.00',
    rescue: '9.00',
    points: '0.00',
    gifts: '0.00',
    contracts: '0.00',
  };
  expect([sliceOf({ parts }, 'rebate'), sliceOf({ parts }, 'rescue')]).toEqual([25, 100]);
  expect(sliceOf({ parts: { ...parts, return: '100.00' } }, 'rebate')).toBe(0);
});

test('accounts are read as they are pasted, each once', () => {
  expect(accountsIn(' mary01, ben01;\nmary01\n')).toEqual(['mary01', 'ben01']);
});
