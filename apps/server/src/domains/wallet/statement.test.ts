import { randomUUID } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { readDecimal } from '@parlour/money';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { THE_MACHINE } from '../../audit/audit-entry.ts';
import type { Brand } from '../../tenancy/brand.ts';
import { ledgerOf } from '../../testing/ledger.ts';
import { addMember } from '../../testing/members.ts';
import { addOperator, type SignedIn, signInAs } from '../../testing/operators.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { createAccountNames } from './account-names.service.ts';
import { accountId } from './accounts.rules.ts';
import type { Posting } from './posting.rules.ts';
import { createStatements } from './statement.service.ts';

const merchant = 'harbor';
const STEPS = 60;

type Line = {
  id: string;
  postingId: string;
  at: number;
  kind: string;
  direction: 'in' | 'out';
  amount: string;
  balanceAfter: string;
  counter: { purpose: string; owner: { code: string; account: string | null; isMember: boolean } };
  stripe: number;
  seq: string;
};
type Statement = { items: Line[]; next: string | null; opening: string; closing: string };
type Moved = { postingId: string; at: number; kind: string; delta: bigint };

let app: TestApp;
let finance: SignedIn;
let brandId: string;
let books: ReturnType<typeof ledgerOf>;
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMIT_PER_MINUTE: '1000000' } });
  brandId = app.modules.system.brands.ofMerchant(merchant)?.id ?? '';
  books = ledgerOf(brandId);
  await addOperator(app, 'finance', { grants: [{ role: 'finance', merchantCode: merchant }] });
  finance = await signInAs(app, 'finance');
});
afterAll(() => app.close());

const get = async (path: string, query: Record<string, string | number>) => {
  const asked = new URLSearchParams(query as Record<string, string>);
  return finance.call(`${path}?${asked}`, { merchant });
};
const parts = (text: string) => readDecimal(text) as bigint;
const deltaOf = ({ direction, amount }: Line) => (direction === 'in' ? parts(amount) : -parts(amount));

/** The whole statement, page by page. */
async function readAll(query: Record<string, string | number>) {
  const lines: Line[] = [];
  let page: Statement;
  let after: string | null = null;
  do {
    const answer = await get('/ops/ledger/statement', { ...query, ...(after ? { after } : {}) });
    expect(answer.status).toBe(200);
    page = answer.value as Statement;
    lines.push(...page.items);
    after = page.next;
  } while (after);
  return { lines, opening: parts(page.opening), closing: parts(page.closing) };
}

/** The model: what moved on each account, in the order it did. */
const kept = new Map<string, Moved[]>();

/** Random postings through both doors, with the clock moving or standing still. */
async function move(memberIds: string[], seed: number) {
  const keep = (ref: Parameters<typeof accountId>[0], moved: Moved) => {
    const id = accountId(ref);
    kept.set(id, [...(kept.get(id) ?? []), moved]);
  };
  const steps = fc.sample(
    fc.record({
      kind: fc.constantFrom('deposit', 'bet', 'win', 'betRollback' as const),
      member: fc.integer({ min: 0, max: memberIds.length - 1 }),
      amount: fc.bigInt({ min: 1n, max: 900_000n }),
      waitMs: fc.constantFrom(0, 0, 1, 1_000),
      byTransaction: fc.boolean(),
    }),
    { seed, numRuns: STEPS },
  );
  for (const { kind, member, amount, waitMs, byTransaction } of steps) {
    app.clock.advance(waitMs);
    const posting: Posting = books[kind as 'deposit'](memberIds[member] ?? '', amount);
    const [outcome] = byTransaction
      ? await app.database.transaction((tx) => app.modules.wallet.post(tx, [posting]))
      : [await app.modules.wallet.submit(posting)];
    if (outcome?.state !== 'posted') continue;
    const [transfer] = posting.transfers;
    const about = { postingId: posting.id, at: outcome.atMs, kind: transfer.kind };
    keep(transfer.debit, { ...about, delta: -amount });
    keep(transfer.credit, { ...about, delta: amount });
  }
}

const sum = (moved: readonly { delta: bigint }[]) => moved.reduce((total, { delta }) => total + delta, 0n);

test.each([1, 2, 3])('a statement tells what was posted, for any span and page (seed %i)', async (seed) => {
  const members = [randomUUID(), randomUUID(), randomUUID()];
  const startedAt = app.clock.now();
  await move(members, seed);
  const endedAt = app.clock.now();
  const spans = fc.sample(
    fc.tuple(
      fc.integer({ min: startedAt - 5, max: endedAt + 5 }),
      fc.integer({ min: startedAt - 5, max: endedAt + 5 }),
      fc.constantFrom(3, 7, 100),
    ),
    { seed, numRuns: 5 },
  );
  const own = new Set(members.map((owner) => accountId(books.main(owner))));
  const striped = new Set(
    [books.account('bank', 'cashier'), books.account('studio', 'vendor')].map((ref) => accountId(ref)),
  );
  for (const [id, moved] of kept) {
    if (!own.has(id) && !striped.has(id)) continue;
    for (const [from, until, limit] of spans) {
      const { lines, opening, closing } = await readAll({ accountId: id, from, until, limit });
      const within = moved.filter(({ at }) => at >= from && at < until);
      const sorted = (all: readonly string[]) => [...all].sort();
      expect(sorted(lines.map(({ postingId }) => postingId))).toEqual(
        sorted(within.map(({ postingId }) => postingId)),
      );
      const byPosting = new Map(within.map((one) => [one.postingId, one]));
      let balance = closing;
      for (const [index, line] of lines.entries()) {
        const about = byPosting.get(line.postingId);
        expect([line.at, line.kind, deltaOf(line)]).toEqual([about?.at, about?.kind, about?.delta]);
        expect(parts(line.balanceAfter)).toBe(balance);
        balance -= deltaOf(line);
        expect(line.at).toBeLessThanOrEqual(lines[index - 1]?.at ?? line.at);
      }
      expect(balance).toBe(opening);
      expect(opening).toBe(sum(moved.filter(({ at }) => at < Math.min(from, until))));
      // Of a striped account the rows of one moment are told one after the other.
      if (striped.has(id)) continue;
      expect(lines.map(({ postingId }) => postingId)).toEqual(
        within.map(({ postingId }) => postingId).reverse(),
      );
    }
  }
});

describe('a statement', () => {
  const cashier = () => accountId(books.account('bank', 'cashier'));

  test('of a striped account merges its rows, and ends at what they hold together', async () => {
    const { lines, opening, closing } = await readAll({ accountId: cashier(), limit: 9 });
    expect(new Set(lines.map(({ stripe }) => stripe)).size).toBeGreaterThan(1);
    expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length);
    const { value } = await get('/ops/ledger/account', { id: cashier() });
    const account = value as { balance: string; rows: { balance: string; seq: string }[] };
    expect(opening).toBe(0n);
    expect(closing).toBe(parts(account.balance));
    expect(closing).toBe(sum(account.rows.map(({ balance }) => ({ delta: parts(balance) }))));
    expect(lines.length).toBe(account.rows.reduce((count, { seq }) => count + Number(seq), 0));
  });

  test('keeps its pages while money goes on moving', async () => {
    const member = randomUUID();
    for (let turn = 0; turn < 5; turn += 1) await app.modules.wallet.submit(books.deposit(member, 100n));
    const id = accountId(books.main(member));
    const first = (await get('/ops/ledger/statement', { accountId: id, limit: 2 })).value as Statement;
    await app.modules.wallet.submit(books.deposit(member, 7n));
    const second = (await get('/ops/ledger/statement', { accountId: id, limit: 2, after: first.next ?? '' }))
      .value as Statement;
    expect(first.items.map(({ seq }) => seq)).toEqual(['5', '4']);
    expect(second.items.map(({ seq }) => seq)).toEqual(['3', '2']);
    expect(second.items.map(({ balanceAfter }) => parts(balanceAfter))).toEqual([300n, 200n]);
  });

  test('that begins at a made-up place answers no more than there is', async () => {
    const member = randomUUID();
    await app.modules.wallet.submit(books.deposit(member, 100n));
    const accountOf = accountId(books.main(member));
    const at = async (after: string) => get('/ops/ledger/statement', { accountId: accountOf, after });
    expect(((await at('0.99-5.1')).value as Statement).items).toHaveLength(1);
    expect(((await at('7.3')).value as Statement).items).toHaveLength(0);
    expect((await at('0.x')).code).toBe('invalid_input');
  });

  test('of an account that does not exist, or of another brand, is not found', async () => {
    const ofOther = accountId({ ...books.main(randomUUID()), brandId: randomUUID() });
    for (const accountOf of [randomUUID(), ofOther])
      expect((await get('/ops/ledger/statement', { accountId: accountOf })).code).toBe('not_found');
  });

  test('names the other side, and looking at a member’s is on record', async () => {
    const { id } = await addMember(app, 'teller');
    // Within one moment the order between rows is a convention, and which row it is, is drawn.
    app.clock.advance(1);
    await app.modules.wallet.submit(books.deposit(id, 500_000n));
    const own = await get('/ops/ledger/statement', { accountId: accountId(books.main(id)) });
    expect((own.value as Statement).items).toMatchObject([
      {
        kind: 'deposit',
        direction: 'in',
        amount: '5.00',
        counter: { purpose: 'cashier', owner: { code: 'bank' } },
      },
    ]);
    const theirs = await get('/ops/ledger/statement', { accountId: cashier(), limit: 1 });
    expect((theirs.value as Statement).items).toMatchObject([
      { direction: 'out', counter: { owner: { code: id, account: 'teller', isMember: true } } },
    ]);
    const { rows } = await app.database.queries.execute(
      `select action, kind from operators_audit where target_id = '${id}'`,
    );
    expect(rows).toEqual([{ action: 'wallet.view_statement', kind: 'view' }]);
  });
});

describe('an exported statement', () => {
  const take = async (query: Record<string, string | number>) => {
    const body = { purpose: 'exportStatement' };
    const { value } = await finance.post('/ops/ticket', body, { merchant });
    const { ticket } = value as { ticket: string };
    const asked = new URLSearchParams({ ...query, ticket } as Record<string, string>);
    return finance.call(`/ops/ledger/statement/export?${asked}`);
  };
  /** No cell of these tests holds a comma. */
  const cellsOf = (csv: string) =>
    csv
      .trim()
      .split('\n')
      .slice(1)
      .map((line) => line.split(','));

  test('has every line of the statement between its closing and its opening balance', async () => {
    const member = randomUUID();
    await move([member], 9);
    const id = accountId(books.main(member));
    for (const query of [{ accountId: id }, { accountId: accountId(books.account('studio', 'vendor')) }]) {
      const { lines, opening, closing } = await readAll({ ...query, limit: 100 });
      const { status, body } = await take(query);
      expect(status).toBe(200);
      const [first = [], ...rest] = cellsOf(body);
      const last = rest.pop() ?? [];
      expect([first[1], parts(first[5] ?? '')]).toEqual(['closing_balance', closing]);
      expect([last[1], parts(last[5] ?? '')]).toEqual(['opening_balance', opening]);
      expect(
        rest.map(([at, kind, direction, amount, , after]) => [at, kind, direction, amount, after]),
      ).toEqual(
        lines.map(({ at, kind, direction, amount, balanceAfter }) => [
          new Date(at).toISOString(),
          kind,
          direction,
          amount,
          balanceAfter,
        ]),
      );
    }
  });

  test('makes no formula of a reference, and is on record', async () => {
    const { id } = await addMember(app, 'formulas');
    const posting = { ...books.deposit(id, 100n), reference: '=1+1' };
    await app.modules.wallet.submit(posting);
    const { body } = await take({ accountId: accountId(books.main(id)) });
    expect(body).toContain("'=1+1");
    expect(body).not.toContain(',=1+1');
    const { rows } = await app.database.queries.execute(
      `select action from operators_audit where target_id = '${id}'`,
    );
    expect(rows).toEqual([{ action: 'wallet.export_statement' }]);
  });

  test('that is cut says so, with what the account held before its oldest line', async () => {
    const member = randomUUID();
    for (let turn = 0; turn < 5; turn += 1) await app.modules.wallet.submit(books.deposit(member, 100_000n));
    const { directory } = app.modules.identity;
    const names = createAccountNames({ database: app.database, directory });
    const { audit } = app.modules.operators;
    const statements = createStatements({ database: app.database, names, audit, exportMax: 3 });
    const brand = app.modules.system.brands.ofId(brandId) as Brand;
    const file = await statements.export(brand, { accountId: accountId(books.main(member)) }, THE_MACHINE);
    const lines = cellsOf(await text(file)).map(([, kind, , , , balance]) => [kind, balance]);
    expect(lines).toEqual([
      ['closing_balance', '5.00'],
      ['deposit', '5.00'],
      ['deposit', '4.00'],
      ['deposit', '3.00'],
      ['more_before', '2.00'],
    ]);
  });

  test('needs a ticket of its own', async () => {
    const { value } = await finance.post('/ops/ticket', { purpose: 'live' }, { merchant });
    const { ticket } = value as { ticket: string };
    const query = new URLSearchParams({ accountId: cashierId(), ticket });
    expect((await finance.call(`/ops/ledger/statement/export?${query}`)).code).toBe('not_logged_in');
    expect((await take({ accountId: randomUUID() })).code).toBe('not_found');
  });
  const cashierId = () => accountId(books.account('bank', 'cashier'));
});
