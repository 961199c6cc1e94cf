import { seal } from '@parlour/client/seal';
import { DAY_MS, MINUTE_MS } from '@parlour/clock/durations';
import { CompactEncrypt, importJWK } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { SEAL_WINDOW_MS } from './sealing.rules.ts';

describe('sealed bodies', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());
  // An address may check so many seals a minute.
  beforeEach(() => app.clock.advance(MINUTE_MS));

  const keys = async () => (await app.server.inject({ url: '/wps/system/key' })).json().value;
  const post = (payload: string, type = 'application/jose') =>
    app.server.inject({
      method: 'POST',
      url: '/wps/system/key/check',
      payload,
      headers: { 'content-type': type },
    });
  const sealed = async (payload: object = { note: 'hello' }) => seal({ keys: await keys(), payload });

  /** Seals by hand what our own client would never send. */
  async function sealAs(payload: unknown, header: Record<string, string> = {}) {
    const [jwk] = (await keys()).keys;
    return new CompactEncrypt(
      new TextEncoder().encode(typeof payload === 'string' ? payload : JSON.stringify(payload)),
    )
      .setProtectedHeader({ alg: 'RSA-OAEP-256', enc: 'A256GCM', kid: jwk.kid, ...header })
      .encrypt(await importJWK(jwk, header.alg ?? 'RSA-OAEP-256'));
  }

  test('made as the wire describes are opened', async () => {
    const value = await keys();
    expect(value.now).toBe(app.clock.now());
    expect(value.keys[0]).toMatchObject({ kty: 'RSA', alg: 'RSA-OAEP-256', use: 'enc' });
    expect(Buffer.from(value.keys[0].n, 'base64url')).toHaveLength(3072 / 8);
    expect(value.keys[0]).not.toHaveProperty('d');
    const response = await post(await sealed());
    expect(response.json()).toEqual({ success: true, value: { opened: true, note: 'hello' } });
  });

  test('are refused with one and the same answer, whatever is wrong', async () => {
    const good = await sealed();
    await post(good);
    const now = app.clock.now();
    const stamped = (about: object) => ({ note: 'x', iat: now, jti: crypto.randomUUID(), ...about });
    const flip = (text: string, at: number) =>
      text.slice(0, at) + (text[at] === 'A' ? 'B' : 'A') + text.slice(at + 1);
    const fresh = await sealed();
    const parts = fresh.split('.');
    const attempts = [
      post(good),
      ...parts.map((_part, index) =>
        post(parts.map((part, i) => (i === index ? flip(part, 4) : part)).join('.')),
      ),
      post(await sealAs(stamped({}), { kid: 'unknown' })),
      post(await sealAs(stamped({}), { enc: 'A128GCM' })),
      post(await sealAs(stamped({}), { alg: 'RSA-OAEP' })),
      post(await sealAs(stamped({ iat: now - SEAL_WINDOW_MS - 1 }))),
      post(await sealAs(stamped({ iat: now + SEAL_WINDOW_MS + 1 }))),
      post(await sealAs(stamped({ iat: 'now' }))),
      post(await sealAs(stamped({ jti: undefined }))),
      post(await sealAs(stamped({ jti: 'aaaaaaaa\u0000b' }))),
      post(await sealAs(stamped({}), { zip: 'DEF' })),
      post(await sealed(), 'text/plain'),
      post(await sealAs('not json')),
      post(await sealAs('[]')),
      post(await sealAs('null')),
      post('rubbish'),
      post('a.b.c.d.e'),
      post(''),
      post(JSON.stringify({ note: 'plain' }), 'application/json'),
      post('{"note":', 'application/json'),
      post('note=plain', 'application/x-www-form-urlencoded'),
      app.server.inject({ method: 'POST', url: '/wps/system/key/check' }),
    ];
    const answers = new Set(
      (await Promise.all(attempts)).map(({ statusCode, body }) => `${statusCode} ${body}`),
    );
    expect(answers.size).toBe(1);
    expect([...answers][0]).toMatch(/^400 .*"code":"bad_seal"/);
    expect((await post(fresh)).statusCode).toBe(200);
  });

  test('at the edge of the window are opened', async () => {
    const now = app.clock.now();
    for (const iat of [now - SEAL_WINDOW_MS, now + SEAL_WINDOW_MS])
      expect((await post(await sealAs({ iat, jti: crypto.randomUUID() }))).statusCode).toBe(200);
  });

  test('are opened once when sent many times at once', async () => {
    const one = await sealed();
    const answers = await Promise.all(Array.from({ length: 20 }, () => post(one)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  test('stay refused after a restart, and the keys stay the same', async () => {
    const own = await startTestApp();
    const value = (await own.server.inject({ url: '/wps/system/key' })).json().value;
    const one = await seal({ keys: value, payload: {} });
    const send = (to: TestApp) =>
      to.server.inject({
        method: 'POST',
        url: '/wps/system/key/check',
        payload: one,
        headers: { 'content-type': 'application/jose' },
      });
    expect((await send(own)).statusCode).toBe(200);
    const again = await startTestApp({ database: own.database, clock: own.clock, brands: [] });
    expect((await again.server.inject({ url: '/wps/system/key' })).json().value.keys).toEqual(value.keys);
    expect((await send(again)).json().code).toBe('bad_seal');
    await again.close();
  });

  test('may use the last two keys while the oldest is forgotten', async () => {
    const own = await startTestApp();
    const keySet = async () => (await own.server.inject({ url: '/wps/system/key' })).json().value;
    const rotate = async () => {
      own.clock.advance(31 * DAY_MS);
      await own.jobs.runDue();
    };
    const send = async (payload: string) =>
      own.server.inject({
        method: 'POST',
        url: '/wps/system/key/check',
        payload,
        headers: { 'content-type': 'application/jose' },
      });
    await own.jobs.start();
    await own.jobs.runDue();
    const first = await keySet();
    await rotate();
    const second = await keySet();
    expect(second.keys.map(({ kid }: { kid: string }) => kid)).toContain(first.keys[0].kid);
    expect(second.keys[0].kid).not.toBe(first.keys[0].kid);
    const oldKey = { keys: [first.keys[0]], now: own.clock.now() };
    expect((await send(await seal({ keys: oldKey, payload: {} }))).statusCode).toBe(200);
    await rotate();
    expect((await keySet()).keys).toHaveLength(2);
    const tooOld = { keys: [first.keys[0]], now: own.clock.now() };
    expect((await send(await seal({ keys: tooOld, payload: {} }))).json().code).toBe('bad_seal');
    await own.close();
  }, 60_000);

  test('cannot be opened by a process with another master key, which does not start', async () => {
    const own = await startTestApp();
    const other = startTestApp({ database: own.database, env: { MASTER_KEY: 'ab'.repeat(32) }, brands: [] });
    await expect(other).rejects.toThrow('MASTER_KEY: it is not the key this database was made with');
    await own.close();
  });
});
