import { MINUTE_MS } from '@parlour/clock/durations';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Asked, operatorPasskeys } from '../../../testing/operator-passkeys.ts';
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

describe('signing in with a passkey', () => {
  test('is refused to a replayed signature, in this sign-in and in another', async () => {
    const owner = await passkeys.enrol('replayed');
    const laptop = await passkeys.addPasskey(owner);
    const first = await passkeys.halfOf('replayed');
    const signed = laptop.get(await passkeys.askedOf(first.challenge));
    expect((await passkeys.finish(first.challenge, signed)).status).toBe(200);
    const second = await passkeys.halfOf('replayed');
    await passkeys.askedOf(second.challenge);
    expect((await passkeys.finish(second.challenge, signed)).code).toBe('passkey_failed');
  });

  test('uses up what was asked, even by a wrong try', async () => {
    const owner = await passkeys.enrol('wrong-try');
    const laptop = await passkeys.addPasskey(owner);
    const { challenge } = await passkeys.halfOf('wrong-try');
    const asked = await passkeys.askedOf(challenge);
    const signed = laptop.get(asked);
    const broken = { ...signed, response: { ...signed.response, signature: 'AAAA' } };
    expect((await passkeys.finish(challenge, broken)).code).toBe('passkey_failed');
    expect((await passkeys.finish(challenge, signed)).code).toBe('passkey_failed');
    expect((await passkeys.finish(challenge, laptop.get(await passkeys.askedOf(challenge)))).status).toBe(
      200,
    );
  });

  test('is refused to the passkey of another operator', async () => {
    const [owner, other] = [await passkeys.enrol('mine'), await passkeys.enrol('theirs')];
    await passkeys.addPasskey(owner);
    const foreign = await passkeys.addPasskey(other);
    const { challenge } = await passkeys.halfOf('mine');
    expect((await passkeys.finish(challenge, foreign.get(await passkeys.askedOf(challenge)))).code).toBe(
      'passkey_failed',
    );
  });

  test('is refused to what was signed for another sign-in of the same operator', async () => {
    const owner = await passkeys.enrol('crossed');
    const laptop = await passkeys.addPasskey(owner);
    const [one, two] = [await passkeys.halfOf('crossed'), await passkeys.halfOf('crossed')];
    const signed = laptop.get(await passkeys.askedOf(one.challenge));
    expect((await passkeys.finish(two.challenge, signed)).code).toBe('passkey_failed');
  });

  test('is refused to a device that did not ask who holds it, another page, and an old counter', async () => {
    const owner = await passkeys.enrol('strict');
    const laptop = await passkeys.addPasskey(owner);
    const attempt = async (sign: (asked: Asked) => object) => {
      const { challenge } = await passkeys.halfOf('strict');
      return passkeys.finish(challenge, sign(await passkeys.askedOf(challenge)));
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
    const owner = await passkeys.enrol('late');
    const laptop = await passkeys.addPasskey(owner);
    const { challenge } = await passkeys.halfOf('late');
    const signed = laptop.get(await passkeys.askedOf(challenge));
    app.clock.advance(5 * MINUTE_MS);
    expect((await passkeys.finish(challenge, signed)).code).toBe('challenge_ended');
    for (const url of ['/ops/session/passkey/options', '/ops/session/passkey'])
      expect((await passkeys.post(url, { challenge: 'made-up', response: signed })).code).toBe(
        'challenge_ended',
      );
  });

  test('pauses the account after wrong ones, as wrong codes do, and is on record', async () => {
    const owner = await passkeys.enrol('hammered');
    const laptop = await passkeys.addPasskey(owner);
    const { challenge } = await passkeys.halfOf('hammered');
    const answers: (string | undefined)[] = [];
    for (let count = 0; count < 6; count += 1)
      answers.push((await passkeys.finish(challenge, {}, '203.0.113.201')).code);
    expect(answers).toEqual([...Array(5).fill('passkey_failed'), 'locked_out']);
    const signed = laptop.get(await passkeys.askedOf(challenge));
    expect((await passkeys.finish(challenge, signed, '203.0.113.202')).code).toBe('locked_out');
    const { rows } = await app.database.queries.execute(
      `select 1 from operators_audit where action = 'operators.sign_in_failed' and target_id = '${owner.session.id}'`,
    );
    expect(rows).toHaveLength(5);
  });
});
