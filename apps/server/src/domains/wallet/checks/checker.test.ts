import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ledgerOf } from '../../../testing/ledger/ledger.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

describe('the checker', () => {
  let app: TestApp;
  let brandId: string;
  const member = randomUUID();
  beforeAll(async () => {
    app = await startTestApp();
    brandId = app.modules.system.brands.byDefault()?.id ?? '';
    const books = ledgerOf(brandId);
    await app.modules.wallet.submit(books.deposit(member, 500n));
    await app.modules.wallet.submit(books.bet(member, 200n));
    await app.database.transaction((tx) =>
      app.modules.wallet.holds.reserve(tx, {
        brandId,
        id: randomUUID(),
        memberId: member,
        currency: 'CNY',
        amount: 100n,
        reference: 'a withdrawal',
      }),
    );
  });
  afterAll(() => app.close());

  /** Corrupts the books past the application, runs the check, and restores them. */
  async function whenWrong(doing: string, undoing: string) {
    const change = (statement: string) =>
      app.database.withConnection(({ run }) =>
        run(`set session_replication_role = replica;
             alter table wallet_transfer disable trigger all;
             ${statement};
             alter table wallet_transfer enable always trigger wallet_transfer_only_grows;
             alter table wallet_transfer enable always trigger wallet_transfer_never_emptied;
             reset session_replication_role`),
      );
    await change(doing);
    const { findings } = await app.modules.wallet.checker.look(brandId);
    await change(undoing);
    return findings.map(({ kind }) => kind);
  }

  test('finds nothing in books that are right, and says how much it looked at', async () => {
    const row = await app.modules.wallet.checker.run(brandId, 'somebody');
    expect(row).toMatchObject({ findingsTotal: 0, transfers: 3n, startedBy: 'somebody' });
    expect(await app.modules.wallet.checker.lastFindings(brandId)).toBe(0);
    expect(await app.metrics.registry.metrics()).toContain('ledger_findings{brand="harbor"} 0');
  });

  test.each([
    [
      'a balance that was changed',
      `update wallet_balance set balance = balance + 1 where floor = 0 and balance = 200`,
      `update wallet_balance set balance = balance - 1 where floor = 0 and balance = 201`,
      ['sum', 'balance'],
    ],
    [
      'an amount that was changed',
      `update wallet_transfer set amount = amount + 5 where kind = 'bet'`,
      `update wallet_transfer set amount = amount - 5 where kind = 'bet'`,
      ['balance', 'balance'],
    ],
    [
      'a count that is off',
      `update wallet_balance set seq = seq + 1 where floor = 0 and balance = 200`,
      `update wallet_balance set seq = seq - 1 where floor = 0 and balance = 200`,
      ['count'],
    ],
    [
      'a balance after that is not what it was before and the amount',
      `update wallet_transfer set debit_balance = debit_balance + 1 where kind = 'bet'`,
      `update wallet_transfer set debit_balance = debit_balance - 1 where kind = 'bet'`,
      ['chain'],
    ],
    [
      'a line that is missing',
      `update wallet_transfer set line = 1 where kind = 'bet'`,
      `update wallet_transfer set line = 0 where kind = 'bet'`,
      ['posting'],
    ],
    [
      'a currency that is another',
      `update wallet_transfer set currency = 'JPY' where kind = 'bet'`,
      `update wallet_transfer set currency = 'CNY' where kind = 'bet'`,
      ['currency', 'currency'],
    ],
    [
      'a hold that is not what lies aside',
      `update wallet_hold set amount = 99`,
      `update wallet_hold set amount = 100`,
      ['hold'],
    ],
  ])('finds %s', async (_, doing, undoing, kinds) => {
    expect(await whenWrong(doing, undoing)).toEqual(kinds);
  });
});
