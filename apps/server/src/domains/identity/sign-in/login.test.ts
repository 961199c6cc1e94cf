import { brotliDecompressSync } from 'node:zlib';
import { MINUTE_MS } from '@parlour/clock/durations';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLog } from '../../../observability/log.ts';
import { addMember, MEMBER_PASSWORD, openBrowser } from '../../../testing/members.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

const CAPTCHA = 'abcde';

describe('logging in', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ env: { CAPTCHA_FIXED: CAPTCHA } });
    await addMember(app, 'mary01');
    await addMember(app, 'side01');
    await addMember(app, 'agent01', { type: 1 });
    await addMember(app, 'desk01', { type: 2, isAgentOnly: true });
    await addMember(app, 'locked01', { state: 'locked' });
  });
  afterAll(() => app.close());

  let addresses = 0;
  /** An address without failures. */
  const elsewhere = () => {
    addresses += 1;
    return { ip: `203.0.113.${addresses}` };
  };

  test('fails alike for a wrong password and for a name nobody has, and asks for a captcha next', async () => {
    const bodies = [];
    for (const username of ['mary01', 'nobody01']) {
      const from = elsewhere();
      const browser = openBrowser(app);
      const wrong = await browser.login(username, { password: 'not this one 1' }, from);
      const without = await browser.login(username, {}, from);
      await browser.call('/wps/captcha');
      const mistaken = await browser.login(username, { captcha: 'wrong' }, from);
      await browser.call('/wps/captcha');
      const again = await browser.login(username, { password: 'not this one 1', captcha: CAPTCHA }, from);
      bodies.push([wrong, without, mistaken, again].map(({ status, body }) => ({ status, body })));
    }
    expect(bodies[0]).toEqual(bodies[1]);
    expect(bodies[0]?.map(({ body }) => JSON.parse(body))).toMatchObject([
      { code: 'wrong_credentials', value: { captcha: true } },
      { code: 'wrong_captcha', value: { captcha: true } },
      { code: 'wrong_captcha', value: { captcha: true } },
      { code: 'wrong_credentials', value: { captcha: true } },
    ]);
  });

  test('sends the picture whole to browsers that take compressed answers', async () => {
    const url = '/wps/captcha';
    const { rawPayload } = await app.server.inject({ url, headers: { 'accept-encoding': 'br' } });
    const { value } = JSON.parse(brotliDecompressSync(rawPayload).toString());
    expect(Buffer.from(value, 'base64').subarray(1, 4).toString()).toBe('PNG');
  });

  test('takes a captcha once, in any case, and forgets the failure', async () => {
    const from = elsewhere();
    const browser = openBrowser(app);
    await browser.call('/wps/captcha');
    const jar = new Map(browser.jar);
    const ok = await browser.login('mary01', { captcha: CAPTCHA.toUpperCase() }, from);
    expect(ok.status).toBe(200);
    await openBrowser(app).login('mary01', { password: 'wrong again 1' }, elsewhere());
    const thief = openBrowser(app);
    for (const [name, value] of jar) thief.jar.set(name, value);
    expect((await thief.login('mary01', { captcha: CAPTCHA }, elsewhere())).code).toBe('wrong_captcha');
    // The owner's browser is known: strangers' failures do not touch it.
    expect((await browser.login('mary01', {}, from)).status).toBe(200);
  });

  test('is paused by failures, never above half an hour, and never for the browser of the owner', async () => {
    await addMember(app, 'target01');
    const owner = openBrowser(app);
    expect((await owner.login('target01', {}, elsewhere())).status).toBe(200);
    const waits: number[] = [];
    for (let round = 0; round < 16; round += 1) {
      const stranger = openBrowser(app);
      const from = elsewhere();
      await stranger.call('/wps/captcha', from);
      const { code, value } = await stranger.login(
        'target01',
        { password: 'guess number 1', captcha: CAPTCHA },
        from,
      );
      if (code === 'locked_out') {
        const { retryAfterMs } = value as { retryAfterMs: number };
        waits.push(retryAfterMs);
        app.clock.advance(retryAfterMs);
      } else expect(code).toBe('wrong_credentials');
      expect((await owner.login('target01', {}, elsewhere())).status).toBe(200);
    }
    expect(waits.length).toBeGreaterThan(3);
    expect(Math.max(...waits)).toBeLessThanOrEqual(30 * MINUTE_MS);
  });

  test('many names from one address end in a pause for that address alone', async () => {
    const from = elsewhere();
    const codes = new Set<string | undefined>();
    for (let number = 0; number < 24; number += 1) {
      const browser = openBrowser(app);
      await browser.call('/wps/captcha', elsewhere());
      codes.add(
        (await browser.login(`guess${number}x`, { password: 'Summer2026!', captcha: CAPTCHA }, from)).code,
      );
    }
    expect(codes).toContain('locked_out');
    expect((await openBrowser(app).login('agent01', {}, elsewhere())).status).toBe(200);
  });

  test('needs the unseen proof of work: solved, once, in time, for a challenge of ours', async () => {
    const browser = openBrowser(app);
    const from = elsewhere();
    const solution = await browser.solve();
    expect((await browser.login('agent01', { humanCheck: solution }, from)).status).toBe(200);
    const { number, ...rest } = JSON.parse(Buffer.from(solution, 'base64').toString());
    const forged = (about: object) =>
      Buffer.from(JSON.stringify({ number, ...rest, ...about })).toString('base64');
    const late = await browser.solve();
    const text = Buffer.from(solution, 'base64').toString();
    const bad = [
      solution,
      // The same once more, written otherwise.
      solution.replace(/=*$/, ''),
      `${solution}====`,
      Buffer.from(` ${text}`).toString('base64'),
      Buffer.from(text.replace('{', '{ "more": 1, ')).toString('base64'),
      forged({ took: 7 }),
      forged({ signature: '0'.repeat(64) }),
      forged({ number: number + 1 }),
      forged({ salt: `${rest.salt}1` }),
      'no base64 ~',
      Buffer.from('null').toString('base64'),
      '',
      undefined,
    ];
    for (const humanCheck of bad)
      expect([humanCheck, (await browser.login('agent01', { humanCheck }, from)).code]).toEqual([
        humanCheck,
        'human_check_failed',
      ]);
    app.clock.advance(20 * MINUTE_MS);
    expect((await browser.login('agent01', { humanCheck: late }, from)).code).toBe('human_check_failed');
  });

  test('on the agent side is for agents, and for those who are only agents nowhere else', async () => {
    const sides = [
      ['side01', 'agent', 'not_an_agent'],
      ['side01', 'member', undefined],
      ['agent01', 'agent', undefined],
      ['agent01', 'member', undefined],
      ['desk01', 'agent', undefined],
      ['desk01', 'member', 'agents_only'],
      ['locked01', 'member', 'account_locked'],
    ] as const;
    for (const [account, side, code] of sides) {
      // No captcha: a right password on the wrong side is no failure.
      const answer = await openBrowser(app).login(account, { side }, elsewhere());
      expect([account, side, answer.code]).toEqual([account, side, code]);
    }
    // Without the password a caller does not learn that an account is locked.
    const answer = await openBrowser(app).login('locked01', { password: 'not this one 1' }, elsewhere());
    expect(answer.code).toBe('wrong_credentials');
  });

  test('with a password that an operator set works for a while and asks for another', async () => {
    const until = new Date(app.clock.now() + 24 * 60 * MINUTE_MS);
    await addMember(app, 'reset01', { temporaryUntil: until });
    expect((await openBrowser(app).login('reset01', {}, elsewhere())).value).toMatchObject({
      changePassword: true,
    });
    app.clock.advance(24 * 60 * MINUTE_MS);
    expect((await openBrowser(app).login('reset01', {}, elsewhere())).code).toBe('wrong_credentials');
  });

  test('takes nothing but a sealed body', async () => {
    const answer = await openBrowser(app).post('/wps/session/login', { username: 'mary01', password: 'x' });
    expect(answer).toMatchObject({ status: 400, code: 'bad_seal' });
  });
});

test('no log line holds a password, a token or a cookie of somebody who logs in', async () => {
  const lines: string[] = [];
  const app = await startTestApp({ log: createLog('trace', { write: (line) => void lines.push(line) }) });
  await addMember(app, 'mary01');
  const browser = openBrowser(app);
  await browser.login('mary01', { password: 'canary of a wrong one' });
  await addMember(app, 'mary02');
  await browser.login('mary02');
  await browser.call('/wps/member/info');
  await browser.call('/wps/session/logout', { method: 'DELETE' });
  const secrets = ['canary of a wrong one', MEMBER_PASSWORD, browser.token() ?? '', ...browser.jar.values()];
  expect(secrets.length).toBeGreaterThan(3);
  expect(lines.length).toBeGreaterThan(0);
  for (const secret of secrets) expect(lines.join('')).not.toContain(secret);
  await app.close();
});

describe('the captcha', () => {
  test('is a picture, another each time, and drawn only so often for one address', async () => {
    const app = await startTestApp();
    const browser = openBrowser(app);
    const pictures = new Set<string>();
    let refusal: string | undefined;
    for (let count = 0; count < 40 && !refusal; count += 1) {
      const { value, code } = await browser.call('/wps/captcha');
      refusal = code;
      if (!code) pictures.add(value);
    }
    expect(refusal).toBe('rate_limited');
    expect(pictures.size).toBe(30);
    for (const picture of pictures)
      expect(Buffer.from(picture, 'base64').subarray(0, 8).toString('hex')).toBe('89504e470d0a1a0a');
    await app.close();
  });
});
