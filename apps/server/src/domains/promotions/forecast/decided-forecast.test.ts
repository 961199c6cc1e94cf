import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@parlour/clock/durations';
import type { Approval, Written } from '@parlour/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeMallItem, makeTerms } from '../../../factories/promotions.factory.ts';
import { addOperator, type SignedIn, signInAs } from '../../../testing/operators.ts';
import {
  CASH,
  credit,
  NOTHING,
  openTeller,
  type Teller,
  task,
} from '../../../testing/promotions/forecasts.ts';
import { addBuyer, putItem } from '../../../testing/promotions/mall.ts';
import { type Nights, openNights } from '../../../testing/promotions/nights.ts';
import { defaultPlan } from '../invite/invite.rules.ts';

const MONDAY = Date.UTC(2026, 10, 16, 12);

describe('on what members have', () => {
  let nights: Nights;
  let teller: Teller;
  beforeAll(async () => {
    nights = await openNights({ nowMs: MONDAY, beside: 'other' });
    teller = await openTeller(nights.app);
  });
  afterAll(() => nights.app.close());

  test('a credit tells what a point buys, what is kept of it, and what members could take now', async () => {
    await addBuyer(nights.app, 'buyer01', 200);
    const second = await addBuyer(nights.app, 'buyer02', 45);
    await addBuyer(nights.app, 'poor01', 39);
    const { figures } = await teller.ask(credit() as never);
    // 200 points would buy five, but two are the most of a member.
    expect(figures).toEqual({
      kind: 'credit',
      each: '5.00',
      kept: '3.00',
      cheapest: expect.any(String),
      perPoint: '0.125',
      keptPerPoint: '0.075',
      points: 284,
      members: 2,
      exchanges: 3,
      expected: '15.00',
      expectedKept: '9.00',
      stock: 10,
      most: '50.00',
      taken: 0,
      earned: 0,
    });
    const wide = await teller.ask(credit({ addStock: 2, perMember: null }) as never);
    expect(wide.figures).toMatchObject({ exchanges: 6, expected: '30.00', stock: 2, most: '10.00' });
    expect((await teller.ask(credit({ level: 1 }) as never)).figures).toMatchObject({
      members: 0,
      exchanges: 0,
    });
    const id = await putItem(nights.app, { price: 40, credit: { amount: '5', terms: makeTerms() } }, 4);
    await second.order(id, { price: 40, address: null });
    nights.app.clock.advance(DAY_MS);
    await teller.signInAgain();
    expect((await teller.ask(credit({ id, addStock: 1 }) as never)).figures).toMatchObject({
      points: 244,
      stock: 4,
      taken: 1,
      earned: 284,
      members: 1,
    });
  });

  test('whoever decides is told the same as whoever asks', async () => {
    await addOperator(nights.app, 'approver', { grants: [{ role: 'finance', merchantCode: 'harbor' }] });
    const approver = await signInAs(nights.app, 'approver');
    const { id: _id, task: written } = task({}) as Extract<Written, { kind: 'task' }>;
    const plan = { ...defaultPlan('CNY'), inviterGift: '20' };
    const item = { credit: { amount: '5', terms: makeTerms() }, price: 40, perMember: 2 };
    const sectors = [CASH, NOTHING];
    const requests: [path: string, body: object, of: Written][] = [
      ['wheel', { version: 0, sectors }, { kind: 'wheel', sectors }],
      ['tasks', { id: null, version: 0, task: written }, task({})],
      ['invite/request', { version: 0, plan }, { kind: 'friends', plan }],
      ['mall', { id: null, version: 0, document: makeMallItem(item), addStock: 10 }, credit()],
    ];
    for (const [path, body, of] of requests) {
      nights.app.clock.advance(1);
      const reason = 'for the season';
      const { value } = await teller.post(`/ops/promotions/${path}`, { ...body, reason });
      const { approvalId } = value as { approvalId: string };
      const told = await teller.ask(of as never);
      const { value: approval } = await approver.call(`/ops/approval?id=${approvalId}`);
      expect((approval as Approval).details.forecast).toEqual(told);
      expect((await decideOn(approver, approvalId)).status).toBe(200);
    }
  });
  const decideOn = (by: SignedIn, id: string) =>
    by.post('/ops/approval/decide', { id, decision: 'approve', reason: 'seen' });

  test('what could not be published is refused with the field that is wrong', async () => {
    const fields = async (of: object) => {
      const { status, code, value } = await teller.askAt(of);
      expect([status, code]).toEqual([400, 'invalid_input']);
      return (value as { fields: Record<string, string> }).fields;
    };
    const endless = { ...CASH, stock: null, substitute: null };
    expect(await fields({ kind: 'wheel', sectors: [endless, NOTHING] })).toEqual({
      'of.sectors.0.stock': 'required',
    });
    expect(await fields({ kind: 'wheel', sectors: [NOTHING] })).toHaveProperty(['of.sectors']);
    expect(await fields(task({ target: '0.00' }))).toEqual({ 'of.task.target': 'wrong_format' });
    expect(await fields(task({ kind: 'titles', target: '1.50' }))).toHaveProperty(['of.task.target']);
    const huge = '9'.repeat(30);
    expect(await fields(task({ target: `${huge}.00` }))).toEqual({ 'of.task.target': 'wrong_format' });
    expect(await fields(task({ prize: { kind: 'cash', amount: `${huge}.00` } }))).toEqual({
      'of.task.prize': 'wrong_format',
    });
    expect(await fields(task({ prize: { kind: 'cash', amount: '0.001' } }))).toHaveProperty([
      'of.task.prize',
    ]);
    const goods = { kind: 'goods', itemId: randomUUID(), titles: { EN: 'Tea' }, points: 5 } as const;
    expect(await fields(task({ prize: goods }))).toEqual({ 'of.task.prize': 'not_allowed' });
    expect(await fields(credit({ credit: { amount: '0', terms: makeTerms() } }))).toEqual({
      'of.credit.amount': 'too_small',
    });
    expect(await fields(credit({ price: 0 }))).toHaveProperty(['of.price']);
    const plan = { ...defaultPlan('CNY'), inviterGift: '0' };
    expect(await fields({ kind: 'friends', plan })).toEqual({ 'of.plan.inviterGift': 'too_small' });
    expect(await fields({ kind: 'lottery' })).toHaveProperty(['of.kind']);
    expect((await teller.askAt(credit({ id: randomUUID() }))).code).toBe('not_found');
  });
});
