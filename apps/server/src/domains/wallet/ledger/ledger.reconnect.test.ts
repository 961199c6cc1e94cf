import { randomUUID } from 'node:crypto';
import { openPostgres } from '@parlour/database/postgres';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from '../../../observability/log.ts';
import { ledgerOf } from '../../../testing/ledger/ledger.ts';
import { describeWithServices, serviceEnvironment } from '../../../testing/services.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

describeWithServices('group commit when its connection breaks', () => {
  let app: TestApp;
  let other: TestApp;
  let outside: pg.Client;
  let books: ReturnType<typeof ledgerOf>;
  beforeAll(async () => {
    const { DATABASE_URL } = await serviceEnvironment();
    const open = () => openPostgres({ url: DATABASE_URL, pool: 5, log: createLog('silent') });
    app = await startTestApp({ database: await open() });
    other = await startTestApp({ database: await open(), brands: [] });
    books = ledgerOf(app.modules.system.brands.byDefault()?.id ?? '');
    outside = new pg.Client({ connectionString: DATABASE_URL });
    await outside.connect();
  });
  afterAll(async () => {
    await outside.end();
    await app.close();
    await other.close();
  });

  /** Ends every connection that waits for a lock, until there is an answer. */
  async function breakWhoWaits<T>(asked: Promise<T>): Promise<T> {
    let isAnswered = false;
    const answer = asked.finally(() => {
      isAnswered = true;
    });
    while (!isAnswered) {
      // Inside a transaction the database would keep showing its first snapshot.
      await outside.query('select pg_stat_clear_snapshot()');
      await outside.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock'`,
      );
    }
    return answer;
  }

  test.each([
    ['from memory', () => app],
    ['under locks', () => other],
  ])('what was being posted %s is rejected, and asking again posts it', async (_, posting) => {
    const member = randomUUID();
    // Only this process remembers the member; the other has to read under a lock.
    await app.modules.wallet.submit(books.deposit(member, 100n));
    await outside.query('begin');
    await outside.query(
      `select 1 from wallet_balance as b join wallet_account as a on a.id = b.account_id
       where a.owner = $1 for update of b`,
      [member],
    );
    const { wallet } = posting().modules;
    const bets = [books.bet(member, 10n), books.bet(member, 20n)];
    const asked = Promise.allSettled(bets.map((bet) => wallet.submit(bet)));
    expect((await breakWhoWaits(asked)).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await outside.query('rollback');

    const again = await Promise.all(bets.map((bet) => wallet.submit(bet)));
    expect(again.map(({ state }) => state)).toEqual(['posted', 'posted']);
    expect(await wallet.submit(books.bet(member, 71n))).toMatchObject({ refusal: { balance: 70n } });
  });

  test('a connection that broke while nobody used it is made again', async () => {
    const member = randomUUID();
    for (let round = 0; round < 5; round += 1) {
      await app.modules.wallet.submit(books.deposit(member, 1n));
      await outside.query(
        `select pg_terminate_backend(pid, 5000) from pg_stat_activity
         where datname = current_database() and pid <> pg_backend_pid() and query like '%wallet_refuse_stale%'`,
      );
    }
    const { findings } = await app.modules.wallet.checker.look(books.main('').brandId);
    expect(findings).toEqual([]);
  });
});
