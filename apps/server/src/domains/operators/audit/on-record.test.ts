import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { JobKind } from '../../../jobs/job.ts';
import { PermanentFailure } from '../../../jobs/job.ts';
import { createAuthenticator } from '../../../testing/identity/authenticator.ts';
import { changingWith, seeOnRecord, type Tries } from '../../../testing/on-record.ts';
import {
  addOperator,
  CONSOLE_ORIGIN,
  callConsole,
  passwordOf,
  type SignedIn,
  signInAs,
} from '../../../testing/operators.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

const reason = 'for the record';
const merchant = 'harbor';
let app: TestApp;
let admin: SignedIn;
let second: SignedIn;
beforeAll(async () => {
  app = await startTestApp({ env: { SMS_GATEWAY_URL: 'http://127.0.0.1:9/sms' } });
  for (const name of ['admin', 'second'])
    await addOperator(app, name, { grants: [{ role: 'admin', merchantCode: null }] });
  admin = await signInAs(app, 'admin');
  second = await signInAs(app, 'second');
});
afterAll(() => app.close());

const codeOf = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: app.clock.now() });

async function failJob(): Promise<string> {
  const kind: JobKind<unknown> = {
    name: 'test.failing',
    maxAttempts: 1,
    outside: async () => {
      throw new PermanentFailure('no');
    },
  };
  app.jobs.register(kind);
  await app.database.transaction((tx) => app.jobs.enqueue(tx, kind, {}));
  await app.jobs.runDue();
  const [job] = await app.jobs.list({ kind: kind.name, limit: 1 });
  return job?.id ?? '';
}

async function failMessage(): Promise<string> {
  const brandId = app.modules.system.brands.ofMerchant(merchant)?.id ?? '';
  await app.database.transaction((tx) =>
    app.outbox.send(tx, {
      brandId,
      channel: 'sms',
      purpose: 'test',
      recipient: '+8613800138000',
      body: 'hello',
    }),
  );
  const [message] = await app.outbox.list(brandId, { limit: 1 });
  await app.database.queries.execute(
    `update outbox_message set state = 'failed' where id = '${message?.id}'`,
  );
  return message?.id ?? '';
}

async function askForGrant(name: string): Promise<string> {
  const id = await addOperator(app, name);
  const grants = [{ role: 'support', merchantCode: null }];
  const { value } = await admin.post('/ops/operator/grants', { id, grants, reason });
  return (value as { approvalId: string }).approvalId;
}

const brandNow = async () =>
  (await admin.call('/ops/brand', { merchant })).value as { version: number; settings: { name: string } };

const DO: Tries = {
  'operators.signIn': async () => ({ status: (await signInAs(app, 'admin')) ? 200 : 0 }),
  'operators.signOut': async () => (await signInAs(app, 'admin')).call('/ops/session', { method: 'DELETE' }),
  'operators.endOwnSessions': () => admin.post('/ops/account/sessions/end', { sessionId: null }),
  'operators.changePassword': async () => {
    await addOperator(app, 'changer');
    const body = { current: passwordOf('changer'), next: 'something else entirely' };
    return (await signInAs(app, 'changer')).post('/ops/account/password', body);
  },
  'operators.startSecondFactor': async () => (await startSecondFactor('starter')).answer,
  'operators.confirmSecondFactor': async () => {
    const { session, secret } = await startSecondFactor('confirmer');
    return session.post('/ops/account/second-factor/confirm', { code: codeOf(secret) });
  },
  'operators.renewRecoveryCodes': async () => {
    const { session, secret } = await enrol('renewer');
    const body = { password: passwordOf('renewer'), code: codeOf(secret) };
    return session.post('/ops/account/second-factor/recovery-codes', body);
  },
  'operators.removeSecondFactor': async () => {
    const { session, secret } = await enrol('remover');
    const body = { password: passwordOf('remover'), code: codeOf(secret) };
    return session.post('/ops/account/second-factor/remove', body);
  },
  'operators.addPasskey': async () => (await addPasskey('adder')).answer,
  'operators.removePasskey': async () => {
    const { session, answer } = await addPasskey('dropper');
    const { id } = answer.value as { id: string };
    return session.post('/ops/account/passkeys/remove', { id, password: passwordOf('dropper') });
  },
  'operators.signInWithPasskey': async () => {
    const { authenticator } = await addPasskey('opener');
    const post = (url: string, body: object) => callConsole(app, url, { method: 'POST', body });
    const half = await post('/ops/session', { name: 'opener', password: passwordOf('opener') });
    const { challenge } = half.value as { challenge: string };
    const asked = await post('/ops/session/passkey/options', { challenge });
    const response = authenticator.get((asked.value as { options: never }).options);
    return post('/ops/session/passkey', { challenge, response });
  },
  'operators.create': () => admin.post('/ops/operators', { name: 'newcomer', displayName: 'New', reason }),
  'operators.rename': () =>
    admin.post('/ops/operator/rename', { id: admin.id, displayName: 'Other', reason }),
  'operators.setState': async () =>
    admin.post('/ops/operator/state', { id: await addOperator(app, 'goer'), state: 'disabled', reason }),
  'operators.unlock': async () =>
    admin.post('/ops/operator/unlock', { id: await addOperator(app, 'locked'), reason }),
  'operators.changeGrants': async () => {
    const id = await addOperator(app, 'granted');
    return admin.post('/ops/operator/grants', { id, grants: [{ role: 'risk', merchantCode: null }], reason });
  },
  'operators.resetAccess': async () =>
    admin.post('/ops/operator/reset', { id: await addOperator(app, 'reset'), reason }),
  'operators.endSessionsOf': async () =>
    admin.post('/ops/operator/sessions/end', {
      id: await addOperator(app, 'ended'),
      sessionId: null,
      reason,
    }),
  'operators.decideApproval': async () =>
    second.post('/ops/approval/decide', { id: await askForGrant('decided'), decision: 'approve', reason }),
  'operators.cancelApproval': async () =>
    admin.post('/ops/approval/cancel', { id: await askForGrant('cancelled'), reason }),
  'system.saveBrand': async () => {
    const { version, settings } = await brandNow();
    const body = { version, settings: { ...settings, name: 'Another' }, reason };
    return admin.call('/ops/brand', { method: 'PUT', body, merchant });
  },
  'system.createBrand': () =>
    admin.post('/ops/brands', {
      copyOf: merchant,
      merchantCode: 'haven',
      name: 'Haven',
      hosts: [],
      mainDomain: 'haven.example',
      reason,
    }),
  'system.restoreBrand': async () => {
    const { version } = await brandNow();
    return admin.post('/ops/brand/restore', { version, restore: 1, reason }, { merchant });
  },
  'system.retryJob': async () => admin.post('/ops/job/retry', { id: await failJob(), reason }),
  'system.revealMessage': async () =>
    admin.post('/ops/outbox/reveal', { id: await failMessage(), reason }, { merchant }),
  'system.retryMessage': async () =>
    admin.post('/ops/outbox/retry', { id: await failMessage(), reason }, { merchant }),
};

async function startSecondFactor(name: string) {
  await addOperator(app, name);
  const session = await signInAs(app, name);
  const answer = await session.post('/ops/account/second-factor/start', { password: passwordOf(name) });
  return { session, answer, secret: (answer.value as { secret: string }).secret };
}
async function enrol(name: string) {
  const { session, secret } = await startSecondFactor(name);
  await session.post('/ops/account/second-factor/confirm', { code: codeOf(secret) });
  app.clock.advance(30_000);
  return { session, secret };
}

async function addPasskey(name: string) {
  const { session, secret } = await enrol(name);
  const begun = await session.call('/ops/account/passkeys/options', { method: 'POST' });
  const authenticator = createAuthenticator(CONSOLE_ORIGIN);
  const response = authenticator.create((begun.value as { options: never }).options);
  const body = { password: passwordOf(name), code: codeOf(secret), label: 'Laptop', response };
  const answer = await session.post('/ops/account/passkeys', body);
  return { session, authenticator, answer };
}

/**
 * Those that make only a ticket or a challenge; and the second half of signing in, which is covered by
 * `second-factor.test.ts`.
 */
const NOT_TRIED = [
  'operators.ticket',
  'operators.passkeyCreationOptions',
  'operators.signInPasskeyOptions',
  'operators.signInWithCode',
];

test('every endpoint about operators and settings that changes something is tried here', () => {
  expect([...Object.keys(DO), ...NOT_TRIED].sort()).toEqual(changingWith('operators'));
});

test.each(Object.entries(DO))('%s is on record, with whoever did it', async (id, act) => {
  expect(await seeOnRecord(app, id, act)).toEqual({ status: 200, isOnRecord: true });
});
