import { expect, test } from 'vitest';
import { applicationIn, playIn } from './tracing.rules.ts';

const ID = '0190c0de-0000-7000-8000-00000000000d';

test('a cause leads to the application, or to the play of the day', () => {
  expect(applicationIn(`application:${ID}`)).toBe(ID);
  expect(applicationIn(`application:${ID}:rounds`)).toBe(ID);
  expect(applicationIn(`rebate:${ID}:2026-11-16:RNG`)).toBeNull();
  expect(playIn(`rebate:${ID}:2026-11-16:RNG`)).toEqual({ memberId: ID, day: '2026-11-16', category: 'RNG' });
  expect(playIn(`rescue:${ID}:2026-11-16`)).toEqual({ memberId: ID, day: '2026-11-16', category: '' });
  expect(playIn(`vip_week:${ID}:2026-11-16`)).toBeNull();
});
