import { MINUTE_MS } from '@parlour/clock/durations';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  addOperator,
  CONSOLE_HOST,
  CONSOLE_ORIGIN,
  callConsole,
  cookieOf,
  passwordOf,
  signInAs,
} from '../../../testing/operators.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMIT_PER_MINUTE: '1000000', TRUSTED_PROXIES: '127.0.0.1' } });
  await addOperator(app, 'root', { grants: [{ role: 'admin', merchantCode: null }] });
});
afterAll(() => app.close());

const post = (url: string, body: object, headers: Record<string, string | undefined> = {}) =>
  callConsole(app, url, { method: 'POST', body, headers });
const signIn = (name: string, password = passwordOf(name), ip = '203.0.113.1') =>
  post('/ops/session', { name, password }, { 'x-forwarded-for': ip });

describe('a session', () => {
  test('is a cookie that scripts and other sites do not get, and a token', async () => {
    await addOperator(app, 'halves');
    const response = await app.consoleServer.inject({
      method: 'POST',
      url: '/ops/session',
      headers: { host: CONSOLE_HOST, origin: CONSOLE_ORIGIN },
      payload: { name: 'halves', password: passwordOf('halves') },
    });
    expect(response.headers['set-cookie']).toEqual([
      expect.stringMatching(/^parlour_operator=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/),
      expect.stringMatching(
        /^parlour_operator_device=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Max-Age=\d+$/,
      ),
    ]);
    expect(response.json().value.token).toMatch(/^[\w-]{43}$/);
    expect(response.headers['cache-control']).toBe('no-store');
  });

  test('over https is bound to the host', async () => {
    await addOperator(app, 'secure');
    const response = await app.consoleServer.inject({
      method: 'POST',
      url: '/ops/session',
      headers: { host: CONSOLE_HOST, origin: `https://${CONSOLE_HOST}`, 'x-forwarded-proto': 'https' },
      payload: { name: 'secure', password: passwordOf('secure') },
    });
    expect(response.headers['set-cookie']?.[0]).toMatch(
      /^__Host-parlour_operator=.*; SameSite=Strict; Secure$/,
    );
    expect(response.headers['strict-transport-security']).toBeDefined();
  });

  test('opens nothing with one half, with halves of two sessions, or after its end', async () => {
    await addOperator(app, 'one');
    await addOperator(app, 'two');
    const [one, two] = [await signInAs(app, 'one'), await signInAs(app, 'two')];
    expect((await one.call('/ops/session')).status).toBe(200);
    const halves = [
      { cookie: one.cookie },
      { authorization: one.headers.authorization },
      { cookie: two.cookie, authorization: one.headers.authorization },
      { cookie: one.cookie, authorization: two.headers.authorization },
      { cookie: one.cookie, authorization: `Bearer ${'x'.repeat(43)}` },
      { cookie: one.cookie, authorization: 'Bearer ' },
      { cookie: 'parlour_operator=%00', authorization: one.headers.authorization },
    ];
    for (const headers of halves) {
      const { status, code } = await callConsole(app, '/ops/session', { headers });
      expect([status, code]).toEqual([401, 'not_logged_in']);
    }
    expect((await one.call('/ops/session', { method: 'DELETE' })).status).toBe(200);
    const replayed = await one.call('/ops/session');
    expect([replayed.status, replayed.code]).toEqual([401, 'not_logged_in']);
    expect((await two.call('/ops/session')).status).toBe(200);
  });

  test('keeps only hashes in the database', async () => {
    await addOperator(app, 'hashed');
    const { token, cookie } = await signInAs(app, 'hashed');
    const { rows } = await app.database.queries.execute('select * from operators_session');
    const text = JSON.stringify(rows);
    expect(text).not.toContain(token);
    expect(text).not.toContain(cookie.split('=')[1]);
  });

  test('ends after half an hour without a call, and after twelve hours in any case', async () => {
    await addOperator(app, 'idle');
    const idle = await signInAs(app, 'idle');
    app.clock.advance(29 * MINUTE_MS);
    expect((await idle.call('/ops/session')).status).toBe(200);
    app.clock.advance(29 * MINUTE_MS);
    expect((await idle.call('/ops/session')).status).toBe(200);
    app.clock.advance(30 * MINUTE_MS);
    expect((await idle.call('/ops/session')).code).toBe('not_logged_in');

    const busy = await signInAs(app, 'idle');
    for (let hours = 0; hours < 12; hours += 0.25) {
      expect((await busy.call('/ops/session')).status).toBe(200);
      app.clock.advance(15 * MINUTE_MS);
    }
    expect((await busy.call('/ops/session')).code).toBe('not_logged_in');
  });

  test('is listed to its operator, who can end the others; an admin can end anybody’s', async () => {
    const id = await addOperator(app, 'tabs');
    const [here, there, third] = [
      await signInAs(app, 'tabs'),
      await signInAs(app, 'tabs'),
      await signInAs(app, 'tabs'),
    ];
    const { items } = (await here.call('/ops/account/sessions')).value as {
      items: { id: string; isCurrent: boolean }[];
    };
    expect(items.map(({ isCurrent }) => isCurrent).sort()).toEqual([false, false, true]);
    const current = items.find(({ isCurrent }) => isCurrent)?.id ?? '';
    expect((await here.post('/ops/account/sessions/end', { sessionId: null })).value).toEqual({ ended: 2 });
    expect((await there.call('/ops/session')).status).toBe(401);
    expect((await third.call('/ops/session')).status).toBe(401);
    const gone = items.find(({ isCurrent }) => !isCurrent)?.id;
    expect((await here.post('/ops/account/sessions/end', { sessionId: gone })).code).toBe('not_found');

    const root = await signInAs(app, 'root');
    expect((await root.call(`/ops/operator/sessions?id=${id}`)).value).toMatchObject({
      items: [{ id: current }],
    });
    const ended = await root.post('/ops/operator/sessions/end', {
      id,
      sessionId: null,
      reason: 'left the house',
    });
    expect(ended.value).toEqual({ ended: 1 });
    expect((await here.call('/ops/session')).status).toBe(401);
    const nobody = { id: crypto.randomUUID(), sessionId: null, reason: 'left the house' };
    expect((await root.post('/ops/operator/sessions/end', nobody)).code).toBe('not_found');
  });
});

describe('calls from elsewhere', () => {
  test.each([
    ['no origin', { origin: undefined }],
    ['the site on its port', { origin: `http://${CONSOLE_HOST}:8080` }],
    ['https for http', { origin: `https://${CONSOLE_HOST}` }],
    ['another host', { origin: 'http://evil.example' }],
    ['a sandboxed frame', { origin: 'null' }],
    ['what the browser calls the same site', { 'sec-fetch-site': 'same-site' }],
    ['what the browser calls another site', { 'sec-fetch-site': 'cross-site' }],
  ])('with %s are refused, at the sign-in and after it', async (_what, headers) => {
    const name = 'origin';
    if (!(await app.modules.operators.accounts.list({ limit: 1, q: name })).items.length)
      await addOperator(app, name);
    const attempt = await post('/ops/session', { name, password: passwordOf(name) }, headers);
    expect([attempt.status, attempt.code]).toEqual([403, 'cross_site']);
    const session = await signInAs(app, name);
    const body = { sessionId: null };
    const change = await session.post('/ops/account/sessions/end', body, { headers });
    expect([change.status, change.code]).toEqual([403, 'cross_site']);
  });

  test('that only read need no origin, but not a wrong one', async () => {
    const session = await signInAs(app, 'origin');
    expect((await session.call('/ops/session')).status).toBe(200);
    const wrong = await session.call('/ops/session', { headers: { origin: 'http://evil.example' } });
    expect(wrong.code).toBe('cross_site');
  });
});

describe('failures', () => {
  test('say the same of a name that exists and one that does not', async () => {
    const id = await addOperator(app, 'known');
    const wrong = await signIn('known', 'not the password', '203.0.113.10');
    const nobody = await signIn('unknown', 'not the password', '203.0.113.10');
    expect([wrong.status, wrong.code]).toEqual([401, 'wrong_credentials']);
    expect({ ...nobody, body: '' }).toEqual({ ...wrong, body: '' });
    const { items } = await app.modules.operators.audit.search(
      'all',
      { action: 'operators.sign_in_failed' },
      { limit: 100 },
    );
    expect(items.map(({ target }) => target.id)).toEqual([id]);
  });

  test.each(['locked', 'never-existed'])(
    'pause the name %s, longer each time, at most half an hour',
    async (name) => {
      if (name === 'locked') await addOperator(app, name);
      const ip = name === 'locked' ? '203.0.113.20' : '203.0.113.21';
      for (let count = 0; count < 5; count += 1)
        expect((await signIn(name, 'wrong', ip)).code).toBe('wrong_credentials');
      const pauses: number[] = [];
      for (let count = 0; count < 9; count += 1) {
        const refused = await signIn(name, passwordOf(name), `203.0.113.${30 + count}`);
        expect([refused.status, refused.code]).toEqual([429, 'locked_out']);
        const { retryAfterMs } = refused.value as { retryAfterMs: number };
        pauses.push(retryAfterMs / 1000);
        app.clock.advance(retryAfterMs);
        expect((await signIn(name, 'wrong', `203.0.113.${30 + count}`)).code).toBe('wrong_credentials');
      }
      expect(pauses).toEqual([30, 60, 120, 240, 480, 960, 1800, 1800, 1800]);
    },
  );

  test('are forgotten by a sign-in, and the pause is ended by an admin', async () => {
    const id = await addOperator(app, 'clumsy');
    for (let count = 0; count < 4; count += 1) await signIn('clumsy', 'wrong', '203.0.113.60');
    expect((await signIn('clumsy', undefined, '203.0.113.60')).status).toBe(200);
    for (let count = 0; count < 5; count += 1)
      expect((await signIn('clumsy', 'wrong', '203.0.113.60')).code).toBe('wrong_credentials');
    expect((await signIn('clumsy', undefined, '203.0.113.60')).code).toBe('locked_out');
    const root = await signInAs(app, 'root');
    const seen = (await root.call(`/ops/operator?id=${id}`)).value as { lockedUntil: number | null };
    expect(seen.lockedUntil).toBe(app.clock.now() + 30_000);
    const unlocked = await root.post('/ops/operator/unlock', { id, reason: 'it was really them' });
    expect(unlocked.value).toMatchObject({ lockedUntil: null });
    expect((await signIn('clumsy', undefined, '203.0.113.60')).status).toBe(200);
  });

  test('of strangers do not keep an operator out of a browser in which they signed in before', async () => {
    await addOperator(app, 'hammered');
    const payload = (password = passwordOf('hammered')) => ({ name: 'hammered', password });
    const signInFrom = (remoteAddress: string, cookie: string, password?: string) =>
      app.consoleServer.inject({
        method: 'POST',
        url: '/ops/session',
        remoteAddress,
        headers: { host: CONSOLE_HOST, origin: CONSOLE_ORIGIN, cookie },
        payload: payload(password),
      });
    const first = await signInFrom('203.0.113.70', '');
    const device = cookieOf([first.headers['set-cookie']].flat()[1]);
    for (let count = 0; count < 5; count += 1) await signIn('hammered', 'wrong', `203.0.113.${80 + count}`);
    expect((await signIn('hammered', undefined, '203.0.113.90')).code).toBe('locked_out');
    expect((await signInFrom('203.0.113.70', device)).statusCode).toBe(200);
    // The known browser has a count of its own, and another operator's is no use.
    for (let count = 0; count < 5; count += 1) await signInFrom('203.0.113.71', device, 'wrong');
    expect((await signInFrom('203.0.113.72', device)).json().code).toBe('locked_out');
    await addOperator(app, 'neighbour');
    for (let count = 0; count < 5; count += 1) await signIn('neighbour', 'wrong', `203.0.113.${91 + count}`);
    const borrowed = await app.consoleServer.inject({
      method: 'POST',
      url: '/ops/session',
      headers: { host: CONSOLE_HOST, origin: CONSOLE_ORIGIN, cookie: device },
      payload: { name: 'neighbour', password: passwordOf('neighbour') },
    });
    expect(borrowed.json().code).toBe('locked_out');
  });

  test('pause an address that tries many names, and no other', async () => {
    await addOperator(app, 'bystander');
    for (let count = 0; count < 20; count += 1)
      expect((await signIn(`guess${count}`, 'wrong', '198.51.100.7')).code).toBe('wrong_credentials');
    expect((await signIn('bystander', undefined, '198.51.100.7')).code).toBe('locked_out');
    expect((await signIn('bystander', undefined, '198.51.100.8')).status).toBe(200);
  });

  test('that come all at once are counted one by one', async () => {
    await addOperator(app, 'stormed');
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_unused, index) => signIn('stormed', 'wrong', `192.0.2.${index}`)),
    );
    expect(answers.filter(({ code }) => code === 'wrong_credentials')).toHaveLength(5);
    expect(answers.filter(({ code }) => code === 'locked_out')).toHaveLength(25);
  });
});

describe('a fresh account', () => {
  test('must change its one-time password before anything else, to one that is not weak', async () => {
    const root = await signInAs(app, 'root');
    const made = await root.post('/ops/operators', {
      name: 'fresh',
      displayName: 'Fresh',
      reason: 'new here',
    });
    const { oneTimePassword } = made.value as { oneTimePassword: string };
    const again = { name: 'FRESH', displayName: 'Fresh', reason: 'new here' };
    expect((await root.post('/ops/operators', again)).code).toBe('name_taken');
    const fresh = await signInAs(app, 'fresh', oneTimePassword);
    expect((await fresh.call('/ops/session')).value).toMatchObject({ stage: 'change_password' });
    expect((await fresh.call('/ops/account/sessions')).code).toBe('password_change_needed');
    const change = (current: string, next: string) => fresh.post('/ops/account/password', { current, next });
    expect((await change('wrong', 'a perfectly good one')).code).toBe('wrong_credentials');
    for (const weak of ['short', 'aaaaaaaaaaaaaaaa', 'password123456', 'freshfreshfresh', oneTimePassword])
      expect((await change(oneTimePassword, weak)).code).toBe('weak_password');
    const other = await signInAs(app, 'fresh', oneTimePassword);
    const changed = await change(oneTimePassword, 'a perfectly good one');
    expect(changed.value).toMatchObject({ me: { stage: 'enrol_second_factor' } });
    expect((await other.call('/ops/session')).status).toBe(401);
    expect((await fresh.call('/ops/account/sessions')).code).toBe('second_factor_needed');
    expect((await signIn('fresh', oneTimePassword, '192.0.2.99')).code).toBe('wrong_credentials');
  });
});

test('a disabled operator is out at once and cannot come back; nobody disables themselves', async () => {
  const id = await addOperator(app, 'leaving');
  const leaving = await signInAs(app, 'leaving');
  const root = await signInAs(app, 'root');
  const disable = (who: string) =>
    root.post('/ops/operator/state', { id: who, state: 'disabled', reason: 'gone' });
  expect((await disable(id)).value).toEqual({ outcome: 'applied' });
  expect((await leaving.call('/ops/session')).status).toBe(401);
  expect((await signIn('leaving', undefined, '192.0.2.77')).code).toBe('wrong_credentials');
  expect((await disable(root.id)).code).toBe('not_yourself');
  expect((await disable(crypto.randomUUID())).code).toBe('not_found');
});
