import { randomUUID } from 'node:crypto';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@parlour/clock/durations';
import type { BrandClock, TodayLine } from '@parlour/contract';
import { PARTS_PER_UNIT, TRIAL_CURRENCY } from '@parlour/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeBrand } from '../../../factories/brand.factory.ts';
import { ledgerOf } from '../../../testing/ledger/ledger.ts';
import { addOperator, type SignedIn, signInAs } from '../../../testing/operators.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

type Today = { brands: BrandClock[]; items: TodayLine[] };

const units = (count: number) => BigInt(count) * PARTS_PER_UNIT;
/** The first moment of a business day in Shanghai, and of no day in UTC. */
const MIDNIGHT = Date.parse('2026-11-19T16:00:00Z');

let app: TestApp;
let admin: SignedIn;
beforeAll(async () => {
  app = await startTestApp({
    brands: [
      makeBrand({ merchantCode: 'harbor', timeZone: 'Asia/Shanghai' }),
      makeBrand({ merchantCode: 'lantern', currency: 'THB', timeZone: 'UTC' }),
    ],
  });
  await addOperator(app, 'admin', { grants: [{ role: 'admin', merchantCode: null }] });
  await addOperator(app, 'harborfin', { grants: [{ role: 'finance', merchantCode: 'harbor' }] });
  await addOperator(app, 'helper', { grants: [{ role: 'support', merchantCode: null }] });
});
afterAll(() => app.close());

const brandIdOf = (merchant: string) => app.modules.system.brands.ofMerchant(merchant)?.id ?? '';
const harbor = () => ledgerOf(brandIdOf('harbor'));
type Postings = Parameters<TestApp['modules']['wallet']['post']>[1];
async function postAt(moment: number, postings: Postings): Promise<void> {
  app.clock.set(moment);
  await app.database.transaction((tx) => app.modules.wallet.post(tx, postings));
}
/** Adds up and looks, at a moment. */
async function readAt(moment: number, by = admin, merchant?: string): Promise<Today> {
  app.clock.set(moment);
  await app.modules.wallet.rollups.rollAll();
  const { value } = await by.call('/ops/reports/today', merchant ? { merchant } : {});
  return value as Today;
}

test('the day so far stands beside yesterday and the week, each up to the same time of the day', async () => {
  const [one, other, third] = [randomUUID(), randomUUID(), randomUUID()];
  const books = harbor();
  for (const daysAgo of [3, 2])
    await postAt(MIDNIGHT - daysAgo * DAY_MS + HOUR_MS, [books.deposit(one, units(30))]);
  await postAt(MIDNIGHT - DAY_MS + HOUR_MS, [books.deposit(one, units(60)), books.bet(one, units(10))]);
  await postAt(MIDNIGHT - DAY_MS + 3 * HOUR_MS, [books.bet(one, units(40)), books.deposit(other, units(5))]);
  await postAt(MIDNIGHT + 5 * MINUTE_MS, [books.deposit(one, units(100)), books.bet(one, units(20))]);
  await postAt(MIDNIGHT + 2 * HOUR_MS - 1, [
    books.win(one, units(4)),
    books.deposit(third, units(1)),
    ledgerOf(brandIdOf('harbor'), TRIAL_CURRENCY).deposit(other, units(900)),
  ]);
  await postAt(MIDNIGHT + 2 * HOUR_MS + MINUTE_MS, [books.bet(third, units(1))]);
  admin = await signInAs(app, 'admin');
  const { brands, items } = await readAt(MIDNIGHT + 2 * HOUR_MS + 9 * MINUTE_MS);

  expect(brands.find(({ merchantCode }) => merchantCode === 'harbor')).toEqual({
    merchantCode: 'harbor',
    timeZone: 'Asia/Shanghai',
    day: '2026-11-20',
    startsAt: MIDNIGHT,
    comparedUntil: MIDNIGHT + 2 * HOUR_MS,
    upTo: MIDNIGHT + 2 * HOUR_MS + 9 * MINUTE_MS,
  });
  expect(items.map(({ merchantCode, currency }) => [merchantCode, currency])).toEqual([['harbor', 'CNY']]);
  const [line] = items as [TodayLine];
  expect(line.soFar).toEqual({
    deposits: '101.00',
    withdrawals: '0.00',
    bets: '21.00',
    wins: '4.00',
    net: '-17.00',
    membersActive: 2,
  });
  expect(line.compared.today).toMatchObject({ bets: '20.00', deposits: '101.00', membersActive: 2 });
  expect(line.compared.yesterday).toMatchObject({ bets: '10.00', deposits: '60.00', membersActive: 1 });
  const { days = 0, average } = line.compared.week ?? {};
  // The brand is younger than a week.
  expect(days).toBe(line.days.length - 1);
  expect(average?.deposits).toBe((120 / days).toFixed(2));
  expect(line.days.at(-2)).toMatchObject({ day: '2026-11-19', bets: '50.00', membersActive: 2 });
  expect(line.days.at(-1)).toEqual({ day: '2026-11-20', ...line.soFar });
});

test('hours are those of the business day, empty where they have not begun', async () => {
  const { items } = await readAt(MIDNIGHT + 2 * HOUR_MS + 10 * MINUTE_MS);
  const hours = items[0]?.hours ?? [];
  expect(hours.map(({ hour }) => hour)).toEqual(Array.from({ length: 24 }, (_, hour) => hour));
  expect(hours[0]?.today?.deposits).toBe('100.00');
  expect(hours[1]).toMatchObject({ today: { wins: '4.00', bets: '0.00' }, yesterday: { bets: '10.00' } });
  expect(hours[2]?.today?.bets).toBe('1.00');
  expect(hours[3]).toMatchObject({ today: null, yesterday: { bets: '40.00' } });
});

test('a day that was added up before there were slots is compared with nothing', async () => {
  await app.database.queries.execute(
    `delete from wallet_brand_slot where day = '2026-11-19' and brand_id = '${brandIdOf('harbor')}'`,
  );
  const { items } = await readAt(MIDNIGHT + 2 * HOUR_MS + 11 * MINUTE_MS);
  const { compared, hours, days } = items[0] as TodayLine;
  expect(compared.yesterday).toBeNull();
  expect(compared.today).not.toBeNull();
  expect(compared.week?.days).toBe(days.length - 2);
  expect(hours[1]?.yesterday).toBeNull();
  const brand = app.modules.system.brands.ofMerchant('harbor');
  if (brand) await app.modules.wallet.rollups.deriveAgain(brand);
  const again = await readAt(MIDNIGHT + 2 * HOUR_MS + 12 * MINUTE_MS);
  expect(again.items[0]?.compared.yesterday?.bets).toBe('10.00');
});

test('brands and currencies are kept apart, and nobody sees more than they may', async () => {
  const lantern = ledgerOf(brandIdOf('lantern'), 'THB');
  await postAt(MIDNIGHT + 3 * HOUR_MS, [lantern.deposit(randomUUID(), units(7))]);
  admin = await signInAs(app, 'admin');
  const places = ({ items }: Today) =>
    items.map(({ merchantCode, currency }) => `${merchantCode} ${currency}`);
  expect(places(await readAt(MIDNIGHT + 3 * HOUR_MS + MINUTE_MS))).toEqual(['harbor CNY', 'lantern THB']);
  expect(places(await readAt(MIDNIGHT + 3 * HOUR_MS + MINUTE_MS, admin, 'lantern'))).toEqual(['lantern THB']);
  const finance = await signInAs(app, 'harborfin');
  expect(places(await readAt(MIDNIGHT + 3 * HOUR_MS + MINUTE_MS, finance))).toEqual(['harbor CNY']);
  const helper = await signInAs(app, 'helper');
  expect((await helper.call('/ops/reports/today')).code).toBe('not_permitted');
});
