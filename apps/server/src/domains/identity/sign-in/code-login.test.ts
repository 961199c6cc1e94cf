import { DAY_MS, MINUTE_MS } from '@parlour/clock/durations';
import type { SessionInfo } from '@parlour/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  anotherCode,
  brandWith,
  CHINA,
  codeSentTo,
  messagesTo,
  NO_HUMAN_CHECK,
} from '../../../testing/identity/codes.ts';
import { type Answered, addMember, openBrowser } from '../../../testing/members.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

describe('logging in by a code', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({
      env: NO_HUMAN_CHECK,
      brands: [
        brandWith('harbor'),
        brandWith('pictured', { switches: { captcha: true } }),
        brandWith('silent', { switches: { mobileCodeLogin: false, firebasePhone: false } }),
      ],
    });
  });
  afterAll(() => app.close());
  // Codes of one test do not count against the next.
  beforeEach(() => app.clock.advance(2 * DAY_MS));

  let people = 0;
  async function newPerson(about: object = {}) {
    people += 1;
    const number = `135${String(50_000_000 + people)}`;
    const member = await addMember(app, `caller${people}`, {
      mobile: `+86${number}`,
      mobileVerifiedAt: new Date(app.clock.now()),
      passwordHash: null,
      ...about,
    });
    return { number, mobile: `+86${number}`, member, ip: `192.0.2.${people}` };
  }
  const ask = (mobileNum: string, ip: string, merchant = 'harbor') =>
    openBrowser(app, { merchant }).post(
      '/wps/verification/sms/noLogin',
      { mobileNum, ...CHINA, purpose: 'login' },
      { ip },
    );
  const login = (
    username: string,
    verificationCode: string | undefined,
    { ip = '198.51.100.1', merchant = 'harbor', ...about }: Record<string, unknown> = {},
    browser = openBrowser(app, { merchant: String(merchant) }),
  ): Promise<Answered> =>
    browser.call('/wps/session/login', {
      method: 'POST',
      sealed: true,
      ip: String(ip),
      body: { type: 'sms', username, ...CHINA, verificationCode, ...about },
    });

  test('signs in whoever has the phone, once for each code', async () => {
    const { number, mobile, member, ip } = await newPerson();
    await ask(number, ip);
    const code = await codeSentTo(app, mobile);
    const browser = openBrowser(app);
    const answer = await login(number, code, { ip }, browser);
    expect(answer.value).toMatchObject({ id: member.id, userName: member.account, firstTimeLogin: true });
    browser.setToken((answer.value as SessionInfo).token);
    const { items } = (await browser.call('/wps/member/loginHistory')).value as { items: object[] };
    expect(items).toMatchObject([{ method: 'sms', isSuccess: true }]);
    expect((await login(number, code, { ip })).code).toBe('wrong_verification_code');
  });

  test('has five tries, and a failure is in the history of the account', async () => {
    const { number, mobile, ip } = await newPerson();
    await ask(number, ip);
    const code = await codeSentTo(app, mobile);
    for (let tries = 0; tries < 4; tries += 1)
      expect((await login(number, anotherCode(code), { ip })).code).toBe('wrong_verification_code');
    app.clock.advance(1);
    const browser = openBrowser(app);
    const { value } = await login(number, code, { ip }, browser);
    browser.setToken((value as SessionInfo).token);
    const { items } = (await browser.call('/wps/member/loginHistory')).value as { items: object[] };
    expect(items.map((item) => (item as { isSuccess: boolean }).isSuccess)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
  });

  test('never takes longer than half an hour from the owner, and nothing in their own browser', async () => {
    const { number, mobile, ip } = await newPerson();
    const owner = openBrowser(app);
    await ask(number, ip);
    await login(number, await codeSentTo(app, mobile), { ip }, owner);
    let longest = 0;
    for (let index = 0; index < 40; index += 1) {
      const { value } = await login(number, '000000', { ip: `10.9.${index}.1` });
      const { retryAfterMs = 0 } = (value ?? {}) as { retryAfterMs?: number };
      longest = Math.max(longest, retryAfterMs);
      app.clock.advance(retryAfterMs);
    }
    expect(longest).toBe(30 * MINUTE_MS);
    await login(number, '000000', { ip: '10.10.1.1' });
    const stranger = await login(number, '000000', { ip: '10.10.1.1' });
    expect(stranger.code).toBe('locked_out');
    await owner.post(
      '/wps/verification/sms/noLogin',
      { mobileNum: number, ...CHINA, purpose: 'login' },
      { ip },
    );
    const answer = await login(number, await codeSentTo(app, mobile), { ip }, owner);
    expect(answer.status).toBe(200);
  }, 60_000);

  test('asks for the picture after a failure', async () => {
    const { number, ip } = await newPerson({ merchant: 'pictured' });
    const from = { ip, merchant: 'pictured' };
    const failed = await login(number, '000000', from);
    expect(failed).toMatchObject({ code: 'wrong_verification_code', value: { captcha: true } });
    expect((await login(number, '000000', from)).code).toBe('wrong_captcha');
    await ask(number, ip, 'pictured');
    const code = await codeSentTo(app, `+86${number}`, 'pictured');
    const browser = openBrowser(app, { merchant: 'pictured' });
    await browser.call('/wps/captcha');
    expect((await login(number, code, { ...from, captcha: 'abc12' }, browser)).status).toBe(200);
  });

  test.each([
    ['a number nobody has', '13500000099'],
    ['no number at all', 'mary01'],
  ])('fails alike for %s', async (_, username) => {
    const known = await newPerson();
    await ask(known.number, known.ip);
    const wrong = await login(known.number, undefined, { ip: '198.51.100.2' });
    const other = await login(username, undefined, { ip: '198.51.100.3' });
    expect([other.status, other.body]).toEqual([wrong.status, wrong.body]);
    expect(wrong.code).toBe('wrong_verification_code');
  });

  test('is refused to a locked member, and to those who only typed the number in', async () => {
    const locked = await newPerson({ state: 'locked' });
    await ask(locked.number, locked.ip);
    const answer = await login(locked.number, await codeSentTo(app, locked.mobile), { ip: locked.ip });
    expect(answer.code).toBe('account_locked');
    const unproven = await newPerson({ mobileVerifiedAt: null });
    expect((await ask(unproven.number, unproven.ip)).status).toBe(200);
    expect(await messagesTo(app, unproven.mobile)).toEqual([]);
  });

  test('is sent under the module and with the payload of the specification, which names no purpose', async () => {
    const { number, mobile, ip } = await newPerson();
    const answer = await openBrowser(app).post(
      '/wps/verification/sms/noLogin',
      { mobileNum: number, ...CHINA },
      { ip, headers: { moduleid: 'REGMOBVERF3' } },
    );
    expect(answer.status).toBe(200);
    expect((await login(number, await codeSentTo(app, mobile), { ip })).status).toBe(200);
  });

  test('on the agent side is for agents', async () => {
    const { number, mobile, ip } = await newPerson();
    await ask(number, ip);
    const answer = await login(number, await codeSentTo(app, mobile), { ip, side: 'agent' });
    expect(answer.code).toBe('not_an_agent');
  });

  test('is off where its switch is off, and so is the third party', async () => {
    expect((await login('13500000001', '123456', { merchant: 'silent' })).code).toBe('module_off');
    const firebase = {
      merchant: 'silent',
      type: 'firebase',
      firebaseChannel: 'sms',
      firebaseIdToken: 'a.b.c',
    };
    expect((await login('13500000001', undefined, firebase)).code).toBe('module_off');
  });
});
