import { SECOND_MS } from '@parlour/clock/durations';
import { createManualClock } from '@parlour/clock/manual-clock';
import type { Tx } from '@parlour/database/database';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { JobKind } from '../../../jobs/job.ts';
import { addBettor, openLottery } from '../../../testing/lottery.ts';
import { describeWithServices, serviceEnvironment } from '../../../testing/services.ts';
import { eventually, openDatabase } from '../../../testing/several-processes.ts';
import { startTestApp, TEST_START_MS } from '../../../testing/test-app.ts';

const SURE = { play: 'ssc.fixedPosition', selection: '0,1,2,3,4,5,6,7,8,9||||', multiple: 1, model: 'yuan' };
const PRIZE = 1_956_000n;
const WAIT_MS = 20_000;

test('draws are made by a job of their own: tickets that wait to be settled hold none up', async () => {
  const { app } = await openLottery();
  const mary = await addBettor(app, 'mary01');
  const { id } = await mary.placed({ items: [SURE], stake: '20.00' });
  const { numero, drawsAt } = await mary.current();
  const run = async (name: string) => {
    const job = app.modules.lottery.jobs?.find((kind) => kind.name === name) as JobKind<unknown> | undefined;
    await job?.outside?.({ id, payload: {}, brandId: null, requestId: null, attempt: 1 });
  };
  const state = async () =>
    ((await mary.call(`/lgw/issues/draw?gameId=HM1&numero=${numero}`)).value as { issue: { state: string } })
      .issue.state;
  app.clock.set(drawsAt + SECOND_MS);
  await run('lottery.advance');
  expect(await state()).toBe('drawn');
  await run('lottery.settle');
  expect(await state()).toBe('settled');
  await app.close();
});

describeWithServices('several processes', () => {
  test('that draw and settle at once draw each issue once, and pay each winner once', async () => {
    const { DATABASE_URL: url } = await serviceEnvironment();
    const one = await openLottery(undefined, { database: await openDatabase(url) });
    const mary = await addBettor(one.app, 'mary01');
    const nora = await addBettor(one.app, 'nora01');
    const bettors = [mary, nora];
    for (const bettor of bettors) await bettor.placed({ items: [SURE], stake: '20.00' });
    const before = await Promise.all(bettors.map(async (bettor) => BigInt(await bettor.balance())));
    const { numero, drawsAt } = await mary.current();
    const other = await startTestApp({
      database: await openDatabase(url),
      brands: [],
      clock: createManualClock(drawsAt + SECOND_MS),
    });
    one.app.clock.set(drawsAt + SECOND_MS);
    const apps = [one.app, other, one.app, other, one.app, other];
    await Promise.all(apps.map((app) => app.modules.lottery.advance()));
    await one.app.modules.lottery.advance();
    const after = await Promise.all(bettors.map(async (bettor) => BigInt(await bettor.balance())));
    expect(after.map((balance, index) => balance - (before[index] ?? 0n))).toEqual([PRIZE, PRIZE]);
    const draw = () => mary.call(`/lgw/issues/draw?gameId=HM1&numero=${numero}`);
    const drawn = (await draw()).value;
    await other.modules.lottery.advance();
    expect((await draw()).value).toEqual(drawn);
    expect((await one.app.modules.wallet.checker.look(one.brand.id)).findings).toEqual([]);
    await Promise.all([one.app.close(), other.close()]);
  }, 120_000);

  test('one that stops a chase and one that gives an issue back wait in one order, not in a circle', async () => {
    const { DATABASE_URL: url } = await serviceEnvironment();
    const database = await openDatabase(url);
    const { app, brand } = await openLottery(undefined, {
      database,
      clock: createManualClock(TEST_START_MS),
    });
    const mary = await addBettor(app, 'mary01');
    const { items } = (await mary.call('/lgw/issues/upcoming?gameId=HM1&limit=2')).value as {
      items: { numero: string; drawsAt: number }[];
    };
    const [first, second] = items as [(typeof items)[number], (typeof items)[number]];
    const issues = [first, second].map(({ numero }) => ({ numero, multiple: 1 }));
    await mary.placed({ items: [SURE], issues, stopsOnWin: true, stake: '40.00' });
    app.clock.set(first.drawsAt);
    const held = await openDatabase(url);
    let begin = () => {};
    const begun = new Promise<void>((resolve) => {
      begin = resolve;
    });
    // Not begun within the other transaction: it is the work of another process.
    const settled = begun.then(() => app.modules.lottery.advance());
    // As giving back does: the issue first, then its tickets, while the chase is being stopped.
    await held.transaction(async (tx) => {
      // In a circle this one is told, and the test with it.
      await tx.execute(sql`set local deadlock_timeout = '10ms'`);
      await tx.execute(sql`select 1 from lottery_issue where numero = ${second.numero} for update`);
      begin();
      await eventually(() => isWaitedFor(tx), WAIT_MS);
      await tx.execute(sql`update lottery_ticket set at = at where numero = ${second.numero}`);
    });
    await settled;
    await app.modules.lottery.advance();
    const { rows } = await database.queries.execute(sql`select state from lottery_ticket order by numero`);
    expect(rows).toEqual([{ state: 'settled' }, { state: 'stopped' }]);
    expect((await app.modules.wallet.checker.look(brand.id)).findings).toEqual([]);
    await held.close();
    await app.close();
  }, 120_000);
});

/** Whether somebody waits for a lock of this database. */
async function isWaitedFor(tx: Tx): Promise<boolean> {
  const { rows } = await tx.execute(
    sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows.length > 0;
}
