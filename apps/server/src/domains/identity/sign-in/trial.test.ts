import { HOUR_MS } from '@parlour/clock/durations';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeBrand } from '../../../factories/brand.factory.ts';
import { openBrowser } from '../../../testing/members.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

describe('a trial', () => {
  let app: TestApp;
  beforeAll(async () => {
    const off = makeBrand({ merchantCode: 'lantern' });
    app = await startTestApp({
      brands: [
        makeBrand({ merchantCode: 'harbor' }),
        { ...off, switches: { ...off.switches, freePlay: false } },
      ],
    });
  });
  afterAll(() => app.close());

  const play = async (browser = openBrowser(app)) => {
    const answer = await browser.post('/wps/session/login/freeplay', { humanCheck: await browser.solve() });
    if (answer.status === 200) browser.setToken((answer.value as { token: string }).token);
    return { browser, answer };
  };

  test('is an account of type 4 that the browser keeps until it is over', async () => {
    const { browser, answer } = await play();
    expect(answer.value).toMatchObject({
      type: 4,
      customerType: 4,
      userName: expect.stringMatching(/^trial_/),
    });
    const again = await play(browser);
    expect((again.answer.value as { userName: string }).userName).toBe(
      (answer.value as { userName: string }).userName,
    );
    expect((await browser.call('/wps/member/info')).value).toMatchObject({
      type: 4,
      trialEndsAt: app.clock.now() + 24 * HOUR_MS,
    });
  });

  test('made first is the one that is then played', async () => {
    const browser = openBrowser(app);
    const made = (await browser.call('/wps/member/trialuser')).value as { userName: string };
    expect((await play(browser)).answer.value).toMatchObject({ userName: made.userName });
  });

  test('is not made for a page of another site, nor without the proof of work, nor where it is switched off', async () => {
    const browser = openBrowser(app);
    const from = (site: string) =>
      browser.call('/wps/member/trialuser', { headers: { 'sec-fetch-site': site } });
    expect((await from('cross-site')).code).toBe('cross_site');
    expect((await browser.post('/wps/session/login/freeplay', {})).code).toBe('human_check_failed');
    const there = openBrowser(app, { merchant: 'lantern' });
    expect((await there.call('/wps/member/trialuser')).code).toBe('module_off');
  });

  test('may not do what only members may', async () => {
    const { browser } = await play();
    const refused = [
      await browser.post('/wps/member/info/nickname', { nickname: 'Somebody' }),
      await browser.call('/wps/member/sessions'),
      await browser.call('/wps/member/loginHistory'),
      await browser.call('/wps/member/passkeys'),
    ];
    expect(refused.map(({ status, code }) => [status, code])).toEqual(
      refused.map(() => [403, 'free_reject']),
    );
  });

  test('is over after a day, and swept away with all that hangs on it a day later', async () => {
    const { browser, answer } = await play();
    app.clock.advance(24 * HOUR_MS);
    expect((await browser.call('/wps/member/info')).code).toBe('logged_out');
    const next = await play(browser);
    expect(next.answer.value).not.toMatchObject({
      userName: (answer.value as { userName: string }).userName,
    });
    await app.jobs.start();
    await app.jobs.runDue();
    app.clock.advance(24 * HOUR_MS + 1);
    await app.jobs.runDue();
    const { rows } = await app.database.queries.execute(
      `select count(*)::int as left from identity_member where expires_at < to_timestamp(${
        (app.clock.now() - 24 * HOUR_MS) / 1000
      })`,
    );
    expect(rows).toEqual([{ left: 0 }]);
  });

  test('is not made without end for one address', async () => {
    let code: string | undefined;
    for (let count = 0; count < 25 && !code; count += 1)
      code = (await openBrowser(app).call('/wps/member/trialuser')).code;
    expect(code).toBe('rate_limited');
  });
});
