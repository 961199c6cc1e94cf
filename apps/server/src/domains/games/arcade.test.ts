import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { createManualClock } from '@parlour/clock/manual-clock';
import type { VendorReconciliation } from '@parlour/contract';
import { openPostgres } from '@parlour/database/postgres';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { createLog } from '../../observability/log.ts';
import { copyTemplate } from '../../testing/databases/databases.ts';
import { ARCADE_TOKEN, openLine, startArcadeProcess } from '../../testing/games/arcade-process.ts';
import { addOperator, signInAs } from '../../testing/operators.ts';
import { addPlayer } from '../../testing/protection.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const UNIT = 100_000n;
const STAKE = 10n * UNIT;
const WAIT = { timeout: 120_000, interval: 50 };
const postgres = inject('postgres');

let app: TestApp;
let line: Awaited<ReturnType<typeof openLine>>;
let arcade: Awaited<ReturnType<typeof startArcadeProcess>>;
let env: Record<string, string>;

/** On PostgreSQL both share one database. */
beforeAll(async () => {
  const url = postgres ? await copyTemplate(postgres) : undefined;
  const database = url && (await openPostgres({ url, pool: 10, log: createLog('silent') }));
  // The arcade uses the machine's clock, and days are compared.
  app = await startTestApp({ clock: createManualClock(Date.now()), ...(database ? { database } : {}) });
  line = await openLine(await app.server.listen({ port: 0, host: '127.0.0.1' }));
  env = { DATA_DIR: app.dataDir, ...(url ? { DATABASE_URL: url } : {}) };
  await startArcade();
}, 240_000);
afterAll(async () => {
  await arcade?.kill();
  line?.close();
  await app?.close();
});

/** Its port differs each time, so it is connected again, with new keys. */
async function startArcade(): Promise<void> {
  arcade = await startArcadeProcess(env);
  const brand = app.modules.system.brands.ofMerchant('harbor');
  if (!brand) throw new Error('there is no brand');
  await app.modules.games.connectVendors({
    brand,
    apiUrl: arcade.origin,
    onboardingToken: ARCADE_TOKEN,
    by: 'machine' as const,
    walletUrl: `${line.origin}/vendors/harbor/{vendor}`,
  });
}

/** On a shared database, a dead process's work is taken over when its lease ends: end it now. */
async function endLeases(): Promise<void> {
  if (!postgres) return;
  await app.database.withConnection(async (owner) => {
    await owner.run(`update arcade.arcade_round set lease_until = now() where state = 'placed'`);
    await owner.run('update arcade.arcade_delivery set due_at = now() where done_at is null');
  });
}

async function addDicer(account: string) {
  const player = await addPlayer(app, account);
  await player.submit(player.deposit(100));
  return {
    async balance() {
      const member = { brandId: player.brandId, memberId: player.id, currency: 'CNY' };
      return (await app.modules.wallet.mainAccounts.main(app.database.queries, member)).balance;
    },
    async rounds() {
      const { value } = await player.browser.call('/wps/records/bets?source=games');
      return (value as { items: { state: string; staked: string; won: string }[] }).items;
    },
    async open() {
      const asked = '/wps/game/launchGame?gameCategory=RNG&vendor=TIDEWATER&gameId=tide-dice';
      const { status, value } = await player.browser.call(asked);
      expect(status).toBe(200);
      const { url, isResumed } = value as { url: string; isResumed: boolean };
      const { origin, pathname, hash } = new URL(url);
      const authorization = `Bearer ${pathname.split('/').at(-1)}.${hash.slice(1)}`;
      return {
        isResumed,
        async play() {
          const order = { roundId: randomUUID(), stake: '10.00', pick: { side: 'under', chance: 5_000 } };
          for (let tries = 1; ; tries += 1) {
            const answer = await fetch(`${origin}/api/rounds`, {
              method: 'POST',
              headers: { 'content-type': 'application/json', authorization },
              body: JSON.stringify(order),
            });
            if (answer.status !== 429 || tries === TRIES_MAX)
              return (await answer.json()) as { state: string; payout: string; balance: string };
            const { retryMs } = (await answer.json()) as { retryMs: number };
            await sleep(retryMs);
          }
        },
      };
    },
  };
}
/** The arcade keeps a pace: a round that comes too soon is told when to come again. */
const TRIES_MAX = 3;
const partsOf = (decimal: string) => BigInt(decimal.replace('.', '')) * 1_000n;

test('dice are played against the wallet, and what is won and lost is in it to the coin', async () => {
  const dicer = await addDicer('dicer');
  const game = await dicer.open();
  let expected = 100n * UNIT;
  for (let count = 0; count < 4; count += 1) {
    const { state, payout, balance } = await game.play();
    expected += partsOf(payout) - STAKE;
    expect([state, partsOf(balance)]).toEqual(['settled', expected]);
    expect(await dicer.balance()).toBe(expected);
  }
  expect(await dicer.rounds()).toHaveLength(4);
});

test('a vendor killed between bet and win pays what was drawn once it is back, once', async () => {
  const dicer = await addDicer('unlucky');
  const game = await dicer.open();
  line.let('win', 'held');
  const before = line.count('win');
  void game.play().catch(() => {});
  await vi.waitFor(() => expect(line.count('win')).toBe(before + 1), WAIT);
  await arcade.kill();
  expect(await dicer.balance()).toBe(90n * UNIT);
  expect(await dicer.rounds()).toMatchObject([{ state: 'open', staked: '10.00' }]);
  line.let('win', 'passes');
  await endLeases();
  await startArcade();
  await vi.waitFor(async () => expect((await dicer.rounds())[0]?.state).toBe('settled'), WAIT);
  const [round] = await dicer.rounds();
  expect(await dicer.balance()).toBe(90n * UNIT + partsOf(round?.won ?? ''));
  expect((await dicer.open()).isResumed).toBe(false);
}, 300_000);

test('a vendor killed before it heard of the bet gives the stake back, once', async () => {
  const dicer = await addDicer('halfway');
  const game = await dicer.open();
  line.let('bet', 'unanswered');
  void game.play().catch(() => {});
  await vi.waitFor(async () => expect(await dicer.balance()).toBe(90n * UNIT), WAIT);
  await arcade.kill();
  line.let('bet', 'passes');
  await endLeases();
  await startArcade();
  await vi.waitFor(async () => expect((await dicer.rounds())[0]?.state).toBe('refunded'), WAIT);
  expect(await dicer.balance()).toBe(100n * UNIT);
}, 300_000);

test('what the arcade says of the day is what the books say, rounds that were interrupted too', async () => {
  await addOperator(app, 'finance', { grants: [{ role: 'finance', merchantCode: null }] });
  const finance = await signInAs(app, 'finance');
  const brand = app.modules.system.brands.ofMerchant('harbor');
  if (!brand) throw new Error('there is no brand');
  const day = (await app.modules.system.brands.calendarOf(brand)).dayOf(app.clock.now());
  const body = { vendor: 'TIDEWATER', day };
  const { value } = await finance.post('/ops/games/reconcile', body, { merchant: 'harbor' });
  const { state, totals, compared } = value as VendorReconciliation;
  // Four rounds of bet and win, one that was paid late, and one bet that was rolled back.
  expect({ state, compared }).toEqual({ state: 'equal', compared: 12 });
  expect(totals).toHaveLength(1);
  expect(totals[0]?.ours).toEqual(totals[0]?.theirs);
});

test.skipIf(!postgres)('on PostgreSQL the tables of the arcade lie in a schema of their own', async () => {
  const { rows } = await app.database.withConnection(async (owner) => ({
    rows: await owner.rows<{ schemaname: string; is_ours: boolean; count: bigint }>(
      `select schemaname, tablename like 'arcade\\_%' as is_ours, count(*) as count
       from pg_tables
       where schemaname in ('arcade', 'public')
       group by 1, 2
       order by 1, 2`,
    ),
  }));
  const places = rows.map(({ schemaname, is_ours }) => [schemaname, is_ours]);
  // The migrations table is the only arcade table whose name other schemas use too.
  expect(places).toEqual([
    ['arcade', false],
    ['arcade', true],
    ['public', false],
  ]);
});
