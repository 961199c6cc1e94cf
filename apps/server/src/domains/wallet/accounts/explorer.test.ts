import { randomUUID } from 'node:crypto';
import { MINUTE_MS } from '@parlour/clock/durations';
import { LEDGER_PURPOSES, type Role, TRANSFER_KINDS } from '@parlour/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeBrand } from '../../../factories/brand.factory.ts';
import type { Brand } from '../../../tenancy/brand.ts';
import { nextDate } from '../../../tenancy/calendar.rules.ts';
import { ledgerOf } from '../../../testing/ledger/ledger.ts';
import { addMember } from '../../../testing/members.ts';
import { addOperator, type SignedIn, signInAs } from '../../../testing/operators.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { accountId, PURPOSES } from '../ledger/accounts.rules.ts';
import { KINDS } from '../ledger/posting.rules.ts';
import { walkList } from './bounded-scan.rules.ts';

const merchant = 'harbor';
const reason = 'a mistake of ours';

let app: TestApp;
let sessions: Record<'admin' | 'finance' | 'second' | 'support' | 'risk' | 'content', SignedIn>;
let brandId: string;
let books: ReturnType<typeof ledgerOf>;
let mary: { id: string; customerNo: string };
beforeAll(async () => {
  app = await startTestApp({
    brands: ['harbor', 'lantern'].map((merchantCode) => makeBrand({ merchantCode })),
    env: { RATE_LIMIT_PER_MINUTE: '1000000' },
  });
  brandId = app.modules.system.brands.ofMerchant(merchant)?.id ?? '';
  books = ledgerOf(brandId);
  const roles: Record<keyof typeof sessions, Role> = {
    admin: 'admin',
    finance: 'finance',
    second: 'finance',
    support: 'support',
    risk: 'risk',
    content: 'content',
  };
  const opened: [string, SignedIn][] = [];
  for (const [name, role] of Object.entries(roles)) {
    await addOperator(app, name, { grants: [{ role, merchantCode: merchant }] });
    opened.push([name, await signInAs(app, name)]);
  }
  sessions = Object.fromEntries(opened) as typeof sessions;
  mary = await addMember(app, 'mary01');
  await app.modules.wallet.submit(books.deposit(mary.id, 5_000_000n));
  await app.modules.wallet.submit(books.bet(mary.id, 1_000_000n));
});
afterAll(() => app.close());

type By = keyof typeof sessions;
const get = (path: string, query: Record<string, string> = {}, by: By = 'finance') => {
  app.clock.advance(1);
  return sessions[by].call(`/ops/ledger/${path}?${new URLSearchParams(query)}`, { merchant });
};
const post = (path: string, body: object, by: By = 'finance') => {
  app.clock.advance(1);
  return sessions[by].post(`/ops/${path}`, body, { merchant });
};
type Account = { id: string; purpose: string; currency: string; balance: string; movedAt: number | null };
type List<Item> = { items: Item[]; next: string | null };
const viewsOf = async (id: string) =>
  (
    await app.database.queries.execute(
      `select action from operators_audit where target_id = '${id}' and kind = 'view' order by id`,
    )
  ).rows.map((row) => (row as { action: string }).action);

describe('accounts', () => {
  test.each(['account', 'customer number', 'id'])('are found by the %s of their member', async (by) => {
    const owner = by === 'account' ? 'MARY01' : by === 'id' ? mary.id : mary.customerNo;
    const { items } = (await get('accounts', { owner })).value as List<Account>;
    expect(items).toMatchObject([
      {
        purpose: 'main',
        currency: 'CNY',
        balance: '40.00',
        owner: { code: mary.id, account: 'mary01', isMember: true },
      },
    ]);
  });

  test('are found by the code of their owner, purpose and currency', async () => {
    const of = async (query: Record<string, string>) =>
      ((await get('accounts', query)).value as List<Account>).items.map(({ balance }) => balance);
    expect(await of({ owner: 'bank' })).toEqual(['-50.00']);
    expect(await of({ purpose: 'vendor' })).toEqual(['10.00']);
    expect(await of({ purpose: 'vendor', currency: 'JPY' })).toEqual([]);
    expect(await of({ currency: 'CNY', purpose: 'main', owner: 'mary01' })).toEqual(['40.00']);
    expect(await of({ owner: 'nobody' })).toEqual([]);
    expect((await get('accounts', { purpose: 'pocket' })).code).toBe('invalid_input');
  });

  test('are walked page by page, each once', async () => {
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const { value } = await get('accounts', { limit: '1', ...(after ? { after } : {}) });
      const { items, next } = value as List<Account>;
      seen.push(...items.map(({ id }) => id));
      after = next;
    } while (after);
    expect(seen).toEqual([...new Set(seen)].sort());
    expect(seen).toHaveLength(3);
  });

  test('of one member are told with the currency of their money, and looking is on record', async () => {
    const { id } = await addMember(app, 'looked');
    const { value } = await get('member', { id });
    expect(value).toMatchObject({ member: { account: 'looked' }, currency: 'CNY', accounts: [] });
    const { id: internal } = await addMember(app, 'inside', { type: 40 });
    expect((await get('member', { id: internal })).value).toMatchObject({ currency: 'XXX' });
    await get('accounts', { owner: 'looked' });
    expect(await viewsOf(id)).toEqual(['wallet.view_accounts', 'wallet.view_accounts']);
    expect((await get('member', { id: randomUUID() })).code).toBe('not_found');
  });

  test('tell the rows their balance is kept in', async () => {
    const id = accountId(books.main(mary.id));
    const { value } = await get('account', { id });
    expect(value).toMatchObject({ balance: '40.00', rows: [{ stripe: 0, seq: '2', balance: '40.00' }] });
    const bank = (await get('account', { id: accountId(books.account('bank', 'cashier')) })).value as {
      rows: { movedAt: number | null }[];
    };
    expect(bank.rows.length).toBeGreaterThan(1);
    expect(bank.rows.filter(({ movedAt }) => movedAt !== null)).toHaveLength(1);
    expect((await get('account', { id: randomUUID() })).code).toBe('not_found');
  });
});

describe('transfers', () => {
  type Line = { id: string; at: number; postingId: string; kind: string; amount: string; currency: string };
  test('are told line by line, by posting, kind and currency', async () => {
    const bet = books.bet(mary.id, 100_000n);
    const twice = { ...bet, transfers: [...bet.transfers, ...bet.transfers] as never };
    await app.modules.wallet.submit(twice);
    const { value } = await get('posting', { id: bet.id });
    expect(value).toMatchObject({
      reference: 'test',
      lines: [
        { line: 0, amount: '1.00', debit: { owner: { account: 'mary01' } }, credit: { purpose: 'vendor' } },
        { line: 1, amount: '1.00' },
      ],
    });
    const list = async (query: Record<string, string>) =>
      ((await get('transfers', query)).value as List<Line>).items;
    expect(await list({ postingId: bet.id.toUpperCase() })).toHaveLength(2);
    expect(await list({ postingId: bet.id.slice(0, 8) })).toEqual([]);
    expect((await list({ kind: 'bet' })).map(({ kind }) => kind)).toEqual(['bet', 'bet', 'bet']);
    expect(await list({ kind: 'deposit', currency: 'JPY' })).toEqual([]);
    expect((await get('posting', { id: randomUUID() })).code).toBe('not_found');
    expect((await get('transfers', { after: 'x' })).code).toBe('invalid_input');
  });

  test('are walked page by page, each line once, the newest first', async () => {
    // Its id is older than all others, and it is the newest.
    const late = { ...books.bet(mary.id, 1_000n), id: '00000000-0000-7000-8000-000000000001' };
    app.clock.advance(MINUTE_MS);
    await app.modules.wallet.submit(late);
    const seen: { id: string; at: number }[] = [];
    let after: string | null = null;
    do {
      const { value } = await get('transfers', { limit: '1', ...(after ? { after } : {}) });
      const { items, next } = value as List<Line>;
      seen.push(...items.map(({ id, at }) => ({ id, at })));
      after = next;
    } while (after);
    expect(new Set(seen.map(({ id }) => id)).size).toBe(5);
    expect(seen[0]?.id).toBe(`${late.id}.0`);
    expect(seen.map(({ at }) => at)).toEqual(seen.map(({ at }) => at).sort((a, b) => b - a));
  });

  test('have the kinds, and accounts the purposes, that the ledger has', () => {
    expect([...TRANSFER_KINDS].sort()).toEqual(Object.keys(KINDS).sort());
    expect([...LEDGER_PURPOSES].sort()).toEqual(Object.keys(PURPOSES).sort());
  });
});

test('a filter without an index reads a bounded part, and goes on from there', async () => {
  let read = 0;
  const walk = (from: number | undefined) =>
    walkList<number, number>({
      limit: 2,
      from,
      read: async (after = 0, count) => {
        read += count;
        return Array.from({ length: Math.min(count, 20_000 - after) }, (_, index) => after + index + 1);
      },
      placeOf: (row) => row,
      answers: (row) => row % 7_000 === 0,
    });
  expect(await walk(undefined)).toEqual({ found: [], next: 5_000 });
  expect(read).toBe(5_000);
  expect(await walk(5_000)).toEqual({ found: [7_000], next: 10_000 });
  expect(await walk(15_000)).toEqual({ found: [], next: 20_000 });
  expect(await walk(20_000)).toEqual({ found: [], next: null });
});

test('holds are listed by state, with whose they are', async () => {
  const hold = { brandId, id: randomUUID(), memberId: mary.id, currency: 'CNY', reference: 'a withdrawal' };
  await app.database.transaction((tx) => app.modules.wallet.holds.reserve(tx, { ...hold, amount: 300_000n }));
  const list = async (query: Record<string, string> = {}) =>
    ((await get('holds', query)).value as List<{ id: string }>).items;
  expect(await list({ state: 'open' })).toMatchObject([
    { id: hold.id, amount: '3.00', member: { account: 'mary01' }, endedAt: null },
  ]);
  expect(await list({ state: 'voided' })).toEqual([]);
  await app.database.transaction((tx) => app.modules.wallet.holds.void(tx, hold));
  expect(await list({ state: 'open' })).toEqual([]);
  expect(await list()).toMatchObject([{ state: 'voided' }]);
});

test('a check that is asked for is done by a worker, once, and told with who asked', async () => {
  expect((await post('ledger/check', { reason })).status).toBe(200);
  expect((await post('ledger/check', { reason }, 'second')).status).toBe(200);
  await app.jobs.runDue();
  const { items } = (await get('checks')).value as List<{ startedBy: string | null }>;
  expect(items.filter(({ startedBy }) => startedBy !== null)).toMatchObject([
    { findingsTotal: 0, findings: [], startedBy: 'finance' },
  ]);
});

test('the desk finds postings by id and accounts by whose they are', async () => {
  const deposit = books.deposit(mary.id, 100_000n);
  await app.modules.wallet.submit(deposit);
  const search = async (q: string, by: By = 'finance') => {
    const { value } = await sessions[by].call(`/ops/search?${new URLSearchParams({ q })}`, { merchant });
    return (value as { groups: { kind: string; items: { title: string }[] }[] }).groups;
  };
  expect(await search(deposit.id.toUpperCase())).toMatchObject([
    { kind: 'posting', items: [{ title: 'deposit 1.00 CNY', merchantCode: merchant }] },
  ]);
  const found = await search('mary01');
  expect(found.find(({ kind }) => kind === 'ledger_account')?.items[0]?.title).toContain('mary01 · ');
  expect(await search(deposit.id, 'content')).toEqual([]);
});

describe('who may', () => {
  const paths = ['accounts', 'transfers', 'holds', 'checks'];
  test.each([
    ['admin', 200],
    ['finance', 200],
    ['risk', 200],
    ['support', 200],
    ['content', 403],
  ] as const)('look: %s is answered %i', async (by, status) => {
    for (const path of paths) expect((await get(path, {}, by)).status).toBe(status);
  });

  test.each(['support', 'risk', 'content'] as const)('%s can neither check nor adjust', async (by) => {
    const body = { memberId: mary.id, currency: 'CNY', direction: 'in', amount: '1', reason };
    expect((await post('ledger/check', { reason }, by)).code).toBe('not_permitted');
    expect((await post('ledger/adjustment', body, by)).code).toBe('not_permitted');
  });

  test('support looks, and takes nothing away', async () => {
    const { value } = await sessions.support.post(
      '/ops/ticket',
      { purpose: 'exportStatement' },
      { merchant },
    );
    const { ticket } = value as { ticket: string };
    const query = new URLSearchParams({ accountId: accountId(books.main(mary.id)), ticket });
    expect((await sessions.support.call(`/ops/ledger/statement/export?${query}`)).code).toBe('not_permitted');
  });

  test('nobody looks into a brand they have no grant for', async () => {
    const other = await sessions.finance.call('/ops/ledger/accounts', { merchant: 'lantern' });
    expect(other.code).toBe('not_permitted');
    expect((await sessions.finance.call('/ops/ledger/accounts')).code).toBe('unknown_merchant');
  });
});

test('transfers are those of business days of the brand, by its own clock', async () => {
  const brand = app.modules.system.brands.ofMerchant(merchant) as Brand;
  const calendar = await app.modules.system.brands.calendarOf(brand);
  const linesOf = async (query: Record<string, string>) =>
    ((await get('transfers', query)).value as List<{ id: string }>).items.map(({ id }) => id);
  const today = calendar.dayOf(app.clock.now());
  const tomorrow = nextDate(today);
  const before = await linesOf({ to: today });
  expect(before.length).toBeGreaterThan(0);
  expect(await linesOf({ from: tomorrow })).toEqual([]);

  const [last, first] = [books.bet(mary.id, 1_000n), books.bet(mary.id, 1_000n)];
  app.clock.set(calendar.startOf(tomorrow) - 1);
  await app.modules.wallet.submit(last);
  app.clock.advance(1);
  await app.modules.wallet.submit(first);
  // Everybody's session has ended meanwhile.
  sessions.finance = await signInAs(app, 'finance');
  expect(await linesOf({ from: today, to: today })).toEqual([`${last.id}.0`, ...before]);
  expect(await linesOf({ from: tomorrow, to: tomorrow })).toEqual([`${first.id}.0`]);
  expect(await linesOf({ from: tomorrow, to: today })).toEqual([]);
  expect((await get('transfers', { from: 'yesterday' })).code).toBe('invalid_input');
});
