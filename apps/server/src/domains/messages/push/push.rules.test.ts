import { expect, test } from 'vitest';
import { isPushService, quietUntil } from './push.rules.ts';

const at = (text: string) => Date.parse(text);
const NIGHT = { from: '22:00', until: '08:00' };

test.each([
  ['2026-11-15T21:59:59+08:00', null],
  ['2026-11-15T22:00:00+08:00', '2026-11-16T08:00:00+08:00'],
  ['2026-11-16T00:30:00+08:00', '2026-11-16T08:00:00+08:00'],
  ['2026-11-16T07:59:59+08:00', '2026-11-16T08:00:00+08:00'],
  ['2026-11-16T08:00:00+08:00', null],
])('at %s a night in Shanghai ends at %s', (now, end) => {
  expect(quietUntil(NIGHT, 'Asia/Shanghai', at(now))).toBe(end && at(end));
});

test('quiet hours may lie within a day, follow the clock where it is put forward, and may be none', () => {
  const noon = { from: '12:00', until: '13:30' };
  expect(quietUntil(noon, 'Asia/Manila', at('2026-11-15T13:00:00+08:00'))).toBe(
    at('2026-11-15T13:30:00+08:00'),
  );
  expect(quietUntil(noon, 'Asia/Manila', at('2026-11-15T13:30:00+08:00'))).toBeNull();
  expect(quietUntil(NIGHT, 'Europe/Berlin', at('2026-03-28T23:00:00+01:00'))).toBe(
    at('2026-03-29T08:00:00+02:00'),
  );
  expect(
    quietUntil({ from: '08:00', until: '08:00' }, 'Asia/Manila', at('2026-11-15T08:00:00+08:00')),
  ).toBeNull();
  expect(quietUntil(null, 'Asia/Manila', at('2026-11-15T23:00:00+08:00'))).toBeNull();
});

const SERVICES = ['https://fcm.googleapis.com', 'https://*.push.apple.com', 'http://localhost:8083'];

test.each([
  'https://fcm.googleapis.com/fcm/send/abc',
  'https://web.push.apple.com/QGuQ',
  'http://localhost:8083/push/send/1',
])('%s is an address of a push service', (endpoint) => {
  expect(isPushService(endpoint, SERVICES)).toBe(true);
});

test.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:8443/fcm/send/abc',
  'https://fcm.googleapis.com.evil.example/x',
  'https://evil.example/.push.apple.com',
  'https://evilpush.apple.com/x',
  'https://.push.apple.com/x',
  'https://user:word@fcm.googleapis.com/x',
  'http://localhost/x',
  'http://169.254.169.254/latest',
  'https://',
])('%s is none', (endpoint) => {
  expect(isPushService(endpoint, SERVICES)).toBe(false);
});
