import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addMember } from '../../../testing/members.ts';
import { addOperator, type SignedIn, signInAs } from '../../../testing/operators.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

const merchant = 'harbor';
const reason = 'a mistake of ours';

let app: TestApp;
let first: SignedIn;
let second: SignedIn;
let memberId: string;
let made = 0;
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMIT_PER_MINUTE: '1000000' } });
  for (const name of ['first', 'second'])
    await addOperator(app, name, { grants: [{ role: 'finance', merchantCode: merchant }] });
  await addOperator(app, 'risk', { grants: [{ role: 'risk', merchantCode: merchant }] });
  first = await signInAs(app, 'first');
  second = await signInAs(app, 'second');
});
afterAll(() => app.close());
beforeEach(async () => {
  made += 1;
  memberId = (await addMember(app, `member${made}`)).id;
});

const ask = async (about: object = {}) => {
  app.clock.advance(1);
  const body = { memberId, currency: 'CNY', direction: 'in', amount: '12.5', reason, ...about };
  return first.post('/ops/ledger/adjustment', body, { merchant });
};
const askedId = async (about: object = {}) => ((await ask(about)).value as { approvalId: string }).approvalId;
const decide = (id: string, by = second, decision = 'approve') => {
  app.clock.advance(1);
  return by.post('/ops/approval/decide', { id, decision, reason: 'seen the papers' });
};
const balances = async () => {
  const { value } = await second.call(`/ops/ledger/member?id=${memberId}`, { merchant });
  return (value as { accounts: { purpose: string; balance: string }[] }).accounts.map(
    ({ purpose, balance }) => [purpose, balance],
  );
};
const stateOf = async (id: string) =>
  ((await second.call(`/ops/approval?id=${id}`)).value as { state: string }).state;

describe('an adjustment', () => {
  test('moves nothing until somebody else approves, and then once, under the id of the approval', async () => {
    const id = await askedId();
    expect(await balances()).toEqual([]);
    expect((await decide(id, first)).code).toBe('own_request');
    expect(await balances()).toEqual([]);
    expect((await decide(id)).status).toBe(200);
    expect(await balances()).toEqual([['main', '12.50']]);
    expect((await decide(id)).code).toBe('already_decided');
    expect(await balances()).toEqual([['main', '12.50']]);
    const { value } = await second.call(`/ops/ledger/posting?id=${id}`, { merchant });
    expect(value).toMatchObject({
      reference: `approval ${id}`,
      lines: [{ kind: 'adjustment_in', amount: '12.50', debit: { purpose: 'house' } }],
    });
  });

  test('is told to whoever decides, in words of the ledger', async () => {
    const id = await askedId({ amount: '1234' });
    const { value } = await second.call(`/ops/approval?id=${id}`);
    expect(value).toMatchObject({
      kind: 'wallet.adjustment',
      canDecide: true,
      target: { kind: 'member', id: memberId, name: `member${made}` },
      details: { account: `member${made}`, amount: '1234.00', currency: 'CNY', direction: 'in' },
    });
    const tasks = (await second.call('/ops/tasks', { merchant })).value as { total: number };
    expect(tasks.total).toBeGreaterThan(0);
  });

  test('takes money away, never more than there is: the decision is refused and can be made again', async () => {
    await decide(await askedId({ amount: '10' }));
    const id = await askedId({ amount: '10.01', direction: 'out' });
    const refused = await decide(id);
    expect([refused.status, refused.code]).toEqual([409, 'not_enough_money']);
    expect(refused.value).toEqual({ balance: '10.00' });
    expect(await balances()).toEqual([['main', '10.00']]);
    expect(await stateOf(id)).toBe('requested');
    await decide(id, second, 'refuse');
    expect((await decide(await askedId({ amount: '4', direction: 'out' }))).status).toBe(200);
    expect(await balances()).toEqual([['main', '6.00']]);
  });

  test('that is refused moves nothing, and stays refused', async () => {
    const refused = await askedId();
    expect((await decide(refused, second, 'refuse')).status).toBe(200);
    expect(await stateOf(refused)).toBe('refused');
    expect((await decide(refused)).code).toBe('already_decided');
    expect(await balances()).toEqual([]);
  });

  test('waits alone: a second one for the same member is refused meanwhile', async () => {
    await ask();
    expect((await ask({ amount: '99' })).code).toBe('approval_waiting');
  });

  test.each([
    ['amount', '0', 'too_small'],
    ['amount', '-5', 'too_small'],
    ['amount', '1.005', 'wrong_format'],
    ['amount', 'five', 'wrong_format'],
    ['currency', 'JPY', 'not_allowed'],
    ['currency', 'XXX', 'not_allowed'],
  ])('is not asked for with the %s %s', async (field, value, finding) => {
    const answer = await ask({ [field]: value });
    expect(answer.code).toBe('invalid_input');
    expect(answer.value).toEqual({ fields: { [field]: finding } });
  });

  test('needs a reason and a member of the brand', async () => {
    expect((await ask({ reason: ' ' })).code).toBe('invalid_input');
    expect((await ask({ memberId: randomUUID() })).code).toBe('not_found');
  });

  test('of an internal account is of trial money alone', async () => {
    memberId = (await addMember(app, `internal${made}`, { type: 40 })).id;
    expect((await ask()).code).toBe('invalid_input');
    expect((await decide(await askedId({ currency: 'XXX' }))).status).toBe(200);
    expect(await balances()).toEqual([['main', '12.50']]);
  });

  test('is not decided by who may decide other things alone', async () => {
    const risk = await signInAs(app, 'risk');
    expect((await decide(await askedId(), risk)).code).toBe('not_permitted');
    expect(await balances()).toEqual([]);
  });

  test('is on record: who asked and who did it, beside the member', async () => {
    const id = await askedId();
    await decide(id);
    const { rows } = await app.database.queries.execute(
      `select action, operator_id, reason from operators_audit
       where target_id = '${memberId}' and kind = 'change' and action like 'wallet.%' order by id`,
    );
    expect(rows).toEqual([
      { action: 'wallet.request_adjustment', operator_id: first.id, reason },
      { action: 'wallet.adjust', operator_id: second.id, reason: `${reason} / seen the papers` },
    ]);
  });
});
