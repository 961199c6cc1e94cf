import { DAY_MS, MINUTE_MS } from '@parlour/clock/durations';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeTill, openTill, type Till } from '../../../testing/cashier/cashier.ts';
import { addDrawer } from '../../../testing/cashier/withdrawals.ts';
import { CHINA, codeSentTo, messagesTo } from '../../../testing/identity/codes.ts';
import {
  addMover,
  bindEmail,
  bindMobile,
  changeMobile,
  codeFor,
  type Mover,
  newNumber,
  rowOf,
  SEND_MOBILE,
  sealedPost,
} from '../../../testing/identity/contacts.ts';
import { MEMBER_PASSWORD, openBrowser } from '../../../testing/members.ts';
import { identityMember } from '../members/members.schema.ts';
import { identitySession } from '../sessions/sessions.schema.ts';

let till: Till;
let person: Mover;
beforeAll(async () => {
  till = await openTill({ brands: [makeTill('harbor'), makeTill('lotus')] });
});
beforeEach(async () => {
  person = await addMover(till);
});
afterAll(() => till.close());

const noticesTo = async (recipient: string) =>
  (await messagesTo(till.app, recipient)).filter(({ purpose }) => purpose.startsWith('identity.changed_'));

/** As if this very session had been opened just now. */
const signInAgain = ({ id }: Mover) =>
  till.app.database.queries
    .update(identitySession)
    .set({ createdAt: new Date(till.clock.now()) })
    .where(eq(identitySession.memberId, id));

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
      'identity.changed_email',
    ]);
    const next = await bindMobile(person);
    const [sms] = await noticesTo(`+86${number}`);
    expect(sms?.purpose).toBe('identity.changed_mobile');
    expect(sms?.body).toContain(`+86*********${next.slice(-2)}`);
    expect(sms?.body).not.toContain(next);
    const [mail] = await noticesTo(email);
    expect(mail).toMatchObject({ channel: 'mail', purpose: 'identity.changed_mobile' });
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

  test('is made ten times a day', async () => {
    const choose = (count: number) =>
      sealedPost(person, '/wps/member/paymentPassword', {
        password: MEMBER_PASSWORD,
        oldPaymentPassword: count > 0 ? `5029${16 + count - 1}` : undefined,
        newPassword: `5029${16 + count}`,
        confirmNewPassword: `5029${16 + count}`,
      });
    for (let count = 0; count < 9; count += 1) expect((await choose(count)).status).toBe(200);
    await bindEmail(person);
    expect((await choose(9)).code).toBe('rate_limited');
    const number = newNumber();
    const verificationCode = await codeFor(person, number);
    expect((await changeMobile(person, number, { verificationCode })).code).toBe('rate_limited');
    expect((await rowOf(person))?.mobile).toBeNull();
  });

  test('of a member without a password takes a code to a proved contact, or a sign-in just now; never an empty text', async () => {
    await till.app.database.queries
      .update(identityMember)
      .set({ passwordHash: null })
      .where(eq(identityMember.id, person.id));
    const number = newNumber();
    const password = '';
    const first = { verificationCode: await codeFor(person, number), password };
    till.clock.advance(11 * MINUTE_MS);
    expect((await changeMobile(person, number, first)).code).toBe('wrong_verification_code');
    const later = { verificationCode: await codeFor(person, number), password };
    const refused = await changeMobile(person, number, later);
    expect([refused.code, refused.value]).toEqual(['proof_needed', { ways: [] }]);
    await signInAgain(person);
    expect((await changeMobile(person, number, later)).status).toBe(200);
    // From now on there is a contact to be asked, and having signed in is not enough.
    const next = newNumber();
    const another = { verificationCode: await codeFor(person, next), password };
    const asked = await changeMobile(person, next, another);
    expect([asked.code, asked.value]).toEqual(['proof_needed', { ways: ['sms'] }]);
    till.clock.advance(MINUTE_MS);
    await person.post('/wps/verification/member', { way: 'sms' });
    const proofCode = await codeSentTo(till.app, `+86${number}`);
    expect((await changeMobile(person, next, { ...another, proofCode: '000000' })).code).toBe(
      'wrong_proof_code',
    );
    expect((await changeMobile(person, next, { ...another, proofCode })).status).toBe(200);
    expect((await changeMobile(person, newNumber(), { ...another, proofCode })).code).toBe(
      'wrong_verification_code',
    );
  });

  test.each([
    ['the phone', (who: Mover) => bindMobile(who)],
    ['the mail', (who: Mover) => bindEmail(who)],
  ])('of %s holds withdrawals for 24 hours, to the millisecond', async (_, change) => {
    const account = `drawer-of-${person.account}`;
    const drawer = { ...(await addDrawer(till, account)), account, till };
    await drawer.give(500);
    const card = await drawer.ownCard();
    await change(drawer);
    const heldUntil = till.clock.now() + DAY_MS;
    const refused = await drawer.request({ cardId: card.id });
    expect([refused.code, refused.value]).toEqual(['withdrawals_held', { heldUntil, hours: 24 }]);
    expect(JSON.parse(refused.body).message).toBe(
      'Withdrawals are on hold for 24 hours after a change to how you log in or get paid.',
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
