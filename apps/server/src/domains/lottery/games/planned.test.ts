import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '@parlour/clock/durations';
import type { LotterySetup, OperatorLottery, WaitingItem } from '@parlour/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeLottery } from '../../../factories/lottery.factory.ts';
import { addBettor, type Drawn, openLottery } from '../../../testing/lottery.ts';
import { merchant, openLotteryDesk, reason } from '../../../testing/lottery-console.ts';
import { createLotteryGames } from './games.service.ts';

const DAILY: LotterySetup['schedule'] & { kind: 'daily' } = {
  kind: 'daily',
  times: ['12:00'],
  closeSeconds: 60,
  timeZone: 'UTC',
};

let lottery: Drawn;
let desk: Awaited<ReturnType<typeof openLotteryDesk>>;
let mary: Awaited<ReturnType<typeof addBettor>>;
beforeAll(async () => {
  const daily = { code: 'DAY', name: { EN: 'Daily' }, schedule: DAILY };
  const last = { code: 'LAST', name: { EN: 'Last' } };
  lottery = await openLottery([makeLottery(), makeLottery(daily), makeLottery(last)]);
  desk = await openLotteryDesk(lottery.app);
  mary = await addBettor(lottery.app, 'mary01');
});
afterAll(() => lottery.app.close());

const now = () => lottery.app.clock.now();
const advance = () => lottery.app.modules.lottery.advance();
const approved = async (answer: { value: unknown }) =>
  (await desk.approve((answer.value as { approvalId: string }).approvalId)).status;
const issuesOf = async (game: string) =>
  (
    await lottery.app.database.queries.execute(
      sql`select numero, state, closes_at from lottery_issue where game = ${game} order by closes_at`,
    )
  ).rows as { numero: string; state: string; closes_at: Date }[];
const inLobby = async (code: string) =>
  (
    await lottery.app.database.queries.execute(
      sql`select node_id from games_title where node_id = ${`LOTT.${code}`} and not is_gone`,
    )
  ).rows.length === 1;

test('a lobby that stands shows lotteries as this release does, once a process begins', async () => {
  const { app, brand } = lottery;
  const { queries } = app.database;
  const pictures = async () =>
    (await queries.execute(sql`select icon_url from games_title where vendor = 'LOTT' order by node_id`))
      .rows;
  const own = await pictures();
  await queries.execute(sql`update games_title set icon_url = '/m/older.svg' where vendor = 'LOTT'`);
  await app.modules.lottery.advance();
  expect(await pictures()).not.toEqual(own);
  const begun = createLotteryGames({ ...app, house: app.modules.games.house });
  await begun.takeEffect(brand.id);
  expect(await pictures()).toEqual(own);
});

describe('a planned setup', () => {
  test('holds from its moment on, not a millisecond before, without anything having run', async () => {
    const { version } = await desk.lottery();
    const from = now() + HOUR_MS;
    expect(await approved(await desk.save({ series: 1_900 }, { from }))).toBe(200);
    expect(await desk.lottery()).toMatchObject({
      version,
      setup: { series: 1_956 },
      planned: { from, setup: { series: 1_900 } },
    });
    lottery.app.clock.set(from - 1);
    await mary.login('mary01');
    expect(await mary.terms()).toMatchObject({ version, series: { highest: 1_956 } });
    lottery.app.clock.set(from);
    expect(await mary.terms()).toMatchObject({ version: version + 1, series: { highest: 1_900 } });
    expect((await mary.order({ termsVersion: version })).code).toBe('terms_changed');
    await advance();
    expect(await mary.terms()).toMatchObject({ version: version + 1 });
    expect((await mary.order()).status).toBe(200);
    expect(await relogin()).toMatchObject({ version: version + 1, planned: null });
  });

  test('is there once at a time, is carried on by what one operator changes, and withdrawn by one', async () => {
    const from = now() + HOUR_MS;
    const { version } = await desk.lottery();
    expect(await approved(await desk.save({ series: 1_910 }, { from }))).toBe(200);
    expect((await desk.save({ series: 1_920 })).code).toBe('change_planned');
    expect((await desk.save({ isHot: true }, { from })).code).toBe('change_planned');
    expect((await desk.save({ name: { EN: 'Renamed' } })).value).toEqual({ outcome: 'applied' });
    expect(await desk.lottery()).toMatchObject({
      version: version + 1,
      planned: { from, setup: { series: 1_910, name: { EN: 'Renamed' } } },
    });
    expect((await desk.withdraw()).status).toBe(200);
    expect((await desk.withdraw()).code).toBe('stale');
    expect(await desk.lottery()).toMatchObject({ planned: null, setup: { series: 1_900 } });
    const gone = { code: 'GONE', version: 1, reason };
    expect((await desk.first.post('/ops/lottery/withdraw', gone, { merchant })).code).toBe('not_found');
  });

  test('that was asked for before another was planned is not approved any more', async () => {
    const asked = (await desk.save({ series: 1_920 })).value as { approvalId: string };
    expect((await desk.save({ isHot: true }, { from: now() + HOUR_MS })).status).toBe(200);
    expect((await desk.approve(asked.approvalId)).code).toBe('stale');
    await desk.first.post('/ops/approval/cancel', { id: asked.approvalId, reason });
    expect((await desk.withdraw()).status).toBe(200);
  });

  test('takes effect at once if it is approved after its moment, and is not planned for years', async () => {
    const answer = await desk.save({ series: 1_930 }, { from: now() + MINUTE_MS });
    lottery.app.clock.advance(2 * MINUTE_MS);
    expect(await approved(answer)).toBe(200);
    expect(await desk.lottery()).toMatchObject({ setup: { series: 1_930 }, planned: null });
    const far = await desk.save({ series: 1_940 }, { from: now() + 400 * DAY_MS });
    expect(far.value).toMatchObject({ fields: { from: 'too_big' } });
  });

  test('of a new lottery brings it onto sale and into the lobby', async () => {
    const setup = makeLottery({ code: 'SOON', name: { EN: 'Soon' } });
    const from = now() + 10 * MINUTE_MS;
    const body = { setup, version: 0, from, reason };
    expect(await approved(await desk.first.call('/ops/lottery', { method: 'PUT', body, merchant }))).toBe(
      200,
    );
    await advance();
    expect(await inLobby('SOON')).toBe(false);
    expect((await mary.call('/lgw/vn/numeros/opened/game?gameId=SOON')).code).toBe('not_found');
    lottery.app.clock.set(from);
    await advance();
    expect(await inLobby('SOON')).toBe(true);
    expect((await mary.opened('SOON')).current).toMatchObject({ state: 'open' });
  });
});

describe('a schedule', () => {
  test('of fixed times is made a week ahead, so that another holds soon; the console says from when', async () => {
    await advance();
    const before = await issuesOf('DAY');
    const coming = before.filter(({ closes_at }) => new Date(closes_at).getTime() > now());
    expect(coming).toHaveLength(8);
    const { madeUntil } = await desk.get<{ madeUntil: number }>('/ops/lottery?code=DAY');
    expect(madeUntil).toBe(new Date(coming.at(-1)?.closes_at ?? 0).getTime() + MINUTE_MS);
    // The last of them waits for the one that follows it.
    const { items } = (await mary.call('/lgw/issues/upcoming?gameId=DAY&limit=50')).value as {
      items: object[];
    };
    expect(items).toHaveLength(7);
    const schedule = { ...DAILY, times: ['13:00'] };
    expect(await approved(await desk.save({ code: 'DAY', schedule }))).toBe(200);
    lottery.app.clock.advance(DAY_MS);
    await advance();
    const after = await issuesOf('DAY');
    expect(after.slice(0, before.length).map(timesOf)).toEqual(before.map(timesOf));
    expect(new Date(after.at(-1)?.closes_at ?? 0).getTime()).toBe(madeUntil + DAY_MS + 59 * MINUTE_MS);
  });

  test('that changes for fast issues loses, doubles and moves none', async () => {
    await relogin();
    await advance();
    const before = await issuesOf('HM1');
    const schedule = { kind: 'every', seconds: 120, closeSeconds: 5, timeZone: 'Asia/Shanghai' } as const;
    expect(await approved(await desk.save({ schedule }))).toBe(200);
    lottery.app.clock.advance(100 * MINUTE_MS);
    await advance();
    const after = await issuesOf('HM1');
    expect(after.slice(0, before.length).map(timesOf)).toEqual(before.map(timesOf));
    expect(after.length).toBeGreaterThan(before.length);
    const closes = after.map(({ closes_at }) => new Date(closes_at).getTime());
    const gaps = closes.map((close, index) => close - (closes[index - 1] ?? close));
    for (const gap of gaps.slice(before.length + 1)) expect(gap).toBe(120 * SECOND_MS);
    expect(new Set(after.map(({ numero }) => numero)).size).toBe(after.length);
  });
});

test('a lottery that is switched off draws and pays what was sold; its last issue, never for sale, is void', async () => {
  await mary.login('mary01');
  await relogin();
  await advance();
  const { items } = (await mary.call('/lgw/issues/upcoming?gameId=LAST&limit=120')).value as {
    items: { numero: string }[];
  };
  const bought = items.slice(-1).map(({ numero }) => ({ numero, multiple: 1 }));
  const { id } = await mary.placed({ gameId: 'LAST', issues: bought });
  const unfollowed = (await issuesOf('LAST')).at(-1)?.numero ?? '';
  const refused = await mary.order({ gameId: 'LAST', issues: [{ numero: unfollowed, multiple: 1 }] });
  expect(refused.code).toBe(unfollowed === bought[0]?.numero ? undefined : 'issue_closed');
  expect((await desk.save({ code: 'LAST', isOn: false })).value).toEqual({ outcome: 'applied' });
  lottery.app.clock.advance(4 * HOUR_MS);
  for (let times = 0; times < 3; times += 1) await advance();
  const states = (await issuesOf('LAST')).map(({ state }) => state);
  expect(states.at(-1)).toBe('void');
  expect(new Set(states.slice(0, -1))).toEqual(new Set(['settled']));
  await mary.login('mary01');
  const { order } = (await mary.call(`/lgw/orders/detail?id=${id}`)).value as { order: { pending: number } };
  expect(order.pending).toBe(0);
});

test('an issue that cannot be sealed is void a day after its draw, and every stake goes back', async () => {
  await mary.login('mary01');
  await advance();
  const before = await mary.balance();
  const { numero, drawsAt } = await mary.current();
  await mary.placed({ issues: [{ numero, multiple: 1 }] });
  // Switched off with nothing to follow: no process can say what this draw is mixed with.
  await lottery.app.database.queries.execute(
    sql`delete from lottery_issue where game = 'HM1' and numero > ${numero}`,
  );
  await relogin();
  expect((await desk.save({ isOn: false })).value).toEqual({ outcome: 'applied' });
  lottery.app.clock.set(drawsAt + DAY_MS - 1);
  await advance();
  expect((await issuesOf('HM1')).at(-1)).toMatchObject({ numero, state: 'open' });
  await relogin();
  expect(await overdue()).toEqual([expect.objectContaining({ id: `HM1/${numero}` })]);
  lottery.app.clock.set(drawsAt + DAY_MS);
  await advance();
  expect((await issuesOf('HM1')).at(-1)).toMatchObject({ numero, state: 'void' });
  expect(await overdue()).toEqual([]);
  expect(await mary.balance()).toBe(before);
});

/** What waits for operators of draws that are late. */
async function overdue(): Promise<WaitingItem[]> {
  const { items } = await desk.get<{ items: WaitingItem[] }>('/ops/queue');
  return items.filter(({ kind }) => kind === 'overdue_draws');
}

const timesOf = ({ numero, closes_at }: { numero: string; closes_at: Date }) => [
  numero,
  new Date(closes_at).getTime(),
];

let people = 0;
/** Sessions end while the clock moves. */
async function relogin(): Promise<OperatorLottery> {
  people += 1;
  desk = await openLotteryDesk(lottery.app, String(people));
  return desk.lottery();
}
