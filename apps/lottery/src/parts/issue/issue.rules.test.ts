import { describe, expect, test } from 'vitest';
import { clockForm, leftMs, leftShare, nextLookMs, shortNumero, withOffset } from './issue.rules.ts';

const issue = (numero: string, opensAt: number) => ({
  numero,
  opensAt,
  closesAt: opensAt + 60_000,
  drawsAt: opensAt + 62_000,
  state: 'open' as const,
  commitment: '',
  result: null,
});
const NOW = 1_000_000;
const current = issue('20261117-0543', NOW - 20_000);
const opened = {
  gameId: 'HM1',
  now: NOW,
  current,
  last: issue('20261117-0542', NOW - 80_000),
  isResultDue: false,
};

describe('the countdown', () => {
  test('runs by the clock of the server, however wrong the phone is', () => {
    const here = withOffset(opened, NOW + 3_600_000);
    expect(leftMs(here, NOW + 3_600_000)).toBe(40_000);
    expect(leftMs(here, NOW + 3_600_000 + 39_999)).toBe(1);
    expect(leftMs(here, NOW + 3_600_000 + 40_001)).toBe(0);
  });

  test('trusts the answer that was delayed least, until the phone is set to another time', () => {
    expect(withOffset(opened, NOW + 900, -100).offsetMs).toBe(-100);
    expect(withOffset(opened, NOW + 40, -100).offsetMs).toBe(-40);
    expect(withOffset(opened, NOW + 60_000, -100).offsetMs).toBe(-60_000);
  });

  test('shows a second until it is over, and no time below zero', () => {
    expect([clockForm(37_000), clockForm(36_001), clockForm(1), clockForm(0)]).toEqual([
      '00:37',
      '00:37',
      '00:01',
      '00:00',
    ]);
    expect(clockForm(7_509_000)).toBe('2:05:09');
  });

  test('shares the ring over the selling time', () => {
    const here = withOffset(opened, NOW);
    expect(leftShare(here, NOW)).toBeCloseTo(2 / 3);
    expect(leftShare({ ...here, current: null }, NOW)).toBe(0);
  });
});

describe('the next look', () => {
  test('comes at the close, and often while a result is due', () => {
    const here = withOffset(opened, NOW);
    expect(nextLookMs(here, NOW)).toBe(30_000);
    expect(nextLookMs(here, NOW + 35_000)).toBe(5_250);
    expect(nextLookMs(here, NOW + 40_001)).toBe(2_000);
    const late = { ...here, last: issue('20261117-0541', NOW - 140_000) };
    expect(nextLookMs({ ...late, isResultDue: true }, NOW)).toBe(2_000);
    expect(nextLookMs({ ...here, current: null, isResultDue: true }, NOW)).toBe(2_000);
  });

  test('is no hurry after a void issue, whose result never comes, and while nothing is on sale', () => {
    const here = withOffset(opened, NOW);
    expect(nextLookMs({ ...here, last: issue('20261117-0541', NOW - 140_000) }, NOW)).toBe(30_000);
    expect(nextLookMs({ ...here, current: null }, NOW)).toBe(30_000);
  });
});

test('an issue is called by its place in the day', () => {
  expect([shortNumero('20261117-0543'), shortNumero('20261117')]).toEqual(['0543', '20261117']);
});
