import { randomUUID } from 'node:crypto';
import { DAY_MS, HOUR_MS } from '@parlour/clock/durations';
import type { VendorDifference } from '@parlour/contract';
import { writeUtc } from '@parlour/wallet-protocol';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { HOSTILE_VENDOR, type HostileVendor } from '../../../testing/games/hostile-vendor.ts';
import { AHEAD, type Reconciling, startReconciling, type Told } from '../../../testing/games/reconciling.ts';
import { UNIT } from '../../../testing/protection.ts';
import type { TestApp } from '../../../testing/test-app.ts';

let books: Reconciling;
let app: TestApp;
let vendor: HostileVendor;
beforeAll(async () => {
  books = await startReconciling();
  ({ app, vendor } = books);
});
/** Each test has a business day of its own. */
beforeEach(() => books.beginDay());
afterAll(() => books.close());

describe('a business day', () => {
  test('on which both say the same is equal, to the coin', async () => {
    await vendor.say(await books.play(3));
    expect(await books.reconcile()).toMatchObject({
      vendor: HOSTILE_VENDOR,
      vendorName: 'Squall',
      day: books.today(),
      state: 'equal',
      compared: 6,
      differences: 0,
      totals: [
        {
          currency: 'CNY',
          ours: { count: 6, bets: '30.00', wins: '12.00' },
          theirs: { count: 6, bets: '30.00', wins: '12.00' },
        },
      ],
    });
    expect(await books.differences()).toEqual([]);
  });

  test('shows what the vendor did and we do not know of', async () => {
    const told = await books.play();
    const [bet] = told as [Told];
    const unknown = { ...bet, transaction_uuid: randomUUID(), amount: '700000' };
    await vendor.say([...told, unknown]);
    expect(await books.reconcile()).toMatchObject({ state: 'different', compared: 3, differences: 1 });
    expect(await books.differences()).toMatchObject([
      {
        kind: 'missing_here',
        transactionId: unknown.transaction_uuid,
        memberId: books.memberId,
        ours: null,
        theirs: 'bet 7.00 CNY TS_SUCCESS',
        state: 'open',
      },
    ]);
  });

  test('shows what we did and the vendor does not know of', async () => {
    const [bet, win] = (await books.play()) as [Told, Told];
    await vendor.say([bet]);
    await books.reconcile();
    expect(await books.differences()).toMatchObject([
      { kind: 'missing_there', transactionId: win.transaction_uuid, ours: 'win 4.00 CNY', theirs: null },
    ]);
  });

  test('shows another amount, another currency and another state', async () => {
    const [bet, win] = (await books.play()) as [Told, Told];
    const [other, declined] = (await books.play()) as [Told, Told];
    await vendor.say([
      { ...bet, amount: String(11n * UNIT) },
      { ...win, currency: 'THB' },
      other,
      { ...declined, status: 'TS_DECLINED' },
    ]);
    expect((await books.reconcile()).totals.map(({ currency }) => currency)).toEqual(['CNY', 'THB']);
    const found = (await books.differences()).map(({ kind, ours, theirs }) => [kind, ours, theirs]);
    expect(found.sort()).toEqual([
      ['amount', 'bet 10.00 CNY', 'bet 11.00 CNY TS_SUCCESS'],
      ['currency', 'win 4.00 CNY', 'win 4.00 THB TS_SUCCESS'],
      ['state', 'win 4.00 CNY', 'win 4.00 CNY TS_DECLINED'],
    ]);
    expect(await books.differences('&kind=amount')).toHaveLength(1);
  });

  test('holds nothing against a vendor for what neither has, and everything for what it still owes', async () => {
    const told = await books.play();
    const [bet] = told as [Told];
    const unsure = (about: Partial<Told>) => ({ ...bet, transaction_uuid: randomUUID(), ...about });
    await vendor.say([
      ...told,
      unsure({ status: 'TS_DECLINED' }),
      unsure({ status: 'TS_ROLLBACK' }),
      unsure({ status: 'TS_DECLINED', kind: 'win' }),
      unsure({ status: 'TS_SUCCESS', currency: 'XXX' }),
    ]);
    expect((await books.reconcile()).state).toBe('equal');
    await vendor.say([...told, unsure({ status: 'TS_PENDING', kind: 'win' })]);
    expect((await books.reconcile()).state).toBe('different');
  });

  test('takes a transaction that was told hours late, or on the other side of midnight, as one', async () => {
    const [bet, win] = (await books.play()) as [Told, Told];
    await vendor.say([{ ...bet, inserted_at: writeUtc(app.clock.now() - 5 * HOUR_MS) }, win]);
    expect(await books.reconcile()).toMatchObject({ state: 'equal', compared: 2 });
    app.clock.set(Date.parse(books.today()) - AHEAD + DAY_MS - 1_000);
    const day = books.today();
    const [late] = (await books.play()) as [Told];
    const all = [bet, win, late].map((one) => ({ ...one }));
    (all[2] as Told).inserted_at = writeUtc(app.clock.now() + 5 * 60_000);
    await vendor.say(all);
    app.clock.advance(DAY_MS);
    await books.signIn();
    expect(await books.reconcile(day)).toMatchObject({ differences: 1, compared: 4 });
    expect(await books.reconcile()).toMatchObject({ state: 'equal', compared: 0 });
  });

  test('of many transactions is read in pages', async () => {
    const told = await books.play(2);
    const [bet] = told as [Told];
    const many = Array.from({ length: 2_500 }, () => ({ ...bet, transaction_uuid: randomUUID() }));
    const before = await vendor.countAsked();
    await vendor.say([...told, ...many]);
    expect(await books.reconcile()).toMatchObject({ compared: 2_504, differences: 2_500 });
    // Each hour of the day once, and the hour of play and its neighbours three times.
    expect((await vendor.countAsked()) - before).toBeGreaterThanOrEqual(26);
    type Page = { items: VendorDifference[]; next: string };
    const path = `/ops/games/differences?day=${books.today()}&limit=100`;
    const first = await books.get<Page>(path);
    const second = await books.get<Page>(`${path}&after=${first.next}`);
    const ids = [...first.items, ...second.items].map(({ id }) => id);
    expect(new Set(ids).size).toBe(200);
  });
});
