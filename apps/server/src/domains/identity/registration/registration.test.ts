import { HOUR_MS } from '@parlour/clock/durations';
import type { SessionInfo } from '@parlour/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSecrets } from '../../../secrets/secrets.ts';
import {
  anotherCode,
  brandWith,
  CHINA,
  codeSentTo,
  NO_HUMAN_CHECK,
} from '../../../testing/identity/codes.ts';
import { type Answered, addMember, openBrowser } from '../../../testing/members.ts';
import { startTestApp, TEST_MASTER_KEY, type TestApp } from '../../../testing/test-app.ts';
import { identityMember } from '../members/members.schema.ts';
import { createPersonalData } from '../members/personal-data.service.ts';
import { identityConsent } from './registration.schema.ts';

const PASSWORD = 'tidy otter vault';
const USERNAME = '/wps/member/register';
const MOBILE = '/wps/member/register/mobile';

let addresses = 0;
/** Registrations are counted by address, so each test has its own, unless it is about that. */
const newAddress = () => {
  addresses += 1;
  return `198.51.${addresses >> 8}.${addresses & 255}`;
};
let numbers = 0;
const newNumber = () => {
  numbers += 1;
  return `138${String(20_000_000 + numbers)}`;
};

const payload = (about: object) => ({
  password: PASSWORD,
  confirmPassword: PASSWORD,
  registerUrl: 'harbor.localhost',
  registerMethod: 'H5',
  domain: 'harbor.localhost',
  normalRegister: true,
  agree: true,
  ...about,
});

describe('registration', () => {
  let app: TestApp;
  const enabled = { enabled: true };
  beforeAll(async () => {
    app = await startTestApp({
      env: NO_HUMAN_CHECK,
      brands: [
        brandWith('harbor', {
          switches: { smsVerification: false },
          fields: {
            username: { minLength: 4, maxLength: 16, pattern: '[a-z][a-z0-9]+' },
            password: { minLength: 8 },
            nickname: enabled,
            email: { ...enabled, maxLength: 254 },
            mobileNum: enabled,
            affiliateCode: enabled,
            recommenderId: enabled,
            paymentPassword: { ...enabled, pattern: '[0-9]{6}' },
            idNumber: enabled,
            line: enabled,
          },
        }),
        brandWith('verified', { fields: { mobileNum: { ...enabled, required: true } } }),
        brandWith('pictured', { switches: { captcha: true } }),
        brandWith('closed', { switches: { registration: false } }),
        brandWith('mobiles', { switches: { usernameRegistration: false, mobilePassword: false } }),
      ],
    });
  });
  afterAll(() => app.close());

  async function register(
    about: object,
    { url = USERNAME, merchant = 'harbor', ip = newAddress() } = {},
  ): Promise<Answered> {
    return openBrowser(app, { merchant }).call(url, {
      method: 'PUT',
      body: payload(about),
      sealed: true,
      ip,
    });
  }
  async function rowOf(account: string) {
    const [row] = await app.database.queries
      .select()
      .from(identityMember)
      .where(eq(identityMember.account, account));
    if (!row) throw new Error(`there is no ${account}`);
    return row;
  }
  const numberOf = (merchant: string) => async (number: string) => {
    const answer = await openBrowser(app, { merchant }).post(
      '/wps/verification/sms/register',
      { mobileNo: number, ...CHINA },
      { ip: newAddress() },
    );
    expect(answer.status).toBe(200);
    return codeSentTo(app, `+86${number}`, merchant);
  };

  test('makes a member of whoever filled in the form, and signs them in', async () => {
    const browser = openBrowser(app);
    const answer = await browser.call(USERNAME, {
      method: 'PUT',
      sealed: true,
      body: payload({
        username: ' Anna01 '.trim().toLowerCase(),
        nickname: 'Anna',
        email: 'Anna@Example.com',
        paymentPassword: '135790',
        idNumber: 'ID-4711',
        line: 'anna.line',
        registerMethod: 'PWA',
      }),
      headers: { language: 'VI' },
      ip: '203.0.113.7',
    });
    expect(answer.status).toBe(200);
    const session = answer.value as SessionInfo;
    expect(session).toMatchObject({
      userName: 'anna01',
      type: 0,
      firstTimeLogin: true,
      changePassword: false,
    });
    browser.setToken(session.token);
    expect((await browser.call('/wps/member/info')).value).toMatchObject({
      account: 'anna01',
      nickname: 'Anna',
    });
    const row = await rowOf('anna01');
    expect(row).toMatchObject({
      language: 'VI',
      timeZone: 'Asia/Shanghai',
      registerMethod: 'PWA',
      registerUrl: 'harbor.localhost',
      registeredIp: '203.0.113.7',
      email: 'Anna@Example.com',
      emailKey: 'anna@example.com',
      mobile: null,
    });
    expect(row.passwordHash).toMatch(/^\$argon2id\$/);
    expect(row.paymentPasswordHash).toMatch(/^\$argon2id\$/);
    expect(JSON.stringify(row)).not.toMatch(/4711|anna\.line|135790/);
    const secrets = createSecrets(Buffer.from(TEST_MASTER_KEY, 'hex'));
    expect(createPersonalData(secrets).open(row.personalData)).toEqual({
      idNumber: 'ID-4711',
      line: 'anna.line',
    });
    expect((await openBrowser(app).login('ANNA01', { password: PASSWORD })).status).toBe(200);
  });

  test('keeps what was agreed to: each document in its version, when and from where', async () => {
    await register({ username: 'agreed01' }, { ip: '203.0.113.8' });
    const { id } = await rowOf('agreed01');
    const consents = await app.database.queries
      .select()
      .from(identityConsent)
      .where(eq(identityConsent.memberId, id));
    expect(consents.map(({ document }) => document).sort()).toEqual([
      'ageAndLaw',
      'privacy',
      'terms',
      'userAgreement',
    ]);
    for (const { ip, at, version } of consents) {
      expect(ip).toBe('203.0.113.8');
      expect(at.getTime()).toBe(app.clock.now());
      expect(version).toMatch(/^(age:21|EN:[0-9a-f]{16})$/);
    }
  });

  test('is refused without consent, and makes nobody', async () => {
    expect((await register({ username: 'nobody01', agree: false })).code).toBe('agreement_needed');
    await expect(rowOf('nobody01')).rejects.toThrow();
  });

  test.each<[string, object, string]>([
    ['username', { username: 'x' }, 'too_small'],
    ['username', { username: 'x'.repeat(17) }, 'too_big'],
    ['username', { username: '9lives' }, 'wrong_format'],
    ['username', {}, 'required'],
    ['password', { username: 'fields01', password: '' }, 'required'],
    ['confirmPassword', { username: 'fields01', confirmPassword: '' }, 'required'],
    ['email', { username: 'fields01', email: 'no address' }, 'wrong_format'],
    ['paymentPassword', { username: 'fields01', paymentPassword: '12345' }, 'wrong_format'],
    ['nickname', { username: 'fields01', nickname: 'x'.repeat(65) }, 'too_big'],
    ['nickname', { username: 'fields01', nickname: 'a\u0007b' }, 'wrong_format'],
    ['countryDialingCode', { username: 'fields01', countryDialingCode: '+0' }, 'wrong_format'],
  ])('names the field %s of %j as %s', async (field, about, problem) => {
    const answer = await register(about);
    expect(answer).toMatchObject({ status: 400, code: 'invalid_input' });
    expect((answer.value as { fields: object }).fields).toEqual({ [field]: problem });
  });

  test.each<[string, object, string]>([
    ['a confirmation that differs', { confirmPassword: 'another vault' }, 'confirmation_mismatch'],
    ['a common password', { password: 'Dragon2026', confirmPassword: 'Dragon2026' }, 'weak_password'],
    [
      'a password of the own name',
      { password: 'refused01x', confirmPassword: 'refused01x' },
      'weak_password',
    ],
    ['a number nobody can have', { mobileNum: '12345', ...CHINA }, 'invalid_mobile'],
    ['a number without a dialling code', { mobileNum: '13800138000' }, 'invalid_mobile'],
    ['an invitation nobody gave', { affiliateCode: 'NOBODY99' }, 'invalid_invitation_code'],
    ['a recommender who does not exist', { recommenderId: '99999999999' }, 'referrer_error'],
    [
      'a ticket of a third party that is none',
      { socialTicket: 'AAAAAAAAAAAAAAAAAAAAAA' },
      'verification_ended',
    ],
  ])('is refused for %s', async (_, about, code) => {
    expect((await register({ username: 'refused01', ...about })).code).toBe(code);
    await expect(rowOf('refused01')).rejects.toThrow();
  });

  test('takes a name once, however it is written', async () => {
    expect((await register({ username: 'twice01' })).status).toBe(200);
    expect(await register({ username: 'twice01' })).toMatchObject({ status: 409, code: 'username_taken' });
    const lookalike = await addMember(app, 'ＭＡＲＹ０７', {});
    expect(lookalike.accountKey).toBe('mary07');
    expect((await register({ username: 'mary07' })).code).toBe('username_taken');
  });

  test('registers below the agent whose code was given, and keeps who recommended it', async () => {
    const agent = await addMember(app, 'agent77', { type: 1, inviteCode: 'AGENT77' });
    const friend = await addMember(app, 'friend77');
    await addMember(app, 'plain77', { type: 0, inviteCode: 'PLAIN77' });
    const about = { username: 'below77', affiliateCode: 'AGENT77', recommenderId: friend.customerNo };
    expect((await register(about)).status).toBe(200);
    expect(await rowOf('below77')).toMatchObject({ uplineId: agent.id, recommenderId: friend.id });
    const plain = await register({ username: 'below78', affiliateCode: 'PLAIN77' });
    expect(plain.code).toBe('invalid_invitation_code');
    const check = (code: string) =>
      openBrowser(app).post('/wps/agent/affiliate/check', { code, domain: 'harbor.localhost' });
    expect((await check('AGENT77')).status).toBe(200);
    expect((await check('PLAIN77')).code).toBe('invalid_invitation_code');
    expect((await check('a\u0000b')).code).toBe('invalid_invitation_code');
  });

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

  test('is closed where its switches are off', async () => {
    expect((await register({ username: 'closed01' }, { merchant: 'closed' })).code).toBe('module_off');
    expect((await register({ username: 'closed01' }, { merchant: 'mobiles' })).code).toBe('module_off');
  });

  test('asks for the picture where the brand shows one', async () => {
    const browser = openBrowser(app, { merchant: 'pictured' });
    const send = (captcha?: string) =>
      browser.call(USERNAME, {
        method: 'PUT',
        sealed: true,
        body: payload({ username: 'picture01', captcha }),
        ip: newAddress(),
      });
    expect((await send()).code).toBe('wrong_captcha');
    await browser.call('/wps/captcha');
    expect((await send('wrong')).code).toBe('wrong_captcha');
    await browser.call('/wps/captcha');
    expect((await send('ABC12')).status).toBe(200);
  });

  test('makes twenty accounts an hour from one address, and goes on as time passes', async () => {
    const ip = newAddress();
    for (let index = 10; index < 30; index += 1)
      expect((await register({ username: `crowd${index}` }, { ip })).status).toBe(200);
    const refused = await register({ username: 'crowd99' }, { ip });
    expect(refused).toMatchObject({ status: 429, code: 'locked_out' });
    expect((refused.value as { retryAfterMs: number }).retryAfterMs).toBe(HOUR_MS / 20);
    expect((await register({ username: 'crowd99' })).status).toBe(200);
    app.clock.advance(HOUR_MS / 20);
    expect((await register({ username: 'crowd98' }, { ip })).status).toBe(200);
  }, 60_000);

  test('answers whether a name is free, sixty times a minute', async () => {
    const ip = newAddress();
    await addMember(app, 'taken01');
    const check = async (username: string) =>
      openBrowser(app).call(`/wps/check/username?username=${encodeURIComponent(username)}`, { ip });
    expect((await check('Taken01')).value).toEqual({ available: false });
    expect((await check('free01')).value).toEqual({ available: true });
    expect((await check('a\u0000b')).value).toEqual({ available: false });
    for (let index = 3; index < 60; index += 1) await check('free01');
    expect((await check('free01')).code).toBe('rate_limited');
  });
});

describe('a registration by a program', () => {
  test('is refused without the proof of work, or with one that was used', async () => {
    const app = await startTestApp({ brands: [brandWith('harbor')] });
    const browser = openBrowser(app);
    const send = (about: object) =>
      browser.call(USERNAME, { method: 'PUT', sealed: true, body: payload(about), ip: newAddress() });
    expect((await send({ username: 'robot01' })).code).toBe('human_check_failed');
    const humanCheck = await browser.solve();
    expect((await send({ username: 'human01', humanCheck })).status).toBe(200);
    expect((await send({ username: 'human02', humanCheck })).code).toBe('human_check_failed');
    const sms = { mobileNo: '13800138000', ...CHINA };
    expect((await browser.post('/wps/verification/sms/register', sms)).code).toBe('human_check_failed');
    const solved = { ...sms, humanCheck: await browser.solve() };
    expect((await browser.post('/wps/verification/sms/register', solved)).status).toBe(200);
    await app.close();
  }, 60_000);
});
