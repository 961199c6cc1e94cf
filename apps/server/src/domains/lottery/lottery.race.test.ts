import { SECOND_MS } from '@parlour/clock/durations';
import type { Issue, LotteryOrder } from '@parlour/contract';
import { type Draw, reproduceDraws, rootOfTickets } from '@parlour/fairness';
import { SCALE } from '@parlour/money/testing/scale';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addBettors, type Drawn, LINE, openLottery } from '../../testing/lottery.ts';
import { contentOf } from './orders/lines.rules.ts';
import { lotteryTicket } from './orders/orders.schema.ts';

type Bettor = Awaited<ReturnType<typeof addBettors>>[number];

/** Ten thousand at SCALE=10, with an order each. */
const BUYERS = SCALE > 1 ? 1_000 * SCALE : 20;
const ORDERS_EACH = SCALE > 1 ? 1 : 5;
/** They ask when it is over. */
const LATE_BUYERS = 20;
const TWO_UNITS = 200_000n;

let lottery: Drawn;
let bettors: Bettor[];
beforeAll(async () => {
  lottery = await openLottery();
  bettors = await addBettors(lottery.app, BUYERS);
});
afterAll(() => lottery.app.close());

const drawOf = async (bettor: Bettor, numero: string) =>
  (await bettor.call(`/lgw/issues/draw?gameId=HM1&numero=${numero}`)).value as {
    issue: Issue;
    tickets: number;
    draw: Draw;
  };

test('around a close orders are taken up to it, all of them are sealed, and nobody pays for a refused one', async () => {
  const { app, brand } = lottery;
  const [first] = bettors as [Bettor, ...Bettor[]];
  const { numero, closesAt, drawsAt } = await first.current();
  const version = (await first.terms())?.version;
  const before = new Map(
    await Promise.all(bettors.map(async (one) => [one, BigInt(await one.balance())] as const)),
  );
  app.clock.set(closesAt - 2);
  const taken = new Map<Bettor, number>();
  const body = {
    gameId: 'HM1',
    playType: 'trad',
    termsVersion: version,
    items: [LINE],
    issues: [{ numero, multiple: 1 }],
    stake: '2.00',
  };
  let refused = 0;
  const buy = async (bettor: Bettor) => {
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const { status, code } = await bettor.post('/lgw/orders', body, { headers });
    if (status === 200) taken.set(bettor, (taken.get(bettor) ?? 0) + 1);
    else expect(code).toBe('issue_closed');
    if (status !== 200) refused += 1;
  };
  const buying = bettors.flatMap((bettor) => Array.from({ length: ORDERS_EACH }, () => buy(bettor)));
  // The clock goes on while they are on their way, more come after the close, and the issue is sealed as soon as it may be.
  await Promise.race(buying);
  app.clock.set(closesAt);
  const late = bettors.slice(0, LATE_BUYERS).map(buy);
  app.clock.set(closesAt + 2 * SECOND_MS);
  await app.modules.lottery.advance();
  await Promise.all([...buying, ...late]);
  app.clock.set(drawsAt);
  await app.modules.lottery.advance();
  const accepted = [...taken.values()].reduce((sum, count) => sum + count, 0);
  expect(accepted).toBeGreaterThan(0);
  expect(refused).toBeGreaterThanOrEqual(LATE_BUYERS);
  expect(accepted + refused).toBe(buying.length + late.length);
  const { issue, tickets, draw } = await drawOf(first, numero);
  expect(tickets).toBe(accepted);
  expect(reproduceDraws(JSON.stringify([draw]))).toEqual([
    { commitment: issue.commitment, numbers: issue.result },
  ]);
  const rows = await app.database.queries.select().from(lotteryTicket);
  const sealed = rows.filter((row) => row.numero === numero);
  expect(sealed.filter(({ at }) => at.getTime() >= closesAt)).toEqual([]);
  expect(rootOfTickets(sealed.map((row) => ({ id: row.id, content: contentOf(row) })))).toBe(draw.root);
  const byMember = new Map(bettors.map(({ member }): [string, typeof sealed] => [member.id, []]));
  for (const ticket of sealed) byMember.get(ticket.memberId)?.push(ticket);
  for (const bettor of bettors) {
    const own = byMember.get(bettor.member.id) ?? [];
    const won = own.reduce((sum, ticket) => sum + ticket.won + ticket.rebate, 0n);
    expect(own).toHaveLength(taken.get(bettor) ?? 0);
    expect((before.get(bettor) ?? 0n) - BigInt(await bettor.balance())).toBe(
      BigInt(own.length) * TWO_UNITS - won,
    );
  }
  expect((await app.modules.wallet.checker.look(brand.id)).findings).toEqual([]);
});

test('whoever advances at the same time, each issue is drawn and each winner paid once', async () => {
  const { app, brand } = lottery;
  const [first, second] = bettors as [Bettor, Bettor, ...Bettor[]];
  const sure = {
    play: 'ssc.fixedPosition',
    selection: '0,1,2,3,4,5,6,7,8,9||||',
    multiple: 1,
    model: 'yuan',
  };
  const orders: LotteryOrder[] = [];
  for (const bettor of [first, second]) orders.push(await bettor.placed({ items: [sure], stake: '20.00' }));
  const before = BigInt(await first.balance());
  const { drawsAt } = await first.current();
  app.clock.set(drawsAt + SECOND_MS);
  await Promise.all(Array.from({ length: 8 }, () => app.modules.lottery.advance()));
  await app.modules.lottery.advance();
  expect(BigInt(await first.balance()) - before).toBe(1_956_000n);
  const { items } = (await first.call('/lgw/orders?state=won')).value as { items: LotteryOrder[] };
  expect(items[0]).toMatchObject({ id: orders[0]?.id, won: '19.56', pending: 0 });
  expect((await app.modules.wallet.checker.look(brand.id)).findings).toEqual([]);
});
