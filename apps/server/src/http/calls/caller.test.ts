import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeBrand } from '../../factories/brand.factory.ts';
import { type Refused, seeRefused } from '../../testing/refusals.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const STATUS_PATH = '/wps/system/status';

describe('calls', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({
      brands: [
        makeBrand({ merchantCode: 'harbor' }),
        makeBrand({ merchantCode: 'perlas', hosts: ['perlas.localhost'] }),
      ],
    });
  });
  afterAll(() => app.close());

  const call = (options: InjectOptions) => app.server.inject(options);
  const expectRefusal = (options: InjectOptions, refused: Refused) => seeRefused(app, options, refused);

  describe('find their brand', () => {
    const merchantAt = async (headers: Record<string, string>) =>
      (await call({ url: STATUS_PATH, headers })).json().value?.info.merchantCode;

    test('by merchant, by host, else the default', async () => {
      expect(await merchantAt({})).toBe('harbor');
      expect(await merchantAt({ host: 'anything.example:8080' })).toBe('harbor');
      expect(await merchantAt({ host: 'perlas.localhost:8080' })).toBe('perlas');
      expect(await merchantAt({ host: 'PERLAS.localhost' })).toBe('perlas');
      expect(await merchantAt({ merchant: 'perlas' })).toBe('perlas');
      expect(await merchantAt({ merchant: 'perlas', host: 'perlas.localhost' })).toBe('perlas');
    });

    test('and a host with a dot at its end is the same host', async () => {
      expect(await merchantAt({ host: 'perlas.localhost.' })).toBe('perlas');
    });

    test.each(['nobody', '', 'harbor, perlas', '__proto__', 'constructor', "'; drop table"])(
      'and refuse the merchant %j',
      async (merchant) => {
        await expectRefusal(
          { url: STATUS_PATH, headers: { merchant } },
          { status: 400, code: 'unknown_merchant' },
        );
      },
    );

    test("and refuse another brand's merchant on a brand's own host", async () => {
      const headers = { merchant: 'harbor', host: 'perlas.localhost' };
      await expectRefusal({ url: STATUS_PATH, headers }, { status: 400, code: 'merchant_mismatch' });
    });
  });
});

describe('calls from one address', () => {
  test('are limited, told how long to wait, and let through again', async () => {
    const app = await startTestApp({ env: { RATE_LIMIT_PER_MINUTE: '60', TRUSTED_PROXIES: '127.0.0.1' } });
    const from = (ip: string) => app.server.inject({ url: STATUS_PATH, headers: { 'x-forwarded-for': ip } });
    for (let count = 0; count < 60; count += 1) expect((await from('203.0.113.1')).statusCode).toBe(200);
    const refused = await from('203.0.113.1');
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toMatchObject({ code: 'rate_limited', value: { retryAfterMs: 1_000 } });
    expect(refused.headers['retry-after']).toBe('1');
    expect((await from('203.0.113.2')).statusCode).toBe(200);
    app.clock.advance(1_000);
    expect((await from('203.0.113.1')).statusCode).toBe(200);
    await app.close();
  });

  test('cannot pass the limit by naming other brands or unknown ones, nor by asking for pages', async () => {
    const app = await startTestApp({
      env: { RATE_LIMIT_PER_MINUTE: '3' },
      brands: [makeBrand({ merchantCode: 'harbor' }), makeBrand({ merchantCode: 'perlas' })],
    });
    const statuses: number[] = [];
    for (const merchant of ['harbor', 'perlas', 'nobody', 'harbor', 'nobody'])
      statuses.push((await app.server.inject({ url: STATUS_PATH, headers: { merchant } })).statusCode);
    expect(statuses).toEqual([200, 200, 400, 429, 429]);
    expect((await app.server.inject({ url: '/m/home' })).statusCode).toBe(429);
    expect((await app.server.inject({ url: '/healthz' })).statusCode).toBe(200);
    await app.close();
  });

  test.each([
    ['203.0.113.9:4711', '203.0.113.9'],
    ['[2001:db8::9]:4711', '2001:db8::9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['garbage', '127.0.0.1'],
    ['1:2:3:4:5:6:7:8::9', '127.0.0.1'],
  ])('that a proxy states as %s count as from %s', async (stated, ip) => {
    const app = await startTestApp({ env: { TRUSTED_PROXIES: '127.0.0.1' } });
    const response = await app.server.inject({ url: STATUS_PATH, headers: { 'x-forwarded-for': stated } });
    expect(response.json().value.location.ip).toBe(ip);
    await app.close();
  });

  test('cannot pass the limit by naming another address', async () => {
    const app = await startTestApp({ env: { RATE_LIMIT_PER_MINUTE: '1' } });
    const from = (ip: string) => app.server.inject({ url: STATUS_PATH, headers: { 'x-forwarded-for': ip } });
    expect((await from('203.0.113.1')).statusCode).toBe(200);
    expect((await from('203.0.113.2')).statusCode).toBe(429);
    await app.close();
  });
});
