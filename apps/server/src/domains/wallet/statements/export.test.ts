import { randomUUID } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { THE_MACHINE } from '../../../audit/audit-entry.ts';
import type { Brand } from '../../../tenancy/brand.ts';
import { openStatements, parts, type StatementDesk } from '../../../testing/ledger/statements.ts';
import { addMember } from '../../../testing/members.ts';
import { createAccountNames } from '../accounts/account-names.service.ts';
import { accountId } from '../ledger/accounts.rules.ts';
import { createStatements } from './statement.service.ts';

const merchant = 'harbor';
let desk: StatementDesk;
beforeAll(async () => {
  desk = await openStatements();
});
afterAll(() => desk.app.close());

describe('an exported statement', () => {
  const take = async (query: Record<string, string | number>) => {
    const body = { purpose: 'exportStatement' };
    const { value } = await desk.finance.post('/ops/ticket', body, { merchant });
    const { ticket } = value as { ticket: string };
    const asked = new URLSearchParams({ ...query, ticket } as Record<string, string>);
    return desk.finance.call(`/ops/ledger/statement/export?${asked}`);
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
    await desk.move([member], 9);
    const id = accountId(desk.books.main(member));
    for (const query of [
      { accountId: id },
      { accountId: accountId(desk.books.account('studio', 'vendor')) },
    ]) {
      const { lines, opening, closing } = await desk.readAll({ ...query, limit: 100 });
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
    const { id } = await addMember(desk.app, 'formulas');
    const posting = { ...desk.books.deposit(id, 100n), reference: '=1+1' };
    await desk.app.modules.wallet.submit(posting);
    const { body } = await take({ accountId: accountId(desk.books.main(id)) });
    expect(body).toContain("'=1+1");
    expect(body).not.toContain(',=1+1');
    const { rows } = await desk.app.database.queries.execute(
      `select action from operators_audit where target_id = '${id}'`,
    );
    expect(rows).toEqual([{ action: 'wallet.export_statement' }]);
  });

  test('that is cut says so, with what the account held before its oldest line', async () => {
    const member = randomUUID();
    for (let turn = 0; turn < 5; turn += 1)
      await desk.app.modules.wallet.submit(desk.books.deposit(member, 100_000n));
    const { directory } = desk.app.modules.identity;
    const names = createAccountNames({ database: desk.app.database, directory });
    const { audit } = desk.app.modules.operators;
    const statements = createStatements({ database: desk.app.database, names, audit, exportMax: 3 });
    const brand = desk.app.modules.system.brands.ofId(desk.brandId) as Brand;
    const file = await statements.export(
      brand,
      { accountId: accountId(desk.books.main(member)) },
      THE_MACHINE,
    );
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
    const { value } = await desk.finance.post('/ops/ticket', { purpose: 'live' }, { merchant });
    const { ticket } = value as { ticket: string };
    const query = new URLSearchParams({ accountId: cashierId(), ticket });
    expect((await desk.finance.call(`/ops/ledger/statement/export?${query}`)).code).toBe('not_logged_in');
    expect((await take({ accountId: randomUUID() })).code).toBe('not_found');
  });
  const cashierId = () => accountId(desk.books.account('bank', 'cashier'));
});
