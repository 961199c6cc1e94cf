import type { SessionInfo } from '@parlour/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  anotherCode,
  brandWith,
  CHINA,
  codeSentTo,
  NO_HUMAN_CHECK,
} from '../../../testing/identity/codes.ts';
import { NEXT } from '../../../testing/identity/passwords.ts';
import {
  type FormSent,
  MOBILE,
  makeAsking,
  makeMobileOnly,
  newAddress,
  PASSWORD,
  sendForm,
} from '../../../testing/identity/registration.ts';
import { addMember, openBrowser, readMember } from '../../../testing/members.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let numbers = 0;
const newNumber = () => {
  numbers += 1;
  return `138${String(20_000_000 + numbers)}`;
};

describe('registration', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({
      env: NO_HUMAN_CHECK,
      brands: [
        makeAsking('harbor'),
        brandWith('verified', { fields: { mobileNum: { enabled: true, required: true } } }),
        makeMobileOnly('mobiles'),
      ],
    });
  });
  afterAll(() => app.close());

  const register = (about: object, sent?: FormSent) => sendForm(app, about, sent);
  const rowOf = (account: string) => readMember(app, account);
  const numberOf = (merchant: string) => async (number: string) => {
    const answer = await openBrowser(app, { merchant }).post(
      '/wps/verification/sms/register',
      { mobileNo: number, ...CHINA },
      { ip: newAddress() },
    );
    expect(answer.status).toBe(200);
    return codeSentTo(app, `+86${number}`, merchant);
  };

  test('keeps a number that nobody proved apart from one that was proved', async () => {
    const number = newNumber();
    const squatter = await register({ username: 'squat01', mobileNum: number, ...CHINA });
    expect(squatter.status).toBe(200);
    expect(await rowOf('squat01')).toMatchObject({ mobile: `+86${number}`, mobileVerifiedAt: null });
    const second = await register({ username: 'squat02', mobileNum: number, ...CHINA });
    expect(second).toMatchObject({ status: 409, code: 'mobile_taken' });
    const verificationCode = await numberOf('harbor')(number);
    const owner = await register({ mobileNum: number, ...CHINA, verificationCode }, { url: MOBILE });
    expect(owner.status).toBe(200);
    expect((await rowOf('squat01')).mobile).toBeNull();
  });

  describe('by mobile number', () => {
    const send = numberOf('mobiles');
    const options = { url: MOBILE, merchant: 'mobiles' };

    test('makes an account with a name nobody chose, and the number as proved', async () => {
      const number = newNumber();
      const verificationCode = await send(number);
      const about = {
        mobileNum: number,
        ...CHINA,
        verificationCode,
        normalRegister: false,
        password: undefined,
      };
      const answer = await register(about, options);
      expect(answer.status).toBe(200);
      const { userName } = answer.value as SessionInfo;
      expect(userName).toMatch(/^u\d{10}$/);
      const row = await rowOf(userName);
      expect(row).toMatchObject({ mobile: `+86${number}`, passwordHash: null });
      expect(row.mobileVerifiedAt?.getTime()).toBe(app.clock.now());
    });

    test('needs the code, the right one, and uses it up', async () => {
      const number = newNumber();
      const verificationCode = await send(number);
      const about = { mobileNum: number, ...CHINA };
      expect((await register(about, options)).code).toBe('wrong_verification_code');
      const wrong = { ...about, verificationCode: anotherCode(verificationCode) };
      expect((await register(wrong, options)).code).toBe('wrong_verification_code');
      expect((await register({ ...about, verificationCode }, options)).status).toBe(200);
      expect((await register({ ...about, verificationCode }, options)).code).toBe('wrong_verification_code');
    });

    test('tells that a number is taken to whoever has its code, and to nobody else', async () => {
      const number = newNumber();
      const about = { mobileNum: number, ...CHINA };
      await register({ ...about, verificationCode: await send(number) }, options);
      app.clock.advance(61_000);
      const verificationCode = await send(number);
      const guess = { ...about, verificationCode: anotherCode(verificationCode) };
      expect((await register(guess, options)).code).toBe('wrong_verification_code');
      expect((await register({ ...about, verificationCode }, options)).code).toBe('mobile_taken');
    });
  });

  test('by number and password can be signed in to again by both, and by a new password after a code', async () => {
    const number = newNumber();
    const login = (password: string, ip = newAddress()) =>
      openBrowser(app, { merchant: 'verified' }).call('/wps/session/login', {
        method: 'POST',
        sealed: true,
        body: { username: number, ...CHINA, password },
        ip,
      });
    expect((await login(PASSWORD)).code).toBe('wrong_credentials');
    const verificationCode = await numberOf('verified')(number);
    const about = { mobileNum: number, ...CHINA, verificationCode, normalRegister: false };
    const registered = await register(about, { url: MOBILE, merchant: 'verified' });
    const { userName } = registered.value as SessionInfo;
    expect((await login(PASSWORD)).value).toMatchObject({ userName });
    for (let failures = 0; failures < 5; failures += 1) await login('not this one 1');
    expect((await login(PASSWORD)).code).toBe('locked_out');
    const browser = openBrowser(app, { merchant: 'verified' });
    const asked = { mobileNum: number, ...CHINA };
    app.clock.advance(61_000);
    await browser.post('/wps/verification/sms/noLogin', { ...asked, purpose: 'password' });
    const code = await codeSentTo(app, `+86${number}`, 'verified');
    const query = new URLSearchParams({ ...asked, verificationCode: code });
    const verified = await browser.call(`/wps/member/password/verification?${query}`);
    const { resetTicket } = verified.value as { resetTicket: string };
    const body = { resetTicket, newPassword: NEXT, confirmNewPassword: NEXT };
    expect(
      (await browser.call('/wps/member/password/phone', { method: 'POST', sealed: true, body })).status,
    ).toBe(200);
    expect((await login(PASSWORD)).code).toBe('wrong_credentials');
    expect((await login(NEXT)).value).toMatchObject({ userName });
  });

  test('a name that looks like a number does not get in the way of its owner, nor a number only typed in', async () => {
    const number = newNumber();
    await addMember(app, number, { merchant: 'verified' });
    await addMember(app, 'typed01', { merchant: 'verified', mobile: `+86${number}` });
    const login = (about: Record<string, string>) =>
      openBrowser(app, { merchant: 'verified' }).login(number, about, { ip: newAddress() });
    expect((await login(CHINA)).code).toBe('wrong_credentials');
    expect((await login({})).value).toMatchObject({ userName: number });
  });

  test('asks for a code by user name too where the brand verifies numbers, and survives a taken name', async () => {
    const number = newNumber();
    const options = { merchant: 'verified' };
    await addMember(app, 'verified01', { merchant: 'verified' });
    const about = { mobileNum: number, ...CHINA };
    expect((await register({ ...about, username: 'verified02' }, options)).code).toBe(
      'wrong_verification_code',
    );
    const verificationCode = await numberOf('verified')(number);
    const taken = await register({ ...about, username: 'verified01', verificationCode }, options);
    expect(taken.code).toBe('username_taken');
    expect((await register({ ...about, username: 'verified02', verificationCode }, options)).status).toBe(
      200,
    );
    expect((await rowOf('verified02')).mobileVerifiedAt).not.toBeNull();
  });
});
