import { DAY_MS, MINUTE_MS } from '@parlour/clock/durations';
import { createManualClock } from '@parlour/clock/manual-clock';
import type { AnswerOf, Contract, SessionInfo } from '@parlour/contract';
import { type Sandbox, startSandbox } from '@parlour/sandbox';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createAuthenticator } from '../../../testing/identity/authenticator.ts';
import { brandWith, CHINA, codeSentTo, messagesTo, NO_HUMAN_CHECK } from '../../../testing/identity/codes.ts';
import {
  CODE_STEP_MS,
  codeOf,
  type EnrolledFactor,
  enrolFactor,
  startFactor,
} from '../../../testing/identity/second-factor.ts';
import { signInAs as signInWith } from '../../../testing/identity/third-parties.ts';
import {
  type Answered,
  addMember,
  type Browser,
  MEMBER_PASSWORD,
  openBrowser,
  readMember,
} from '../../../testing/members.ts';
import { addOperator, signInAs } from '../../../testing/operators.ts';
import { startTestApp, TEST_START_MS, type TestApp } from '../../../testing/test-app.ts';

const PASSWORD = { password: MEMBER_PASSWORD };
const clock = createManualClock(TEST_START_MS);
let sandbox: Sandbox;
let app: TestApp;
let members = 0;

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, clock });
  app = await startTestApp({
    clock,
    brands: [brandWith('harbor')],
    env: {
      ...Object.assign({}, ...sandbox.environment),
      ...NO_HUMAN_CHECK,
      RATE_LIMIT_PER_MINUTE: '1000000',
    },
  });
});
afterAll(async () => {
  await app.close();
  await sandbox.close();
});
// Failures of one test are forgotten before the next.
beforeEach(() => clock.advance(2 * DAY_MS));

type Owner = { account: string; mobile: string; number: string; browser: Browser };

async function newOwner(): Promise<Owner> {
  members += 1;
  const account = `careful${members}`;
  const number = `138${String(70_000_000 + members)}`;
  const mobile = `+86${number}`;
  await addMember(app, account, { mobile, mobileVerifiedAt: new Date(clock.now()) });
  const browser = openBrowser(app);
  expect((await browser.login(account)).status).toBe(200);
  return { account, mobile, number, browser };
}

const enrol = ({ browser }: Owner) => enrolFactor({ call: browser.call, clock }, PASSWORD);
const sealed = (browser: Browser, url: string, body: object) => browser.post(url, body, { sealed: true });
const remove = (browser: Browser, body: object) => sealed(browser, '/wps/member/secondFactor/remove', body);
const finish = (browser: Browser, challenge: string, code: string) =>
  sealed(browser, '/wps/session/login/code', { challenge, code });

/** The first step is right, and opens nothing. */
function challengeOf({ code, value, cookies }: Answered): string {
  expect(code).toBe('second_step_needed');
  expect(cookies.some((cookie) => cookie.includes('session='))).toBe(false);
  return (value as { challenge: string }).challenge;
}

async function signInTwice({ account }: Owner, factor: EnrolledFactor): Promise<Browser> {
  const browser = openBrowser(app);
  const challenge = challengeOf(await browser.login(account));
  const { status, value } = await finish(browser, challenge, factor.nextCode());
  expect(status).toBe(200);
  browser.setToken((value as SessionInfo).token);
  return browser;
}

async function securityOf(browser: Browser): Promise<AnswerOf<Contract['identity']['securityConfig']>> {
  return (await browser.call('/wps/member/securityConfig')).value;
}

describe('turning the second factor on', () => {
  test('takes a code of the app; the secret is stored encrypted, the codes as hashes, other sessions end', async () => {
    const owner = await newOwner();
    const other = openBrowser(app);
    await other.login(owner.account);
    const { uri, secret } = await startFactor(owner.browser.call);
    expect(uri).toContain(`otpauth://totp/Harbor:${owner.account}?issuer=Harbor`);
    const factor = await enrol(owner);
    expect(new Set(factor.recoveryCodes).size).toBe(10);
    expect(await securityOf(owner.browser)).toMatchObject({
      hasSecondFactor: true,
      recoveryCodesLeft: 10,
      factors: ['code'],
    });
    expect((await owner.browser.call('/wps/member/info')).value).toMatchObject({ hasSecondFactor: true });
    expect((await other.call('/wps/member/info')).code).toBe('logged_out');
    expect((await readMember(app, owner.account)).secondFactor).not.toContain(secret);
    const { rows } = await app.database.queries.execute('select code_hash from identity_recovery_code');
    expect(rows.map((row) => (row as { code_hash: string }).code_hash)).not.toContain(
      factor.recoveryCodes[0],
    );
  });

  test('is refused to a session alone, for a wrong code, and with a ticket that is late or of somebody else', async () => {
    const [owner, thief] = [await newOwner(), await newOwner()];
    const { secret, ticket } = await startFactor(owner.browser.call);
    const add = (browser: Browser, about: object) =>
      sealed(browser, '/wps/member/secondFactor', {
        ticket,
        code: codeOf(secret, clock.now()),
        ...PASSWORD,
        ...about,
      });
    expect((await add(owner.browser, { password: '' })).code).toBe('wrong_password');
    expect((await add(owner.browser, { code: '000000' })).code).toBe('wrong_factor_code');
    expect((await add(thief.browser, {})).code).toBe('verification_ended');
    clock.advance(15 * MINUTE_MS);
    expect((await add(owner.browser, {})).code).toBe('verification_ended');
    expect(await securityOf(owner.browser)).toMatchObject({ hasSecondFactor: false });
  });

  test('of two at once one wins, and its recovery codes are the ones that count', async () => {
    const owner = await newOwner();
    const begun = [await startFactor(owner.browser.call), await startFactor(owner.browser.call)];
    const answers = await Promise.all(
      begun.map(({ secret, ticket }) =>
        sealed(owner.browser, '/wps/member/secondFactor', {
          ticket,
          code: codeOf(secret, clock.now()),
          ...PASSWORD,
        }),
      ),
    );
    // The second finds a factor, which it has not shown.
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const loser = answers.find(({ status }) => status !== 200);
    expect(['second_factor_exists', 'factor_needed']).toContain(loser?.code);
    expect((await securityOf(owner.browser)).recoveryCodesLeft).toBe(10);
    expect((await owner.browser.post('/wps/member/secondFactor/options', {})).code).toBe(
      'second_factor_exists',
    );
  });
});

describe('the second step of a sign-in', () => {
  test('follows the password, with a code that works once', async () => {
    const owner = await newOwner();
    const factor = await enrol(owner);
    const browser = openBrowser(app);
    const challenge = challengeOf(await browser.login(owner.account));
    // The code it was enrolled with has been used.
    expect((await finish(browser, challenge, codeOf(factor.secret, clock.now()))).code).toBe(
      'wrong_factor_code',
    );
    const code = factor.nextCode();
    expect((await finish(browser, challenge, code)).value).toMatchObject({ userName: owner.account });
    expect((await finish(browser, challenge, factor.nextCode())).code).toBe('challenge_ended');
    const again = openBrowser(app);
    expect((await finish(again, challengeOf(await again.login(owner.account)), code)).code).toBe(
      'wrong_factor_code',
    );
  });

  test('of two calls with one code and two challenges, one opens a session', async () => {
    const owner = await newOwner();
    const factor = await enrol(owner);
    const browsers = [openBrowser(app), openBrowser(app)];
    const challenges: string[] = [];
    for (const browser of browsers) challenges.push(challengeOf(await browser.login(owner.account)));
    const code = factor.nextCode();
    const answers = await Promise.all(
      browsers.map((browser, index) => finish(browser, challenges[index] as string, code)),
    );
    expect(answers.map(({ code: refusal }) => refusal ?? 'done').sort()).toEqual([
      'done',
      'wrong_factor_code',
    ]);
  });

  test('follows a code by SMS, which it uses up', async () => {
    const owner = await newOwner();
    const factor = await enrol(owner);
    const browser = openBrowser(app);
    const asked = { mobileNum: owner.number, ...CHINA, purpose: 'login' };
    await browser.post('/wps/verification/sms/noLogin', asked);
    const body = {
      type: 'sms',
      username: owner.number,
      ...CHINA,
      verificationCode: await codeSentTo(app, owner.mobile),
    };
    const challenge = challengeOf(await sealed(browser, '/wps/session/login', body));
    expect((await sealed(browser, '/wps/session/login', body)).code).toBe('wrong_verification_code');
    expect((await finish(browser, challenge, factor.nextCode())).status).toBe(200);
  });

  test('follows a third party; an account is linked after it and not before', async () => {
    const owner = await newOwner();
    const factor = await enrol(owner);
    const person = `Person ${owner.account}`;
    const stranger = openBrowser(app);
    const { socialTicket } = (await signInWith(stranger, person)).value as { socialTicket: string };
    const challenge = challengeOf(await stranger.login(owner.account, { socialTicket }));
    expect((await securityOf(owner.browser)).links).toEqual([]);
    expect((await finish(stranger, challenge, factor.nextCode())).status).toBe(200);
    expect((await securityOf(owner.browser)).links).toMatchObject([{ provider: 'google' }]);
    const known = openBrowser(app);
    const next = challengeOf(await signInWith(known, person));
    expect((await finish(known, next, factor.nextCode())).value).toMatchObject({ userName: owner.account });
  });

  test('does not follow a passkey whose device asked who holds it, and follows one whose device did not', async () => {
    const owner = await newOwner();
    const phone = createAuthenticator('http://localhost');
    const made = await owner.browser.post('/wps/member/passkeys/options', {});
    const response = phone.create((made.value as { options: never }).options);
    await sealed(owner.browser, '/wps/member/passkeys', { response, label: 'Phone', ...PASSWORD });
    await enrol(owner);
    const use = async (about: object) => {
      const browser = openBrowser(app);
      const { value } = await browser.post('/wps/session/passkey/options', {});
      const { options, ticket } = value as { options: never; ticket: string };
      return browser.post('/wps/session/passkey', { ticket, response: phone.get(options, about) });
    };
    expect((await use({ isVerified: true })).status).toBe(200);
    challengeOf(await use({ isVerified: false }));
  });

  test('pauses after too many guesses, whatever challenge they come with, and the right code waits too', async () => {
    const owner = await newOwner();
    const factor = await enrol(owner);
    const guesser = openBrowser(app);
    for (let tries = 0; tries < 5; tries += 1) {
      const challenge = challengeOf(await guesser.login(owner.account));
      expect((await finish(guesser, challenge, '000000')).code).toBe('wrong_factor_code');
    }
    const challenge = challengeOf(await guesser.login(owner.account));
    expect((await finish(guesser, challenge, codeOf(factor.secret, clock.now()))).code).toBe('locked_out');
    // The owner's own browser is counted apart.
    const { jar } = owner.browser;
    const known = openBrowser(app);
    for (const [name, value] of jar) if (name.includes('device')) known.jar.set(name, value);
    const own = challengeOf(await known.login(owner.account));
    expect((await finish(known, own, codeOf(factor.secret, clock.now() + CODE_STEP_MS))).status).toBe(200);
    const { value } = await owner.browser.call('/wps/member/loginHistory');
    const { items } = value as { items: { isSuccess: boolean }[] };
    expect(items.filter(({ isSuccess }) => !isSuccess).length).toBeGreaterThanOrEqual(5);
  });

  test('takes a recovery code once, and ends after five minutes', async () => {
    const owner = await newOwner();
    const { recoveryCodes, nextCode } = await enrol(owner);
    const [first = ''] = recoveryCodes;
    const browser = openBrowser(app);
    const typed = first.toUpperCase().replace('-', ' ');
    expect((await finish(browser, challengeOf(await browser.login(owner.account)), typed)).status).toBe(200);
    const challenge = challengeOf(await browser.login(owner.account));
    expect((await finish(browser, challenge, first)).code).toBe('wrong_factor_code');
    expect((await securityOf(owner.browser)).recoveryCodesLeft).toBe(9);
    clock.advance(5 * MINUTE_MS);
    expect((await finish(browser, challenge, nextCode())).code).toBe('challenge_ended');
  });

  test('is still asked for after a lost password was replaced by a code', async () => {
    const owner = await newOwner();
    await enrol(owner);
    const browser = openBrowser(app);
    const asked = { mobileNum: owner.number, ...CHINA, purpose: 'password' };
    await browser.post('/wps/verification/sms/noLogin', asked);
    const query = new URLSearchParams({
      mobileNum: owner.number,
      ...CHINA,
      verificationCode: await codeSentTo(app, owner.mobile),
    });
    const { value } = await browser.call(`/wps/member/password/verification?${query}`);
    const { resetTicket } = value as { resetTicket: string };
    const next = { newPassword: 'Quiet#Harbour9', confirmNewPassword: 'Quiet#Harbour9' };
    const changed = await sealed(browser, '/wps/member/password/phone', { resetTicket, ...next });
    expect(changed.status).toBe(200);
    challengeOf(await browser.login(owner.account, { password: 'Quiet#Harbour9' }));
  });
});

describe('turning the second factor off', () => {
  test('takes the password and a code; a session, or either alone, is not enough', async () => {
    const owner = await newOwner();
    const factor = await enrol(owner);
    const thief = await signInTwice(owner, factor);
    expect((await remove(thief, {})).code).toBe('wrong_password');
    expect((await remove(thief, PASSWORD)).value).toEqual({ ways: ['code'] });
    expect((await remove(thief, { ...PASSWORD, factorCode: '000000' })).code).toBe('wrong_factor_code');
    const factorCode = factor.nextCode();
    expect((await remove(thief, { password: 'not this one 1', factorCode })).code).toBe('wrong_password');
    // A refused change does not use up the code.
    expect((await remove(thief, { ...PASSWORD, factorCode })).status).toBe(200);
    expect((await openBrowser(app).login(owner.account)).status).toBe(200);
    const purposes = (await messagesTo(app, owner.mobile)).map(({ purpose }) => purpose);
    expect(purposes).toContain('identity.changed_second_factor_removed');
    expect((await remove(thief, PASSWORD)).code).toBe('not_found');
  });

  test('guesses of the code in a signed-in browser are paused too', async () => {
    const owner = await newOwner();
    await enrol(owner);
    const guess = () => remove(owner.browser, { ...PASSWORD, factorCode: '000000' });
    for (let tries = 0; tries < 5; tries += 1) expect((await guess()).code).toBe('wrong_factor_code');
    expect((await guess()).code).toBe('locked_out');
  });

  test('a passkey takes the place of the code, and new recovery codes replace the old', async () => {
    const owner = await newOwner();
    const phone = createAuthenticator('http://localhost');
    const made = await owner.browser.post('/wps/member/passkeys/options', {});
    const response = phone.create((made.value as { options: never }).options);
    await sealed(owner.browser, '/wps/member/passkeys', { response, label: 'Phone', ...PASSWORD });
    const { recoveryCodes } = await enrol(owner);
    const { value } = await owner.browser.post('/wps/member/passkeys/proof', {});
    const factorPasskey = phone.get((value as { options: never }).options);
    const renew = (about: object) =>
      sealed(owner.browser, '/wps/member/secondFactor/codes', { ...PASSWORD, ...about });
    expect((await renew({ factorPasskey })).status).toBe(200);
    expect((await renew({ factorPasskey })).code).toBe('passkey_failed');
    expect((await renew({ factorCode: recoveryCodes[0] })).code).toBe('wrong_factor_code');
  });
});

test('an operator turns a lost factor off only with a second one; the member is told and withdrawals wait', async () => {
  const owner = await newOwner();
  await enrol(owner);
  const { id } = await readMember(app, owner.account);
  clock.advance(DAY_MS);
  await addOperator(app, 'factor-support', { grants: [{ role: 'support', merchantCode: 'harbor' }] });
  await addOperator(app, 'factor-risk', { grants: [{ role: 'risk', merchantCode: 'harbor' }] });
  const [support, risk] = [await signInAs(app, 'factor-support'), await signInAs(app, 'factor-risk')];
  const ask = () =>
    support.post('/ops/member/second-factor/reset', { id, reason: 'lost phone' }, { merchant: 'harbor' });
  const asked = await ask();
  const { approvalId } = asked.value as { approvalId: string };
  expect((await ask()).code).toBe('approval_waiting');
  challengeOf(await openBrowser(app).login(owner.account));
  const decide = (by: typeof support) =>
    by.post('/ops/approval/decide', { id: approvalId, decision: 'approve', reason: 'called back' });
  expect((await decide(support)).status).not.toBe(200);
  expect((await decide(risk)).status).toBe(200);
  expect((await openBrowser(app).login(owner.account)).status).toBe(200);
  const member = await readMember(app, owner.account);
  expect(member.secondFactor).toBeNull();
  expect(member.sensitiveChangedAt?.getTime()).toBe(clock.now());
  const purposes = (await messagesTo(app, owner.mobile)).map(({ purpose }) => purpose);
  expect(purposes).toContain('identity.changed_second_factor_removed');
  expect((await ask()).code).toBe('not_found');
});
