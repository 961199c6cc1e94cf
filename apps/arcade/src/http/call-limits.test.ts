import { afterAll, beforeAll, expect, test } from 'vitest';
import { GAME_URL_CALL, startTestArcade, type TestArcade } from '../testing/test-arcade.ts';

const PER_MINUTE = 20;

let arcade: TestArcade;
beforeAll(async () => {
  arcade = await startTestArcade({ callsPerMinute: PER_MINUTE, trustedProxies: ['127.0.0.1'] });
});
afterAll(() => arcade.close());

const from = (address: string) => ({ 'x-forwarded-for': address });
async function callOften(address: string, url: string, times = PER_MINUTE) {
  const statuses: number[] = [];
  for (let count = 0; count < times; count += 1)
    statuses.push((await arcade.server.inject({ url, headers: from(address) })).statusCode);
  return statuses;
}

test('limits an address that calls too often, says when to come back, and leaves others alone', async () => {
  expect(new Set(await callOften('203.0.113.1', '/api/session'))).toEqual(new Set([401]));
  const refused = await arcade.server.inject({ url: '/api/session', headers: from('203.0.113.1') });
  expect([refused.statusCode, refused.headers['retry-after'], refused.json()]).toEqual([
    429,
    '3',
    { error: 'rate_limited', retryMs: 3_000 },
  ]);
  expect(await callOften('203.0.113.2', '/api/session', 1)).toEqual([401]);
  arcade.clock.advance(3_000);
  expect(await callOften('203.0.113.1', '/api/session', 2)).toEqual([401, 429]);
});

test('addresses of one IPv6 network are one caller', async () => {
  await callOften('2001:db8:1:2::1', '/api/session');
  expect(await callOften('2001:db8:1:2:ffff::9', '/api/session', 1)).toEqual([429]);
});

test('tokens cannot be tried at the onboarding without end', async () => {
  const tries: number[] = [];
  for (let count = 0; count <= PER_MINUTE; count += 1)
    tries.push((await arcade.post('/onboarding', '{}', from('203.0.113.3'))).status);
  expect(tries).toEqual([...Array(PER_MINUTE).fill(401), 429]);
});

test('does not count operators, but counts callers with an unknown signature', async () => {
  for (let count = 0; count <= 2 * PER_MINUTE; count += 1)
    expect((await arcade.ask('TIDEWATER', 'gameUrl', GAME_URL_CALL)).status).toBe(200);
  const path = '/studios/TIDEWATER/operator/generic/v2/game/list';
  const tries: number[] = [];
  for (let count = 0; count <= PER_MINUTE; count += 1)
    tries.push((await arcade.post(path, '{}', from('203.0.113.4'))).status);
  expect(tries).toEqual([...Array(PER_MINUTE).fill(401), 429]);
});

test('the health of the process and its files are not counted', async () => {
  expect(new Set(await callOften('203.0.113.5', '/healthz', 2 * PER_MINUTE))).toEqual(new Set([200]));
  expect(await callOften('203.0.113.5', '/page/assets/none.js', 2 * PER_MINUTE)).not.toContain(429);
});
