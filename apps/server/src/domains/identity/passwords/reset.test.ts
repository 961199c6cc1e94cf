import { DAY_MS, MINUTE_MS } from '@parlour/clock/durations';
import type { SessionInfo } from '@parlour/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  anotherCode,
  brandWith,
  CHINA,
  codeSentTo,
  messagesTo,
  NO_HUMAN_CHECK,
} from '../../../testing/identity/codes.ts';
import { isOpen, NEXT, newPerson, noticeTo, type Person } from '../../../testing/identity/passwords.ts';
import { type Browser, openBrowser, readMember } from '../../../testing/members.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { identityDevice } from '../sessions/sessions.schema.ts';

const MAIL = '/wps/member/password/email';
const SET = '/wps/member/password/phone';

const verify = (browser: Browser, query: Record<string, string>, ip: string) =>
  browser.call(`/wps/member/password/verification?${new URLSearchParams(query)}`, { ip });
const knownBrowsers = (app: TestApp, { member }: Person) =>
  app.database.queries.$count(identityDevice, eq(identityDevice.memberId, member.id));

describe('a lost password', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({
      env: NO_HUMAN_CHECK,
      brands: [brandWith('harbor'), brandWith('pictured', { switches: { captcha: true } })],
    });
  });
  afterAll(() => app.close());

  async function ticketFor({ number, mobile, ip }: Person): Promise<string> {
    const browser = openBrowser(app);
    await browser.post(
      '/wps/verification/sms/noLogin',
      { mobileNo: number, ...CHINA, purpose: 'password' },
      { ip },
    );
    const verificationCode = await codeSentTo(app, mobile);
    const answer = await verify(browser, { mobileNum: number, ...CHINA, verificationCode }, ip);
    expect(answer.status).toBe(200);
    return (answer.value as { resetTicket: string }).resetTicket;
  }
  const set = (resetTicket: string, newPassword = NEXT, confirmNewPassword = newPassword) =>
    openBrowser(app).post(SET, { resetTicket, newPassword, confirmNewPassword }, { sealed: true });

  test('is replaced by whoever has the phone; every session ends and the member is told', async () => {
    const person = await newPerson(app);
    const before = openBrowser(app);
    await before.login(person.account);
    expect([await isOpen(before), await knownBrowsers(app, person)]).toEqual(['open', 1]);
    expect((await set(await ticketFor(person))).value).toEqual({});
    expect(await isOpen(before)).toBe('logged_out');
    expect(await knownBrowsers(app, person)).toBe(0);
    expect((await openBrowser(app).login(person.account, {}, { ip: person.ip })).code).toBe(
      'wrong_credentials',
    );
    expect((await openBrowser(app).login(person.account, { password: NEXT })).status).toBe(200);
    const notice = await noticeTo(app, person.mobile);
    expect(notice).toMatchObject({ channel: 'sms' });
    expect(notice?.body).toContain('your password was changed');
  });

  test('sends nothing to an address that was typed in and never proved, and says the same', async () => {
    const person = await newPerson(app, { emailVerifiedAt: null });
    const { account: username, email, ip } = person;
    const asked = await openBrowser(app).post(MAIL, { username, email }, { form: true, ip });
    const stranger = { username: 'nobody01', email: 'nobody01@example.com' };
    const other = await openBrowser(app).post(MAIL, stranger, { form: true, ip });
    expect([asked.status, Object.keys(asked.value)]).toEqual([200, Object.keys(other.value)]);
    expect(await messagesTo(app, email)).toEqual([]);
  });

  test('is replaced by whoever has the mail; the code is for one account of the address', async () => {
    const person = await newPerson(app, { mobile: null, mobileVerifiedAt: null });
    const sharing = await newPerson(app, { email: person.email, emailKey: person.email, mobile: null });
    const browser = openBrowser(app);
    const ask = (username: string) =>
      browser.post(MAIL, { username, email: person.email.toUpperCase() }, { form: true, ip: person.ip });
    expect((await ask(person.account)).value).toEqual({ expirationTime: app.clock.now() + MINUTE_MS });
    const verificationCode = await codeSentTo(app, person.email);
    const [mail] = await messagesTo(app, person.email);
    expect(mail).toMatchObject({ channel: 'mail', subject: 'Harbor: your password reset code' });
    // Neither another account of that address nor an unknown name touches the code that was sent.
    await ask('nobody-at-all');
    const other = await verify(
      browser,
      { username: sharing.account, email: person.email, verificationCode },
      person.ip,
    );
    expect(other.code).toBe('wrong_verification_code');
    const own = { username: person.account, email: person.email, verificationCode };
    const answer = await verify(browser, own, person.ip);
    expect(answer.status).toBe(200);
    const { resetTicket, expiresAt } = answer.value as { resetTicket: string; expiresAt: number };
    expect(expiresAt).toBe(app.clock.now() + 10 * MINUTE_MS);
    expect((await set(resetTicket)).status).toBe(200);
    expect((await openBrowser(app).login(person.account, { password: NEXT })).status).toBe(200);
    expect(await noticeTo(app, person.email)).toMatchObject({ channel: 'mail' });
  });

  test('is not replaced with the mail address of somebody else', async () => {
    const person = await newPerson(app);
    await openBrowser(app).post(
      MAIL,
      { username: person.account, email: 'thief@example.com' },
      { form: true, ip: person.ip },
    );
    expect(await messagesTo(app, 'thief@example.com')).toEqual([]);
  });

  test('is not replaced through a number that nobody proved', async () => {
    const person = await newPerson(app, { mobileVerifiedAt: null });
    const body = { mobileNo: person.number, ...CHINA, purpose: 'password' };
    expect(
      (await openBrowser(app).post('/wps/verification/sms/noLogin', body, { ip: person.ip })).status,
    ).toBe(200);
    expect(await messagesTo(app, person.mobile)).toEqual([]);
  });

  test('takes a ticket once, for ten minutes, and keeps it while the password is refused', async () => {
    const person = await newPerson(app);
    const ticket = await ticketFor(person);
    expect((await set(ticket, NEXT, 'something else 1')).code).toBe('confirmation_mismatch');
    expect((await set(ticket, 'Dragon2026')).code).toBe('weak_password');
    expect((await set(ticket, 'x'.repeat(30) + NEXT + 'y'.repeat(20))).code).toBe('invalid_input');
    expect((await set(ticket)).status).toBe(200);
    expect((await set(ticket)).code).toBe('verification_ended');
    app.clock.advance(DAY_MS);
    const late = await ticketFor(person);
    app.clock.advance(10 * MINUTE_MS);
    expect((await set(late)).code).toBe('verification_ended');
    expect((await set('AAAAAAAAAAAAAAAAAAAAAA')).code).toBe('verification_ended');
  });

  test('set by an operator is no longer one for a while, and a pause made by strangers ends', async () => {
    const person = await newPerson(app, { temporaryUntil: new Date(app.clock.now() + DAY_MS) });
    for (let index = 0; index < 6; index += 1)
      await openBrowser(app).login(
        person.account,
        { password: 'guess guess 1' },
        { ip: `198.18.0.${index}` },
      );
    const paused = await openBrowser(app).login(person.account, {}, { ip: '198.18.1.1' });
    expect(paused.code).toBe('locked_out');
    await set(await ticketFor(person));
    expect((await readMember(app, person.account)).temporaryUntil).toBeNull();
    const back = await openBrowser(app).login(person.account, { password: NEXT }, { ip: '198.18.1.2' });
    expect((back.value as SessionInfo).changePassword).toBe(false);
  });

  test.each([
    ['nothing to find a code by', {}],
    ['a number that is none', { mobileNum: '123', ...CHINA }],
    ['a name without an address', { username: 'person1' }],
    ['an address that is none', { username: 'person1', email: 'person1' }],
    ['a name that cannot be', { username: 'a b', email: 'a@example.com' }],
  ])('is not verified by %s', async (_, query) => {
    const answer = await verify(openBrowser(app), { ...query, verificationCode: '123456' }, '198.18.2.1');
    expect(answer.code).toBe('wrong_verification_code');
  });

  test('names what is wrong with the form of a mail', async () => {
    const send = (body: object) => openBrowser(app).post(MAIL, body, { form: true, ip: '198.18.2.2' });
    const noAddress = await send({ username: 'person1', email: 'person1' });
    expect(noAddress.value).toEqual({ fields: { email: 'wrong_format' } });
    const noName = await send({ username: 'a\u0000b', email: 'a@example.com' });
    expect(noName.value).toEqual({ fields: { username: 'wrong_format' } });
    const json = await openBrowser(app).post(MAIL, { username: 'person1', email: 'a@example.com' });
    expect(json.code).toBe('unsupported_media_type');
  });

  test('asks for the picture before a mail, where the brand shows one', async () => {
    const browser = openBrowser(app, { merchant: 'pictured' });
    const body = { username: 'person1', email: 'a@example.com' };
    const options = { form: true, ip: '198.18.2.3' };
    expect((await browser.post(MAIL, body, options)).code).toBe('wrong_captcha');
    await browser.call('/wps/captcha');
    expect((await browser.post(MAIL, { ...body, captcha: 'abc12' }, options)).status).toBe(200);
    app.clock.advance(MINUTE_MS);
    expect((await browser.post(MAIL, body, options)).status).toBe(200);
    expect((await browser.post(MAIL, { ...body, username: 'person2' }, options)).code).toBe('wrong_captcha');
  });

  test('is not verified from another site', async () => {
    const answer = await openBrowser(app).call('/wps/member/password/verification?verificationCode=1', {
      headers: { 'sec-fetch-site': 'cross-site' },
    });
    expect(answer.code).toBe('cross_site');
  });
});

describe('a wrong code', () => {
  test('is wrong for the ticket of a password, however close', async () => {
    const app = await startTestApp({ env: NO_HUMAN_CHECK, brands: [brandWith('harbor')] });
    const { number, mobile, ip } = await newPerson(app);
    const body = { mobileNo: number, ...CHINA, purpose: 'password' };
    await openBrowser(app).post('/wps/verification/sms/noLogin', body, { ip });
    const code = await codeSentTo(app, mobile);
    for (const verificationCode of [anotherCode(code), `${code}0`, code.slice(1), `-${code}`, ''])
      expect(
        (await verify(openBrowser(app), { mobileNum: number, ...CHINA, verificationCode }, ip)).code,
      ).toBe('wrong_verification_code');
    await app.close();
  });
});
