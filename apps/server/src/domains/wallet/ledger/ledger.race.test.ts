import { randomInt, randomUUID } from 'node:crypto';
import { MINUTE_MS } from '@parlour/clock/durations';
import { openPostgres } from '@parlour/database/postgres';
import { SCALE } from '@parlour/money/testing/scale';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createLog } from '../../../observability/log.ts';
import { ledgerOf } from '../../../testing/ledger/ledger.ts';
import { balancesOf, ledgerSeed, play, through, withoutNothing } from '../../../testing/ledger/play.ts';
import { ROUND, ROUND_TABLE } from '../../../testing/ledger/rounds.ts';
import { describeWithServices, serviceEnvironment } from '../../../testing/services.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { Outcome } from './books.rules.ts';
import type { Posting, Transfer } from './posting.rules.ts';
import { companion } from './write-batch.repo.ts';

const OPERATIONS = SCALE > 1 ? 10_000 * SCALE : 1_500;
const SEED = ledgerSeed(() => randomInt(2 ** 31));
const REPLAYS = 50;
const RIVALS = 100;
const CONNECTIONS = 64;
/** Ten minutes in the full run. */
const CROWD_MS = SCALE > 1 ? MINUTE_MS * SCALE : 3_000;

describeWithServices('the ledger with two processes on one PostgreSQL', () => {
  let apps: TestApp[];
  let books: ReturnType<typeof ledgerOf>;
  beforeAll(async () => {
    const { DATABASE_URL } = await serviceEnvironment();
    const open = () => openPostgres({ url: DATABASE_URL, pool: 32, log: createLog('silent') });
    const first = await startTestApp({ database: await open() });
    apps = [first, await startTestApp({ database: await open(), brands: [] })];
    books = ledgerOf(first.modules.system.brands.byDefault()?.id ?? '');
    await first.database.withConnection(({ run }) => run(ROUND_TABLE));
  });
  afterAll(async () => {
    for (const app of apps) await app.close();
  });

  const appOf = (index: number) => apps[index % apps.length] as TestApp;
  const submit = (index: number, posting: Posting) => appOf(index).modules.wallet.submit(posting);
  const anyDoor = (index: number, posting: Posting) =>
    through(appOf(index), index % 3 === 0 ? 'post' : 'submit', posting);
  const atOnce = <T>(count: number, ask: (index: number) => Promise<T>) =>
    Promise.all(Array.from({ length: count }, (_, index) => ask(index)));
  const states = (outcomes: { state: string }[]) => {
    const counts: Record<string, number> = {};
    for (const { state } of outcomes) counts[state] = (counts[state] ?? 0) + 1;
    return counts;
  };
  const linesOf = (outcome: Outcome) => ('lines' in outcome ? [outcome.atMs, outcome.lines] : outcome);
  const balanceOf = async (member: string) => (await balancesOf(appOf(0))).get(`${member}/main`) ?? 0n;
  const adds = async () => {
    const { findings } = await appOf(0).modules.wallet.checker.look(books.main('').brandId);
    expect(findings).toEqual([]);
  };

  test(`${OPERATIONS} random operations of 200 clients add up (LEDGER_SEED=${SEED})`, async () => {
    const { brandId } = books.main('');
    const played = await play({
      apps,
      brandId,
      seed: SEED,
      clients: 200,
      members: 60,
      operations: OPERATIONS,
    });
    await adds();
    expect(await balancesOf(appOf(0))).toEqual(withoutNothing(played.expected));
    expect(played.refused).toBeGreaterThan(0);
  }, 600_000);

  test(`a posting asked for ${REPLAYS} times at once has one effect and one answer`, async () => {
    for (const make of [books.deposit, books.win, books.bet, books.splitBet]) {
      const member = randomUUID();
      await submit(0, books.deposit(member, 1_000n));
      const posting = make(member, 77n);
      const outcomes = await atOnce(REPLAYS, (index) => anyDoor(index, posting));
      expect(states(outcomes)).toEqual({ posted: 1, repeated: REPLAYS - 1 });
      expect(new Set(outcomes.map((outcome) => JSON.stringify(linesOf(outcome), withBigint))).size).toBe(1);
      const isSpent = make === books.bet || make === books.splitBet;
      expect(await balanceOf(member)).toBe(isSpent ? 923n : 1_077n);
    }
    await adds();
  });

  test('another content under a used id is a conflict, whichever field differs, and writes nothing', async () => {
    const [member, other] = [randomUUID(), randomUUID()];
    await submit(0, books.deposit(member, 1_000n));
    await submit(0, books.deposit(other, 1_000n));
    const first = books.bet(member, 10n);
    const [transfer] = first.transfers;
    const of = (change: Partial<Transfer>) =>
      ({ ...first, transfers: [{ ...transfer, ...change }] }) as Posting;
    const changed: Posting[] = [
      { ...first, reference: 'other' },
      of({ amount: 11n }),
      of({ kind: 'adjustment_out', credit: books.account('house', 'house') }),
      of({ debit: books.main(other) }),
      of({ debit: books.account(member, 'bonus') }),
      of({ credit: books.account('another', 'vendor') }),
      of({ credit: books.account('studio', 'house') }),
      of({ debit: inYen(transfer.debit), credit: inYen(transfer.credit) }),
      { ...first, transfers: [transfer, transfer] },
    ];
    await submit(0, first);
    const before = await balancesOf(appOf(0));
    const outcomes = await Promise.all(
      changed.flatMap((posting, index) => [anyDoor(index, posting), anyDoor(index + 1, posting)]),
    );
    expect(states(outcomes)).toEqual({ conflict: changed.length * 2 });
    expect(await balancesOf(appOf(0))).toEqual(before);
    await adds();
  });

  test('of two contents that come under one id at once one is posted, and the other a conflict', async () => {
    for (let round = 0; round < 8 * SCALE; round += 1) {
      const id = randomUUID();
      const outcomes = await atOnce(4, (index) => submit(index, books.deposit(randomUUID(), 5n, id)));
      expect(states(outcomes)).toEqual({ posted: 1, conflict: 3 });
    }
    await adds();
  });

  test('postings of many lines over few accounts, new ones among them, never wait for each other in a ring', async () => {
    const until = performance.now() + CROWD_MS;
    let members = Array.from({ length: 6 }, () => randomUUID());
    const pick = () => members[randomInt(members.length)] as string;
    const crowd = async (index: number) => {
      let posted = 0;
      while (performance.now() < until) {
        // Now and then new accounts, which several workers try to create.
        if (index === 0) members = [...members.slice(1), randomUUID()];
        const parts = Array.from({ length: 2 + randomInt(4) }, () => books.win(pick(), 1n).transfers[0]);
        const posting = { ...books.win(pick(), 1n), transfers: parts as never };
        posted += Number((await through(appOf(index), 'post', posting)).state === 'posted');
        posted += Number((await submit(index, { ...posting, id: randomUUID() })).state === 'posted');
      }
      return posted;
    };
    const counts = await atOnce(CONNECTIONS, crowd);
    expect(Math.min(...counts)).toBeGreaterThan(0);
    await adds();
  }, 900_000);

  test('a posting from memory waits for a row with none locked that comes after it, wherever the rows lie', async () => {
    // The row that is locked last was created first, so locking in storage order would take it first.
    const [last, first] = [randomUUID(), randomUUID()].sort().reverse() as [string, string];
    for (const member of [last, first]) await submit(0, books.win(member, 5n));
    const lock = (member: string, how: string) =>
      `select b.seq from wallet_balance as b
       join wallet_account as a on a.brand_id = b.brand_id and a.id = b.account_id
       where a.owner = '${member}' and a.purpose = 'main' for update of b ${how}`;
    const waited = await appOf(1).database.withConnection(async ({ run, rows }) => {
      await run('begin');
      await rows(lock(first, ''));
      const transfers = [last, first].map((member) => books.win(member, 1n).transfers[0]);
      const posted = submit(0, { ...books.win(last, 1n), transfers: transfers as never });
      await vi.waitFor(async () => {
        const waits =
          'select pid from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))';
        expect(await rows(waits)).toHaveLength(1);
      });
      expect(await rows(lock(last, 'nowait'))).toHaveLength(1);
      await run('commit');
      return posted;
    });
    expect(waited.state).toBe('posted');
    await adds();
  });

  test(`of ${RIVALS} holds of all that a member has one is reserved`, async () => {
    const member = randomUUID();
    await submit(0, books.deposit(member, 500n));
    const { brandId } = books.main(member);
    const outcomes = await atOnce(RIVALS, (index) => {
      const { database, modules } = appOf(index);
      const hold = {
        brandId,
        id: randomUUID(),
        memberId: member,
        currency: 'CNY',
        amount: 500n,
        reference: 'all',
      };
      return database.transaction((tx) => modules.wallet.holds.reserve(tx, hold));
    });
    expect(states(outcomes)).toEqual({ posted: 1, refused: RIVALS - 1 });
    expect(await balanceOf(member)).toBe(0n);
    await adds();
  });

  test(`of ${RIVALS} who pay a hold or give it back at once one does`, async () => {
    for (let round = 0; round < 3; round += 1) {
      const member = randomUUID();
      await submit(0, books.deposit(member, 500n));
      const { brandId } = books.main(member);
      const hold = {
        brandId,
        id: randomUUID(),
        memberId: member,
        currency: 'CNY',
        amount: 400n,
        reference: 'one',
      };
      const { holds } = appOf(0).modules.wallet;
      await appOf(0).database.transaction((tx) => holds.reserve(tx, hold));
      const outcomes = await atOnce(RIVALS, (index) => {
        const { database, modules } = appOf(index);
        const end = modules.wallet.holds;
        return database.transaction((tx) =>
          index % 4 < 2 ? end.post(tx, hold, 'bank') : end.void(tx, hold),
        );
      });
      expect(states(outcomes)).toEqual({ posted: 1, ended: RIVALS - 1 });
      expect([100n, 500n]).toContain(await balanceOf(member));
    }
    await adds();
  });

  test('what a process remembers is not believed once another has written', async () => {
    const member = randomUUID();
    await submit(0, books.deposit(member, 100n));
    // From here on both remember a balance of a hundred; each spends it all in turn.
    for (let round = 0; round < 10; round += 1) {
      expect(await submit(round, books.bet(member, 100n))).toMatchObject({ lines: [{ debitBalance: 0n }] });
      expect(await submit(round + 1, books.bet(member, 1n))).toMatchObject({
        state: 'refused',
        refusal: { balance: 0n },
      });
      expect(await submit(round, books.deposit(member, 100n))).toMatchObject({ state: 'posted' });
    }
    const outcomes = await atOnce(RIVALS, (index) => submit(index, books.bet(member, 100n)));
    expect(states(outcomes)).toEqual({ posted: 1, refused: RIVALS - 1 });
    await adds();
  });

  test.each([
    ['whose key is taken', () => ({ id: TAKEN, note: 'taken' })],
    ['that breaks a rule of its table', () => ({ id: randomUUID(), note: 'much too long' })],
    ['that the database cannot read', () => ({ id: 'no-uuid', note: 'short' })],
  ])('a companion %s fails alone', async (_, makeRow) => {
    const { wallet } = appOf(0).modules;
    const members = Array.from({ length: 20 }, () => randomUUID());
    await wallet
      .submit(books.deposit(randomUUID(), 1n), companion(ROUND, { id: TAKEN, note: '' }))
      .catch(() => {});
    for (const isKnown of [false, true]) {
      const failing = randomUUID();
      if (isKnown) await wallet.submit(books.deposit(failing, 1n));
      const good = members.map((member) => ({ posting: books.deposit(member, 5n), id: randomUUID() }));
      const before = await balanceOf(failing);
      const outcomes = await Promise.allSettled([
        ...good.map(({ posting, id }) => wallet.submit(posting, companion(ROUND, { id, note: 'good' }))),
        wallet.submit(books.deposit(failing, 5n), companion(ROUND, makeRow())),
      ]);
      expect(outcomes.map(({ status }) => status)).toEqual([...good.map(() => 'fulfilled'), 'rejected']);
      expect(await balanceOf(failing)).toBe(before);
      const rows = await appOf(0).database.withConnection((connection) =>
        connection.rows('select id from test_round where id = any($1)', [good.map(({ id }) => id)]),
      );
      expect(rows).toHaveLength(good.length);
    }
    await adds();
  });
});

const TAKEN = randomUUID();

const inYen = (account: Transfer['debit']) => ({ ...account, currency: 'JPY' });
const withBigint = (_: string, value: unknown) => (typeof value === 'bigint' ? String(value) : value);
