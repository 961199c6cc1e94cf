import { openPostgres } from '@parlour/database/postgres';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from '../../../observability/log.ts';
import { brandWith, CHINA, codeSentTo, messagesTo, NO_HUMAN_CHECK } from '../../../testing/identity/codes.ts';
import { addMember, MEMBER_PASSWORD, openBrowser } from '../../../testing/members.ts';
import { describeWithServices, serviceEnvironment } from '../../../testing/services.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { identityMember } from '../members/members.schema.ts';

/** As many as one number may get codes at once; each calls as often. */
const MEMBERS = 3;
const CALLS_EACH = 4;
const NUMBER = '13700000009';

describeWithServices('a mobile number on PostgreSQL', () => {
  let app: TestApp;
  beforeAll(async () => {
    const { DATABASE_URL } = await serviceEnvironment();
    app = await startTestApp({
      env: { ...NO_HUMAN_CHECK, RATE_LIMIT_PER_MINUTE: '1000000' },
      brands: [brandWith('harbor')],
      database: await openPostgres({ url: DATABASE_URL, pool: 20, log: createLog('silent') }),
    });
  });
  afterAll(() => app.close());

  async function askForCode(account: string) {
    await addMember(app, account);
    const browser = openBrowser(app);
    await browser.login(account);
    app.clock.advance(1);
    await browser.post('/wps/verification/sms/member', { mobileNum: NUMBER, ...CHINA });
    const verificationCode = await codeSentTo(app, `+86${NUMBER}`);
    const body = { mobileNum: NUMBER, ...CHINA, verificationCode, password: MEMBER_PASSWORD };
    return () => browser.post('/wps/member/mobile', body, { sealed: true });
  }

  test('proved by several at once, each several times, is bound once and told once', async () => {
    await addMember(app, 'typed', { mobile: `+86${NUMBER}`, email: 'typed@example.com' });
    const callers = [];
    for (let index = 0; index < MEMBERS; index += 1) callers.push(await askForCode(`race${index}`));
    const answers = await Promise.all(
      callers.flatMap((call) => Array.from({ length: CALLS_EACH }, () => call())),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = new Set(answers.flatMap(({ code }) => code ?? []));
    // The owner hears that it is theirs or the code is used up; the others that it is taken, or to wait.
    const known = ['mobile_taken', 'same_contact', 'wrong_verification_code', 'locked_out', 'rate_limited'];
    expect([...refused].filter((code) => !known.includes(code))).toEqual([]);
    const owners = await app.database.queries
      .select({ provedAt: identityMember.mobileVerifiedAt })
      .from(identityMember)
      .where(eq(identityMember.mobile, `+86${NUMBER}`));
    expect(owners.map(({ provedAt }) => provedAt !== null)).toEqual([true]);
    expect(await messagesTo(app, `+86${NUMBER}`)).toHaveLength(MEMBERS);
  }, 120_000);
});
