import { DAY_MS, MINUTE_MS } from '@parlour/clock/durations';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeTill, openTill, type Till } from '../../../testing/cashier/cashier.ts';
import { anotherCode, CHINA, codeSentTo, messagesTo } from '../../../testing/identity/codes.ts';
import {
  addMover,
  bindEmail,
  bindMobile,
  changeMobile,
  codeFor,
  type Mover,
  newEmail,
  newNumber,
  rowOf,
  SEND_EMAIL,
  SEND_MOBILE,
  sealedPost,
  sendTo,
} from '../../../testing/identity/contacts.ts';
import { addMember, MEMBER_PASSWORD, openBrowser } from '../../../testing/members.ts';
import { identityMember } from '../members/members.schema.ts';

let till: Till;
let person: Mover;
beforeAll(async () => {
  till = await openTill({ brands: [makeTill('harbor'), makeTill('lotus')] });
});
beforeEach(async () => {
  person = await newPerson();
});
afterAll(() => till.close());

const newPerson = (merchant?: string) => addMover(till, merchant);
const security = async (who: Mover) => (await who.call('/wps/member/securityConfig')).value as object;

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
    const squatter = await addMember(till.app, `typed-${person.account}`, { mobile: `+86${number}` });
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
