import { HOUR_MS } from '@parlour/clock/durations';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createSecrets } from '../../../secrets/secrets.ts';
import { brandWith, NO_HUMAN_CHECK } from '../../../testing/identity/codes.ts';
import { addMember, MEMBER_PASSWORD, openBrowser } from '../../../testing/members.ts';
import { addOperator, type SignedIn, signInAs } from '../../../testing/operators.ts';
import { startTestApp, TEST_MASTER_KEY, type TestApp } from '../../../testing/test-app.ts';
import { createPersonalData } from '../members/personal-data.service.ts';

const merchant = 'harbor';
const reason = 'they called and asked';
const NOBODY = '0190a1b2-0000-7000-8000-000000000000';
const LOCKED_OUT_AFTER = 30;

const secrets = createSecrets(Buffer.from(TEST_MASTER_KEY, 'hex'));
let app: TestApp;
let admin: SignedIn;
let support: SignedIn;
let finance: SignedIn;
beforeAll(async () => {
  app = await startTestApp({
    brands: [brandWith('harbor'), brandWith('lantern')],
    env: { RATE_LIMIT_PER_MINUTE: '100000', ...NO_HUMAN_CHECK },
  });
  for (const role of ['admin', 'support', 'finance'] as const)
    await addOperator(app, role, { grants: [{ role, merchantCode: merchant }] });
  await signInAll();
});
afterAll(() => app.close());

/** Called again after the clock moved by days, which ends sessions. */
async function signInAll(): Promise<void> {
  admin = await signInAs(app, 'admin');
  support = await signInAs(app, 'support');
  finance = await signInAs(app, 'finance');
}

/** Time advances before each call, so the newest line of the record is the last one written. */
const get = (path: string, query: Record<string, string> = {}, session = support) => {
  app.clock.advance(1);
  return session.call(`${path}?${new URLSearchParams(query)}`, { merchant });
};
const post = (path: string, body: object, session = support) => {
  app.clock.advance(1);
  return session.post(path, body, { merchant });
};

type Line = { action: string; kind: string; target_id: string; reason: string | null; changes: unknown };
const lastLine = async (): Promise<Line> => {
  const { rows } = await app.database.queries.execute(
    'select action, kind, target_id, reason, changes from operators_audit order by id desc limit 1',
  );
  return rows[0] as Line;
};

describe('one member', () => {
  let id: string;
  let made = 0;
  let account: string;
  const look = async (session = support) =>
    (await get('/ops/member', { id }, session)).value as Record<string, unknown>;
  beforeEach(async () => {
    made += 1;
    account = `carol${made}`;
    const upline = await addMember(app, `agent-of-${made}`, { type: 1 });
    const member = await addMember(app, account, {
      mobile: `+86138001${String(38000 + made)}`,
      email: `carol${made}@example.com`,
      uplineId: upline.id,
      personalData: createPersonalData(secrets).seal({ payeeName: 'Carol Who' }),
    });
    id = member.id;
  });

  test('is shown masked, and looking is recorded', async () => {
    expect(await look(finance)).toMatchObject({
      account,
      mobile: expect.stringMatching(/^\+86\*+\d\d$/),
      email: 'c***@example.com',
      upline: `agent-of-${made}`,
      hasPassword: true,
      openSessions: 0,
      consents: [],
      pausedUntil: null,
      state: 'active',
    });
    expect(await lastLine()).toMatchObject({ action: 'identity.view_member', kind: 'view', target_id: id });
  });

  test('is not there for another brand, nor where there is nobody', async () => {
    const { id: other } = await addMember(app, account, { merchant: 'lantern' });
    for (const unknown of [NOBODY, other]) {
      const body = { id: unknown, reason };
      const answers = await Promise.all([
        get('/ops/member', { id: unknown }),
        get('/ops/member/sessions', { id: unknown }),
        post('/ops/member/reveal', body),
        post('/ops/member/state', { ...body, state: 'locked' }),
        post('/ops/member/unlock', body),
        post('/ops/member/password/reset', body),
        post('/ops/member/type', { ...body, type: 1, isAgentOnly: false }, admin),
        post('/ops/member/sessions/end', { ...body, sessionId: null }),
      ]);
      expect(answers.map(({ code }) => code)).toEqual(answers.map(() => 'not_found'));
    }
    expect((await openBrowser(app, { merchant: 'lantern' }).login(account)).status).toBe(200);
  });

  test('is revealed in full for a reason, which is recorded', async () => {
    expect((await post('/ops/member/reveal', { id, reason: '' })).code).toBe('invalid_input');
    expect((await post('/ops/member/reveal', { id, reason }, finance)).code).toBe('not_permitted');
    const { value } = await post('/ops/member/reveal', { id, reason });
    expect(value).toEqual({
      mobile: `+86138001${38000 + made}`,
      email: `carol${made}@example.com`,
      fields: { payeeName: 'Carol Who' },
    });
    const line = await lastLine();
    expect(line).toMatchObject({ action: 'identity.reveal_member', kind: 'view', target_id: id, reason });
    expect(JSON.stringify(line)).not.toContain('Carol Who');
  });

  test('when locked is out at once and told so, and comes back when unlocked', async () => {
    const browser = openBrowser(app);
    await browser.login(account);
    expect((await browser.call('/wps/member/info')).status).toBe(200);
    const locked = await post('/ops/member/state', { id, state: 'locked', reason });
    expect(locked.value).toMatchObject({ state: 'locked', lockedReason: reason, openSessions: 0 });
    expect(await lastLine()).toMatchObject({
      action: 'identity.lock_member',
      changes: [{ path: 'state', before: 'active', after: 'locked' }],
      reason,
    });
    expect((await browser.call('/wps/member/info')).status).toBe(401);
    expect((await openBrowser(app).login(account)).code).toBe('account_locked');
    const unlocked = await post('/ops/member/state', { id, state: 'active', reason });
    expect(unlocked.value).toMatchObject({ state: 'active', lockedReason: null });
    expect((await browser.call('/wps/member/info')).status).toBe(401);
    expect((await openBrowser(app).login(account)).status).toBe(200);
  });

  test('that is paused after failures can try again when an operator ends it', async () => {
    const strangers = openBrowser(app);
    const fail = (attempt: number) =>
      strangers.login(account, { password: 'wrong' }, { ip: `10.1.${made}.${attempt}` });
    let code: string | undefined;
    for (let attempt = 0; attempt < LOCKED_OUT_AFTER && code !== 'locked_out'; attempt += 1)
      ({ code } = await fail(attempt));
    expect(code).toBe('locked_out');
    expect(await look()).toMatchObject({ pausedUntil: expect.any(Number), state: 'active' });
    const { value } = await post('/ops/member/unlock', { id, reason });
    expect(value).toMatchObject({ pausedUntil: null });
    expect(await lastLine()).toMatchObject({ action: 'identity.end_pause', reason });
    expect((await openBrowser(app).login(account)).status).toBe(200);
  });

  test('gets a one-time password that works for 24 hours and must be changed; sessions end', async () => {
    const browser = openBrowser(app);
    await browser.login(account);
    expect((await post('/ops/member/password/reset', { id, reason }, finance)).code).toBe('not_permitted');
    const { value, body } = await post('/ops/member/password/reset', { id, reason });
    const { oneTimePassword, expiresAt } = value as { oneTimePassword: string; expiresAt: number };
    expect(oneTimePassword).toMatch(/^[a-z2-9]{5}(-[a-z2-9]{5}){3}$/);
    expect(expiresAt).toBe(app.clock.now() + 24 * HOUR_MS);
    const line = await lastLine();
    expect(line).toMatchObject({ action: 'identity.reset_password', target_id: id, reason });
    expect(JSON.stringify(line)).not.toContain(oneTimePassword);
    expect(body).not.toContain('argon2');
    expect((await browser.call('/wps/member/info')).status).toBe(401);
    expect((await openBrowser(app).login(account)).code).toBe('wrong_credentials');
    const fresh = openBrowser(app);
    const signedIn = await fresh.login(account, { password: oneTimePassword });
    expect(signedIn.value).toMatchObject({ changePassword: true });
    app.clock.advance(24 * HOUR_MS);
    expect((await openBrowser(app).login(account, { password: oneTimePassword })).code).toBe(
      'wrong_credentials',
    );
    await signInAll();
  });

  test('changes type by whoever may, recorded with what it was; a trial stays one', async () => {
    const change = (body: object, session = admin) =>
      post('/ops/member/type', { id, reason, isAgentOnly: false, ...body }, session);
    expect((await change({ type: 1 }, support)).code).toBe('not_permitted');
    const browser = openBrowser(app);
    await browser.login(account);
    expect((await change({ type: 2, isAgentOnly: true })).value).toMatchObject({
      type: 2,
      isAgentOnly: true,
    });
    expect(await lastLine()).toMatchObject({
      action: 'identity.change_type',
      changes: [
        { path: 'type', before: 0, after: 2 },
        { path: 'isAgentOnly', before: false, after: true },
      ],
      reason,
    });
    expect((await browser.call('/wps/member/info')).status).toBe(401);
    expect((await openBrowser(app).login(account)).code).toBe('agents_only');
    expect((await openBrowser(app).login(account, { side: 'agent' })).status).toBe(200);
    const odd = await change({ type: 0, isAgentOnly: true });
    expect([odd.code, odd.value]).toEqual(['invalid_input', { fields: { isAgentOnly: 'not_allowed' } }]);
    expect((await change({ type: 4 })).code).toBe('not_permitted');
    expect((await change({ type: 3 })).code).toBe('invalid_input');
    const trial = await addMember(app, `trial${made}`, { type: 4 });
    expect((await change({ id: trial.id, type: 0 })).code).toBe('not_permitted');
    expect((await post('/ops/member/password/reset', { id: trial.id, reason })).code).toBe('not_permitted');
    expect(await look(admin)).toMatchObject({ type: 2 });
  });

  test('is signed out of one browser or all, and the sessions are shown', async () => {
    const browsers = [openBrowser(app), openBrowser(app), openBrowser(app)];
    for (const browser of browsers) {
      app.clock.advance(1_000);
      await browser.login(account);
    }
    const shown = async () =>
      ((await get('/ops/member/sessions', { id })).value as { items: { id: string; method: string }[] })
        .items;
    const open = await shown();
    expect(await lastLine()).toMatchObject({ action: 'identity.view_sessions', kind: 'view', target_id: id });
    expect(open.map(({ method }) => method)).toEqual(['username', 'username', 'username']);
    const end = (sessionId: string | null) => post('/ops/member/sessions/end', { id, sessionId, reason });
    expect((await end(open[0]?.id ?? '')).value).toEqual({ ended: 1 });
    expect((await end(open[0]?.id ?? '')).code).toBe('not_found');
    expect((await end(NOBODY)).code).toBe('not_found');
    const statuses = async () =>
      Promise.all(browsers.map(async (browser) => (await browser.call('/wps/member/info')).status));
    expect(await statuses()).toEqual([200, 200, 401]);
    expect((await end(null)).value).toEqual({ ended: 2 });
    expect(await lastLine()).toMatchObject({ action: 'identity.end_sessions', reason });
    expect(await statuses()).toEqual([401, 401, 401]);
    expect(await shown()).toEqual([]);
  });

  test('has a history of logins, in which the brand’s can be searched by address and outcome', async () => {
    const ip = `203.0.113.${made}`;
    await openBrowser(app).login(account, {}, { ip });
    app.clock.advance(1_000);
    await openBrowser(app).login(account, { password: 'wrong' }, { ip });
    const logins = async (query: Record<string, string>) =>
      ((await get('/ops/member/logins', query)).value as { items: Record<string, unknown>[] }).items;
    const both = await logins({ memberId: id });
    expect(both).toMatchObject([
      { account, memberId: id, isSuccess: false, ip, method: 'username', device: 'H5' },
      { account, isSuccess: true },
    ]);
    expect(await lastLine()).toMatchObject({ action: 'identity.view_logins', target_id: id });
    expect(await logins({ ip })).toEqual(both);
    expect(await logins({ ip, isSuccess: 'true' })).toEqual([both[1]]);
    expect(await logins({ ip, isSuccess: 'true', limit: '1', after: String(both[1]?.id) })).toEqual([]);
    expect(await lastLine()).toMatchObject({
      target_id: 'list',
      changes: expect.arrayContaining([{ path: 'ip', after: ip }]),
    });
    expect((await openBrowser(app).login('nobody-at-all', { password: MEMBER_PASSWORD }, { ip })).code).toBe(
      'wrong_credentials',
    );
    expect((await logins({ ip })).length).toBe(2);
  });
});
