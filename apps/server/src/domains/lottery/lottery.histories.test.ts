import { randomInt, randomUUID } from 'node:crypto';
import { SECOND_MS } from '@parlour/clock/durations';
import {
  type Issue,
  type LotteryOrder,
  ORDER_FILTERS,
  type OrderFilter,
  type SubOrder,
} from '@parlour/contract';
import { readDecimal } from '@parlour/money';
import { SCALE } from '@parlour/money/testing/scale';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeLottery } from '../../factories/lottery.factory.ts';
import { addBettor, type Drawn, openLottery } from '../../testing/lottery.ts';
import { createNumbers } from '../../testing/seeded-numbers.ts';
import { lotteryIssue } from './issues/issues.schema.ts';

const STEPS = SCALE > 1 ? 30 * SCALE : 12;
const SEED = Number(process.env.LOTTERY_SEED ?? randomInt(2 ** 31));
const PAGE = 4;
const OPENING = 10_000n * 100_000n;

type Bettor = Awaited<ReturnType<typeof addBettor>>;
type Detail = { order: LotteryOrder; prizeMode: string; subOrders: SubOrder[] };
type Bets = { items: { staked: string; won: string }[]; next: string | null; totals: Record<string, string> };
type Line = { code: string; amount: string };

/** Digits with caps, a rebate and wins; five of eleven, where an 11 is a push on every side. */
const SETUPS = [
  makeLottery({ caps: { perIssue: '25', singlePick: '15', singlePickBets: 1 } }),
  makeLottery({ code: 'EL1', family: '11x5', playTypes: ['ent'], prizeModes: ['Elott'] }),
];
const SIDES = ['big', 'small', 'odd', 'even'];
const BALLS = [1, 2, 3, 4, 5];

let lottery: Drawn;
let bettors: Bettor[];
beforeAll(async () => {
  lottery = await openLottery(SETUPS, { env: { RATE_LIMIT_PER_MINUTE: '1000000' } });
  bettors = [await addBettor(lottery.app, 'mary01'), await addBettor(lottery.app, 'nora01')];
});
afterAll(() => lottery.app.close());

test(`list, detail, bets, statement, profit and balance tell one history (LOTTERY_SEED=${SEED})`, async () => {
  const draw = createNumbers(SEED);
  const chosen = <Value>(values: readonly Value[]): Value => values[draw(values.length)] as Value;
  const seen = new Set<string>();
  const random = { draw, chosen };
  for (let step = 0; step < STEPS; step += 1) {
    // Each kind in its turn first, by one bettor who has something to cancel: a short history has all of them.
    const isFirst = step < ACTS.length;
    const bettor = isFirst ? (bettors[0] as Bettor) : chosen(bettors);
    const act = ACTS[isFirst ? step : draw(ACTS.length)] as Act;
    await act(bettor, random);
    for (const { state } of await compare(bettor)) seen.add(state);
  }
  for (const bettor of bettors) for (const { state } of await compare(bettor)) seen.add(state);
  expect((await lottery.app.modules.wallet.checker.look(lottery.brand.id)).findings).toEqual([]);
  // What is won and lost is drawn; only a long history is sure to have both.
  const sure = SCALE > 1 ? ['cancelled', 'lost', 'void', 'won'] : ['cancelled', 'void'];
  expect([...seen]).toEqual(expect.arrayContaining(sure));
}, 600_000);

type Random = { draw: (below: number) => number; chosen: <Value>(values: readonly Value[]) => Value };
type Act = (bettor: Bettor, random: Random) => Promise<void>;

const ACTS: readonly Act[] = [
  (bettor, random) => buy(bettor, random, 1),
  (bettor, random) => buy(bettor, random, 4),
  cancelSome,
  drawNext,
  (bettor, random) => buy(bettor, random, 2),
  voidNext,
];

/** Items of a random lottery over some issues; more than one is a chase. */
async function buy(bettor: Bettor, random: Random, issueCount: number): Promise<void> {
  const { draw, chosen } = random;
  const gameId = chosen(['HM1', 'EL1']);
  const count = 1 + draw(3);
  const items = Array.from({ length: count }, () =>
    gameId === 'HM1' ? digits(random) : { play: `11x5.ball${chosen(BALLS)}.sides`, selection: chosen(SIDES) },
  ).map((item) => ({ ...item, multiple: 1 + draw(3), model: 'yuan' }));
  const upcoming = (await bettor.call(`/lgw/issues/upcoming?gameId=${gameId}&limit=${issueCount}`)).value as {
    items: Issue[];
  };
  const issues = upcoming.items.map(({ numero }) => ({ numero, multiple: 1 + draw(2) }));
  const times = issues.reduce((sum, { multiple }) => sum + multiple, 0);
  const bets = items.reduce(
    (sum, { selection, multiple }) =>
      sum + (gameId === 'HM1' ? (selection.match(/\d/g)?.length ?? 0) : 1) * multiple,
    0,
  );
  await bettor.placed({
    gameId,
    playType: gameId === 'HM1' ? 'trad' : 'ent',
    items,
    issues,
    stopsOnWin: draw(2) === 0,
    stake: `${2 * bets * times}.00`,
  });
}

/** Some digits of the first place, at a series with or without a rebate. */
function digits({ draw, chosen }: Random) {
  const all = [...'0123456789'].filter(() => draw(3) > 0);
  return {
    play: 'ssc.fixedPosition',
    selection: `${(all.length > 0 ? all : ['7']).join(',')}||||`,
    series: chosen([1_800, 1_900, 1_956]),
  };
}

async function cancelSome(bettor: Bettor, { chosen }: Random): Promise<void> {
  const open = (await readDetails(bettor)).filter(({ subOrders }) =>
    subOrders.some(({ canCancel }) => canCancel),
  );
  if (open.length === 0) return;
  const { order, subOrders } = chosen(open);
  const own = subOrders.filter(({ canCancel }) => canCancel);
  const body = { orderId: order.id, subOrderIds: [chosen(own), chosen(own)].map(({ id }) => id) };
  const headers = { 'idempotency-key': randomUUID() };
  expect((await bettor.post('/lgw/orders/suborders/cancel', body, { headers })).status).toBe(200);
}

async function drawNext(bettor: Bettor): Promise<void> {
  const next = await Promise.all(['HM1', 'EL1'].map((gameId) => bettor.current(gameId)));
  lottery.app.clock.set(Math.max(...next.map(({ drawsAt }) => drawsAt)) + SECOND_MS);
  await lottery.app.modules.lottery.advance();
}

async function voidNext(bettor: Bettor, random: Random): Promise<void> {
  await buy(bettor, random, 1);
  for (const game of ['HM1', 'EL1']) {
    const { numero } = await bettor.current(game);
    await lottery.app.database.queries
      .update(lotteryIssue)
      .set({ state: 'void' })
      .where(and(eq(lotteryIssue.game, game), eq(lotteryIssue.numero, numero)));
  }
  await drawNext(bettor);
}

/** Everything that tells of the same orders, and the sub-orders themselves. */
async function compare(bettor: Bettor): Promise<SubOrder[]> {
  const details = await readDetails(bettor);
  for (const detail of details) compareOrder(detail);
  for (const filter of ORDER_FILTERS)
    expect([filter, ...(await readOrders(bettor, filter)).map(({ id }) => id)]).toEqual([
      filter,
      ...details.flatMap(({ order }) => (isIn(order, filter) ? [order.id] : [])),
    ]);
  const staked = sum(details.map(({ order }) => parts(order.stake) - parts(order.refunded)));
  const won = sum(details.map(({ order }) => parts(order.won)));

  const bets = await readBets(bettor);
  expect(parts(bets.totals.staked)).toBe(staked);
  expect(parts(bets.totals.won)).toBe(won);
  expect(sum(bets.items.map((bet) => parts(bet.staked)))).toBe(staked);
  expect(sum(bets.items.map((bet) => parts(bet.won)))).toBe(won);

  const lines = await readLines(bettor);
  const moved = (...codes: string[]) =>
    sum(lines.flatMap(({ code, amount }) => (codes.includes(code) ? [parts(amount)] : [])));
  expect(-moved('bet', 'bet_rollback')).toBe(staked);
  expect(moved('win', 'rebate')).toBe(won);

  const { totals } = (await bettor.call('/wps/relay/ODSFE2_MemPNL')).value as {
    totals: Record<string, string>;
  };
  expect([parts(totals.bets), parts(totals.wins)]).toEqual([staked, won]);
  expect(BigInt(await bettor.balance())).toBe(OPENING - staked + won);
  return details.flatMap(({ subOrders }) => subOrders);
}

/** The figures of an order are those of its lines. */
function compareOrder({ order, prizeMode, subOrders }: Detail): void {
  const of = (...states: SubOrder['state'][]) => subOrders.filter(({ state }) => states.includes(state));
  const back = of('cancelled', 'stopped', 'void');
  const decided = of('won', 'lost', 'returned');
  expect(prizeMode).toBe('Elott');
  expect({
    subOrders: order.subOrders,
    stake: parts(order.stake),
    refunded: parts(order.refunded),
    won: parts(order.won),
    pending: order.pending,
    hasWon: order.hasWon,
  }).toEqual({
    subOrders: subOrders.length,
    stake: sum(subOrders.map(({ stake }) => parts(stake))),
    refunded: sum(back.map(({ stake }) => parts(stake))),
    won: sum(decided.map(({ won, rebate }) => parts(won) + parts(rebate))),
    pending: of('pending').length,
    hasWon: of('won').length > 0,
  });
}

function isIn({ isChase, pending, hasWon, refunded, stake }: LotteryOrder, filter: OrderFilter): boolean {
  const wholeBack = refunded === stake;
  return {
    all: true,
    chase: isChase,
    pending: pending > 0,
    won: hasWon,
    cancelled: wholeBack,
    lost: pending === 0 && !hasWon && !wholeBack,
  }[filter];
}

async function readDetails(bettor: Bettor): Promise<Detail[]> {
  const details: Detail[] = [];
  for (const order of await readOrders(bettor, 'all')) {
    const detail = (await bettor.call(`/lgw/orders/detail?id=${order.id}`)).value as Detail;
    expect(detail.order).toEqual(order);
    details.push(detail);
  }
  return details;
}

const readOrders = (bettor: Bettor, state: OrderFilter) =>
  readAll<LotteryOrder>(bettor, `/lgw/orders?state=${state}&limit=${PAGE}`);
const readLines = (bettor: Bettor) =>
  readAll<Line>(bettor, '/wps/relay/ODS2_MemberTransaction?kinds=bet,win&limit=50');

async function readBets(bettor: Bettor): Promise<Bets> {
  const path = '/wps/records/bets?source=lottery&limit=20';
  const { totals } = (await bettor.call(path)).value as Bets;
  return { totals, items: await readAll(bettor, path), next: null };
}

async function readAll<Item>(bettor: Bettor, path: string): Promise<Item[]> {
  const items: Item[] = [];
  for (let after = ''; ; ) {
    const { status, value, body } = await bettor.call(`${path}${after}`);
    if (status !== 200) throw new Error(body);
    const page = value as { items: Item[]; next: string | null };
    items.push(...page.items);
    if (page.next === null) return items;
    after = `&after=${page.next}`;
  }
}

const parts = (text = '0'): bigint => readDecimal(text) ?? 0n;
const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((a, b) => a + b, 0n);
