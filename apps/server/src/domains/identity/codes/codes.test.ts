import { DAY_MS, HOUR_MS, MINUTE_MS } from '@parlour/clock/durations';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  anotherCode,
  brandWith,
  CHINA,
  codeSentTo,
  messagesTo,
  NO_HUMAN_CHECK,
} from '../../../testing/identity/codes.ts';
import { type Answered, addMember, type Browser, openBrowser } from '../../../testing/members.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { identityCode } from './codes.schema.ts';

const REGISTER = '/wps/verification/sms/register';
const VISITOR = '/wps/verification/sms/noLogin';

describe('a code', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({
      env: NO_HUMAN_CHECK,
      brands: [
        brandWith('harbor'),
        brandWith('island'),
        brandWith('silent', {
          switches: { mobileCodeLogin: false, smsVerification: false, mobileRegistration: false },
        }),
      ],
    });
  });
  afterAll(() => app.close());
  // Codes of one test do not count against the next.
  beforeEach(() => app.clock.advance(2 * DAY_MS));

  let people = 0;
  async function newMember(about: object = {}) {
    people += 1;
    const number = `139${String(30_000_000 + people)}`;
    const member = await addMember(app, `coded${people}`, {
      mobile: `+86${number}`,
      mobileVerifiedAt: new Date(app.clock.now()),
      ...about,
    });
    return { number, mobile: `+86${number}`, member, ip: `192.0.2.${people}` };
  }
  const ask = (
    number: string,
    { purpose = 'password', ip = '192.0.2.250', browser = openBrowser(app), headers = {} }: Asking = {},
  ): Promise<Answered> =>
    browser.post(
      purpose === 'register' ? REGISTER : VISITOR,
      { mobileNum: number, ...CHINA, ...(purpose === 'register' ? {} : { purpose }) },
      { ip, headers },
    );
  type Asking = { purpose?: string; ip?: string; browser?: Browser; headers?: Record<string, string> };
  const verify = (number: string, verificationCode: string, ip = '192.0.2.251') =>
    openBrowser(app).call(
      `/wps/member/password/verification?${new URLSearchParams({ mobileNum: number, ...CHINA, verificationCode })}`,
      { ip },
    );
  const rowOf = async (recipient: string, purpose: 'register' | 'login' | 'password' = 'password') => {
    const [row] = await app.database.queries
      .select()
      .from(identityCode)
      .where(and(eq(identityCode.recipient, recipient), eq(identityCode.purpose, purpose)));
    return row;
  };

  test('is six digits, sent to the number, and not to be read in the database', async () => {
    const { number, mobile } = await newMember();
    const answer = await ask(number);
    expect(answer.value).toEqual({ expirationTime: app.clock.now() + MINUTE_MS });
    const code = await codeSentTo(app, mobile);
    expect(code).toMatch(/^\d{6}$/);
    const row = await rowOf(mobile);
    expect(row).toMatchObject({ triesLeft: 5 });
    expect(row?.expiresAt.getTime()).toBe(app.clock.now() + 10 * MINUTE_MS);
    expect(JSON.stringify(row)).not.toContain(code);
  });

  test('speaks to a member in their language, and to anybody else in that of the page', async () => {
    const { number, mobile } = await newMember({ language: 'JA' });
    await ask(number, { headers: { language: 'TH' } });
    expect((await messagesTo(app, mobile))[0]?.body).toContain('パスワード');
    await ask('13912345678', { purpose: 'register', headers: { language: 'TH' } });
    expect((await messagesTo(app, '+8613912345678'))[0]?.body).toContain('รหัสสมัครสมาชิก');
  });

  test('is good for ten minutes', async () => {
    const { number, mobile } = await newMember();
    await ask(number);
    const code = await codeSentTo(app, mobile);
    app.clock.advance(10 * MINUTE_MS);
    expect((await verify(number, code)).code).toBe('wrong_verification_code');
    await ask(number);
    const next = await codeSentTo(app, mobile);
    app.clock.advance(10 * MINUTE_MS - 1);
    expect((await verify(number, next)).status).toBe(200);
  });

  test('is good for one use', async () => {
    const { number, mobile } = await newMember();
    await ask(number);
    const code = await codeSentTo(app, mobile);
    expect((await verify(number, code)).status).toBe(200);
    expect((await verify(number, code)).code).toBe('wrong_verification_code');
  });

  test('has five tries, of which a right one costs none', async () => {
    const { number, mobile, ip } = await newMember();
    await ask(number);
    const code = await codeSentTo(app, mobile);
    for (let tries = 0; tries < 4; tries += 1)
      expect((await verify(number, anotherCode(code), ip)).code).toBe('wrong_verification_code');
    expect((await rowOf(mobile))?.triesLeft).toBe(1);
    await verify(number, anotherCode(code), ip);
    expect((await verify(number, code, ip)).code).toBe('wrong_verification_code');
    expect((await rowOf(mobile))?.triesLeft).toBe(0);
  });

  test('takes the place of the one before', async () => {
    const { number, mobile } = await newMember();
    await ask(number);
    const first = await codeSentTo(app, mobile);
    app.clock.advance(MINUTE_MS);
    await ask(number);
    const second = await codeSentTo(app, mobile);
    if (first !== second) expect((await verify(number, first)).code).toBe('wrong_verification_code');
    expect((await verify(number, second)).status).toBe(200);
  });

  test('is for one purpose, one number and one brand', async () => {
    const [one, two] = [await newMember(), await newMember()];
    await ask(one.number, { purpose: 'login' });
    const code = await codeSentTo(app, one.mobile);
    await ask(two.number);
    expect((await verify(one.number, code)).code).toBe('wrong_verification_code');
    expect((await verify(two.number, code)).code).toBe('wrong_verification_code');
    const elsewhere = await openBrowser(app, { merchant: 'island' }).call(
      `/wps/member/password/verification?${new URLSearchParams({ mobileNum: one.number, ...CHINA, verificationCode: code })}`,
    );
    expect(elsewhere.code).toBe('wrong_verification_code');
  });

  test('can be asked for again after a minute, and says how long that is', async () => {
    const { number, mobile } = await newMember();
    await ask(number);
    app.clock.advance(MINUTE_MS - 1_000);
    const early = await ask(number);
    expect(early).toMatchObject({ status: 429, code: 'rate_limited', value: { retryAfterMs: 1_000 } });
    app.clock.advance(1_000);
    expect((await ask(number)).status).toBe(200);
    expect(await messagesTo(app, mobile)).toHaveLength(2);
  });

  test('goes to a number three times at once, then every half hour, whether somebody has it or not', async () => {
    const { number: known, mobile } = await newMember();
    const series = async (number: string, ip: string) => {
      const answers: string[] = [];
      for (let index = 0; index < 6; index += 1) {
        const { status, body } = await ask(number, { ip });
        answers.push(`${status} ${body.replace(/\d{13}/, 'then')}`);
        app.clock.advance(index < 4 ? MINUTE_MS : 27 * MINUTE_MS);
      }
      return answers;
    };
    const first = await series(known, '192.0.2.101');
    expect(first.map((answer) => answer.slice(0, 3))).toEqual(['200', '200', '200', '429', '429', '200']);
    app.clock.advance(2 * DAY_MS);
    expect(await series('13999999999', '192.0.2.102')).toEqual(first);
    expect(await messagesTo(app, mobile)).toHaveLength(4);
    expect(await messagesTo(app, '+8613999999999')).toEqual([]);
  });

  test('is never sent more often than the outbox allows, however patiently it is asked for', async () => {
    const { number, mobile } = await newMember();
    const start = app.clock.now();
    let asked = 0;
    while (app.clock.now() - start < DAY_MS) {
      const answer = await ask(number, { ip: `198.18.${asked >> 8}.${asked & 255}` });
      asked += 1;
      const { retryAfterMs = MINUTE_MS } = answer.value as { retryAfterMs?: number };
      app.clock.advance(retryAfterMs);
    }
    const times = (await messagesTo(app, mobile)).map(({ createdAt }) => createdAt.getTime());
    expect(times).toHaveLength(11);
    const inAnHour = times.map((from) => times.filter((at) => at >= from && at < from + HOUR_MS).length);
    expect(Math.max(...inAnHour)).toBe(4);
  });

  test('is left to the owner in their own browser, when strangers have used up theirs', async () => {
    const { number, member } = await newMember();
    const owner = openBrowser(app);
    await owner.login(member.account);
    for (let index = 0; index < 3; index += 1) {
      await ask(number);
      app.clock.advance(MINUTE_MS);
    }
    expect((await ask(number)).code).toBe('rate_limited');
    expect((await ask(number, { browser: owner })).status).toBe(200);
  });

  test('can be asked for ten times at once from one address, then every six minutes, some forty times a day', async () => {
    const ip = '192.0.2.200';
    let asked = 0;
    const next = async () => {
      asked += 1;
      return (await ask(`137${String(10_000_000 + asked)}`, { ip })).status;
    };
    for (let sent = 0; sent < 10; sent += 1) expect(await next()).toBe(200);
    expect(await next()).toBe(429);
    let sent = 10;
    do app.clock.advance(6 * MINUTE_MS);
    while ((await next()) === 200 && ++sent < 60);
    // The day's forty, plus what was regained by then.
    expect(sent).toBe(46);
    expect((await ask('13710000001', { ip: '192.0.2.201' })).status).toBe(200);
  }, 60_000);

  test('an address that guesses too often has to wait, whichever numbers it guesses at', async () => {
    const ip = '192.0.2.220';
    for (let index = 0; index < 20; index += 1)
      expect((await verify(`1370000${1000 + index}`, '000000', ip)).code).toBe('wrong_verification_code');
    const locked = await verify('13700009999', '000000', ip);
    expect(locked).toMatchObject({ status: 429, code: 'locked_out' });
    expect((locked.value as { retryAfterMs: number }).retryAfterMs).toBe(MINUTE_MS);
  });

  test.each([
    ['a fixed line', { mobileNum: '01065529988' }],
    ['a number too short', { mobileNum: '12345' }],
    ['no number', {}],
    ['a dialling code nobody has', { mobileNum: '13800138000', countryDialingCode: '999' }],
  ])('is not sent to %s', async (_, about) => {
    for (const url of [REGISTER, VISITOR]) {
      const answer = await openBrowser(app).post(url, { ...CHINA, purpose: 'password', ...about });
      expect(answer).toMatchObject({ status: 400, code: 'invalid_mobile' });
    }
  });

  test('is not sent where the brand has switched it off', async () => {
    const browser = openBrowser(app, { merchant: 'silent' });
    const body = { mobileNum: '13800138000', ...CHINA };
    expect((await browser.post(REGISTER, body)).code).toBe('module_off');
    expect((await browser.post(VISITOR, { ...body, purpose: 'login' })).code).toBe('module_off');
    expect((await browser.post(VISITOR, { ...body, purpose: 'password' })).status).toBe(200);
  });

  test('is forgotten once it has lapsed', async () => {
    const { number, mobile } = await newMember();
    await ask(number);
    await app.jobs.start();
    await app.jobs.runDue();
    app.clock.advance(2 * HOUR_MS);
    await app.jobs.runDue();
    expect(await rowOf(mobile)).toBeUndefined();
  });
});
