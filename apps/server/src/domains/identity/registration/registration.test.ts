import { HOUR_MS } from '@parlour/clock/durations';
import type { SessionInfo } from '@parlour/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSecrets } from '../../../secrets/secrets.ts';
import { brandWith, CHINA, NO_HUMAN_CHECK } from '../../../testing/identity/codes.ts';
import {
  type FormSent,
  makeAsking,
  makeMobileOnly,
  newAddress,
  PASSWORD,
  payload,
  sendForm,
  USERNAME,
} from '../../../testing/identity/registration.ts';
import { addMember, openBrowser, readMember } from '../../../testing/members.ts';
import { startTestApp, TEST_MASTER_KEY, type TestApp } from '../../../testing/test-app.ts';
import { createPersonalData } from '../members/personal-data.service.ts';
import { identityConsent } from './registration.schema.ts';

describe('registration', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({
      env: NO_HUMAN_CHECK,
      brands: [
        makeAsking('harbor'),
        brandWith('pictured', { switches: { captcha: true } }),
        brandWith('closed', { switches: { registration: false } }),
        makeMobileOnly('mobiles'),
      ],
    });
  });
  afterAll(() => app.close());

  const register = (about: object, sent?: FormSent) => sendForm(app, about, sent);
  const rowOf = (account: string) => readMember(app, account);

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
    expect(consents.map(({ document }) => document).sort()).toEqual(['ageAndLaw', 'privacy', 'terms']);
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
    for (const code of ['AGENT77', 'agent77', 'Agent77']) expect((await check(code)).status).toBe(200);
    expect((await check('PLAIN77')).code).toBe('invalid_invitation_code');
    expect((await check('a\u0000b')).code).toBe('invalid_input');
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
    expect((await check('a\u0000b')).code).toBe('invalid_input');
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
