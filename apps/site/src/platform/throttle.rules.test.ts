import { expect, it } from 'vitest';
import { createThrottle } from './throttle.rules.ts';

it('the first need not wait, and the next waits for what is left', () => {
  let now = 5_000;
  const throttle = createThrottle({ clock: { now: () => now }, everyMs: 1_000 });
  expect(throttle.waitMs()).toBe(0);
  throttle.begin();
  expect(throttle.waitMs()).toBe(1_000);
  now += 999;
  expect(throttle.waitMs()).toBe(1);
  now += 1;
  expect(throttle.waitMs()).toBe(0);
});
