import { HOUR_MS, MINUTE_MS } from '@parlour/clock/durations';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeBrand } from '../../../factories/brand.factory.ts';
import { addMember, openBrowser } from '../../../testing/members.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

describe('a session', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({
      brands: [makeBrand({ merchantCode: 'harbor' }), makeBrand({ merchantCode: 'lantern' })],
    });
    await addMember(app, 'Mary01');
    await addMember(app, 'mary01', { merchant: 'lantern' });
  });
  afterAll(() => app.close());

  const signedIn = async (account = 'mary01') => {
    const browser = openBrowser(app);
    const answer = await browser.login(account);
    expect(answer.status).toBe(200);
    return browser;
  };
  const info = (browser: ReturnType<typeof openBrowser>) => browser.call('/wps/member/info');

  test('is a token to keep and a cookie that scripts do not get', async () => {
    const browser = openBrowser(app);
    const { value, cookies } = await browser.login(' MARY01 ');
    expect(value).toMatchObject({
      userName: 'Mary01',
      type: 0,
      merchantCode: 'harbor',
      firstTimeLogin: true,
    });
    const [cookie = ''] = cookies.filter((one) => one.startsWith('parlour_session='));
    expect(cookie).toMatch(/; Path=\/; HttpOnly; SameSite=Lax; Max-Age=86400$/);
    expect((await info(browser)).value).toMatchObject({ account: 'Mary01', hasPassword: true });
  });

  test('over https is bound to the host', async () => {
    const behind = await startTestApp({ env: { TRUSTED_PROXIES: '127.0.0.1' } });
    await addMember(behind, 'mary01');
    const { cookies } = await openBrowser(behind).login(
      'mary01',
      {},
      {
        headers: { 'x-forwarded-proto': 'https' },
      },
    );
    expect(cookies.find((one) => one.includes('parlour_session='))).toMatch(/^__Host-.*; Secure/);
    await behind.close();
  });

  test('opens nothing with one half, with halves of two sessions, or for another brand', async () => {
    const [one, other] = [await signedIn(), await signedIn()];
    const cookie = `parlour_session=${one.jar.get('parlour_session')}`;
    const authorization = `Bearer ${one.token()}`;
    const tries = [
      { authorization },
      { cookie },
      { authorization, cookie: `parlour_session=${other.jar.get('parlour_session')}` },
      { authorization: 'Bearer ü', cookie },
      { authorization, cookie: 'parlour_session=' },
      { authorization, cookie, merchant: 'lantern' },
    ];
    for (const headers of tries) {
      const answer = await app.server.inject({
        url: '/wps/member/info',
        headers: { merchant: 'harbor', ...headers },
      });
      expect([headers, answer.statusCode, answer.json().code]).toEqual([headers, 401, 'not_logged_in']);
    }
    expect((await info(one)).status).toBe(200);
  });

  test('is found for each call alone, though calls of one moment are looked up together', async () => {
    const [one, other] = [await signedIn(), await signedIn()];
    const elsewhere = openBrowser(app, { merchant: 'lantern' });
    expect((await elsewhere.login('mary01')).status).toBe(200);
    const wrong = {
      authorization: `Bearer ${one.token()}`,
      cookie: `parlour_session=${other.jar.get('parlour_session')}`,
    };
    const answers = await Promise.all(
      Array.from({ length: 10 }, async () => [
        (await info(one)).value,
        (await app.server.inject({ url: '/wps/member/info', headers: { merchant: 'harbor', ...wrong } }))
          .statusCode,
        (await info(elsewhere)).value,
        (await info(other)).status,
      ]),
    );
    for (const answer of answers)
      expect(answer).toMatchObject([{ account: 'Mary01' }, 401, { account: 'mary01' }, 200]);
  });

  test('is kept as hashes only', async () => {
    const browser = await signedIn();
    const { rows } = await app.database.queries.execute(
      sql`select identity_session::text as row from identity_session`,
    );
    const kept = JSON.stringify(rows);
    expect(kept).not.toContain(browser.token());
    expect(kept).not.toContain(browser.jar.get('parlour_session'));
  });

  test('ends after the idle time without a call, and at its last hour in any case', async () => {
    const idle = await signedIn();
    app.clock.advance(29 * MINUTE_MS);
    expect((await info(idle)).status).toBe(200);
    app.clock.advance(30 * MINUTE_MS);
    expect(await info(idle)).toMatchObject({ status: 401, code: 'logged_out' });
    const busy = await signedIn();
    for (let elapsed = 0; elapsed < 24 * HOUR_MS - 20 * MINUTE_MS; elapsed += 20 * MINUTE_MS) {
      app.clock.advance(20 * MINUTE_MS);
      expect((await busy.post('/wps/session/renew', {})).status).toBe(200);
    }
    app.clock.advance(20 * MINUTE_MS);
    expect((await info(busy)).code).toBe('logged_out');
  });

  test('is listed to its member, who can end the others and find every sign-in in the history', async () => {
    const [here, there, third] = [await signedIn(), await signedIn(), await signedIn()];
    const { items } = (await here.call('/wps/member/sessions')).value as {
      items: { id: string; isCurrent: boolean }[];
    };
    expect(items.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
    const history = (await here.call('/wps/member/loginHistory?limit=2')).value as {
      items: { isSuccess: boolean; method: string }[];
      next: string;
    };
    expect(history.items).toMatchObject([{ isSuccess: true, method: 'username' }, { isSuccess: true }]);
    expect((await here.call(`/wps/member/loginHistory?limit=2&after=${history.next}`)).value).toHaveProperty(
      'items',
    );
    const other = items.find(({ isCurrent }) => !isCurrent)?.id;
    expect((await here.call(`/wps/member/sessions?id=${other}`, { method: 'DELETE' })).value).toEqual({
      ended: 1,
    });
    await here.call('/wps/member/sessions', { method: 'DELETE' });
    expect([(await info(there)).code, (await info(third)).code]).toEqual(['logged_out', 'logged_out']);
    expect((await info(here)).status).toBe(200);
  });

  test('cannot be ended by somebody else', async () => {
    await addMember(app, 'stranger');
    const [mary, stranger] = [await signedIn(), await signedIn('stranger')];
    const { items } = (await mary.call('/wps/member/sessions')).value as { items: { id: string }[] };
    for (const { id } of items)
      expect((await stranger.call(`/wps/member/sessions?id=${id}`, { method: 'DELETE' })).value).toEqual({
        ended: 0,
      });
    expect((await info(mary)).status).toBe(200);
  });

  test('ended by logging out is said to be so, and its cookie is taken away', async () => {
    const browser = await signedIn();
    const kept = new Map(browser.jar);
    const { cookies } = await browser.call('/wps/session/logout', { method: 'DELETE' });
    expect(cookies).toEqual([expect.stringMatching(/^parlour_session=;.*Max-Age=0/)]);
    expect((await info(browser)).code).toBe('not_logged_in');
    for (const [name, value] of kept) browser.jar.set(name, value);
    expect((await info(browser)).code).toBe('logged_out');
  });

  test('gives tickets for one purpose, one use and a minute', async () => {
    const browser = await signedIn();
    const brand = app.modules.system.brands.ofMerchant('harbor');
    const issue = async () =>
      ((await browser.post('/wps/session/ticket', { purpose: 'live' })).value as { ticket: string }).ticket;
    if (!brand) throw new Error('no brand');
    const { redeem } = app.modules.identity.tickets;
    const first = await issue();
    expect(await redeem(brand, first, 'live')).toEqual({
      memberId: expect.any(String),
      sessionId: expect.any(String),
    });
    expect(await redeem(brand, first, 'live')).toBeNull();
    expect(await redeem(brand, await issue(), 'chat')).toBeNull();
    const late = await issue();
    app.clock.advance(MINUTE_MS);
    expect(await redeem(brand, late, 'live')).toBeNull();
  });
});
