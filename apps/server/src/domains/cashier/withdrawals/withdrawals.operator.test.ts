import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@parlour/clock/durations';
import type { OperatorWithdrawal } from '@parlour/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeTill, openTill, payAt, type Till } from '../../../testing/cashier/cashier.ts';
import {
  actOn,
  type Drawer,
  makeWithdrawals,
  startDrawing,
  statesOf,
} from '../../../testing/cashier/withdrawals.ts';
import { addMember, openBrowser } from '../../../testing/members.ts';
import { addOperator, type SignedIn, signInAs } from '../../../testing/operators.ts';

let till: Till;
let first: SignedIn;
let second: SignedIn;
let drawer: Drawer;
let cardId: string;
let drawers: number;
beforeAll(async () => {
  till = await openTill({ brands: [makeTill('harbor', { cashier: makeWithdrawals({ perDay: 9 }) })] });
  for (const name of ['first', 'second'])
    await addOperator(till.app, name, { grants: [{ role: 'finance', merchantCode: null }] });
});
afterAll(() => till.close());
beforeEach(async () => {
  ({ drawer, cardId, number: drawers } = await startDrawing(till));
  first = await signInAs(till.app, 'first');
  second = await signInAs(till.app, 'second');
});

describe('operators', () => {
  test('need to be two from the limit of the brand on, and one of them cannot be both', async () => {
    await drawer.give(10_000);
    const { id } = await drawer.withdraw({ cardId, amount: '10000' });
    await actOn(first, 'take', id);
    const once = (await actOn(first, 'approve', id)).value as OperatorWithdrawal;
    expect(once).toMatchObject({ state: 'reviewing', needsTwo: true, approvedBy: [{ name: 'first' }] });
    expect((await actOn(first, 'approve', id)).code).toBe('own_request');
    till.clock.advance(1);
    expect((await actOn(second, 'approve', id)).value).toMatchObject({
      state: 'approved',
      approvedBy: [{ name: 'first' }, { name: 'second' }],
    });
    const { value } = await first.call(`/ops/cashier/withdrawal?id=${id}`, { merchant: 'harbor' });
    expect((value as { steps: object[] }).steps).toMatchObject([
      { state: 'requested', by: 'member' },
      { state: 'reviewing', by: 'The first' },
      { state: 'approved_once', by: 'The first', at: till.clock.now() - 1 },
      { state: 'approved', by: 'The second', at: till.clock.now() },
    ]);
    // The member sees two approvals as one.
    expect(statesOf(await drawer.withdrawal(id))).toEqual(['requested', 'reviewing', 'approved']);
  });

  test('are two as well for small ones that add up to the limit within a business day', async () => {
    await drawer.give(20_000);
    const needsTwo = async (amount: string) => {
      const { id } = await drawer.withdraw({ cardId, amount });
      const { value } = await first.call(`/ops/cashier/withdrawal?id=${id}`, { merchant: 'harbor' });
      return { id, needsTwo: (value as OperatorWithdrawal).needsTwo };
    };
    const split = await needsTwo('6000');
    expect(split.needsTwo).toBe(false);
    expect((await needsTwo('4000')).needsTwo).toBe(true);
    expect((await needsTwo('100')).needsTwo).toBe(true);
    till.clock.advance(DAY_MS);
    await drawer.signIn();
    first = await signInAs(till.app, 'first');
    expect((await needsTwo('9000')).needsTwo).toBe(false);
  });

  test('see the oldest first, what to look at, the figures and every step, and leave a record', async () => {
    till.clock.advance(1);
    const { id } = await drawer.withdraw({ cardId });
    const list = await first.call('/ops/cashier/withdrawals?state=requested&limit=100', {
      merchant: 'harbor',
    });
    const items = (list.value as { items: OperatorWithdrawal[] }).items;
    expect(items.at(-1)?.id).toBe(id);
    expect(items.map(({ createdAt }) => createdAt)).toEqual(
      items.map(({ createdAt }) => createdAt).sort((one, other) => one - other),
    );
    await actOn(first, 'take', id);
    till.clock.advance(1);
    const { value } = await first.call(`/ops/cashier/withdrawal?id=${id}`, { merchant: 'harbor' });
    expect(value).toMatchObject({
      member: { account: `drawer${drawers}` },
      steps: [
        { state: 'requested', by: 'member' },
        { state: 'reviewing', by: 'The first' },
      ],
      figures: { balance: '900.00', withdrawalCount: 0 },
      turnover: { isMet: true },
    });
    const hints = (value as OperatorWithdrawal).hints.map(({ hint, level }) => `${hint} ${level}`);
    expect(hints).toEqual(expect.arrayContaining(['new_card warning', 'first_withdrawal info']));
    const counts = await first.call('/ops/cashier/counts', { merchant: 'harbor' });
    expect(counts.value).toMatchObject({ withdrawals: { reviewing: expect.any(Number) } });
    const tasks = (await first.call('/ops/tasks', { merchant: 'harbor' })).value as {
      items: { kind: string }[];
    };
    expect(tasks.items.map(({ kind }) => kind)).toContain('withdrawals');
    const { rows } = await till.app.database.queries.execute(
      `select action from operators_audit where target_id = '${id}' order by id`,
    );
    expect(rows).toEqual([{ action: 'cashier.take_withdrawal' }, { action: 'cashier.view_withdrawal' }]);
  });
});

describe('whoever decides is told', () => {
  const hintsOf = async (id: string) => {
    const { value } = await first.call(`/ops/cashier/withdrawal?id=${id}`, { merchant: 'harbor' });
    return (value as OperatorWithdrawal).hints;
  };
  const hintOf = async (kind: string, id: string) => (await hintsOf(id)).find(({ hint }) => hint === kind);

  test('of others in the same browser loudly, of others at the same address quietly', async () => {
    const alone = await drawer.withdraw({ cardId });
    expect(await hintOf('shared_device', alone.id)).toBeUndefined();
    await addMember(till.app, `neighbour${drawers}`);
    await openBrowser(till.app).login(`neighbour${drawers}`, {}, { ip: drawer.ip });
    const near = await drawer.withdraw({ cardId });
    const neighbour = { hint: 'shared_device', level: 'info', detail: `neighbour${drawers}` };
    expect(await hintOf('shared_device', near.id)).toEqual(neighbour);
    await addMember(till.app, `twin${drawers}`);
    await drawer.browser.login(`twin${drawers}`);
    await drawer.signIn();
    const shared = await drawer.withdraw({ cardId });
    expect(await hintOf('shared_device', shared.id)).toEqual({
      hint: 'shared_device',
      level: 'warning',
      detail: `twin${drawers}, neighbour${drawers}`,
    });
  });

  test('of a promotion whose deposit was not staked, with both figures, and no more once it was', async () => {
    const { id, payUrl } = await drawer.start({ amount: '200' });
    await payAt(payUrl);
    await till.deliver();
    // Promotions cannot be chosen yet; this is what a chosen one leaves.
    await till.app.database.queries.execute(
      `update cashier_deposit set promotion_id = '${randomUUID()}' where id = '${id}'`,
    );
    await drawer.bet(150);
    await drawer.betRollback(30);
    const early = await drawer.withdraw({ cardId });
    const abuse = { hint: 'bonus_abuse', level: 'warning', detail: '120.00 / 200.00' };
    expect(await hintOf('bonus_abuse', early.id)).toEqual(abuse);
    await drawer.bet(80);
    const later = await drawer.withdraw({ cardId });
    expect(await hintOf('bonus_abuse', later.id)).toBeUndefined();
  });

  test('of a large one from the amount on from which two decide, not a cent before', async () => {
    await drawer.give(20_000);
    const small = await drawer.withdraw({ cardId, amount: '9999.99' });
    expect(await hintOf('large', small.id)).toBeUndefined();
    const large = await drawer.withdraw({ cardId, amount: '10000' });
    const detail = '10000.00 / 10000.00';
    expect(await hintOf('large', large.id)).toEqual({ hint: 'large', level: 'info', detail });
  });
});
