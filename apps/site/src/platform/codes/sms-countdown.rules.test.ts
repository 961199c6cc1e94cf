import { expect, test } from 'vitest';
import { countdownEnd, secondsLeft } from './sms-countdown.rules.ts';

const NOW = 1_000_000;

test('the countdown ends when the server says', () => {
  expect(countdownEnd({ expirationTime: NOW + 45_000, now: NOW })).toBe(NOW + 45_000);
});

test.each([NOW, NOW - 3_600_000, NOW + 3_600_000])(
  'a phone whose clock makes no sense of the time given waits 60 seconds',
  (expirationTime) => {
    expect(countdownEnd({ expirationTime, now: NOW })).toBe(NOW + 60_000);
  },
);

test('seconds are whole, and at zero the link returns', () => {
  expect(secondsLeft({ endsAt: NOW + 60_000, now: NOW })).toBe(60);
  expect(secondsLeft({ endsAt: NOW + 60_000, now: NOW + 500 })).toBe(60);
  expect(secondsLeft({ endsAt: NOW + 60_000, now: NOW + 59_999 })).toBe(1);
  expect(secondsLeft({ endsAt: NOW + 60_000, now: NOW + 60_000 })).toBeNull();
});
