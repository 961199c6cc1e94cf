import { MINUTE_MS } from '@parlour/clock/durations';
import type { AnswerOf, ConsoleContract } from '@parlour/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createAuthenticator } from '../../../testing/identity/authenticator.ts';
import { type Creating, operatorPasskeys } from '../../../testing/operator-passkeys.ts';
import {
  addOperator,
  CONSOLE_ORIGIN,
  callConsole,
  passwordOf,
  signInAs,
} from '../../../testing/operators.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let passkeys: ReturnType<typeof operatorPasskeys>;
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMIT_PER_MINUTE: '1000000', TRUSTED_PROXIES: '127.0.0.1' } });
  passkeys = operatorPasskeys(app);
});
afterAll(() => app.close());
// Every code is new, and no test pauses the address of another.
beforeEach(() => app.clock.advance(MINUTE_MS));

describe('a passkey of an operator', () => {
  test('is added with password and code, takes the place of the code once, and can be taken away', async () => {
    const owner = await passkeys.enrol('keeper');
    expect(await passkeys.halfOf('keeper')).toMatchObject({ hasPasskeys: false });
    const laptop = await passkeys.addPasskey(owner, 'Laptop at the desk');
    expect(await passkeys.list(owner)).toMatchObject([{ label: 'Laptop at the desk', lastUsedAt: null }]);

    const { challenge, hasPasskeys } = await passkeys.halfOf('keeper');
    expect(hasPasskeys).toBe(true);
    const asked = await passkeys.askedOf(challenge);
    expect(asked).toMatchObject({
      rpId: 'console.test',
      userVerification: 'required',
      allowCredentials: [{ id: laptop.id }],
    });
    const signed = laptop.get(asked);
    const done = await passkeys.finish(challenge, signed);
    expect(done.value).toMatchObject({ step: 'done', me: { name: 'keeper', stage: 'ready' } });
    expect((await passkeys.finish(challenge, signed)).code).toBe('challenge_ended');
    expect(await passkeys.list(owner)).toMatchObject([{ lastUsedAt: app.clock.now() }]);

    const [passkey] = await passkeys.list(owner);
    const remove = (password: string) =>
      owner.session.post('/ops/account/passkeys/remove', { id: passkey?.id, password });
    expect((await remove('wrong')).code).toBe('wrong_credentials');
    expect((await remove(passwordOf('keeper'))).status).toBe(200);
    expect((await remove(passwordOf('keeper'))).code).toBe('not_found');
    const half = await passkeys.halfOf('keeper');
    expect(half.hasPasskeys).toBe(false);
    expect((await passkeys.post('/ops/session/passkey/options', { challenge: half.challenge })).code).toBe(
      'passkey_failed',
    );
  });

  test('ends the other sessions when it comes and when it goes', async () => {
    const owner = await passkeys.enrol('many');
    const laptop = await passkeys.addPasskey(owner);
    const elsewhere = async () => {
      const { challenge } = await passkeys.halfOf('many');
      expect((await passkeys.finish(challenge, laptop.get(await passkeys.askedOf(challenge)))).status).toBe(
        200,
      );
    };
    const open = async () => {
      const { value } = await owner.session.call('/ops/account/sessions');
      return (value as AnswerOf<ConsoleContract['operators']['ownSessions']>).items.length;
    };
    await elsewhere();
    expect(await open()).toBe(2);
    await passkeys.addPasskey(owner, 'Phone');
    expect(await open()).toBe(1);
    await elsewhere();
    const [phone] = await passkeys.list(owner);
    const body = { id: phone?.id, password: passwordOf('many') };
    expect((await owner.session.post('/ops/account/passkeys/remove', body)).status).toBe(200);
    expect(await open()).toBe(1);
  });

  test('is not added with a wrong password or code, which use up nothing of the browser’s', async () => {
    const owner = await passkeys.enrol('typing');
    const response = createAuthenticator(CONSOLE_ORIGIN).create(await passkeys.creationOptions(owner));
    expect((await passkeys.send(owner, response, { password: 'wrong' })).code).toBe('wrong_credentials');
    expect((await passkeys.send(owner, response, { code: '000000' })).code).toBe('wrong_code');
    expect((await passkeys.send(owner, response)).status).toBe(200);
    expect((await passkeys.send(owner, response)).code).toBe('passkey_failed');
  });

  test('is not added when it was made for another operator, session, page, too late, or twice', async () => {
    const [owner, other] = [await passkeys.enrol('maker'), await passkeys.enrol('taker')];
    const authenticator = createAuthenticator(CONSOLE_ORIGIN);
    const refused = async (response: object) =>
      expect((await passkeys.send(owner, response)).code).toBe('passkey_failed');
    await refused(authenticator.create(await passkeys.creationOptions(other)));
    await refused(
      authenticator.create({ ...(await passkeys.creationOptions(owner)), challenge: 'bWFkZSB1cA' }),
    );
    await refused(
      createAuthenticator('https://elsewhere.example').create(await passkeys.creationOptions(owner)),
    );
    const late = authenticator.create(await passkeys.creationOptions(owner));
    app.clock.advance(5 * MINUTE_MS);
    await refused(late);
    for (const nothing of [{}, { response: { clientDataJSON: 'e30' } }, { response: 7 }])
      await refused(nothing);
    expect(
      (await passkeys.send(owner, authenticator.create(await passkeys.creationOptions(owner)))).status,
    ).toBe(200);
    await refused(authenticator.create(await passkeys.creationOptions(owner)));
    const theirs = authenticator.create(await passkeys.creationOptions(other));
    expect((await passkeys.send(other, theirs)).code).toBe('passkey_failed');
  });

  test('of another session of the same operator is not added', async () => {
    const owner = await passkeys.enrol('twice');
    const laptop = await passkeys.addPasskey(owner);
    const { challenge } = await passkeys.halfOf('twice');
    const response = await app.consoleServer.inject({
      method: 'POST',
      url: '/ops/session/passkey',
      headers: { host: 'console.test', origin: CONSOLE_ORIGIN },
      payload: { challenge, response: laptop.get(await passkeys.askedOf(challenge)) },
    });
    expect(response.statusCode).toBe(200);
    const { token } = response.json().value;
    const cookie = String(response.headers['set-cookie']).split(';')[0] ?? '';
    const begun = await callConsole(app, '/ops/account/passkeys/options', {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, cookie },
    });
    const { options } = begun.value as { options: Creating };
    const made = createAuthenticator(CONSOLE_ORIGIN).create(options);
    expect((await passkeys.send(owner, made)).code).toBe('passkey_failed');
  });

  test('needs an authenticator beside it, and goes with it', async () => {
    await addOperator(app, 'bare');
    const bare = await signInAs(app, 'bare');
    expect((await bare.call('/ops/account/passkeys/options', { method: 'POST' })).code).toBe('not_found');
    const body = { password: passwordOf('bare'), code: '000000', label: 'Laptop', response: {} };
    expect((await bare.post('/ops/account/passkeys', body)).code).toBe('not_found');

    const owner = await passkeys.enrol('leaving');
    const laptop = await passkeys.addPasskey(owner);
    const { challenge } = await passkeys.halfOf('leaving');
    const asked = await passkeys.askedOf(challenge);
    const removed = await owner.session.post('/ops/account/second-factor/remove', {
      password: passwordOf('leaving'),
      code: owner.nextCode(),
    });
    expect(removed.value).toMatchObject({ me: { stage: 'enrol_second_factor' } });
    expect((await passkeys.finish(challenge, laptop.get(asked))).code).toBe('passkey_failed');
  });

  test('is one of ten at most', async () => {
    const owner = await passkeys.enrol('hoarder');
    const options = await passkeys.creationOptions(owner);
    for (let count = 0; count < 10; count += 1) await passkeys.addPasskey(owner);
    const full = await owner.session.call('/ops/account/passkeys/options', { method: 'POST' });
    expect([full.code, full.value]).toEqual(['passkey_failed', { max: 10 }]);
    const eleventh = createAuthenticator(CONSOLE_ORIGIN).create(options);
    expect((await passkeys.send(owner, eleventh)).code).toBe('passkey_failed');
  });
});
