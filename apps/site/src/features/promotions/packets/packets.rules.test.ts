import type { Packet } from '@parlour/client';
import { expect, test } from 'vitest';
import { foremost, stateAt, writeCountdown } from './packets.rules.ts';

const packet = (state: Packet['state'], number = 1): Packet => ({
  number,
  currency: 'CNY',
  total: '100.00',
  shares: 10,
  taken: 0,
  opensAt: 1_000,
  closesAt: 2_000,
  state,
  commitment: '',
  external: '',
  own: null,
});

test('the packet in front is the one that is open, else the next, else the last', () => {
  expect(foremost([packet('coming', 1), packet('open', 2), packet('drawn', 3)])?.number).toBe(2);
  expect(foremost([packet('drawn', 1), packet('coming', 2)])?.number).toBe(2);
  expect(foremost([packet('drawn', 4), packet('drawn', 3)])?.number).toBe(4);
  expect(foremost([])).toBeUndefined();
});

test('a packet opens and closes by the clock', () => {
  expect([999, 1_000, 1_999, 2_000].map((at) => stateAt(packet('coming'), at))).toEqual([
    'coming',
    'open',
    'open',
    'closed',
  ]);
  expect(stateAt(packet('drawn'), 1_500)).toBe('drawn');
});

test.each([
  [-5, '0:00'],
  [1, '0:01'],
  [61_000, '1:01'],
  [3_600_000, '1:00:00'],
  [7_509_000, '2:05:09'],
])('%i ms are written %s', (left, written) => {
  expect(writeCountdown(left)).toBe(written);
});
