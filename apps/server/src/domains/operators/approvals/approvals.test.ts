import { DAY_MS } from '@parlour/clock/durations';
import { APPROVAL_STATES, type Approval, type Grant } from '@parlour/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeBrand } from '../../../factories/brand.factory.ts';
import { addOperator, type SignedIn, signInAs } from '../../../testing/operators.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { APPROVAL_MOVES, refusalOfMove } from './approvals.rules.ts';

const ADMIN: Grant[] = [{ role: 'admin', merchantCode: null }];
const SUPPORT: Grant[] = [{ role: 'support', merchantCode: 'harbor' }];

test('only a request that waits can be moved, and every state is in the table', () => {
  expect(Object.keys(APPROVAL_MOVES)).toEqual([...APPROVAL_STATES]);
  for (const state of APPROVAL_STATES)
    for (const move of ['approve', 'refuse', 'cancel'] as const)
      for (const operatorId of ['requester', 'other']) {
        const refusal = refusalOfMove(
          { state, requestedBy: 'requester', expiresAtMs: 10 },
          { move, operatorId, isAnotherPerson: true, nowMs: 9 },
        );
        const isOwn = operatorId === 'requester';
        const own = move === 'cancel' ? null : 'own_request';
        const others = move === 'cancel' ? 'not_own_request' : null;
        expect(refusal).toBe(state !== 'requested' ? 'already_decided' : isOwn ? own : others);
      }
  const lapsed = { state: 'requested' as const, requestedBy: 'requester', expiresAtMs: 10 };
  const other = { move: 'approve' as const, operatorId: 'other', isAnotherPerson: true };
  expect(refusalOfMove(lapsed, { ...other, nowMs: 10 })).toBe('already_decided');
  expect(refusalOfMove(lapsed, { ...other, isAnotherPerson: false, nowMs: 9 })).toBe('not_second_person');
});

describe('two persons', () => {
  let app: TestApp;
  let one: SignedIn;
  let two: SignedIn;
  beforeAll(async () => {
    app = await startTestApp({
      brands: [makeBrand({ merchantCode: 'harbor' }), makeBrand({ merchantCode: 'lantern' })],
    });
    await addOperator(app, 'admin1', { grants: ADMIN });
    await addOperator(app, 'admin2', { grants: ADMIN });
    one = await signInAs(app, 'admin1');
    two = await signInAs(app, 'admin2');
  });
  afterAll(() => app.close());

  const grantsOf = async (id: string) => (await app.modules.operators.accounts.read(id)).grants;
  const askFor = (id: string, grants: Grant[], by = one) =>
    by.post('/ops/operator/grants', { id, grants, reason: 'they need it' });
  async function request(id: string, grants: Grant[]): Promise<string> {
    const { value } = await askFor(id, grants);
    expect(value).toMatchObject({ outcome: 'requested' });
    return (value as { approvalId: string }).approvalId;
  }
  const decide = (by: SignedIn, id: string, decision = 'approve') =>
    by.post('/ops/approval/decide', { id, decision, reason: 'looked at it' });
  const read = async (id: string, by = one) => (await by.call(`/ops/approval?id=${id}`)).value as Approval;

  test('are needed to grant a role: one asks, another decides, and only then it is so', async () => {
    const id = await addOperator(app, 'novice');
    const approval = await request(id, SUPPORT);
    expect(await grantsOf(id)).toEqual([]);
    expect(await read(approval)).toMatchObject({
      kind: 'operators.change_grants',
      state: 'requested',
      canDecide: false,
      canCancel: true,
      target: { kind: 'operator', id, name: 'novice' },
      details: { before: [], after: SUPPORT },
    });
    expect(await read(approval, two)).toMatchObject({ canDecide: true, canCancel: false });
    const decided = await decide(two, approval);
    expect(decided.value).toMatchObject({
      approval: { state: 'approved', decidedBy: { name: 'admin2' }, canDecide: false },
      told: {},
    });
    expect(await grantsOf(id)).toEqual(SUPPORT);
    const again = await decide(two, approval, 'refuse');
    expect([again.status, again.code]).toEqual([409, 'already_decided']);
  });

  test('are two: whoever asked cannot decide, not even in another tab, nor take back what others asked for', async () => {
    const id = await addOperator(app, 'novice2');
    const approval = await request(id, SUPPORT);
    const otherTab = await signInAs(app, 'admin1');
    for (const session of [one, otherTab]) {
      const refused = await decide(session, approval);
      expect([refused.status, refused.code]).toEqual([403, 'own_request']);
    }
    const cancel = { id: approval, reason: 'thought better' };
    expect((await two.post('/ops/approval/cancel', cancel)).code).toBe('not_own_request');
    expect((await otherTab.post('/ops/approval/cancel', cancel)).value).toMatchObject({
      approval: { state: 'cancelled' },
    });
    expect((await decide(two, approval)).code).toBe('already_decided');
    expect(await grantsOf(id)).toEqual([]);
  });

  test('are two even for the database', async () => {
    const id = await addOperator(app, 'novice3');
    const approval = await request(id, SUPPORT);
    const forge = app.database.queries.execute(
      `update operators_approval set state = 'approved', decided_by = requested_by where id = '${approval}'`,
    );
    await expect(forge).rejects.toMatchObject({ cause: { constraint: 'operators_approval_two_persons' } });
    expect((await decide(two, approval, 'refuse')).value).toMatchObject({ approval: { state: 'refused' } });
    expect(await grantsOf(id)).toEqual([]);
  });

  test('are asked once at a time for the same thing', async () => {
    const id = await addOperator(app, 'novice4');
    await request(id, SUPPORT);
    const second = await askFor(id, ADMIN, two);
    expect([second.status, second.code]).toEqual([409, 'approval_waiting']);
  });

  test('decide on what they saw: grants that changed meanwhile are not overwritten', async () => {
    const id = await addOperator(app, 'novice5');
    const approval = await request(id, SUPPORT);
    await app.database.queries.execute(
      `insert into operators_grant (id, operator_id, role, brand_id) values ('${crypto.randomUUID()}', '${id}', 'risk', null)`,
    );
    expect((await decide(two, approval)).code).toBe('stale');
    expect((await read(approval)).state).toBe('requested');
  });

  test('have a week; what nobody decided lapses, by the job, and is on record', async () => {
    const id = await addOperator(app, 'novice6');
    const approval = await request(id, SUPPORT);
    app.clock.advance(7 * DAY_MS);
    one = await signInAs(app, 'admin1');
    two = await signInAs(app, 'admin2');
    expect((await decide(two, approval)).code).toBe('already_decided');
    const job = app.modules.operators.jobs?.find(({ name }) => name === 'operators.expire_approvals');
    await app.database.transaction(async (tx) => job?.inTransaction?.(tx, { payload: {} } as never));
    expect(await read(approval)).toMatchObject({ state: 'expired', decidedBy: null });
    const record = await one.call(`/ops/audit?targetKind=approval&targetId=${approval}`);
    const { items } = record.value as { items: { action: string; operator: unknown }[] };
    expect(items.map(({ action }) => action)).toEqual([
      'operators.expire_approval',
      'operators.request_approval',
    ]);
    expect(items[0]?.operator).toBeNull();
  });

  test('are needed to take over a locked-out account; the decider alone is told the one-time password', async () => {
    const id = await addOperator(app, 'forgetful', { grants: SUPPORT });
    const forgetful = await signInAs(app, 'forgetful');
    const asked = await one.post('/ops/operator/reset', { id, reason: 'forgot it' });
    const { approvalId } = asked.value as { approvalId: string };
    expect(JSON.stringify(asked.value)).not.toContain('assword');
    expect((await forgetful.call('/ops/session')).status).toBe(200);
    const { told } = (await decide(two, approvalId)).value as { told: { oneTimePassword: string } };
    expect((await forgetful.call('/ops/session')).status).toBe(401);
    const again = await signInAs(app, 'forgetful', told.oneTimePassword);
    expect((await again.call('/ops/session')).value).toMatchObject({ stage: 'change_password' });
    expect((await one.post('/ops/operator/reset', { id: one.id, reason: 'mine' })).code).toBe('not_yourself');
    expect((await one.post('/ops/operator/reset', { id: crypto.randomUUID(), reason: 'whose' })).code).toBe(
      'not_found',
    );
  });

  test('cannot be asked for by somebody without the permission, nor decided, nor seen', async () => {
    const id = await addOperator(app, 'novice7');
    const approval = await request(id, SUPPORT);
    await addOperator(app, 'cashier', { grants: [{ role: 'finance', merchantCode: null }] });
    await addOperator(app, 'cashier2', { grants: [{ role: 'finance', merchantCode: 'harbor' }] });
    const cashier = await signInAs(app, 'cashier');
    expect((await read(approval, cashier)).canDecide).toBe(false);
    expect((await decide(cashier, approval)).code).toBe('not_permitted');
    const local = await signInAs(app, 'cashier2');
    expect((await local.call(`/ops/approval?id=${approval}`)).code).toBe('not_found');
    expect((await decide(local, approval)).code).toBe('not_found');
    expect(((await local.call('/ops/approvals')).value as { items: unknown[] }).items).toEqual([]);
    const cancel = { id: crypto.randomUUID(), reason: 'no such thing' };
    expect((await one.post('/ops/approval/cancel', cancel)).code).toBe('not_found');
  });

  test('see the requests in pages, the newest first', async () => {
    const pages: string[] = [];
    let after: string | null = '';
    while (after !== null) {
      const url: string = `/ops/approvals?limit=3${after ? `&after=${after}` : ''}`;
      const { items, next } = (await one.call(url)).value as { items: Approval[]; next: string | null };
      pages.push(...items.map(({ id }) => id));
      after = next;
    }
    expect(pages).toEqual([...pages].sort().reverse());
    expect(new Set(pages).size).toBe(pages.length);
    expect(pages.length).toBeGreaterThan(6);
    const open = (await one.call('/ops/approvals?state=requested&kind=operators.change_grants')).value as {
      items: Approval[];
    };
    expect(open.items.every(({ state }) => state === 'requested')).toBe(true);
    expect((await one.call('/ops/approvals?after=nonsense')).code).toBe('invalid_input');
  });

  test('a brand that does not exist cannot be granted', async () => {
    const id = await addOperator(app, 'novice8');
    const answer = await askFor(id, [{ role: 'support', merchantCode: 'nowhere' }]);
    expect(answer.code).toBe('invalid_input');
    expect(answer.value).toEqual({ fields: { 'grants.merchantCode': 'not_allowed' } });
    expect((await askFor(crypto.randomUUID(), SUPPORT)).code).toBe('not_found');
  });
});

describe('one admin alone', () => {
  test('decides alone, since there is nobody to ask, and cannot leave the platform without an admin', async () => {
    const app = await startTestApp();
    await addOperator(app, 'only', { grants: ADMIN });
    const only = await signInAs(app, 'only');
    const id = await addOperator(app, 'second');
    const giveUp = { id: only.id, grants: SUPPORT, reason: 'tired of it' };
    expect((await only.post('/ops/operator/grants', giveUp)).code).toBe('last_admin');
    const reset = await only.post('/ops/operator/reset', { id, reason: 'forgot it' });
    expect(reset.value).toMatchObject({ outcome: 'applied', oneTimePassword: expect.any(String) });
    const granted = await only.post('/ops/operator/grants', { id, grants: ADMIN, reason: 'a second one' });
    expect(granted.value).toEqual({ outcome: 'applied' });
    const more = await only.post('/ops/operator/grants', { id, grants: SUPPORT, reason: 'not after all' });
    expect(more.value).toMatchObject({ outcome: 'requested' });
    const disable = { id, state: 'disabled', reason: 'gone' };
    expect((await only.post('/ops/operator/state', disable)).value).toMatchObject({ outcome: 'requested' });
    await app.close();
  });
});
