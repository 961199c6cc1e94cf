import { DAY_MS, HOUR_MS } from '@parlour/clock/durations';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeTill, openTill, type Payer, payAt, type Till } from '../../../testing/cashier/cashier.ts';
import { addOperator, type SignedIn, signInAs } from '../../../testing/operators.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const merchant = 'harbor';
/** Shanghai is this much ahead of UTC, all year. */
const AHEAD = 8 * HOUR_MS;

type Found = {
  id: string;
  day: string;
  compared: number;
  differences: {
    kind: string;
    what: string;
    reference: string;
    ours: string | null;
    theirs: string | null;
  }[];
};

let till: Till;
let finance: SignedIn;
let payer: Payer;
let days = 0;
beforeAll(async () => {
  till = await openTill({ brands: [makeTill('harbor'), makeTill('lantern')] });
  await addOperator(till.app, 'finance', { grants: [{ role: 'finance', merchantCode: null }] });
});
afterAll(() => till.close());
/** Each test has a business day of its own. */
beforeEach(async () => {
  if (days > 0) till.clock.advance(DAY_MS);
  days += 1;
  payer = await till.addPayer(`payer${days}`);
  finance = await signInAs(till.app, 'finance');
  await till.control('/reset');
});

const dateOf = (atMs: number) => new Date(atMs + AHEAD).toISOString().slice(0, 10);
const today = () => dateOf(till.clock.now());
const reconcile = async (day = today(), brand = merchant) =>
  (await finance.post('/ops/cashier/reconcile', { day }, { merchant: brand })).value as Found;
const pay = async (by = payer) => {
  const deposit = await by.start();
  await payAt(deposit.payUrl);
  await till.deliver();
  return deposit;
};
const execute = (text: string) => till.app.database.queries.execute(text);

describe('a business day', () => {
  test('on which everything agrees has no difference, and other brands do not disturb it', async () => {
    await pay();
    await pay(await till.addPayer(`guest${days}`, 'lantern'));
    const declined = await payer.start();
    await payAt(declined.payUrl, { decision: 'decline' });
    await till.deliver();
    expect(await reconcile()).toMatchObject({ day: today(), compared: 2, differences: [] });
    expect(await reconcile(today(), 'lantern')).toMatchObject({ compared: 1, differences: [] });
  });

  test('shows what the gateway was paid and we do not know of', async () => {
    const { id } = await pay();
    await execute(
      `update cashier_deposit set id = 'a0000000-0000-7000-8000-00000000000${days}' where id = '${id}'`,
    );
    const { differences } = await reconcile();
    expect(differences).toEqual([
      { kind: 'missing_here', what: 'order', reference: id, ours: null, theirs: 'paid 100.00 CNY' },
      {
        kind: 'missing_there',
        what: 'order',
        reference: expect.stringMatching(/^D/),
        ours: 'credited 100.00 CNY',
        theirs: null,
      },
    ]);
  });

  test('shows a payment whose news were lost', async () => {
    const { id, number } = await payer.start();
    await till.control('', { callbacks: 'none' });
    await till.control('/conclude', { order: id, state: 'paid' });
    expect((await reconcile()).differences).toEqual([
      {
        kind: 'state',
        what: 'order',
        reference: number,
        ours: 'waiting 100.00 CNY',
        theirs: 'paid 100.00 CNY',
      },
    ]);
  });

  test('shows what was credited in another amount than came', async () => {
    const { id, number, payUrl } = await payer.start();
    await payAt(payUrl, { decision: 'other', amount: '90' });
    await till.deliver();
    expect((await reconcile()).differences).toEqual([]);
    const body = { id, amount: '100', reason: 'the rest was a fee of the bank' };
    await finance.post('/ops/cashier/deposit/approve', body, { merchant });
    expect((await reconcile()).differences).toEqual([
      {
        kind: 'amount',
        what: 'order',
        reference: number,
        ours: 'credited 100.00 CNY',
        theirs: 'paid 90.00 CNY',
      },
    ]);
  });

  test('ends for us and for the gateway at the same moment, whoever told it when', async () => {
    // Paid in the last second of the day, reported in the first of the next.
    const [day, nextDay] = [today(), dateOf(till.clock.now() + DAY_MS)];
    till.clock.set(Date.parse(nextDay) - AHEAD - 1_000);
    const { payUrl } = await payer.start();
    await till.control('', { callbacks: 'late', lateByMs: 2_000 });
    await payAt(payUrl);
    till.clock.advance(2_000);
    await till.deliver();
    finance = await signInAs(till.app, 'finance');
    expect(await reconcile(day)).toMatchObject({ compared: 1, differences: [] });
    expect(await reconcile(nextDay)).toMatchObject({ compared: 0, differences: [] });
  });
});

describe('a comparison', () => {
  test('is kept, listed and on record, and a task while it differs', async () => {
    const { id } = await payer.start();
    await till.control('', { callbacks: 'none' });
    await till.control('/conclude', { order: id, state: 'paid' });
    const found = await reconcile();
    const { value } = await finance.call('/ops/cashier/reconciliations?limit=1', { merchant });
    expect(value).toMatchObject({ items: [{ id: found.id }] });
    const { rows } = await execute(`select action from operators_audit where target_id = '${found.id}'`);
    expect(rows).toEqual([{ action: 'cashier.reconcile' }]);
    const tasks = async () => {
      const answer = (await finance.call('/ops/tasks', { merchant })).value as {
        items: { kind: string; count: number }[];
      };
      return answer.items.find(({ kind }) => kind === 'reconciliation_differences')?.count;
    };
    expect(await tasks()).toBe(1);
    await till.send(await till.makeCallback(id));
    // Two rows of the same moment would have no order.
    till.clock.advance(1);
    await reconcile();
    expect(await tasks()).toBe(0);
  });

  test('is made by itself for each brand, once, when a day is over', async () => {
    await pay();
    const day = today();
    const made = async () => {
      const { rows } = await execute(`select brand_id from cashier_reconciliation where day = '${day}'`);
      return rows.length;
    };
    await till.app.jobs.start();
    await till.pass(22 * HOUR_MS, HOUR_MS);
    expect(await made()).toBe(0);
    await till.pass(4 * HOUR_MS, HOUR_MS / 2);
    expect(await made()).toBe(2);
    await till.pass(2 * HOUR_MS, HOUR_MS);
    expect(await made()).toBe(2);
  });

  test('is refused while the gateway is away, and without one', async () => {
    await till.control('', { isDown: true });
    const away = await finance.post('/ops/cashier/reconcile', { day: today() }, { merchant });
    expect([away.status, away.code]).toEqual([503, 'unavailable']);
    const app = await startTestApp({ brands: [makeTill('harbor')] });
    await addOperator(app, 'finance', { grants: [{ role: 'finance', merchantCode: null }] });
    const alone = await signInAs(app, 'finance');
    const without = await alone.post('/ops/cashier/reconcile', { day: today() }, { merchant });
    expect(without.code).toBe('unavailable');
    await app.close();
  });
});
