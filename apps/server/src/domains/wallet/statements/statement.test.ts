import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  deltaOf,
  openStatements,
  parts,
  type Statement,
  type StatementDesk,
} from '../../../testing/ledger/statements.ts';
import { addMember } from '../../../testing/members.ts';
import { accountId } from '../ledger/accounts.rules.ts';

let desk: StatementDesk;
beforeAll(async () => {
  desk = await openStatements();
});
afterAll(() => desk.app.close());

const sum = (moved: readonly { delta: bigint }[]) => moved.reduce((total, { delta }) => total + delta, 0n);

test.each([1, 2, 3])('a statement tells what was posted, for any span and page (seed %i)', async (seed) => {
  const members = [randomUUID(), randomUUID(), randomUUID()];
  const startedAt = desk.app.clock.now();
  await desk.move(members, seed);
  const endedAt = desk.app.clock.now();
  const spans = fc.sample(
    fc.tuple(
      fc.integer({ min: startedAt - 5, max: endedAt + 5 }),
      fc.integer({ min: startedAt - 5, max: endedAt + 5 }),
      fc.constantFrom(3, 7, 100),
    ),
    { seed, numRuns: 5 },
  );
  const own = new Set(members.map((owner) => accountId(desk.books.main(owner))));
  const striped = new Set(
    [desk.books.account('bank', 'cashier'), desk.books.account('studio', 'vendor')].map((ref) =>
      accountId(ref),
    ),
  );
  for (const [id, moved] of desk.kept) {
    if (!own.has(id) && !striped.has(id)) continue;
    for (const [from, until, limit] of spans) {
      const { lines, opening, closing } = await desk.readAll({ accountId: id, from, until, limit });
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
      // In a striped account the rows of one moment are listed one after the other.
      if (striped.has(id)) continue;
      expect(lines.map(({ postingId }) => postingId)).toEqual(
        within.map(({ postingId }) => postingId).reverse(),
      );
    }
  }
});

describe('a statement', () => {
  const cashier = () => accountId(desk.books.account('bank', 'cashier'));

  test('of a striped account merges its rows, and ends at what they hold together', async () => {
    const { lines, opening, closing } = await desk.readAll({ accountId: cashier(), limit: 9 });
    expect(new Set(lines.map(({ stripe }) => stripe)).size).toBeGreaterThan(1);
    expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length);
    const { value } = await desk.get('/ops/ledger/account', { id: cashier() });
    const account = value as { balance: string; rows: { balance: string; seq: string }[] };
    expect(opening).toBe(0n);
    expect(closing).toBe(parts(account.balance));
    expect(closing).toBe(sum(account.rows.map(({ balance }) => ({ delta: parts(balance) }))));
    expect(lines.length).toBe(account.rows.reduce((count, { seq }) => count + Number(seq), 0));
  });

  test('keeps its pages while money goes on moving', async () => {
    const member = randomUUID();
    for (let turn = 0; turn < 5; turn += 1)
      await desk.app.modules.wallet.submit(desk.books.deposit(member, 100n));
    const id = accountId(desk.books.main(member));
    const first = (await desk.get('/ops/ledger/statement', { accountId: id, limit: 2 })).value as Statement;
    await desk.app.modules.wallet.submit(desk.books.deposit(member, 7n));
    const second = (
      await desk.get('/ops/ledger/statement', { accountId: id, limit: 2, after: first.next ?? '' })
    ).value as Statement;
    expect(first.items.map(({ seq }) => seq)).toEqual(['5', '4']);
    expect(second.items.map(({ seq }) => seq)).toEqual(['3', '2']);
    expect(second.items.map(({ balanceAfter }) => parts(balanceAfter))).toEqual([300n, 200n]);
  });

  test('that begins at a made-up place answers no more than there is', async () => {
    const member = randomUUID();
    await desk.app.modules.wallet.submit(desk.books.deposit(member, 100n));
    const accountOf = accountId(desk.books.main(member));
    const at = async (after: string) => desk.get('/ops/ledger/statement', { accountId: accountOf, after });
    expect(((await at('0.99-5.1')).value as Statement).items).toHaveLength(1);
    expect(((await at('7.3')).value as Statement).items).toHaveLength(0);
    expect((await at('0.x')).code).toBe('invalid_input');
  });

  test('of an account that does not exist, or of another brand, is not found', async () => {
    const ofOther = accountId({ ...desk.books.main(randomUUID()), brandId: randomUUID() });
    for (const accountOf of [randomUUID(), ofOther])
      expect((await desk.get('/ops/ledger/statement', { accountId: accountOf })).code).toBe('not_found');
  });

  test('names the other side, and looking at a member’s is on record', async () => {
    const { id } = await addMember(desk.app, 'teller');
    // Within one moment the order of rows is a convention, and the row is random.
    desk.app.clock.advance(1);
    await desk.app.modules.wallet.submit(desk.books.deposit(id, 500_000n));
    const own = await desk.get('/ops/ledger/statement', { accountId: accountId(desk.books.main(id)) });
    expect((own.value as Statement).items).toMatchObject([
      {
        kind: 'deposit',
        direction: 'in',
        amount: '5.00',
        counter: { purpose: 'cashier', owner: { code: 'bank' } },
      },
    ]);
    const theirs = await desk.get('/ops/ledger/statement', { accountId: cashier(), limit: 1 });
    expect((theirs.value as Statement).items).toMatchObject([
      { direction: 'out', counter: { owner: { code: id, account: 'teller', isMember: true } } },
    ]);
    const { rows } = await desk.app.database.queries.execute(
      `select action, kind from operators_audit where target_id = '${id}'`,
    );
    expect(rows).toEqual([{ action: 'wallet.view_statement', kind: 'view' }]);
  });
});
