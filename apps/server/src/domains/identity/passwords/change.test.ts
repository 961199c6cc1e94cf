import { DAY_MS, MINUTE_MS } from '@parlour/clock/durations';
import type { SessionInfo } from '@parlour/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { brandWith, codeSentTo, NO_HUMAN_CHECK } from '../../../testing/identity/codes.ts';
import { isOpen, NEXT, newPerson, noticeTo } from '../../../testing/identity/passwords.ts';
import { MEMBER_PASSWORD, openBrowser, readMember } from '../../../testing/members.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { identityMember } from '../members/members.schema.ts';

const CHANGE = '/wps/v2/member/password';

describe('changing a password', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({
      env: NO_HUMAN_CHECK,
      brands: [brandWith('harbor', { fields: { password: { pattern: '(?=.*[0-9]).+' } } })],
    });
  });
  afterAll(() => app.close());

  async function signedIn(about: object = {}) {
    const person = await newPerson(app, about);
    const browser = openBrowser(app);
    await browser.login(person.account);
    const change = (oldPassword: string, newPassword: string, confirmNewPassword = newPassword) =>
      browser.post(CHANGE, { oldPassword, newPassword, confirmNewPassword }, { sealed: true, ip: person.ip });
    return { ...person, browser, change };
  }

  test('keeps this session, ends the others, and tells the member', async () => {
    const { account, mobile, browser, change } = await signedIn({
      temporaryUntil: new Date(app.clock.now() + DAY_MS),
    });
    const other = openBrowser(app);
    await other.login(account);
    expect((await change(MEMBER_PASSWORD, NEXT)).value).toEqual({});
    expect([await isOpen(browser), await isOpen(other)]).toEqual(['open', 'logged_out']);
    expect((await openBrowser(app).login(account, { password: NEXT })).status).toBe(200);
    expect((await readMember(app, account)).temporaryUntil).toBeNull();
    expect(await noticeTo(app, mobile)).toMatchObject({ channel: 'sms' });
  });

  test.each([
    ['the old one is wrong', ['not the old one 1', NEXT], 'wrong_password'],
    ['it is the same', [MEMBER_PASSWORD, MEMBER_PASSWORD], 'same_password'],
    ['the confirmation differs', [MEMBER_PASSWORD, NEXT, 'another one 1'], 'confirmation_mismatch'],
    ['it is too short', [MEMBER_PASSWORD, 'k7#Tq9x'], 'weak_password'],
    ['it is common', [MEMBER_PASSWORD, 'Dragon2026'], 'weak_password'],
    ["it is the brand's name", [MEMBER_PASSWORD, 'Harbor-2026'], 'weak_password'],
    ["it breaks the brand's pattern", [MEMBER_PASSWORD, 'quiet lamp orchard'], 'invalid_input'],
  ])('is refused when %s', async (_, words, code) => {
    const { account, change } = await signedIn();
    const [oldPassword = '', newPassword = '', confirm] = words;
    const before = await readMember(app, account);
    expect((await change(oldPassword, newPassword, confirm)).code).toBe(code);
    expect((await readMember(app, account)).passwordHash).toBe(before.passwordHash);
  });

  test('counts wrong guesses of the old one like failures to log in', async () => {
    const { change } = await signedIn();
    for (let tries = 0; tries < 5; tries += 1)
      expect((await change('not the old one 1', NEXT)).code).toBe('wrong_password');
    const locked = await change(MEMBER_PASSWORD, NEXT);
    expect(locked).toMatchObject({ status: 429, code: 'locked_out' });
    expect((locked.value as { retryAfterMs: number }).retryAfterMs).toBe(MINUTE_MS / 2);
    app.clock.advance(MINUTE_MS / 2);
    expect((await change(MEMBER_PASSWORD, NEXT)).status).toBe(200);
  });

  test('gives one to a member who has none, and proves themselves by a code', async () => {
    const person = await newPerson(app);
    const browser = openBrowser(app);
    await browser.login(person.account);
    await app.database.queries
      .update(identityMember)
      .set({ passwordHash: null })
      .where(eq(identityMember.account, person.account));
    const change = (about: object) =>
      browser.post(
        CHANGE,
        { oldPassword: '', newPassword: NEXT, confirmNewPassword: NEXT, ...about },
        { sealed: true, ip: person.ip },
      );
    expect((await change({ oldPassword: 'anything at all' })).code).toBe('proof_needed');
    expect((await change({})).value).toEqual({ ways: ['sms', 'mail'] });
    await browser.post('/wps/verification/member', { way: 'mail' });
    const proofCode = await codeSentTo(app, person.email);
    expect((await change({ proofCode })).status).toBe(200);
  });

  test('is for those who are signed in, and not for a trial', async () => {
    const body = { oldPassword: MEMBER_PASSWORD, newPassword: NEXT, confirmNewPassword: NEXT };
    expect((await openBrowser(app).post(CHANGE, body, { sealed: true })).code).toBe('not_logged_in');
    const trial = openBrowser(app);
    const { value } = await trial.post('/wps/session/login/freeplay', {});
    trial.setToken((value as SessionInfo).token);
    expect((await trial.post(CHANGE, body, { sealed: true })).code).toBe('free_reject');
  });
});
