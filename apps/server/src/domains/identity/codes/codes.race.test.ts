import { openPostgres } from '@parlour/database/postgres';
import { SCALE } from '@parlour/money/testing/scale';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from '../../../observability/log.ts';
import {
  anotherCode,
  brandWith,
  CHINA,
  codeSentTo,
  messagesTo,
  NO_HUMAN_CHECK,
} from '../../../testing/identity/codes.ts';
import { addMember, openBrowser } from '../../../testing/members.ts';
import { describeWithServices, serviceEnvironment } from '../../../testing/services.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { identityMember } from '../members/members.schema.ts';
import { identityCode } from './codes.schema.ts';

const CALLS = 100 * SCALE;
const at = (index: number) => `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`;
const inParallel = <T>(call: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: CALLS }, (_unused, index) => call(index)));

describeWithServices('codes and registrations on PostgreSQL', () => {
  let app: TestApp;
  beforeAll(async () => {
    const { DATABASE_URL } = await serviceEnvironment();
    app = await startTestApp({
      env: { ...NO_HUMAN_CHECK, RATE_LIMIT_PER_MINUTE: '1000000' },
      brands: [brandWith('harbor', { switches: { mobilePassword: false } })],
      database: await openPostgres({ url: DATABASE_URL, pool: 20, log: createLog('silent') }),
    });
    for (const [account, mobile] of [
      ['race01', '+8613700000001'],
      ['race02', '+8613700000002'],
      ['race03', '+8613700000003'],
    ] as const)
      await addMember(app, account, { mobile, mobileVerifiedAt: new Date(app.clock.now()) });
  });
  afterAll(() => app.close());

  const ask = (mobileNum: string, ip = '192.0.2.1', purpose = 'password') =>
    openBrowser(app).post('/wps/verification/sms/noLogin', { mobileNum, ...CHINA, purpose }, { ip });
  const verify = (mobileNum: string, verificationCode: string, ip: string) =>
    openBrowser(app).call(
      `/wps/member/password/verification?${new URLSearchParams({ mobileNum, ...CHINA, verificationCode })}`,
      { ip },
    );

  test(`of ${CALLS} guesses at once five are looked at`, async () => {
    await ask('13700000001');
    const code = await codeSentTo(app, '+8613700000001');
    const answers = await inParallel((index) => verify('13700000001', anotherCode(code), at(index)));
    expect(new Set(answers.map((answer) => answer.code))).toEqual(new Set(['wrong_verification_code']));
    const [row] = await app.database.queries
      .select()
      .from(identityCode)
      .where(eq(identityCode.recipient, '+8613700000001'));
    expect(row?.triesLeft).toBe(0);
    expect((await verify('13700000001', code, at(0))).code).toBe('wrong_verification_code');
  }, 120_000);

  test(`of ${CALLS} who give the right code at once one has it`, async () => {
    await ask('13700000002');
    const code = await codeSentTo(app, '+8613700000002');
    const answers = await inParallel((index) => verify('13700000002', code, at(index)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  }, 120_000);

  test(`of ${CALLS} who ask for a code at once one is sent it`, async () => {
    const answers = await inParallel((index) => ask('13700000003', at(index)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([undefined, 'rate_limited']));
    expect(await messagesTo(app, '+8613700000003')).toHaveLength(1);
  }, 120_000);

  const payload = (about: object) => ({
    registerUrl: 'harbor.localhost',
    registerMethod: 'H5',
    domain: 'harbor.localhost',
    normalRegister: true,
    agree: true,
    ...about,
  });
  const rowsOf = async (column: 'account' | 'mobile', value: string) =>
    app.database.queries.select().from(identityMember).where(eq(identityMember[column], value));

  test('of many who register one name at once one has it', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 * SCALE }, (_unused, index) =>
        openBrowser(app).call('/wps/member/register', {
          method: 'PUT',
          sealed: true,
          ip: at(index),
          body: payload({ username: 'wanted01', password: 'tidy otter', confirmPassword: 'tidy otter' }),
        }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([undefined, 'username_taken']));
    expect(await rowsOf('account', 'wanted01')).toHaveLength(1);
  }, 120_000);

  test('of many registrations with one code at once one succeeds', async () => {
    const mobileNum = '13700000009';
    await openBrowser(app).post(
      '/wps/verification/sms/register',
      { mobileNum, ...CHINA },
      { ip: '192.0.2.9' },
    );
    const verificationCode = await codeSentTo(app, `+86${mobileNum}`);
    const answers = await Promise.all(
      Array.from({ length: 20 * SCALE }, (_unused, index) =>
        openBrowser(app).call('/wps/member/register/mobile', {
          method: 'PUT',
          sealed: true,
          ip: at(index),
          body: payload({ mobileNum, ...CHINA, verificationCode, normalRegister: false }),
        }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([undefined, 'wrong_verification_code']));
    expect(await rowsOf('mobile', `+86${mobileNum}`)).toHaveLength(1);
  }, 120_000);
});
