import { randomInt } from 'node:crypto';
import { MINUTE_MS } from '@parlour/clock/durations';
import { createManualClock } from '@parlour/clock/manual-clock';
import { openPostgres } from '@parlour/database/postgres';
import { SCALE } from '@parlour/money/testing/scale';
import { expect, test } from 'vitest';
import { createLog } from '../../../observability/log.ts';
import { addBettor, openLottery } from '../../../testing/lottery.ts';
import { workUntilKilled } from '../../../testing/process.ts';
import { describeWithServices, serviceEnvironment } from '../../../testing/services.ts';
import { startTestApp, TEST_START_MS } from '../../../testing/test-app.ts';
import { lotteryIssue } from '../issues/issues.schema.ts';
import { lotteryTicket } from '../orders/orders.schema.ts';

/** A hundred at SCALE=10. */
const KILLS = SCALE > 1 ? 10 * SCALE : 2;
const STATEMENTS_MAX = 60;
const BETTORS = 4;
const ISSUES = 40;
/** Of one digit in its place, at the highest series. */
const PRIZE = 1_956_000n;
/** Half of the issues are due then. */
const LATER_MS = TEST_START_MS + (ISSUES / 2) * MINUTE_MS;

describeWithServices('drawing and settling when processes are killed', () => {
  test(`each winner is paid once and each refund made once through ${KILLS} kills`, async () => {
    const { DATABASE_URL: url } = await serviceEnvironment();
    const open = () => openPostgres({ url, pool: 5, log: createLog('silent') });
    const before = await openLottery(undefined, { database: await open() });
    const members = await Promise.all(
      Array.from({ length: BETTORS }, (_unused, index) => buy(before, index)),
    );
    await before.app.close();

    const points = Array.from({ length: KILLS }, () => 1 + randomInt(STATEMENTS_MAX));
    for (const statement of points)
      await workUntilKilled(url, { atMs: LATER_MS, statement, work: { calls: [], jobs: ['draws'] } });

    const app = await startTestApp({
      database: await open(),
      brands: [],
      clock: createManualClock(LATER_MS),
    });
    await app.modules.lottery.advance();
    const results = new Map(
      (await app.database.queries.select().from(lotteryIssue)).map(({ numero, state, result }) => [
        numero,
        { state, result },
      ]),
    );
    const tickets = await app.database.queries.select().from(lotteryTicket);
    for (const { id, balance } of members) {
      const own = tickets.filter(({ memberId }) => memberId === id);
      const outcomes = own.map(({ numero, state, stake, stopsOnWin }) => {
        const { result, state: issue } = results.get(numero) ?? { state: null, result: null };
        const isWon = issue === 'settled' && result?.[0] === 7;
        return { issue, state, stopsOnWin, isWon, back: state === 'stopped' ? stake : isWon ? PRIZE : 0n };
      });
      const hasEnded = outcomes.some(({ isWon, stopsOnWin }) => isWon && stopsOnWin);
      for (const { issue, state } of outcomes)
        expect(state, `killed at ${points.join()}`).toBe(
          issue === 'settled' ? 'settled' : hasEnded ? 'stopped' : 'pending',
        );
      const expected = outcomes.reduce((sum, { back }) => sum + back, balance);
      const place = { brandId: before.brand.id, memberId: id, currency: 'CNY' };
      const { balance: now } = await app.modules.wallet.mainAccounts.main(app.database.queries, place);
      expect(now, `killed at ${points.join()}`).toBe(expected);
    }
    expect((await app.modules.wallet.checker.look(before.brand.id)).findings).toEqual([]);
    await app.close();
  }, 600_000);

  test(`each stake of a void issue comes back once through ${KILLS} kills`, async () => {
    const { DATABASE_URL: url } = await serviceEnvironment();
    const open = () => openPostgres({ url, pool: 5, log: createLog('silent') });
    const before = await openLottery(undefined, { database: await open() });
    const members = await Promise.all(
      Array.from({ length: BETTORS }, (_unused, index) => buy(before, index)),
    );
    // All of them, before any is due: nothing else is to be done.
    await before.app.database.queries.update(lotteryIssue).set({ state: 'void' });
    await before.app.close();

    const points = Array.from({ length: KILLS }, () => 1 + randomInt(STATEMENTS_MAX));
    const work = { calls: [], jobs: ['draws' as const] };
    for (const statement of points) await workUntilKilled(url, { atMs: TEST_START_MS, statement, work });

    const clock = createManualClock(TEST_START_MS);
    const app = await startTestApp({ database: await open(), brands: [], clock });
    await app.modules.lottery.advance();
    const tickets = await app.database.queries.select().from(lotteryTicket);
    expect(tickets).toHaveLength(BETTORS * ISSUES);
    const wrong = tickets.filter(({ state, stake, refunded }) => state !== 'void' || refunded !== stake);
    expect(wrong, `killed at ${points.join()}`).toEqual([]);
    for (const { id, balance } of members) {
      const staked = tickets.reduce((sum, ticket) => sum + (ticket.memberId === id ? ticket.stake : 0n), 0n);
      const place = { brandId: before.brand.id, memberId: id, currency: 'CNY' };
      const { balance: now } = await app.modules.wallet.mainAccounts.main(app.database.queries, place);
      expect(now, `killed at ${points.join()}`).toBe(balance + staked);
    }
    expect((await app.modules.wallet.checker.look(before.brand.id)).findings).toEqual([]);
    await app.close();
  }, 600_000);
});

/** A chase on one digit; every other one stops with a win. */
async function buy({ app }: Awaited<ReturnType<typeof openLottery>>, index: number) {
  const bettor = await addBettor(app, `chaser${index}`);
  const { items } = (await bettor.call(`/lgw/issues/upcoming?gameId=HM1&limit=${ISSUES}`)).value as {
    items: { numero: string }[];
  };
  const digit = { play: 'ssc.fixedPosition', selection: '7||||', multiple: 1, model: 'yuan' };
  await bettor.placed({
    items: [digit],
    issues: items.map(({ numero }) => ({ numero, multiple: 1 })),
    stopsOnWin: index % 2 === 0,
    stake: `${items.length * 2}.00`,
  });
  expect(items).toHaveLength(ISSUES);
  return { id: bettor.member.id, balance: BigInt(await bettor.balance()) };
}
