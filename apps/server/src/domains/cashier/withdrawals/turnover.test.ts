import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeTill, openTill, payAt, type Till } from '../../../testing/cashier/cashier.ts';
import { addDrawer } from '../../../testing/cashier/withdrawals.ts';

let till: Till;
let drawers = 0;
beforeAll(async () => {
  till = await openTill({ brands: [makeTill('strict')] });
});
afterAll(() => till.close());
beforeEach(() => {
  drawers += 1;
});

describe('what was deposited', () => {
  test('has to be staked before it leaves; the reasons and figures are told, and a met one ends', async () => {
    const strict = await addDrawer(till, `strict${drawers}`, 'strict');
    const { id } = await strict.ownCard();
    const deposit = await strict.start({ amount: '200' });
    await payAt(deposit.payUrl);
    await till.deliver();
    const needed = await strict.request({ cardId: id });
    expect(needed.code).toBe('turnover_needed');
    expect(needed.value).toMatchObject({
      isMet: false,
      left: '200.00',
      items: [{ reason: 'deposit', reference: deposit.number, times: '1', required: '200.00', done: '0.00' }],
    });
    await strict.bet(150);
    await strict.betRollback(30);
    expect((await strict.overview()).turnover).toMatchObject({ left: '80.00', items: [{ done: '120.00' }] });
    await strict.bet(79.99);
    expect((await strict.request({ cardId: id })).code).toBe('turnover_needed');
    await strict.win(100);
    await strict.bet(0.01);
    expect((await strict.overview()).turnover).toEqual({ isMet: true, left: '0.00', items: [] });
    expect((await strict.request({ cardId: id })).status).toBe(200);
  });

  test('is required again if the stake that met it is given back', async () => {
    const strict = await addDrawer(till, `refunded${drawers}`, 'strict');
    const { id } = await strict.ownCard();
    await payAt((await strict.start({ amount: '200' })).payUrl);
    await till.deliver();
    await strict.bet(200);
    expect((await strict.overview()).turnover).toMatchObject({ isMet: true });
    await strict.betRollback(200);
    expect((await strict.overview()).turnover).toMatchObject({ isMet: false, left: '200.00' });
    expect((await strict.request({ cardId: id })).code).toBe('turnover_needed');
    // What was played besides is what the refund is taken from first.
    await strict.bet(150);
    await strict.win(150);
    await strict.bet(150);
    expect((await strict.overview()).turnover).toMatchObject({ isMet: true });
    await strict.betRollback(100);
    expect((await strict.overview()).turnover).toMatchObject({ isMet: true });
    expect((await strict.request({ cardId: id })).status).toBe(200);
  });

  test('is required once for each deposit: stakes before it do not count, the oldest is met first', async () => {
    const strict = await addDrawer(till, `stricter${drawers}`, 'strict');
    const pay = async (amount: string) => {
      // Two rows of the same moment would have no order.
      till.clock.advance(1);
      const { payUrl } = await strict.start({ amount });
      await payAt(payUrl);
      await till.deliver();
    };
    await strict.give(500);
    await strict.bet(300);
    await pay('100');
    await strict.bet(60);
    await pay('50');
    await strict.bet(60);
    expect((await strict.overview()).turnover).toMatchObject({
      left: '30.00',
      items: [{ required: '50.00', done: '20.00', left: '30.00' }],
    });
  });
});
