import { multiplierAt } from '@parlour/game-rules/crash';
import { describe, expect, test } from 'vitest';
import type { TableState } from '../../tables/table-state.ts';
import { flownMs, shownMultiplier } from './time.ts';

const STATE: TableState = {
  now: 1_000,
  id: 'round',
  number: 7,
  phase: 'running',
  commitment: 'c',
  root: 'r',
  external: 'e',
  opensAt: 0,
  closesAt: 6_000,
  startedAt: 6_100,
  endedAt: null,
  point: null,
  seen: null,
  coming: [],
  bets: { count: 0, list: [] },
  history: [],
  revealed: null,
};

describe('what a flight shows', () => {
  test('is where it is by now', () => {
    expect(flownMs(STATE, 8_100)).toBe(2_000);
    expect(shownMultiplier(STATE, 8_100.7)).toBe(multiplierAt(2_000));
  });

  test('is the start as long as it has not left, whatever the clock says', () => {
    expect(shownMultiplier({ ...STATE, phase: 'betting', startedAt: null }, 9_999)).toBe(100);
    expect(shownMultiplier(STATE, 6_000)).toBe(100);
    expect(shownMultiplier(null, 6_000)).toBe(100);
  });

  test('is exactly its point once it is over, also below the start', () => {
    const over = { ...STATE, phase: 'over', point: 231, endedAt: 20_055 } as const;
    expect(shownMultiplier(over, 90_000)).toBe(231);
    expect(flownMs(over, 90_000)).toBe(13_955);
    expect(shownMultiplier({ ...over, point: 99 }, 90_000)).toBe(99);
  });
});
