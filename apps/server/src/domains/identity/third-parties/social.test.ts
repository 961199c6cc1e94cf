import { MINUTE_MS } from '@parlour/clock/durations';
import { createManualClock } from '@parlour/clock/manual-clock';
import type { AnswerOf, Contract } from '@parlour/contract';
import { type Sandbox, startSandbox } from '@parlour/sandbox';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeBrand } from '../../../factories/brand.factory.ts';
import { startLyingProvider } from '../../../testing/identity/lying-provider.ts';
import { allowAt, signInAs } from '../../../testing/identity/third-parties.ts';
import { addMember, type Browser, openBrowser } from '../../../testing/members.ts';
import { startTestApp, TEST_START_MS, type TestApp } from '../../../testing/test-app.ts';
import { findMember, updateMember } from '../members/members.repo.ts';

type SocialAnswer = AnswerOf<Contract['identity']['social']>;
type Chosen = Extract<SocialAnswer, { step: 'choose' }>;

const clock = createManualClock(TEST_START_MS);
let sandbox: Sandbox;
let app: TestApp;

const makeBrands = () => {
  const onlyFacebook = makeBrand({ merchantCode: 'lantern' });
  return [
    makeBrand({ merchantCode: 'harbor' }),
    { ...onlyFacebook, switches: { ...onlyFacebook.switches, googleLogin: false, firebasePhone: false } },
  ];
};

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, clock });
  app = await startTestApp({ clock, brands: makeBrands(), env: Object.assign({}, ...sandbox.environment) });
});
afterAll(async () => {
  await app.close();
  await sandbox.close();
});
// Attempts are counted by address and minute, and the clock stands still.
beforeEach(() => clock.advance(MINUTE_MS));

async function start(browser: Browser, provider = 'google'): Promise<URL> {
  const { value, status } = await browser.post('/wps/session/social/start', { provider });
  expect(status).toBe(200);
  return new URL((value as { url: string }).url);
}

const finish = (browser: Browser, { code, state }: { code: string; state: string }) =>
  browser.post('/wps/session/social', { code, state });

async function ticketFor(name: string, provider = 'google'): Promise<string> {
  const { value } = await signInAs(openBrowser(app), name, provider);
  return (value as Chosen).socialTicket;
}

describe('signing in with a third party', () => {
  test.each(['google', 'facebook'])(
    '%s: a stranger may link an account, and is known from then on',
    async (provider) => {
      const account = `${provider}fan`;
      const { id } = await addMember(app, account);
      const browser = openBrowser(app);
      const stranger = await signInAs(browser, 'Anna Reyes', provider);
      expect(stranger.value).toEqual({
        step: 'choose',
        provider,
        name: 'Anna Reyes',
        socialTicket: expect.stringMatching(/^[\w-]{22}$/),
      });
      const { socialTicket } = stranger.value as Chosen;
      expect((await browser.login(account, { socialTicket })).status).toBe(200);

      clock.advance(MINUTE_MS);
      const elsewhere = openBrowser(app);
      const known = await signInAs(elsewhere, 'Anna Reyes', provider);
      expect(known.value).toMatchObject({ step: 'done', session: { userName: account, customerId: id } });
      const { session } = known.value as Extract<SocialAnswer, { step: 'done' }>;
      elsewhere.setToken(session.token);
      const history = await elsewhere.call('/wps/member/loginHistory');
      expect(history.value).toMatchObject({
        items: [{ method: provider, isSuccess: true }, { method: 'username' }],
      });
    },
  );

  test.each(['google', 'facebook'])('%s: on the agent side is for agents', async (provider) => {
    const account = `${provider}plain`;
    await addMember(app, account);
    const name = `Plain Person of ${provider}`;
    const socialTicket = await ticketFor(name, provider);
    expect((await openBrowser(app).login(account, { socialTicket })).status).toBe(200);
    clock.advance(MINUTE_MS);
    const browser = openBrowser(app);
    const begun = await browser.post('/wps/session/social/start', { provider, side: 'agent' });
    const { code, state } = await allowAt(new URL((begun.value as { url: string }).url), name);
    expect((await finish(browser, { code, state })).code).toBe('not_an_agent');
  });

  test('asks the provider with state, nonce and a proof key, none of them used twice', async () => {
    const [one, other] = [await start(openBrowser(app)), await start(openBrowser(app))];
    expect(one.href).toMatch(new RegExp(`^${sandbox.origin}/oidc/google/authorize\\?`));
    expect(Object.fromEntries(one.searchParams)).toMatchObject({
      response_type: 'code',
      client_id: 'parlour-google',
      redirect_uri: 'http://localhost:80/m/login',
      code_challenge_method: 'S256',
    });
    for (const name of ['state', 'nonce', 'code_challenge'])
      expect(one.searchParams.get(name)).not.toBe(other.searchParams.get(name));
  });

  test('a state is good once, for ten minutes, in the browser that began', async () => {
    const browser = openBrowser(app);
    const came = await allowAt(await start(browser), 'Minh Tran');
    expect(came.to).toBe('http://localhost/m/login');
    expect((await finish(browser, came)).status).toBe(200);
    expect((await finish(browser, came)).code).toBe('third_party_failed');

    const unknown = await finish(browser, { ...came, state: 'made-up' });
    expect([unknown.status, unknown.code]).toEqual([401, 'third_party_failed']);

    const stolen = await allowAt(await start(browser), 'Minh Tran');
    expect((await finish(openBrowser(app), stolen)).code).toBe('third_party_failed');
    expect((await finish(browser, stolen)).code).toBe('third_party_failed');

    const late = await start(browser);
    clock.advance(10 * MINUTE_MS);
    expect((await finish(browser, await allowAt(late, 'Minh Tran'))).code).toBe('third_party_failed');
  });

  test('two tabs of a browser may begin at once', async () => {
    const browser = openBrowser(app);
    const [one, other] = [await start(browser), await start(browser)];
    for (const url of [one, other])
      expect((await finish(browser, await allowAt(url, 'Minh Tran'))).status).toBe(200);
  });

  test('a code that was redeemed, or made for another sign-in, is refused', async () => {
    const browser = openBrowser(app);
    const spent = await allowAt(await start(browser), 'Li Wei');
    expect((await finish(browser, spent)).status).toBe(200);
    const again = await allowAt(await start(browser), 'Li Wei');
    expect((await finish(browser, { ...again, code: spent.code })).code).toBe('third_party_failed');
    const [victims, own] = [await allowAt(await start(browser), 'Li Wei'), await start(browser)];
    const swapped = { code: victims.code, state: own.searchParams.get('state') ?? '' };
    expect((await finish(browser, swapped)).code).toBe('third_party_failed');
  });

  test('a token with another nonce is refused', async () => {
    const browser = openBrowser(app);
    const url = await start(browser);
    url.searchParams.set('nonce', 'replayed');
    expect((await finish(browser, await allowAt(url, 'Li Wei'))).code).toBe('third_party_failed');
  });

  test('each provider has its own switch', async () => {
    const browser = openBrowser(app, { merchant: 'lantern' });
    expect((await browser.post('/wps/session/social/start', { provider: 'google' })).code).toBe('module_off');
    expect((await signInAs(browser, 'Li Wei', 'facebook')).status).toBe(200);
  });
});

describe('the phone sign-in', () => {
  test('is told to the pages of a brand that uses it, and they may call it', async () => {
    const seen = async (merchant: string) => {
      const headers = { merchant };
      const { value } = (await app.server.inject({ url: '/wps/system/status', headers })).json();
      const page = await app.server.inject({ url: '/m/login', headers });
      const policy = String(page.headers['content-security-policy']);
      return [value.info.phoneProvider, /connect-src [^;]+/.exec(policy)?.[0]];
    };
    expect(await seen('harbor')).toEqual([
      { url: `${sandbox.origin}/firebase/v1`, apiKey: 'sandbox-phone-key' },
      `connect-src 'self' ${sandbox.origin}`,
    ]);
    expect(await seen('lantern')).toEqual([null, "connect-src 'self'"]);
  });
});

describe('a link to a third party', () => {
  test('is final: neither the account there nor the provider here is linked again', async () => {
    await addMember(app, 'first01');
    await addMember(app, 'second01');
    const [ticket, same, another] = [
      await ticketFor('Somchai Jaidee'),
      await ticketFor('Somchai Jaidee'),
      await ticketFor('Somebody else'),
    ];
    expect((await openBrowser(app).login('first01', { socialTicket: ticket })).status).toBe(200);
    const taken = await openBrowser(app).login('second01', { socialTicket: same });
    expect([taken.status, taken.code, taken.cookies]).toEqual([409, 'social_linked', []]);
    expect((await openBrowser(app).login('first01', { socialTicket: another })).code).toBe('social_linked');
    expect((await signInAs(openBrowser(app), 'Somchai Jaidee')).value).toMatchObject({
      session: { userName: 'first01' },
    });
  });

  test('asked for twice by the same member is one', async () => {
    await addMember(app, 'eager01');
    const [one, other] = [await ticketFor('Eager'), await ticketFor('Eager')];
    expect((await openBrowser(app).login('eager01', { socialTicket: one })).status).toBe(200);
    expect((await openBrowser(app).login('eager01', { socialTicket: other })).status).toBe(200);
  });

  test('needs a ticket that is fresh, unused and of this brand', async () => {
    await addMember(app, 'late01');
    await addMember(app, 'late01', { merchant: 'lantern' });
    const login = (socialTicket: string, merchant = 'harbor') =>
      openBrowser(app, { merchant }).login('late01', { socialTicket });
    expect((await login('made-up')).code).toBe('verification_ended');
    const used = await ticketFor('Late');
    expect((await login(used, 'lantern')).code).toBe('verification_ended');
    clock.advance(30 * MINUTE_MS);
    expect((await login(used)).code).toBe('verification_ended');
  });

  test('opens nothing while the member is locked', async () => {
    const { brandId, id } = await addMember(app, 'locked01');
    const login = await openBrowser(app).login('locked01', { socialTicket: await ticketFor('Locked') });
    expect(login.status).toBe(200);
    await app.database.transaction((tx) => updateMember(tx, { brandId, id }, { state: 'locked' }));
    expect(await findMember(app.database.queries, brandId, id)).toMatchObject({ state: 'locked' });
    const refused = await signInAs(openBrowser(app), 'Locked');
    expect([refused.status, refused.code]).toEqual([403, 'account_locked']);
  });
});

describe('a provider that is not what it should be', () => {
  const withProvider = (env: Record<string, string>) => startTestApp({ clock, brands: makeBrands(), env });
  const client = { GOOGLE_CLIENT_ID: 'parlour-google', GOOGLE_CLIENT_SECRET: 'x' };

  test('is believed only where every claim of its token is right', async () => {
    const provider = await startLyingProvider(client.GOOGLE_CLIENT_ID);
    const lied = await withProvider({ ...client, GOOGLE_ISSUER: provider.issuer });
    const browser = openBrowser(lied);
    const attempt = async (lie: Parameters<typeof provider.tell>[0]) => {
      clock.advance(MINUTE_MS);
      const url = await start(browser);
      const [state, nonce] = ['state', 'nonce'].map((name) => url.searchParams.get(name) ?? '');
      const now = Math.floor(clock.now() / 1000);
      const claims = { nonce, iat: now, exp: now + 3_600, ...lie.claims };
      provider.tell({ ...lie, claims });
      const { status, code } = await finish(browser, { code: 'any', state: state ?? '' });
      return code ?? status;
    };
    expect(await attempt({})).toBe(200);
    const now = Math.floor(clock.now() / 1000);
    for (const lie of [
      { claims: { iss: 'https://accounts.google.com' } },
      { claims: { aud: 'another-client' } },
      { claims: { azp: 'another-client' } },
      { claims: { nonce: 'other' } },
      { claims: { exp: now - 61 } },
      { claims: { sub: '' } },
      { isForeignKey: true },
      { isUnsigned: true },
    ])
      expect(await attempt(lie), JSON.stringify(lie)).toBe('third_party_failed');
    provider.close();
    await lied.close();
  });

  test('is unavailable when nobody set it up, it is away, or it calls itself otherwise', async () => {
    const { port } = new URL(sandbox.origin);
    for (const env of [
      {},
      { ...client, GOOGLE_ISSUER: 'http://127.0.0.1:9' },
      { ...client, GOOGLE_ISSUER: `http://127.0.0.1:${port}/oidc/google` },
    ]) {
      const without = await withProvider(env);
      const answer = await openBrowser(without).post('/wps/session/social/start', { provider: 'google' });
      expect([answer.status, answer.code]).toEqual([503, 'unavailable']);
      await without.close();
    }
  });
});
