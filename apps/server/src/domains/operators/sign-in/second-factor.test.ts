import { MINUTE_MS } from '@parlour/clock/durations';
import { ROLES } from '@parlour/contract';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  addOperator,
  CONSOLE_HOST,
  CONSOLE_ORIGIN,
  callConsole,
  cookieOf,
  passwordOf,
  sessionOf,
  signInAs,
} from '../../../testing/operators.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

const STEP_MS = 30_000;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMIT_PER_MINUTE: '1000000', TRUSTED_PROXIES: '127.0.0.1' } });
});
afterAll(() => app.close());

const postFrom = (ip: string, url: string, body: object) =>
  callConsole(app, url, { method: 'POST', body, headers: { 'x-forwarded-for': ip } });
const codeAt = (secret: string, atMs = app.clock.now()) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: atMs });

describe('the second factor', () => {
  /** An enrolled operator of a role that needs a second factor. */
  async function enrol(name: string) {
    await addOperator(app, name, { isDemo: false, grants: [{ role: 'finance', merchantCode: 'harbor' }] });
    const session = await signInAs(app, name);
    const started = await session.post('/ops/account/second-factor/start', { password: passwordOf(name) });
    const { secret, uri } = started.value as { secret: string; uri: string };
    const confirmed = await session.post('/ops/account/second-factor/confirm', { code: codeAt(secret) });
    const { recoveryCodes } = confirmed.value as { recoveryCodes: string[] };
    return { session, secret, uri, recoveryCodes };
  }
  async function challengeOf(name: string): Promise<string> {
    const { value } = await postFrom('203.0.113.200', '/ops/session', { name, password: passwordOf(name) });
    expect(value).toMatchObject({ step: 'code' });
    return (value as { challenge: string }).challenge;
  }
  const giveCode = (challenge: string, code: string, ip = '203.0.113.200') =>
    postFrom(ip, '/ops/session/code', { challenge, code });

  test.each(ROLES)('is asked of the role %s, before anything else', async (role) => {
    const name = `strict-${role}`;
    await addOperator(app, name, { isDemo: false, grants: [{ role, merchantCode: 'harbor' }] });
    const strict = await signInAs(app, name);
    expect((await strict.call('/ops/session')).value).toMatchObject({ stage: 'enrol_second_factor' });
    expect((await strict.call('/ops/tasks')).code).toBe('second_factor_needed');
  });

  test('is enrolled by a code of it, and then asked for with a code that works once', async () => {
    const { session, secret, uri, recoveryCodes } = await enrol('careful');
    expect(uri).toMatch(/^otpauth:\/\/totp\/Parlour:careful\?issuer=Parlour&secret=/);
    expect(new Set(recoveryCodes).size).toBe(10);
    expect((await session.call('/ops/session')).value).toMatchObject({
      stage: 'ready',
      recoveryCodesLeft: 10,
    });
    const password = passwordOf('careful');
    const again = await session.post('/ops/account/second-factor/start', { password });
    expect(again.code).toBe('second_factor_exists');
    expect((await session.post('/ops/account/second-factor/confirm', { code: '000000' })).code).toBe(
      'second_factor_exists',
    );

    const challenge = await challengeOf('careful');
    // The code it was enrolled with has been used.
    expect((await giveCode(challenge, codeAt(secret))).code).toBe('wrong_code');
    app.clock.advance(STEP_MS);
    const code = codeAt(secret);
    const done = await app.consoleServer.inject({
      method: 'POST',
      url: '/ops/session/code',
      headers: { host: CONSOLE_HOST, origin: CONSOLE_ORIGIN },
      payload: { challenge, code },
    });
    const { token, me } = done.json().value;
    const careful = sessionOf(app, { token, me, cookie: cookieOf(done.headers['set-cookie']) });
    expect((await careful.call('/ops/tasks')).status).toBe(200);
    expect((await giveCode(challenge, code)).code).toBe('challenge_ended');
    expect((await giveCode(await challengeOf('careful'), code)).code).toBe('wrong_code');
  });

  test('takes a code that is one step off, either way, and none that is two', async () => {
    const { secret } = await enrol('drifting');
    app.clock.advance(10 * STEP_MS);
    const challenge = await challengeOf('drifting');
    for (const steps of [-2, 2])
      expect((await giveCode(challenge, codeAt(secret, app.clock.now() + steps * STEP_MS))).code).toBe(
        'wrong_code',
      );
    expect((await giveCode(challenge, codeAt(secret, app.clock.now() - STEP_MS))).status).toBe(200);
    const next = await challengeOf('drifting');
    expect((await giveCode(next, codeAt(secret, app.clock.now() + STEP_MS))).status).toBe(200);
    // A code older than the last used one is refused, although it was never used itself.
    expect((await giveCode(await challengeOf('drifting'), codeAt(secret))).code).toBe('wrong_code');
  });

  test('has recovery codes, each for once, however they are typed', async () => {
    const { recoveryCodes, session, secret } = await enrol('lost');
    const [first = '', second = ''] = recoveryCodes;
    expect(
      (await giveCode(await challengeOf('lost'), ` ${first.toUpperCase().replace('-', ' ')}`)).status,
    ).toBe(200);
    expect((await giveCode(await challengeOf('lost'), first)).code).toBe('wrong_code');
    app.clock.advance(STEP_MS);
    const renewed = await session.post('/ops/account/second-factor/recovery-codes', {
      password: passwordOf('lost'),
      code: codeAt(secret),
    });
    expect((renewed.value as { recoveryCodes: string[] }).recoveryCodes).toHaveLength(10);
    expect((await giveCode(await challengeOf('lost'), second)).code).toBe('wrong_code');
  });

  test('can be taken away with password and code, and is then asked for anew', async () => {
    const { session, secret } = await enrol('changing');
    app.clock.advance(STEP_MS);
    const remove = (password: string, code: string) =>
      session.post('/ops/account/second-factor/remove', { password, code });
    expect((await remove('wrong', codeAt(secret))).code).toBe('wrong_credentials');
    expect((await remove(passwordOf('changing'), '000000')).code).toBe('wrong_code');
    const removed = await remove(passwordOf('changing'), codeAt(secret));
    expect(removed.value).toMatchObject({ me: { stage: 'enrol_second_factor', hasSecondFactor: false } });
    expect((await session.post('/ops/account/second-factor/confirm', { code: '123456' })).code).toBe(
      'not_found',
    );
  });

  test('ends the other sessions when it comes and when it goes', async () => {
    await addOperator(app, 'several', { grants: [{ role: 'finance', merchantCode: 'harbor' }] });
    const [kept, other] = [await signInAs(app, 'several'), await signInAs(app, 'several')];
    const password = passwordOf('several');
    const started = await kept.post('/ops/account/second-factor/start', { password });
    const { secret } = started.value as { secret: string };
    const confirmed = await kept.post('/ops/account/second-factor/confirm', { code: codeAt(secret) });
    expect(confirmed.status).toBe(200);
    expect((await other.call('/ops/session')).code).toBe('not_logged_in');
    app.clock.advance(STEP_MS);
    expect((await giveCode(await challengeOf('several'), codeAt(secret))).status).toBe(200);
    app.clock.advance(STEP_MS);
    const removal = { password, code: codeAt(secret) };
    expect((await kept.post('/ops/account/second-factor/remove', removal)).status).toBe(200);
    const { value } = await kept.call('/ops/account/sessions');
    expect((value as { items: unknown[] }).items).toHaveLength(1);
  });

  test('cannot be guessed: wrong codes pause the account as wrong passwords do', async () => {
    const { secret } = await enrol('guessed');
    const challenge = await challengeOf('guessed');
    const answers: (string | undefined)[] = [];
    for (let count = 0; count < 6; count += 1)
      answers.push((await giveCode(challenge, '000000', '203.0.113.201')).code);
    expect(answers).toEqual([...Array(5).fill('wrong_code'), 'locked_out']);
    app.clock.advance(STEP_MS);
    // A right password in between gives the guesser no new tries.
    await challengeOf('guessed');
    expect((await giveCode(challenge, '000000', '203.0.113.202')).code).toBe('wrong_code');
    expect((await giveCode(challenge, codeAt(secret), '203.0.113.203')).code).toBe('locked_out');
  });

  test('is asked for within five minutes', async () => {
    const { secret } = await enrol('slow');
    const challenge = await challengeOf('slow');
    app.clock.advance(5 * MINUTE_MS);
    expect((await giveCode(challenge, codeAt(secret))).code).toBe('challenge_ended');
    expect((await giveCode('made-up', codeAt(secret))).code).toBe('challenge_ended');
  });

  test('lies encrypted in the database', async () => {
    const { secret } = await enrol('sealed');
    const { rows } = await app.database.queries.execute('select * from operators_operator');
    expect(JSON.stringify(rows)).not.toContain(secret);
  });
});
