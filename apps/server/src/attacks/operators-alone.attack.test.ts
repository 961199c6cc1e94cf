import type { Grant } from '@parlour/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeBrand } from '../factories/brand.factory.ts';
import { addOperator, type SignedIn, signInAs } from '../testing/operators.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

/** One admin tries to become a second person: by removing the other, or by taking over somebody's account. */

const ADMIN: Grant[] = [{ role: 'admin', merchantCode: null }];
const FINANCE: Grant[] = [{ role: 'finance', merchantCode: 'harbor' }];
const reason = 'as an attacker would';
const merchant = 'harbor';

let app: TestApp;
let attacker: SignedIn;
let honest: SignedIn;
let honestId: string;
beforeAll(async () => {
  app = await startTestApp({ brands: [makeBrand({ merchantCode: 'harbor' })] });
  await addOperator(app, 'attacker', { grants: ADMIN });
  honestId = await addOperator(app, 'honest', { grants: ADMIN });
  attacker = await signInAs(app, 'attacker');
  honest = await signInAs(app, 'honest');
});
afterAll(() => app.close());

const stateOf = async (id: string) => (await app.modules.operators.accounts.read(id)).state;
const decide = (by: SignedIn, id: string) =>
  by.post('/ops/approval/decide', { id, decision: 'approve', reason });
const requested = (answer: { value: unknown }) => {
  expect(answer.value).toMatchObject({ outcome: 'requested' });
  return (answer.value as { approvalId: string }).approvalId;
};
/** Signs in with a one-time password and makes the account one's own, second factor left to demo accounts. */
async function takeOver(name: string, oneTimePassword: string): Promise<SignedIn> {
  const taken = await signInAs(app, name, oneTimePassword);
  const password = `now of the attacker, ${name}`;
  await taken.post('/ops/account/password', { password: oneTimePassword, newPassword: password });
  await app.database.queries.execute(
    `update operators_operator set is_demo = true, must_change_password = false where name = '${name}'`,
  );
  return taken;
}

test('an admin cannot disable the other alone, so there is always somebody to ask', async () => {
  const approvalId = requested(
    await attacker.post('/ops/operator/state', { id: honestId, state: 'disabled', reason }),
  );
  expect(await stateOf(honestId)).toBe('active');
  expect((await decide(attacker, approvalId)).code).toBe('own_request');
  expect((await honest.call('/ops/session')).status).toBe(200);
  // Urgent cases: sessions end by one, an operator without the role is disabled by one.
  const novice = await addOperator(app, 'novice', { grants: FINANCE });
  const ended = await attacker.post('/ops/operator/sessions/end', { id: novice, sessionId: null, reason });
  expect(ended.status).toBe(200);
  const disabled = await attacker.post('/ops/operator/state', { id: novice, state: 'disabled', reason });
  expect(disabled.value).toEqual({ outcome: 'applied' });
  // Giving it back is a grant.
  const back = requested(await attacker.post('/ops/operator/state', { id: novice, state: 'active', reason }));
  expect(await stateOf(novice)).toBe('disabled');
  expect((await decide(honest, back)).status).toBe(200);
  expect(await stateOf(novice)).toBe('active');
  await attacker.post('/ops/approval/cancel', { id: approvalId, reason });
});

test('an admin whose colleague was disabled is not the only one: resets and grants still wait', async () => {
  await app.database.queries.execute(
    `update operators_operator set state = 'disabled' where id = '${honestId}'`,
  );
  const id = await addOperator(app, 'clerk', { grants: FINANCE });
  requested(await attacker.post('/ops/operator/reset', { id, reason }));
  requested(await attacker.post('/ops/operator/grants', { id, grants: ADMIN, reason }));
  requested(await attacker.post('/ops/operator/state', { id: honestId, state: 'active', reason }));
  await app.database.queries.execute(
    `update operators_operator set state = 'active' where id = '${honestId}'`,
  );
  honest = await signInAs(app, 'honest');
});

test('whoever was told a one-time password is no second person through that account, nor with another one', async () => {
  const victims: SignedIn[] = [];
  for (const name of ['finance1', 'finance2']) {
    const id = await addOperator(app, name, { grants: FINANCE });
    const approvalId = requested(await honest.post('/ops/operator/reset', { id, reason: 'forgot it' }));
    const { told } = (await decide(attacker, approvalId)).value as { told: { oneTimePassword: string } };
    victims.push(await takeOver(name, told.oneTimePassword));
    expect((await app.modules.operators.accounts.read(id)).accessFrom).toMatchObject({ name: 'attacker' });
  }
  const [one, two] = victims as [SignedIn, SignedIn];
  const setup = {
    isOpen: true,
    contributionPpm: 10_000,
    seedAmount: '5000.00',
    oddsDigits: 12,
    categories: [],
    reason,
  };
  const { approvalId } = (await one.post('/ops/jackpot/setup', setup, { merchant })).value as {
    approvalId: string;
  };
  for (const puppet of [two, attacker])
    expect((await decide(puppet, approvalId)).code).toBe('not_second_person');
  const seen = (await two.call(`/ops/approval?id=${approvalId}`)).value;
  expect(seen).toMatchObject({ canDecide: false, isAnotherPerson: false });
  expect((await decide(honest, approvalId)).status).toBe(200);
});

test('an account one made is no second person either, until another admin resets it', async () => {
  const made = await attacker.post('/ops/operators', { name: 'puppet', displayName: 'Puppet', reason });
  const { id, oneTimePassword } = made.value as { id: string; oneTimePassword: string };
  const granting = requested(await attacker.post('/ops/operator/grants', { id, grants: ADMIN, reason }));
  expect((await decide(honest, granting)).status).toBe(200);
  const puppet = await takeOver('puppet', oneTimePassword);
  const other = await addOperator(app, 'clerk2', { grants: FINANCE });
  const asked = requested(await attacker.post('/ops/operator/reset', { id: other, reason }));
  expect((await decide(puppet, asked)).code).toBe('not_second_person');
  const reset = requested(await attacker.post('/ops/operator/reset', { id, reason }));
  const { told } = (await decide(honest, reset)).value as { told: { oneTimePassword: string } };
  const owner = await takeOver('puppet', told.oneTimePassword);
  expect((await decide(owner, asked)).status).toBe(200);
});
