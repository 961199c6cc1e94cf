import { NoopLogger } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { brandWith, CHINA, messagesTo, NO_HUMAN_CHECK } from '../../testing/identity/codes.ts';
import { type Answered, addMember, openBrowser } from '../../testing/members.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

type Work = { status: number; body: string; statements: string[]; hashed: number };

describe('whether somebody has an account', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ env: NO_HUMAN_CHECK, brands: [brandWith('harbor')] });
    await addMember(app, 'mary01', {
      mobile: '+8613400000001',
      mobileVerifiedAt: new Date(app.clock.now()),
      email: 'mary@example.com',
      emailKey: 'mary@example.com',
      emailVerifiedAt: new Date(app.clock.now()),
    });
    // One-time work of the process is done before anything is compared.
    await openBrowser(app).login('warm01');
  });
  afterAll(() => app.close());

  /** By far the most expensive work: nothing else would show as clearly in the time that a call takes. */
  async function countHashes(): Promise<number> {
    const { body } = await app.server.inject({ url: '/metrics' });
    return Number(/^password_hashes_total (\d+)$/m.exec(body)?.[1]);
  }

  let addresses = 0;
  /** A call's answer and its work: every statement without parameters, and every hash. */
  async function workOf(call: (ip: string) => Promise<Answered>): Promise<Work> {
    addresses += 1;
    const statements: string[] = [];
    const spy = vi.spyOn(NoopLogger.prototype, 'logQuery').mockImplementation((...args: unknown[]) => {
      statements.push(String(args[0]));
    });
    const before = await countHashes();
    const { status, body } = await call(`192.0.2.${addresses}`);
    spy.mockRestore();
    return { status, body, statements, hashed: (await countHashes()) - before };
  }

  /**
   * A message to nobody is written and rolled back inside a transaction that commits: only that one statement differs.
   */
  const alike = ({ statements, ...work }: Work) => ({
    ...work,
    statements: statements.map((text) => text.replace(/^(release|rollback to) savepoint/, 'end savepoint')),
  });

  async function expectAlike(
    one: (ip: string) => Promise<Answered>,
    other: (ip: string) => Promise<Answered>,
  ) {
    const [known, unknown] = [await workOf(one), await workOf(other)];
    expect(known.statements.length).toBeGreaterThanOrEqual(2);
    expect(alike(unknown)).toEqual(alike(known));
    return known;
  }

  test('does not show in a failed login by password', async () => {
    const login = (username: string) => (ip: string) =>
      openBrowser(app).call('/wps/session/login', {
        method: 'POST',
        sealed: true,
        body: { username, password: 'not this one 1' },
        ip,
      });
    const work = await expectAlike(login('mary01'), login('nobody01'));
    expect(work).toMatchObject({ status: 401, hashed: 1 });
  });

  test('does not show in a failed login by code, whether one was sent or not', async () => {
    const login = (username: string) => (ip: string) =>
      openBrowser(app).call('/wps/session/login', {
        method: 'POST',
        sealed: true,
        body: { type: 'sms', username, ...CHINA, verificationCode: '000000' },
        ip,
      });
    await expectAlike(login('13400000001'), login('13400000009'));
    const ask = (mobileNum: string) => (ip: string) =>
      openBrowser(app).post(
        '/wps/verification/sms/noLogin',
        { mobileNum, ...CHINA, purpose: 'login' },
        { ip },
      );
    const work = await expectAlike(ask('13400000001'), ask('13400000009'));
    expect(work.statements.some((text) => text.includes('"outbox_message"'))).toBe(true);
    expect(await messagesTo(app, '+8613400000001')).toHaveLength(1);
    expect(await messagesTo(app, '+8613400000009')).toEqual([]);
    await expectAlike(login('13400000001'), login('13400000009'));
  });

  test('does not show in what is sent for a lost password, nor in asking again too early', async () => {
    app.clock.advance(48 * 3_600_000);
    const bySms = (mobileNum: string) => (ip: string) =>
      openBrowser(app).post(
        '/wps/verification/sms/noLogin',
        { mobileNum, ...CHINA, purpose: 'password' },
        { ip },
      );
    expect((await expectAlike(bySms('13400000001'), bySms('13400000009'))).status).toBe(200);
    expect((await expectAlike(bySms('13400000001'), bySms('13400000009'))).status).toBe(429);
    const byMail = (username: string, email: string) => (ip: string) =>
      openBrowser(app).post('/wps/member/password/email', { username, email }, { form: true, ip });
    const known = byMail('mary01', 'mary@example.com');
    expect((await expectAlike(known, byMail('nobody01', 'nobody@example.com'))).status).toBe(200);
    app.clock.advance(61_000);
    expect((await expectAlike(known, byMail('mary01', 'other@example.com'))).status).toBe(200);
    expect(await messagesTo(app, 'mary@example.com')).toHaveLength(2);
  });

  test('does not show in a wrong code for a lost password', async () => {
    const verify = (query: Record<string, string>) => (ip: string) =>
      openBrowser(app).call(
        `/wps/member/password/verification?${new URLSearchParams({ ...query, verificationCode: '000000' })}`,
        { ip },
      );
    const bySms = (mobileNum: string) => verify({ mobileNum, ...CHINA });
    expect((await expectAlike(bySms('13400000001'), bySms('13400000009'))).status).toBe(400);
    await expectAlike(bySms('13400000001'), bySms('13400000077'));
    const byMail = (username: string) => verify({ username, email: `${username}@example.com` });
    await expectAlike(byMail('mary01'), byMail('nobody01'));
  });
});
