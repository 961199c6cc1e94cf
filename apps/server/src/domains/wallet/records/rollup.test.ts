import { randomInt, randomUUID } from 'node:crypto';
import { DAY_MS } from '@parlour/clock/durations';
import { type Figures, PURSES, type PurseType, type TransferKind } from '@parlour/contract';
import { PARTS_PER_UNIT, readDecimal, TRIAL_CURRENCY, writeDecimal } from '@parlour/money';
import { SCALE } from '@parlour/money/testing/scale';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeBrand } from '../../../factories/brand.factory.ts';
import type { Brand } from '../../../tenancy/brand.ts';
import { ledgerOf } from '../../../testing/ledger/ledger.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { HOUSE } from '../ledger/accounts.rules.ts';
import type { Posting } from '../ledger/posting.rules.ts';
import { createProfitLoss } from './profit-loss.service.ts';
import { groupOf } from './records.rules.ts';
import { createRecords } from './records.service.ts';
import { createRoundTitles } from './round-titles.service.ts';

const SEED = Number(process.env.RECORDS_SEED ?? randomInt(2 ** 31));
const parts = (text: string) => readDecimal(text) as bigint;

let app: TestApp;
let brands: Brand[];
beforeAll(async () => {
  app = await startTestApp({
    brands: [
      makeBrand({ merchantCode: 'harbor', timeZone: 'Asia/Shanghai' }),
      makeBrand({ merchantCode: 'lantern', timeZone: 'America/New_York', dayStartsAt: '06:00' }),
    ],
  });
  brands = app.modules.system.brands.all();
});
afterAll(() => app.close());

function services() {
  const { rollups } = app.modules.wallet;
  const { calendarOf } = app.modules.system.brands;
  return {
    records: createRecords({
      database: app.database,
      rollups,
      calendarOf,
      titlesOf: createRoundTitles().titlesOf,
    }),
    profitLoss: createProfitLoss({ database: app.database, clock: app.clock, rollups, calendarOf }),
    rollups,
  };
}

/** Everything the sums consist of, to compare two derivations. */
async function dump() {
  const tables = [
    'wallet_rolled',
    'wallet_day',
    'wallet_record',
    'wallet_brand_day',
    'wallet_brand_slot',
    'wallet_member_day',
  ];
  const dumped: unknown[] = [];
  for (const table of tables) {
    const { rows } = await app.database.queries.execute(sql`select t::text as line from ${sql.raw(table)} t`);
    dumped.push(rows.map((row) => (row as { line: string }).line).sort());
  }
  return dumped;
}

/** The postings a member's history consists of, by what happens. */
function postingsOf(brandId: string, memberId: string) {
  const books = ledgerOf(brandId);
  const { account, posting, main } = books;
  const purse = (purpose: PurseType) => account(memberId, purpose);
  const house = account(HOUSE, 'house');
  const vendor = account('studio', 'vendor');
  const one = (kind: TransferKind, debit: typeof house, credit: typeof house) => (amount: bigint) =>
    posting({ kind, debit, credit, amount });
  return {
    deposit: (amount: bigint) => books.deposit(memberId, amount),
    bet: (amount: bigint) => books.bet(memberId, amount),
    bonusBet: one('bet', purse('bonus'), vendor),
    betRollback: (amount: bigint) => books.betRollback(memberId, amount),
    win: (amount: bigint) => books.win(memberId, amount),
    winRollback: (amount: bigint) => books.winRollback(memberId, amount),
    owedRollback: one('win_rollback', purse('debt'), vendor),
    given: one('adjustment_in', house, main(memberId)),
    taken: one('adjustment_out', main(memberId), house),
    toBonus: one('purse_transfer', main(memberId), purse('bonus')),
    toMain: one('purse_transfer', purse('bonus'), main(memberId)),
  } satisfies Record<string, (amount: bigint) => Posting>;
}
type What = keyof ReturnType<typeof postingsOf> | 'hold' | 'paid' | 'returned';
const WHATS: What[] = [
  ...(Object.keys(postingsOf(randomUUID(), randomUUID())) as What[]),
  'hold',
  'paid',
  'returned',
];

/** Plays events in a member's books; withdrawals are held, then paid or given back, oldest first. */
function historyOf(brandId: string, memberId: string) {
  const { holds, post } = app.modules.wallet;
  const make = postingsOf(brandId, memberId);
  const open: string[] = [];
  return (what: What, amount: bigint) =>
    app.database.transaction(async (tx) => {
      if (what === 'hold') {
        const hold = { brandId, id: randomUUID(), memberId, currency: 'CNY', amount, reference: 'test' };
        if ((await holds.reserve(tx, hold)).state === 'posted') open.push(hold.id);
      } else if (what === 'paid' || what === 'returned') {
        const id = open.shift();
        if (id === undefined) return;
        if (what === 'paid') await holds.post(tx, { brandId, id }, 'bank');
        else await holds.void(tx, { brandId, id });
      } else await post(tx, [make[what](amount)]);
    });
}

const step = fc.record({
  what: fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom<What>('deposit', 'bet', 'win') },
    fc.constantFrom(...WHATS),
  ),
  amount: fc.bigInt({ min: 1n, max: 50n * PARTS_PER_UNIT }),
  laterMs: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: DAY_MS })),
  isRolled: fc.boolean(),
});

describe('sums by business day', () => {
  test('agree with the lines they are made of, whatever the history and whenever they are made', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 1, maxLength: 40 }),
        fc.constantFrom(0, 1),
        async (steps, which) => {
          const brand = brands[which] as Brand;
          const memberId = randomUUID();
          const { records, profitLoss, rollups } = services();
          const calendar = await app.modules.system.brands.calendarOf(brand);
          const asker = { brand, owner: { brandId: brand.id, memberId, currency: 'CNY' } };
          const first = calendar.dayOf(app.clock.now());
          const happen = historyOf(brand.id, memberId);
          for (const { what, amount, laterMs, isRolled } of steps) {
            app.clock.advance(laterMs);
            await happen(what, amount);
            if (isRolled) await rollups.rollBrand(brand);
          }
          const asked = { from: first, to: calendar.dayOf(app.clock.now()) };
          const { days, totals, summary } = await profitLoss.read(asker, asked);

          const lines = [];
          for (const wallet of PURSES) {
            const { items } = await records.list(
              { ...asker, language: 'EN' },
              { wallet, ...asked, limit: 100 },
            );
            lines.push(...items);
          }
          for (const { day, ...figures } of days)
            expect(figures).toEqual(figuresOf(lines.filter(({ time }) => calendar.dayOf(time) === day)));
          expect(totals).toEqual(figuresOf(lines));
          const held = await Promise.all(
            PURSES.map(
              async (wallet) =>
                (await records.list({ ...asker, language: 'EN' }, { wallet, limit: 1 })).items[0],
            ),
          );
          const now = held.reduce((sum, line) => sum + (line ? parts(line.balanceAfter) : 0n), 0n);
          expect([summary.opening, parts(summary.closing)]).toEqual(['0.00', now]);
        },
      ),
      { numRuns: 5 * SCALE, seed: SEED },
    );
    // Deriving step by step gives the same as deriving at once.
    const { rollups } = services();
    for (const brand of brands) await rollups.rollBrand(brand);
    const before = await dump();
    for (const brand of brands) await rollups.deriveAgain(brand);
    expect(await dump()).toEqual(before);
  });

  test('put the last millisecond of a day into it and the next into the next, by each brand’s own clocks', async () => {
    const { profitLoss, rollups } = services();
    const borders = { harbor: '2027-03-09T16:00:00.000Z', lantern: '2027-03-10T11:00:00.000Z' };
    const members = new Map(brands.map(({ id }) => [id, randomUUID()]));
    const moments = Object.values(borders).flatMap((text) => [Date.parse(text) - 1, Date.parse(text)]);
    for (const moment of moments.sort()) {
      app.clock.set(moment);
      for (const { id } of brands)
        await app.database.transaction((tx) =>
          app.modules.wallet.post(tx, [ledgerOf(id).deposit(members.get(id) ?? '', PARTS_PER_UNIT)]),
        );
    }
    const told = async () =>
      Promise.all(
        brands.map(async (brand) => {
          const owner = { brandId: brand.id, memberId: members.get(brand.id) ?? '', currency: 'CNY' };
          const asked = { from: '2027-03-09', to: '2027-03-10' };
          const { days } = await profitLoss.read({ brand, owner }, asked);
          return [brand.settings.merchantCode, ...days.map(({ deposits }) => deposits)];
        }),
      );
    const expected = [
      ['harbor', '1.00', '3.00'],
      ['lantern', '3.00', '1.00'],
    ];
    expect(await told()).toEqual(expected);
    for (const brand of brands) await rollups.rollBrand(brand);
    expect(await told()).toEqual(expected);
  });

  test('of trial money are apart from those of the member’s own', async () => {
    const { profitLoss } = services();
    const [brand] = brands as [Brand];
    const memberId = randomUUID();
    const trial = ledgerOf(brand.id, TRIAL_CURRENCY);
    await app.database.transaction((tx) =>
      app.modules.wallet.post(tx, [trial.deposit(memberId, PARTS_PER_UNIT)]),
    );
    const read = (currency: string) =>
      profitLoss.read({ brand, owner: { brandId: brand.id, memberId, currency } }, {});
    expect((await read('CNY')).totals.deposits).toBe('0.00');
    expect((await read(TRIAL_CURRENCY)).totals.deposits).toBe('1.00');
  });
});

/** The same figures again, from the signed lines a member is shown. */
function figuresOf(lines: readonly { code: TransferKind; amount: string }[]): Figures {
  const sum = (...codes: TransferKind[]) =>
    lines.filter(({ code }) => codes.includes(code)).reduce((total, { amount }) => total + parts(amount), 0n);
  const ofGroup = (group: string) =>
    lines
      .filter(({ code }) => groupOf(code) === group)
      .reduce((total, { amount }) => total + parts(amount), 0n);
  return {
    deposits: writeDecimal(sum('deposit')),
    withdrawals: writeDecimal(-sum('withdrawal_paid')),
    bets: writeDecimal(-ofGroup('bet')),
    wins: writeDecimal(ofGroup('win')),
    bonuses: writeDecimal(ofGroup('bonus')),
    adjustments: writeDecimal(ofGroup('adjustment')),
    net: writeDecimal(ofGroup('bet') + ofGroup('win')),
  };
}
