import { MINUTE_MS } from '@parlour/clock/durations';
import type { AnswerOf, ConsoleContract } from '@parlour/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Authenticator, createAuthenticator } from '../../../testing/identity/authenticator.ts';
import { CODE_STEP_MS, codeOf } from '../../../testing/identity/second-factor.ts';
import {
  addOperator,
  CONSOLE_ORIGIN,
  callConsole,
  passwordOf,
  type SignedIn,
  signInAs,
} from '../../../testing/operators.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMIT_PER_MINUTE: '1000000', TRUSTED_PROXIES: '127.0.0.1' } });
});
afterAll(() => app.close());
// Every code is new, and no test pauses the address of another.
beforeEach(() => app.clock.advance(MINUTE_MS));

type Calls = ConsoleContract['operators'];
type Creating = Parameters<Authenticator['create']>[0];
type Asked = Parameters<Authenticator['get']>[0];
type Owner = { name: string; session: SignedIn; nextCode(): string };
type Half = { challenge: string; hasPasskeys: boolean };

const post = (url: string, body: object, ip = '203.0.113.77') =>
  callConsole(app, url, { method: 'POST', body, headers: { 'x-forwarded-for': ip } });

/** An operator with an authenticator. */
async function enrol(name: string): Promise<Owner> {
  await addOperator(app, name, { isDemo: false, grants: [{ role: 'finance', merchantCode: 'harbor' }] });
  const session = await signInAs(app, name);
  const started = await session.post('/ops/account/second-factor/start', { password: passwordOf(name) });
  const { secret } = started.value as { secret: string };
  const code = codeOf(secret, app.clock.now());
  expect((await session.post('/ops/account/second-factor/confirm', { code })).status).toBe(200);
  return {
    name,
    session,
    nextCode() {
      app.clock.advance(CODE_STEP_MS);
      return codeOf(secret, app.clock.now());
    },
  };
}

async function creationOptions({ session }: Pick<Owner, 'session'>): Promise<Creating> {
  const { value } = await session.call('/ops/account/passkeys/options', { method: 'POST' });
  return (value as { options: Creating }).options;
}

const send = (owner: Owner, response: object, about: object = {}) =>
  owner.session.post('/ops/account/passkeys', {
    password: passwordOf(owner.name),
    code: owner.nextCode(),
    label: 'Laptop',
    response,
    ...about,
  });

async function addPasskey(owner: Owner, label = 'Laptop'): Promise<Authenticator> {
  const authenticator = createAuthenticator(CONSOLE_ORIGIN);
  const added = await send(owner, authenticator.create(await creationOptions(owner)), { label });
  expect(added.status).toBe(200);
  return authenticator;
}

/** After the right password. */
async function halfOf(name: string): Promise<Half> {
  const { value } = await post('/ops/session', { name, password: passwordOf(name) });
  expect(value).toMatchObject({ step: 'code' });
  return value;
}

async function askedOf(challenge: string): Promise<Asked> {
  const { value } = await post('/ops/session/passkey/options', { challenge });
  return (value as { options: Asked }).options;
}

const finish = (challenge: string, response: object, ip?: string) =>
  post('/ops/session/passkey', { challenge, response }, ip);

const list = async ({ session }: Owner) =>
  ((await session.call('/ops/account/passkeys')).value as AnswerOf<Calls['ownPasskeys']>).items;

describe('a passkey of an operator', () => {
  test('is added with password and code, takes the place of the code once, and can be taken away', async () => {
    const owner = await enrol('keeper');
    expect(await halfOf('keeper')).toMatchObject({ hasPasskeys: false });
    const laptop = await addPasskey(owner, 'Laptop at the desk');
    expect(await list(owner)).toMatchObject([{ label: 'Laptop at the desk', lastUsedAt: null }]);

    const { challenge, hasPasskeys } = await halfOf('keeper');
    expect(hasPasskeys).toBe(true);
    const asked = await askedOf(challenge);
    expect(asked).toMatchObject({
      rpId: 'console.test',
      userVerification: 'required',
      allowCredentials: [{ id: laptop.id }],
    });
    const signed = laptop.get(asked);
    const done = await finish(challenge, signed);
    expect(done.value).toMatchObject({ step: 'done', me: { name: 'keeper', stage: 'ready' } });
    expect((await finish(challenge, signed)).code).toBe('challenge_ended');
    expect(await list(owner)).toMatchObject([{ lastUsedAt: app.clock.now() }]);

    const [passkey] = await list(owner);
    const remove = (password: string) =>
      owner.session.post('/ops/account/passkeys/remove', { id: passkey?.id, password });
    expect((await remove('wrong')).code).toBe('wrong_credentials');
    expect((await remove(passwordOf('keeper'))).status).toBe(200);
    expect((await remove(passwordOf('keeper'))).code).toBe('not_found');
    const half = await halfOf('keeper');
    expect(half.hasPasskeys).toBe(false);
    expect((await post('/ops/session/passkey/options', { challenge: half.challenge })).code).toBe(
      'passkey_failed',
    );
  });

  test('ends the other sessions when it comes and when it goes', async () => {
    const owner = await enrol('many');
    const laptop = await addPasskey(owner);
    const elsewhere = async () => {
      const { challenge } = await halfOf('many');
      expect((await finish(challenge, laptop.get(await askedOf(challenge)))).status).toBe(200);
    };
    const open = async () => {
      const { value } = await owner.session.call('/ops/account/sessions');
      return (value as AnswerOf<Calls['ownSessions']>).items.length;
    };
    await elsewhere();
    expect(await open()).toBe(2);
    await addPasskey(owner, 'Phone');
    expect(await open()).toBe(1);
    await elsewhere();
    const [phone] = await list(owner);
    const body = { id: phone?.id, password: passwordOf('many') };
    expect((await owner.session.post('/ops/account/passkeys/remove', body)).status).toBe(200);
    expect(await open()).toBe(1);
  });

  test('is not added with a wrong password or code, which use up nothing of the browser’s', async () => {
    const owner = await enrol('typing');
    const response = createAuthenticator(CONSOLE_ORIGIN).create(await creationOptions(owner));
    expect((await send(owner, response, { password: 'wrong' })).code).toBe('wrong_credentials');
    expect((await send(owner, response, { code: '000000' })).code).toBe('wrong_code');
    expect((await send(owner, response)).status).toBe(200);
    expect((await send(owner, response)).code).toBe('passkey_failed');
  });

  test('is not added when it was made for another operator, session, page, too late, or twice', async () => {
    const [owner, other] = [await enrol('maker'), await enrol('taker')];
    const authenticator = createAuthenticator(CONSOLE_ORIGIN);
    const refused = async (response: object) =>
      expect((await send(owner, response)).code).toBe('passkey_failed');
    await refused(authenticator.create(await creationOptions(other)));
    await refused(authenticator.create({ ...(await creationOptions(owner)), challenge: 'bWFkZSB1cA' }));
    await refused(createAuthenticator('https://elsewhere.example').create(await creationOptions(owner)));
    const late = authenticator.create(await creationOptions(owner));
    app.clock.advance(5 * MINUTE_MS);
    await refused(late);
    for (const nothing of [{}, { response: { clientDataJSON: 'e30' } }, { response: 7 }])
      await refused(nothing);
    expect((await send(owner, authenticator.create(await creationOptions(owner)))).status).toBe(200);
    await refused(authenticator.create(await creationOptions(owner)));
    const theirs = authenticator.create(await creationOptions(other));
    expect((await send(other, theirs)).code).toBe('passkey_failed');
  });

  test('of another session of the same operator is not added', async () => {
    const owner = await enrol('twice');
    const laptop = await addPasskey(owner);
    const { challenge } = await halfOf('twice');
    const response = await app.consoleServer.inject({
      method: 'POST',
      url: '/ops/session/passkey',
      headers: { host: 'console.test', origin: CONSOLE_ORIGIN },
      payload: { challenge, response: laptop.get(await askedOf(challenge)) },
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
    expect((await send(owner, made)).code).toBe('passkey_failed');
  });

  test('needs an authenticator beside it, and goes with it', async () => {
    await addOperator(app, 'bare');
    const bare = await signInAs(app, 'bare');
    expect((await bare.call('/ops/account/passkeys/options', { method: 'POST' })).code).toBe('not_found');
    const body = { password: passwordOf('bare'), code: '000000', label: 'Laptop', response: {} };
    expect((await bare.post('/ops/account/passkeys', body)).code).toBe('not_found');

    const owner = await enrol('leaving');
    const laptop = await addPasskey(owner);
    const { challenge } = await halfOf('leaving');
    const asked = await askedOf(challenge);
    const removed = await owner.session.post('/ops/account/second-factor/remove', {
      password: passwordOf('leaving'),
      code: owner.nextCode(),
    });
    expect(removed.value).toMatchObject({ me: { stage: 'enrol_second_factor' } });
    expect((await finish(challenge, laptop.get(asked))).code).toBe('passkey_failed');
  });

  test('is one of ten at most', async () => {
    const owner = await enrol('hoarder');
    const options = await creationOptions(owner);
    for (let count = 0; count < 10; count += 1) await addPasskey(owner);
    const full = await owner.session.call('/ops/account/passkeys/options', { method: 'POST' });
    expect([full.code, full.value]).toEqual(['passkey_failed', { max: 10 }]);
    const eleventh = createAuthenticator(CONSOLE_ORIGIN).create(options);
    expect((await send(owner, eleventh)).code).toBe('passkey_failed');
  });
});

describe('signing in with a passkey', () => {
  test('is refused to a replayed signature, in this sign-in and in another', async () => {
    const owner = await enrol('replayed');
    const laptop = await addPasskey(owner);
    const first = await halfOf('replayed');
    const signed = laptop.get(await askedOf(first.challenge));
    expect((await finish(first.challenge, signed)).status).toBe(200);
    const second = await halfOf('replayed');
    await askedOf(second.challenge);
    expect((await finish(second.challenge, signed)).code).toBe('passkey_failed');
  });

  test('uses up what was asked, even by a wrong try', async () => {
    const owner = await enrol('wrong-try');
    const laptop = await addPasskey(owner);
    const { challenge } = await halfOf('wrong-try');
    const asked = await askedOf(challenge);
    const signed = laptop.get(asked);
    const broken = { ...signed, response: { ...signed.response, signature: 'AAAA' } };
    expect((await finish(challenge, broken)).code).toBe('passkey_failed');
    expect((await finish(challenge, signed)).code).toBe('passkey_failed');
    expect((await finish(challenge, laptop.get(await askedOf(challenge)))).status).toBe(200);
  });

  test('is refused to the passkey of another operator', async () => {
    const [owner, other] = [await enrol('mine'), await enrol('theirs')];
    await addPasskey(owner);
    const foreign = await addPasskey(other);
    const { challenge } = await halfOf('mine');
    expect((await finish(challenge, foreign.get(await askedOf(challenge)))).code).toBe('passkey_failed');
  });

  test('is refused to what was signed for another sign-in of the same operator', async () => {
    const owner = await enrol('crossed');
    const laptop = await addPasskey(owner);
    const [one, two] = [await halfOf('crossed'), await halfOf('crossed')];
    const signed = laptop.get(await askedOf(one.challenge));
    expect((await finish(two.challenge, signed)).code).toBe('passkey_failed');
  });

  test('is refused to a device that did not ask who holds it, another page, and an old counter', async () => {
    const owner = await enrol('strict');
    const laptop = await addPasskey(owner);
    const attempt = async (sign: (asked: Asked) => object) => {
      const { challenge } = await halfOf('strict');
      return finish(challenge, sign(await askedOf(challenge)));
    };
    expect((await attempt((asked) => laptop.get(asked, { isVerified: false }))).code).toBe('passkey_failed');
    expect((await attempt((asked) => laptop.get({ ...asked, rpId: 'elsewhere.example' }))).code).toBe(
      'passkey_failed',
    );
    laptop.setCounter(20);
    expect((await attempt((asked) => laptop.get(asked))).status).toBe(200);
    laptop.setCounter(3);
    expect((await attempt((asked) => laptop.get(asked))).code).toBe('passkey_failed');
  });

  test('is asked for within five minutes, after the password', async () => {
    const owner = await enrol('late');
    const laptop = await addPasskey(owner);
    const { challenge } = await halfOf('late');
    const signed = laptop.get(await askedOf(challenge));
    app.clock.advance(5 * MINUTE_MS);
    expect((await finish(challenge, signed)).code).toBe('challenge_ended');
    for (const url of ['/ops/session/passkey/options', '/ops/session/passkey'])
      expect((await post(url, { challenge: 'made-up', response: signed })).code).toBe('challenge_ended');
  });

  test('pauses the account after wrong ones, as wrong codes do, and is on record', async () => {
    const owner = await enrol('hammered');
    const laptop = await addPasskey(owner);
    const { challenge } = await halfOf('hammered');
    const answers: (string | undefined)[] = [];
    for (let count = 0; count < 6; count += 1)
      answers.push((await finish(challenge, {}, '203.0.113.201')).code);
    expect(answers).toEqual([...Array(5).fill('passkey_failed'), 'locked_out']);
    const signed = laptop.get(await askedOf(challenge));
    expect((await finish(challenge, signed, '203.0.113.202')).code).toBe('locked_out');
    const { rows } = await app.database.queries.execute(
      `select 1 from operators_audit where action = 'operators.sign_in_failed' and target_id = '${owner.session.id}'`,
    );
    expect(rows).toHaveLength(5);
  });
});
