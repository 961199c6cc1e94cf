import { MINUTE_MS } from '@parlour/clock/durations';
import type { AnswerOf, Contract, SessionInfo } from '@parlour/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeBrand } from '../../../factories/brand.factory.ts';
import { type Authenticator, createAuthenticator } from '../../../testing/identity/authenticator.ts';
import { addMember, type Browser, MEMBER_PASSWORD, openBrowser } from '../../../testing/members.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { updateMember } from '../members/members.repo.ts';

const ORIGIN = 'http://localhost';
let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({
    brands: ['harbor', 'lantern'].map((merchantCode) => makeBrand({ merchantCode })),
  });
});
afterAll(() => app.close());
beforeEach(() => app.clock.advance(MINUTE_MS));

type LoginOptions = { options: Parameters<Authenticator['get']>[0]; ticket: string };
type Listed = AnswerOf<Contract['identity']['passkeys']>;

async function memberIn(account: string): Promise<Browser> {
  await addMember(app, account);
  const browser = openBrowser(app);
  expect((await browser.login(account)).status).toBe(200);
  return browser;
}

async function creationOptions(browser: Browser): Promise<Parameters<Authenticator['create']>[0]> {
  const { value } = await browser.call('/wps/member/passkeys/options', { method: 'POST' });
  return (value as { options: never }).options;
}

const send = (browser: Browser, response: object, label = 'Phone') =>
  browser.post('/wps/member/passkeys', { response, label, password: MEMBER_PASSWORD }, { sealed: true });

/** A passkey of this member, in a new authenticator. */
async function addPasskey(browser: Browser, label?: string): Promise<Authenticator> {
  const authenticator = createAuthenticator(ORIGIN);
  const added = await send(browser, authenticator.create(await creationOptions(browser)), label);
  expect(added.status).toBe(200);
  return authenticator;
}

async function loginOptions(browser: Browser): Promise<LoginOptions> {
  return (await browser.call('/wps/session/passkey/options', { method: 'POST' })).value;
}

const signIn = (browser: Browser, body: object) => browser.post('/wps/session/passkey', body);

async function use(authenticator: Authenticator, browser = openBrowser(app), about: object = {}) {
  const { options, ticket } = await loginOptions(browser);
  return signIn(browser, { ticket, response: authenticator.get(options), ...about });
}

describe('passkeys', () => {
  test('a member adds one, signs in with it alone, sees when it was used, and takes it away', async () => {
    const browser = await memberIn('keys01');
    const phone = await addPasskey(browser, 'Phone of Mary');
    app.clock.advance(MINUTE_MS);
    const elsewhere = openBrowser(app);
    const signedIn = await use(phone, elsewhere);
    expect(signedIn.value).toMatchObject({ userName: 'keys01' });
    elsewhere.setToken((signedIn.value as SessionInfo).token);
    const { value } = await elsewhere.call('/wps/member/passkeys');
    const { items } = value as Listed;
    expect(items).toMatchObject([{ label: 'Phone of Mary', lastUsedAt: app.clock.now() }]);
    expect((await elsewhere.call('/wps/member/loginHistory')).value).toMatchObject({
      items: [{ method: 'passkey', isSuccess: true }, { method: 'username' }],
    });
    const removal = { id: items[0]?.id, password: MEMBER_PASSWORD };
    const remove = () => elsewhere.post('/wps/member/passkeys/remove', removal, { sealed: true });
    expect((await remove()).status).toBe(200);
    expect((await remove()).code).toBe('not_found');
    expect((await use(phone)).code).toBe('passkey_failed');
  });

  test('are made for the host of the site, can be found without a name, and not twice on one device', async () => {
    const browser = await memberIn('keys02');
    const first = await addPasskey(browser);
    expect(await creationOptions(browser)).toMatchObject({
      rp: { id: 'localhost', name: 'harbor' },
      user: { name: 'keys02' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
      excludeCredentials: [{ id: first.id, transports: ['internal'] }],
    });
    const { options } = await loginOptions(openBrowser(app));
    expect(options).toMatchObject({ rpId: 'localhost', userVerification: 'preferred' });
    expect(options).not.toHaveProperty('allowCredentials');
  });

  test('are refused when made for another challenge, member, page or too late', async () => {
    const [browser, other] = [await memberIn('keys03'), await memberIn('keys04')];
    const authenticator = createAuthenticator(ORIGIN);
    const made = authenticator.create(await creationOptions(browser));
    expect((await send(other, made)).code).toBe('passkey_failed');
    expect((await send(browser, made)).code).toBe('passkey_failed');
    const madeUp = { ...(await creationOptions(browser)), challenge: 'bWFkZSB1cA' };
    expect((await send(browser, authenticator.create(madeUp))).code).toBe('passkey_failed');
    const elsewhere = createAuthenticator('https://elsewhere.example');
    expect((await send(browser, elsewhere.create(await creationOptions(browser)))).code).toBe(
      'passkey_failed',
    );
    const late = authenticator.create(await creationOptions(browser));
    app.clock.advance(5 * MINUTE_MS);
    expect((await send(browser, late)).code).toBe('passkey_failed');
    const twice = authenticator.create(await creationOptions(browser));
    expect((await send(browser, twice)).status).toBe(200);
    const again = authenticator.create(await creationOptions(browser));
    expect((await send(browser, again)).code).toBe('passkey_failed');
    for (const nothing of [{}, { response: { clientDataJSON: 'e30' } }, { response: { clientDataJSON: 7 } }])
      expect((await send(browser, nothing)).code).toBe('passkey_failed');
  });

  test('are ten at most', async () => {
    const browser = await memberIn('keys05');
    const options = await creationOptions(browser);
    for (let count = 0; count < 10; count += 1) await addPasskey(browser);
    const eleventh = await send(browser, createAuthenticator(ORIGIN).create(options));
    expect([eleventh.code, eleventh.value]).toEqual(['passkey_failed', { max: 10 }]);
    const refused = await browser.call('/wps/member/passkeys/options', { method: 'POST' });
    expect(refused.code).toBe('passkey_failed');
  });

  test('of one member are nothing to another', async () => {
    const [browser, other] = [await memberIn('keys06'), await memberIn('keys07')];
    await addPasskey(browser);
    const [own] = ((await browser.call('/wps/member/passkeys')).value as Listed).items;
    expect((await other.call('/wps/member/passkeys')).value).toEqual({ items: [] });
    const removal = { id: own?.id, password: MEMBER_PASSWORD };
    const taken = await other.post('/wps/member/passkeys/remove', removal, { sealed: true });
    expect(taken.code).toBe('not_found');
  });
});

describe('signing in with a passkey', () => {
  test('works once for each challenge, which lapses', async () => {
    const phone = await addPasskey(await memberIn('sign01'));
    const browser = openBrowser(app);
    const { options, ticket } = await loginOptions(browser);
    const answer = { ticket, response: phone.get(options) };
    expect((await signIn(browser, answer)).status).toBe(200);
    expect((await signIn(browser, answer)).code).toBe('passkey_failed');
    const fresh = await loginOptions(browser);
    expect((await signIn(browser, { ...answer, ticket: fresh.ticket })).code).toBe('passkey_failed');
    const late = await loginOptions(browser);
    app.clock.advance(5 * MINUTE_MS);
    const lapsed = { ticket: late.ticket, response: phone.get(late.options) };
    expect((await signIn(browser, lapsed)).code).toBe('passkey_failed');
  });

  test('refuses a counter that did not grow: somebody has a copy', async () => {
    const phone = await addPasskey(await memberIn('sign02'));
    const useAfter = async (counter: number) => {
      phone.setCounter(counter);
      const { status, code } = await use(phone);
      return code ?? status;
    };
    expect(await useAfter(7)).toBe(200);
    expect(await useAfter(7)).toBe('passkey_failed');
    expect(await useAfter(3)).toBe('passkey_failed');
    expect(await useAfter(8)).toBe(200);
    // Beyond what the column holds.
    expect(await useAfter(4_294_967_000)).toBe(200);
  });

  test('refuses what another key signed, another page, another brand, and what is none; failures are on record', async () => {
    const member = await memberIn('sign03');
    const phone = await addPasskey(member);
    const browser = openBrowser(app);
    const { options, ticket } = await loginOptions(browser);
    const { response } = createAuthenticator(ORIGIN).get(options);
    const forged = { ...phone.get(options), response };
    expect((await signIn(browser, { ticket, response: forged })).code).toBe('passkey_failed');
    expect((await use(createAuthenticator(ORIGIN))).code).toBe('passkey_failed');
    expect((await use(phone, openBrowser(app, { merchant: 'lantern' }))).code).toBe('passkey_failed');
    const next = await loginOptions(browser);
    expect((await signIn(browser, { ticket: next.ticket, response: {} })).code).toBe('passkey_failed');
    const elsewhere = await browser.post(
      '/wps/session/passkey',
      await loginOptions(browser).then((asked) => ({
        ticket: asked.ticket,
        response: phone.get(asked.options),
      })),
      { headers: { host: 'evil.example' } },
    );
    expect(elsewhere.code).toBe('passkey_failed');
    expect((await member.call('/wps/member/loginHistory')).value).toMatchObject({
      items: expect.arrayContaining([expect.objectContaining({ method: 'passkey', isSuccess: false })]),
    });
  });

  test('minds the account: locked, and the side of the site', async () => {
    const { brandId, id } = await addMember(app, 'sign04');
    const browser = openBrowser(app);
    await browser.login('sign04');
    const phone = await addPasskey(browser);
    expect((await use(phone, openBrowser(app), { side: 'agent' })).code).toBe('not_an_agent');
    await app.database.transaction((tx) => updateMember(tx, { brandId, id }, { state: 'locked' }));
    expect((await use(phone)).code).toBe('account_locked');
  });
});
