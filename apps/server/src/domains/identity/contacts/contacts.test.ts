import { DAY_MS, MINUTE_MS } from '@parlour/clock/durations';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeTill, openTill, type Payer, type Till } from '../../../testing/cashier/cashier.ts';
import { addDrawer } from '../../../testing/cashier/withdrawals.ts';
import { anotherCode, CHINA, codeSentTo, messagesTo } from '../../../testing/identity/codes.ts';
import { addMember, MEMBER_PASSWORD, openBrowser } from '../../../testing/members.ts';
import { identityMember } from '../members/members.schema.ts';

const SEND_MOBILE = '/wps/verification/sms/member';
const SEND_EMAIL = '/wps/verification/email/member';

let till: Till;
let people = 0;
beforeAll(async () => {
  till = await openTill({ brands: [makeTill('harbor'), makeTill('lotus')] });
});
afterAll(() => till.close());

type Person = Payer & { account: string };
let person: Person;
/** Signed in, without any contact. */
async function newPerson(merchant = 'harbor'): Promise<Person> {
  people += 1;
  const account = `mover${people}`;
  return { ...(await till.addPayer(account, merchant)), account };
}
const newNumber = () => {
  people += 1;
  return `137${String(50_000_000 + people)}`;
};
const newEmail = () => {
  people += 1;
  return `Mover${people}@Example.com`;
};
beforeEach(async () => {
  person = await newPerson();
});

const sealedPost = (who: Person, url: string, body: object) =>
  who.call(url, { method: 'POST', body, sealed: true });
const sendTo = (who: Person, mobileNum: string) => who.post(SEND_MOBILE, { mobileNum, ...CHINA });
const changeMobile = (who: Person, mobileNum: string, about: object) =>
  sealedPost(who, '/wps/member/mobile', { mobileNum, ...CHINA, password: MEMBER_PASSWORD, ...about });
const changeEmail = (who: Person, email: string, about: object) =>
  sealedPost(who, '/wps/member/email', { email, password: MEMBER_PASSWORD, ...about });

async function codeFor(who: Person, number: string, merchant = 'harbor'): Promise<string> {
  till.clock.advance(1);
  const answer = await sendTo(who, number);
  expect(answer.body).toContain('expirationTime');
  return codeSentTo(till.app, `+86${number}`, merchant);
}
async function bindMobile(who: Person, number = newNumber(), merchant = 'harbor'): Promise<string> {
  const verificationCode = await codeFor(who, number, merchant);
  expect((await changeMobile(who, number, { verificationCode })).status).toBe(200);
  return number;
}
async function bindEmail(who: Person, email = newEmail()): Promise<string> {
  till.clock.advance(1);
  await who.post(SEND_EMAIL, { email });
  const verificationCode = await codeSentTo(till.app, email.toLowerCase());
  expect((await changeEmail(who, email, { verificationCode })).status).toBe(200);
  return email;
}
const security = async (who: Person) => (await who.call('/wps/member/securityConfig')).value as object;
const rowOf = async ({ id }: Person) => {
  const [row] = await till.app.database.queries
    .select()
    .from(identityMember)
    .where(eq(identityMember.id, id));
  return row;
};
const noticesTo = async (recipient: string) =>
  (await messagesTo(till.app, recipient)).filter(({ purpose }) => purpose.endsWith('_changed'));

describe('a mobile number', () => {
  test('is bound by the code that was sent to it and the password, and is good for a new password', async () => {
    const number = newNumber();
    const verificationCode = await codeFor(person, number);
    const answer = await changeMobile(person, number, { verificationCode });
    const withdrawalsHeldUntil = till.clock.now() + DAY_MS;
    const mobile = `+86*********${number.slice(-2)}`;
    expect(answer.value).toEqual({ value: mobile, withdrawalsHeldUntil });
    expect(await security(person)).toMatchObject({ mobile, isMobileVerified: true, withdrawalsHeldUntil });
    till.clock.advance(1);
    const visitor = openBrowser(till.app);
    await visitor.post('/wps/verification/sms/noLogin', { mobileNum: number, ...CHINA, purpose: 'password' });
    expect((await messagesTo(till.app, `+86${number}`))[0]?.purpose).toBe('identity.code_password');
  });

  test('can be proved when it was only typed in', async () => {
    const number = newNumber();
    await till.app.database.queries
      .update(identityMember)
      .set({ mobile: `+86${number}` })
      .where(eq(identityMember.id, person.id));
    await bindMobile(person, number);
    expect(await security(person)).toMatchObject({ isMobileVerified: true });
    expect((await sendTo(person, number)).code).toBe('same_contact');
    expect((await changeMobile(person, number, { verificationCode: '000000' })).code).toBe('same_contact');
  });

  test.each([
    ['a fixed line', { mobileNum: '01065529988', ...CHINA }],
    ['a number too short', { mobileNum: '12345', ...CHINA }],
    ['a dialling code nobody has', { mobileNum: '13800138000', countryDialingCode: '999' }],
  ])('is not %s', async (_, body) => {
    expect((await person.post(SEND_MOBILE, body)).code).toBe('invalid_mobile');
    const proof = { verificationCode: '000000', password: MEMBER_PASSWORD };
    const answer = await sealedPost(person, '/wps/member/mobile', { ...body, ...proof });
    expect(answer.code).toBe('invalid_mobile');
  });

  test('of somebody who proved it is told to be taken only to whoever has its code', async () => {
    const number = await bindMobile(await newPerson());
    till.clock.advance(MINUTE_MS);
    const free = await sendTo(person, newNumber());
    const taken = await sendTo(person, number);
    expect([taken.status, Object.keys(taken.value)]).toEqual([free.status, Object.keys(free.value)]);
    const verificationCode = await codeSentTo(till.app, `+86${number}`);
    const wrong = await changeMobile(person, number, { verificationCode: anotherCode(verificationCode) });
    expect(wrong.code).toBe('wrong_verification_code');
    expect((await changeMobile(person, number, { verificationCode })).code).toBe('mobile_taken');
    expect((await rowOf(person))?.mobile).toBeNull();
  });

  test('goes from who only typed it in to who proves it, and both are held', async () => {
    const number = newNumber();
    const squatter = await addMember(till.app, `typed${people}`, { mobile: `+86${number}` });
    await bindMobile(person, number);
    const [row] = await till.app.database.queries
      .select()
      .from(identityMember)
      .where(eq(identityMember.id, squatter.id));
    expect([row?.mobile, row?.sensitiveChangedAt?.getTime()]).toEqual([null, till.clock.now()]);
  });

  test('is one member’s of each brand', async () => {
    const number = await bindMobile(person);
    await bindMobile(await newPerson('lotus'), number, 'lotus');
    expect((await rowOf(person))?.mobile).toBe(`+86${number}`);
  });

  test('proved by two at once becomes the first one’s, and the second is told', async () => {
    const other = await newPerson();
    const number = newNumber();
    const codes = [await codeFor(person, number), await codeFor(other, number)] as const;
    const answers = await Promise.all([
      changeMobile(person, number, { verificationCode: codes[0] }),
      changeMobile(other, number, { verificationCode: codes[1] }),
    ]);
    expect(answers.map(({ code }) => code ?? 'bound').sort()).toEqual(['bound', 'mobile_taken']);
  });
});

describe('a mail address', () => {
  test('is bound in the same way, kept as it was typed, and may be several members’', async () => {
    const email = await bindEmail(person);
    expect(await security(person)).toMatchObject({ email: 'M***@Example.com', isEmailVerified: true });
    expect((await person.post(SEND_EMAIL, { email: email.toLowerCase() })).code).toBe('same_contact');
    const other = await newPerson();
    till.clock.advance(MINUTE_MS);
    await bindEmail(other, email);
    expect([(await rowOf(person))?.email, (await rowOf(other))?.email]).toEqual([email, email]);
  });

  test('is told who asks by nothing but the brand', async () => {
    const email = newEmail();
    await person.post(SEND_EMAIL, { email });
    const [mail] = await messagesTo(till.app, email.toLowerCase());
    expect(mail).toMatchObject({ channel: 'mail', purpose: 'identity.code_contact' });
    expect(`${mail?.subject} ${mail?.body}`).not.toContain(person.account);
  });

  test.each(['nobody', 'a@b', 'a b@example.com', `${'a'.repeat(250)}@example.com`, ''])(
    'is not "%s"',
    async (email) => {
      const answer = await person.post(SEND_EMAIL, { email });
      expect([answer.code, Object.keys((answer.value as { fields: object }).fields)]).toEqual([
        'invalid_input',
        ['email'],
      ]);
    },
  );
});

describe('the code of a change', () => {
  test('is for one member, one number and one use', async () => {
    const [number, another] = [newNumber(), newNumber()];
    const verificationCode = await codeFor(person, number);
    const other = await newPerson();
    expect((await changeMobile(other, number, { verificationCode })).code).toBe('wrong_verification_code');
    expect((await changeMobile(person, another, { verificationCode })).code).toBe('wrong_verification_code');
    expect((await changeMobile(person, number, { verificationCode })).status).toBe(200);
    await bindMobile(person, another);
    expect((await changeMobile(person, number, { verificationCode })).code).toBe('wrong_verification_code');
  });

  test('is not one that was sent to register', async () => {
    const number = newNumber();
    await openBrowser(till.app).post('/wps/verification/sms/register', { mobileNum: number, ...CHINA });
    const verificationCode = await codeSentTo(till.app, `+86${number}`);
    expect((await changeMobile(person, number, { verificationCode })).code).toBe('wrong_verification_code');
  });

  test('is good for ten minutes', async () => {
    const number = newNumber();
    const verificationCode = await codeFor(person, number);
    till.clock.advance(10 * MINUTE_MS);
    expect((await changeMobile(person, number, { verificationCode })).code).toBe('wrong_verification_code');
  });

  test('has five tries', async () => {
    const number = newNumber();
    const verificationCode = await codeFor(person, number);
    for (let tries = 0; tries < 5; tries += 1)
      await changeMobile(person, number, { verificationCode: anotherCode(verificationCode) });
    expect((await changeMobile(person, number, { verificationCode })).code).toBe('wrong_verification_code');
  });

  test('is kept while the password is wrong, which is counted like failures to log in', async () => {
    const number = newNumber();
    const verificationCode = await codeFor(person, number);
    const wrong = { verificationCode, password: 'not the password' };
    for (let tries = 0; tries < 5; tries += 1)
      expect((await changeMobile(person, number, wrong)).code).toBe('wrong_password');
    expect((await changeMobile(person, number, { verificationCode })).code).toBe('locked_out');
    expect((await rowOf(person))?.mobile).toBeNull();
    till.clock.advance(MINUTE_MS);
    expect((await changeMobile(person, number, { verificationCode })).status).toBe(200);
  });

  test('can be asked for again after a minute', async () => {
    const number = newNumber();
    await codeFor(person, number);
    till.clock.advance(MINUTE_MS - 1_000);
    const early = await sendTo(person, number);
    expect([early.code, early.value]).toEqual(['rate_limited', { retryAfterMs: 1_000 }]);
    till.clock.advance(1_000);
    expect((await sendTo(person, number)).status).toBe(200);
  });

  test('is sent five times at once for one member, wherever to', async () => {
    for (let count = 0; count < 5; count += 1) expect((await sendTo(person, newNumber())).status).toBe(200);
    expect((await sendTo(person, newNumber())).code).toBe('rate_limited');
    expect((await person.post(SEND_EMAIL, { email: newEmail() })).code).toBe('rate_limited');
  });

  test('is sent to one number three times at once, whoever asks', async () => {
    const number = newNumber();
    for (let count = 0; count < 3; count += 1)
      expect((await sendTo(await newPerson(), number)).status).toBe(200);
    expect((await sendTo(person, number)).code).toBe('rate_limited');
  });
});

describe('a change', () => {
  test('is told to every contact of before, also when somebody has used up what they may be sent', async () => {
    const number = await bindMobile(person);
    const email = await bindEmail(person);
    for (let count = 0; count < 6; count += 1) {
      till.clock.advance(MINUTE_MS);
      const body = { mobileNum: number, ...CHINA, purpose: 'password' };
      const { code } = await person.post('/wps/verification/sms/noLogin', body);
      expect(code).toBe(count < 3 ? undefined : 'rate_limited');
    }
    expect((await noticesTo(`+86${number}`)).map(({ purpose }) => purpose)).toEqual([
      'identity.email_changed',
    ]);
    const next = await bindMobile(person);
    const [sms] = await noticesTo(`+86${number}`);
    expect(sms?.purpose).toBe('identity.mobile_changed');
    expect(sms?.body).toContain(`+86*********${next.slice(-2)}`);
    expect(sms?.body).not.toContain(next);
    const [mail] = await noticesTo(email);
    expect(mail).toMatchObject({ channel: 'mail', purpose: 'identity.mobile_changed' });
    expect(await noticesTo(`+86${next}`)).toEqual([]);
  });

  test('makes what was sent to the old number worthless: codes, and tickets for a password', async () => {
    const number = await bindMobile(person);
    const reset = { mobileNum: number, ...CHINA };
    const thief = openBrowser(till.app);
    const ask = () => thief.post('/wps/verification/sms/noLogin', { ...reset, purpose: 'password' });
    const verify = (verificationCode: string) =>
      thief.call(`/wps/member/password/verification?${new URLSearchParams({ ...reset, verificationCode })}`);
    till.clock.advance(MINUTE_MS);
    await ask();
    const { value } = await verify(await codeSentTo(till.app, `+86${number}`));
    const { resetTicket } = value as { resetTicket: string };
    till.clock.advance(MINUTE_MS);
    await ask();
    const code = await codeSentTo(till.app, `+86${number}`);
    await bindMobile(person);
    expect((await verify(code)).code).toBe('wrong_verification_code');
    const next = { newPassword: 'quiet lamp orchard 5', confirmNewPassword: 'quiet lamp orchard 5' };
    const set = await thief.post('/wps/member/password/phone', { resetTicket, ...next }, { sealed: true });
    expect(set.code).toBe('verification_ended');
  });

  test('is on record, masked, with where it came from', async () => {
    const number = await bindMobile(person);
    const { rows } = await till.app.database.queries.execute(
      'select action, operator_id, target_id, changes, ip from operators_audit order by id desc limit 1',
    );
    expect(rows[0]).toMatchObject({
      action: 'identity.member_changed_mobile',
      operator_id: null,
      target_id: person.id,
      changes: [{ path: 'mobile', before: null, after: `+86*********${number.slice(-2)}` }],
      ip: expect.stringMatching(/^10\.0\./),
    });
  });

  test('leaves the sessions elsewhere open: its owner may be there', async () => {
    const elsewhere = openBrowser(till.app);
    await elsewhere.login(person.account);
    await bindMobile(person);
    expect((await elsewhere.call('/wps/member/info')).status).toBe(200);
  });

  test('is made five times a day', async () => {
    const email = await bindEmail(person);
    for (let count = 0; count < 4; count += 1) {
      await till.pass(60 * MINUTE_MS, 60 * MINUTE_MS);
      await bindMobile(person);
    }
    till.clock.advance(30 * MINUTE_MS);
    const number = newNumber();
    const verificationCode = await codeFor(person, number);
    expect((await changeMobile(person, number, { verificationCode })).code).toBe('rate_limited');
    expect((await rowOf(person))?.email).toBe(email);
  });

  test('of a member without a password asks for none', async () => {
    await till.app.database.queries
      .update(identityMember)
      .set({ passwordHash: null })
      .where(eq(identityMember.id, person.id));
    const number = newNumber();
    const verificationCode = await codeFor(person, number);
    expect((await changeMobile(person, number, { verificationCode })).code).toBe('wrong_password');
    expect((await changeMobile(person, number, { verificationCode, password: '' })).status).toBe(200);
  });

  test.each([
    ['the phone', (who: Person) => bindMobile(who)],
    ['the mail', (who: Person) => bindEmail(who)],
  ])('of %s holds withdrawals for 24 hours, to the millisecond', async (_, change) => {
    people += 1;
    const account = `drawer${people}`;
    const drawer = { ...(await addDrawer(till, account)), account };
    await drawer.give(500);
    const card = await drawer.ownCard();
    await change(drawer);
    const heldUntil = till.clock.now() + DAY_MS;
    const refused = await drawer.request({ cardId: card.id });
    expect([refused.code, refused.value]).toEqual(['withdrawals_held', { heldUntil, hours: 24 }]);
    expect(JSON.parse(refused.body).message).toBe(
      'Withdrawals are held for 24 hours after a change of phone, mail, name or card.',
    );
    expect((await drawer.overview()).heldUntil).toBe(heldUntil);
    await drawer.wait(DAY_MS - 1);
    expect((await drawer.request({ cardId: card.id })).code).toBe('withdrawals_held');
    await drawer.wait(1);
    expect((await drawer.overview()).heldUntil).toBeNull();
    expect((await drawer.request({ cardId: card.id })).status).toBe(200);
  });

  test('is not for a visitor, a trial, or a session of another brand', async () => {
    const number = newNumber();
    const visitor = openBrowser(till.app);
    const ask = (browser: typeof visitor) => browser.post(SEND_MOBILE, { mobileNum: number, ...CHINA });
    expect((await ask(visitor)).code).toBe('not_logged_in');
    const trial = openBrowser(till.app);
    const { value } = await trial.post('/wps/session/login/freeplay', {});
    trial.setToken((value as { token: string }).token);
    expect((await ask(trial)).code).toBe('free_reject');
    const body = { mobileNum: number, ...CHINA, verificationCode: '000000', password: MEMBER_PASSWORD };
    expect((await trial.post('/wps/member/mobile', body, { sealed: true })).code).toBe('free_reject');
    const foreign = await person.call(SEND_MOBILE, {
      method: 'POST',
      body: { mobileNum: number, ...CHINA },
      headers: { merchant: 'lotus' },
    });
    expect(foreign.code).toBe('not_logged_in');
  });
});
