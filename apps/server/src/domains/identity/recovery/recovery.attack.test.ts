import { DAY_MS } from '@parlour/clock/durations';
import type { AnswerOf, Contract, SessionInfo } from '@parlour/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeTill, openTill, type Till } from '../../../testing/cashier/cashier.ts';
import { addDrawer, type Drawer, PAYMENT_PASSWORD } from '../../../testing/cashier/withdrawals.ts';
import { betOf, rollbackOf, winOf } from '../../../testing/games/gamblers.ts';
import { openVendor, type TestVendor } from '../../../testing/games/vendor.ts';
import { createAuthenticator } from '../../../testing/identity/authenticator.ts';
import { CHINA, codeSentTo } from '../../../testing/identity/codes.ts';
import { NEXT, noticeTo } from '../../../testing/identity/passwords.ts';
import { signInAs as signInAtProvider } from '../../../testing/identity/third-parties.ts';
import { type Browser, MEMBER_PASSWORD, openBrowser } from '../../../testing/members.ts';
import { addOperator, type SignedIn, signInAs } from '../../../testing/operators.ts';
import { findMember, updateMember } from '../members/members.repo.ts';

type Security = AnswerOf<Contract['identity']['securityConfig']>;
type Sessions = AnswerOf<Contract['identity']['openSessions']>;

let till: Till;
let vendor: TestVendor;
let support: SignedIn;
let victim: Drawer & { account: string; number: string };
let victims = 0;
beforeAll(async () => {
  const [brand, final] = [makeTill('harbor'), makeTill('final')];
  brand.switches.finalLinks = false;
  till = await openTill({ brands: [brand, final] });
  vendor = await openVendor(till.app);
  await addOperator(till.app, 'helper', { grants: [{ role: 'support', merchantCode: null }] });
});
beforeEach(async () => {
  victims += 1;
  const account = `victim${victims}`;
  const drawer = await addDrawer(till, account);
  const number = `135${String(70_000_000 + victims)}`;
  const proved = { mobile: `+86${number}`, mobileVerifiedAt: new Date(till.clock.now()) };
  await till.app.database.transaction((tx) => updateMember(tx, drawer, proved));
  victim = { ...drawer, account, number };
  support = await signInAs(till.app, 'helper');
});
afterAll(() => till.close());

const reason = 'they asked';
const ofBrand = { merchant: 'harbor' };
const rowOfVictim = () => findMember(till.app.database.queries, victim.brandId, victim.id);

describe('customer service alone', () => {
  test('does not read the code of a lost password, neither in the outbox nor where it is kept', async () => {
    const { mobile } = (await support.post('/ops/member/reveal', { id: victim.id, reason }, ofBrand))
      .value as { mobile: string };
    const thief = openBrowser(till.app);
    const asked = { mobileNum: victim.number, ...CHINA, purpose: 'password' };
    await thief.post('/wps/verification/sms/noLogin', asked, { ip: '198.51.100.9' });
    const code = await codeSentTo(till.app, mobile);
    const list = await support.call('/ops/outbox?limit=50', ofBrand);
    const { items } = list.value as { items: { id: string; purpose: string }[] };
    const sent = items.find(({ purpose }) => purpose === 'identity.code_password');
    const shown = await support.post('/ops/outbox/reveal', { id: sent?.id, reason }, ofBrand);
    expect(shown.status).toBe(200);
    for (const answer of [list, shown]) expect(answer.body).not.toContain(code);
    await till.app.jobs.runDue();
    const { rows } = await till.app.database.queries.execute('select code from outbox_message');
    expect(rows.filter((row) => (row as { code: unknown }).code !== null)).toEqual([]);
  });

  test('gets nothing out of a one-time password but the choice of another, and no money for a day', async () => {
    await victim.give(500);
    const card = await victim.ownCard();
    support = await signInAs(till.app, 'helper');
    const reset = await support.post('/ops/member/password/reset', { id: victim.id, reason }, ofBrand);
    const { oneTimePassword } = reset.value as { oneTimePassword: string };
    const thief = openBrowser(till.app);
    await thief.login(victim.account, { password: oneTimePassword });
    const money = { amount: '100', cardId: card.id, paymentPassword: PAYMENT_PASSWORD };
    const attempts = [
      () => thief.call('/wps/withdraw/overview'),
      () => thief.call('/wps/member/securityConfig'),
      () => thief.call('/wps/member/sessions'),
      () => thief.post('/wps/session/ticket', { purpose: 'live' }),
      () =>
        thief.post('/wps/transaction/withdraw', money, {
          sealed: true,
          headers: { 'idempotency-key': crypto.randomUUID() },
        }),
    ];
    for (const attempt of attempts) expect((await attempt()).code).toBe('password_change_needed');
    const next = { oldPassword: oneTimePassword, newPassword: NEXT, confirmNewPassword: NEXT };
    expect((await thief.post('/wps/v2/member/password', next, { sealed: true })).status).toBe(200);
    const held = (await thief.call('/wps/withdraw/overview')).value as { heldUntil: number };
    expect(held.heldUntil).toBe(till.clock.now() + DAY_MS);
    const told = await till.app.outbox.list(victim.brandId, { limit: 10 });
    expect(told.map(({ purpose }) => purpose)).toContain('identity.changed_one_time_password');
  });
});

describe('a thief with an open browser', () => {
  test('adds no passkey, no card and no payment password without the password', async () => {
    const options = await victim.call('/wps/member/passkeys/options', { method: 'POST' });
    const authenticator = createAuthenticator(`http://${till.host}`);
    const response = authenticator.create((options.value as { options: never }).options);
    const attempts = [
      await victim.sealedPost('/wps/member/passkeys', { response, label: 'Thief' }),
      await victim.addCard({ password: '' }),
      await victim.setPaymentPassword('502917', { password: '', oldPaymentPassword: PAYMENT_PASSWORD }),
      await victim.sealedPost('/wps/member/sessions/end', { dropPasskeys: true }),
    ];
    expect(attempts.map(({ code }) => code)).toEqual(attempts.map(() => 'wrong_password'));
    expect((await victim.call('/wps/member/passkeys')).value).toEqual({ items: [] });
  });

  test('who knows the password does not replace the payment password with it', async () => {
    expect((await victim.setPaymentPassword('502917')).code).toBe('proof_needed');
    expect((await victim.setPaymentPassword('502917', { proofCode: '000000' })).code).toBe(
      'wrong_proof_code',
    );
    expect((await rowOfVictim())?.sensitiveChangedAt).toBeNull();
  });
});

describe('taking an account back', () => {
  /** What a thief with the password leaves behind: a passkey and a link. */
  async function plant(): Promise<{ thief: Browser; name: string }> {
    const name = `Thief ${victims}`;
    const thief = openBrowser(till.app);
    const { value } = await signInAtProvider(thief, name);
    const { socialTicket } = value as { socialTicket: string };
    await thief.login(victim.account, { socialTicket });
    const options = await thief.call('/wps/member/passkeys/options', { method: 'POST' });
    const response = createAuthenticator('http://localhost').create(
      (options.value as { options: never }).options,
    );
    const passkey = { response, label: 'Thief', password: MEMBER_PASSWORD };
    expect((await thief.post('/wps/member/passkeys', passkey, { sealed: true })).status).toBe(200);
    return { thief, name };
  }
  const securityOf = async () => (await victim.call('/wps/member/securityConfig')).value as Security;

  test('shows a link, and “sign out everywhere” drops links and passkeys where the member says so', async () => {
    const { thief, name } = await plant();
    expect(await securityOf()).toMatchObject({ passkeys: 1, links: [{ provider: 'google' }] });
    const kept = await victim.sealedPost('/wps/member/sessions/end', {});
    expect(kept.value).toEqual({ ended: 1 });
    expect(await securityOf()).toMatchObject({ passkeys: 1, links: [{ provider: 'google' }] });
    const drop = { dropPasskeys: true, dropLinks: true, password: MEMBER_PASSWORD };
    expect((await victim.sealedPost('/wps/member/sessions/end', drop)).status).toBe(200);
    expect(await securityOf()).toMatchObject({ passkeys: 0, links: [] });
    expect((await thief.call('/wps/member/info')).code).toBe('logged_out');
    expect((await signInAtProvider(openBrowser(till.app), name)).value).toMatchObject({ step: 'choose' });
  });

  test('with a new password for a lost one does the same', async () => {
    const { name } = await plant();
    const asked = { mobileNum: victim.number, ...CHINA };
    await victim.post('/wps/verification/sms/noLogin', { ...asked, purpose: 'password' });
    const verificationCode = await codeSentTo(till.app, `+86${victim.number}`);
    const verified = await victim.call(
      `/wps/member/password/verification?${new URLSearchParams({ ...asked, verificationCode })}`,
    );
    const { resetTicket } = verified.value as { resetTicket: string };
    const body = { resetTicket, newPassword: NEXT, confirmNewPassword: NEXT };
    const drop = { dropPasskeys: true, dropLinks: true };
    expect((await victim.sealedPost('/wps/member/password/phone', { ...body, ...drop })).status).toBe(200);
    expect(await noticeTo(till.app, `+86${victim.number}`)).toBeDefined();
    await victim.browser.login(victim.account, { password: NEXT });
    expect(await securityOf()).toMatchObject({ passkeys: 0, links: [] });
    expect((await securityOf()).withdrawalsHeldUntil).toBe(till.clock.now() + DAY_MS);
    expect((await signInAtProvider(openBrowser(till.app), name)).value).toMatchObject({ step: 'choose' });
  });

  test('leaves links where the brand has made them final', async () => {
    const other = await addDrawer(till, `final${victims}`, 'final');
    const drop = { dropLinks: true, password: MEMBER_PASSWORD };
    expect((await other.sealedPost('/wps/member/sessions/end', drop)).code).toBe('social_final');
    const unlink = { provider: 'google', password: MEMBER_PASSWORD };
    expect((await other.sealedPost('/wps/member/social/remove', unlink)).code).toBe('social_final');
    expect((await other.call('/wps/member/securityConfig')).value).toMatchObject({ areLinksFinal: true });
  });
});

describe('a game', () => {
  /** A session of the victim with a game open in it. */
  async function play(gameCode = 'dice') {
    const browser = openBrowser(till.app);
    const signedIn = await browser.login(victim.account, { password: MEMBER_PASSWORD });
    expect((signedIn.value as SessionInfo).token).toBeDefined();
    const { items } = (await browser.call('/wps/member/sessions')).value as Sessions;
    const sessionId = items.find(({ isCurrent }) => isCurrent)?.id ?? '';
    const place = { memberId: victim.id, vendor: vendor.code, gameCode, currency: 'CNY' };
    const { token } = await till.app.modules.games.sessions.begin(vendor.brand, place, sessionId);
    const bet = async () => (await vendor.play(betOf(victim.id, { game: gameCode }), { token })).status;
    return { browser, sessionId, token, bet };
  }

  const ENDS: Record<string, (game: Awaited<ReturnType<typeof play>>) => Promise<unknown>> = {
    'log-out': ({ browser }) => browser.call('/wps/session/logout', { method: 'DELETE' }),
    'the owner, elsewhere': ({ sessionId }) =>
      victim.call(`/wps/member/sessions?id=${sessionId}`, { method: 'DELETE' }),
    '“sign out everywhere”': () => victim.call('/wps/member/sessions', { method: 'DELETE' }),
    'an operator': ({ sessionId }) =>
      support.post('/ops/member/sessions/end', { id: victim.id, sessionId, reason }, ofBrand),
    'a lock': () => support.post('/ops/member/state', { id: victim.id, state: 'locked', reason }, ofBrand),
    'a new password': () =>
      victim.sealedPost('/wps/v2/member/password', {
        oldPassword: MEMBER_PASSWORD,
        newPassword: NEXT,
        confirmNewPassword: NEXT,
      }),
  };

  test.each(Object.keys(ENDS))(
    'takes no more bets after %s; wins and rollbacks still arrive',
    async (end) => {
      await vendor.fund(victim.id, 100n);
      const game = await play();
      const [won, lost] = [betOf(victim.id), betOf(victim.id)];
      for (const bet of [won, lost])
        expect((await vendor.play(bet, { token: game.token })).status).toBe('RS_OK');
      await ENDS[end]?.(game);
      expect(await game.bet()).toMatch(/^RS_ERROR_(TOKEN_EXPIRED|USER_DISABLED)$/);
      expect((await vendor.play(winOf(won), { token: game.token })).status).toBe('RS_OK');
      expect((await vendor.play(rollbackOf(lost), { token: game.token })).status).toBe('RS_OK');
    },
  );

  test('in another session goes on, and the list of sessions tells which is open where', async () => {
    await vendor.fund(victim.id, 100n);
    const [one, other] = [await play('dice'), await play('crash')];
    const { items } = (await victim.call('/wps/member/sessions')).value as Sessions;
    const gamesOf = (id: string) => items.find((session) => session.id === id)?.games;
    expect([gamesOf(one.sessionId), gamesOf(other.sessionId)]).toEqual([['dice'], ['crash']]);
    await ENDS['log-out']?.(one);
    expect([await one.bet(), await other.bet()]).toEqual(['RS_ERROR_TOKEN_EXPIRED', 'RS_OK']);
  });

  test('is not opened by a call that was under way when its session ended', async () => {
    const game = await play();
    await ENDS['log-out']?.(game);
    const place = { memberId: victim.id, vendor: vendor.code, gameCode: 'dice', currency: 'CNY' };
    const late = till.app.modules.games.sessions.begin(vendor.brand, place, game.sessionId);
    await expect(late).rejects.toMatchObject({ code: 'logged_out' });
  });
});
