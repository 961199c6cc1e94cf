import { MINUTE_MS, SECOND_MS } from '@parlour/clock/durations';
import type { Issue, LotteryOrder, SubOrder } from '@parlour/contract';
import { commitTo, computeDraw, verifyTicket } from '@parlour/fairness';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addBettor, type Drawn, LINE, openLottery } from '../../testing/lottery.ts';

type Bettor = Awaited<ReturnType<typeof addBettor>>;
type DrawAnswer = {
  issue: Issue;
  tickets: number | null;
  draw: { game: string; drawId: string; seed: string; root: string; external: string; pick: never } | null;
};

let lottery: Drawn;
let mary: Bettor;
beforeAll(async () => {
  lottery = await openLottery();
  mary = await addBettor(lottery.app, 'mary01');
});
afterAll(() => lottery.app.close());

/** Lets the issue on sale be drawn and paid. */
async function drawNext(bettor: Bettor): Promise<Issue> {
  const { numero, drawsAt } = await bettor.current();
  lottery.app.clock.set(drawsAt);
  await lottery.app.modules.lottery.advance();
  return (await drawOf(bettor, numero)).issue;
}

const drawOf = async (bettor: Bettor, numero: string) =>
  (await bettor.call(`/lgw/issues/draw?gameId=HM1&numero=${numero}`)).value as DrawAnswer;
const detailOf = async (bettor: Bettor, id: string) =>
  (await bettor.call(`/lgw/orders/detail?id=${id}`)).value as { order: LotteryOrder; subOrders: SubOrder[] };
const parts = (units: number) => BigInt(Math.round(units * 100)) * 1_000n;

describe('an issue', () => {
  test('is committed to before it is sold, and shows nothing of its draw until then', async () => {
    const { current, last } = await mary.opened();
    expect(last).toBeNull();
    expect(current).toMatchObject({ state: 'open', result: null });
    const { draw, tickets } = await drawOf(mary, current?.numero ?? '');
    expect([draw, tickets]).toEqual([null, null]);
    expect(current?.commitment).toMatch(/^[0-9a-f]{64}$/);
  });

  test('is drawn from its seed, its tickets and the next commitment, as anybody can compute', async () => {
    const { numero, commitment } = await mary.current();
    const order = await mary.placed();
    const issue = await drawNext(mary);
    const { draw, tickets } = await drawOf(mary, numero);
    if (!draw) throw new Error('not drawn');
    expect(tickets).toBe(1);
    expect(commitTo(draw.seed)).toBe(commitment);
    const following = (await mary.call('/lgw/issues?gameId=HM1')).value as { items: Issue[] };
    expect(following.items[0]).toEqual(issue);
    expect(computeDraw(draw)).toEqual({ commitment, numbers: issue.result });
    expect(draw.external).toBe((await mary.current()).commitment);
    const proof = (await mary.call(`/lgw/issues/ticket?id=${order.id}`)).value as {
      content: string;
      index: number;
      size: number;
      path: string[];
      root: string;
    };
    expect(proof.root).toBe(draw.root);
    expect(verifyTicket({ id: order.id, content: proof.content }, proof, draw.root)).toBe(true);
    expect(proof.content).toContain(`HM1 ${numero}\nssc.star5.straight 1|2|3|4|5 x1 yuan @`);
  });

  test('takes a bet up to its last millisecond and none after', async () => {
    const { closesAt, numero } = await mary.current();
    const issues = [{ numero, multiple: 1 }];
    const { app } = lottery;
    app.clock.set(closesAt - 1);
    expect((await mary.order({ issues })).status).toBe(200);
    const before = await mary.balance();
    app.clock.set(closesAt);
    expect((await mary.order({ issues })).code).toBe('issue_closed');
    expect(await mary.balance()).toBe(before);
    expect((await mary.current()).numero).not.toBe(numero);
  });

  test('that is sealed takes no ticket, whatever the clock says', async () => {
    const { app } = lottery;
    const { closesAt, numero } = await mary.current();
    const body = { issues: [{ numero, multiple: 1 }] };
    const before = await mary.balance();
    app.clock.set(closesAt + 2 * SECOND_MS);
    await app.modules.lottery.advance();
    // A process whose clock is behind.
    app.clock.set(closesAt - 1);
    expect((await mary.order(body)).code).toBe('issue_closed');
    expect(await mary.balance()).toBe(before);
    app.clock.set(closesAt + 2 * SECOND_MS);
  });
});

describe('an order', () => {
  test('costs what its lines do, and pays what they win', async () => {
    const bettor = await addBettor(lottery.app, 'winner01');
    const items = [
      {
        play: 'ssc.fixedPosition',
        selection: '0,1,2,3,4,5,6,7,8,9||||',
        multiple: 1,
        model: 'yuan',
        series: 1_800,
      },
      { ...LINE, series: 1_956 },
    ];
    const before = BigInt(await bettor.balance());
    const { id, stake, subOrders } = await bettor.placed({ items, stake: '22.00' });
    expect([stake, subOrders]).toEqual(['22.00', 2]);
    expect(before - BigInt(await bettor.balance())).toBe(parts(22));
    await drawNext(bettor);
    const { order, subOrders: lines } = await detailOf(bettor, id);
    // All ten digits of one place: exactly one wins 18.00 for two units at 1800, and 7.8 % come back.
    expect(lines[0]).toMatchObject({ state: 'won', stake: '20.00', won: '18.00', rebate: '1.56' });
    expect(lines[1]).toMatchObject({ stake: '2.00', rebate: '0.00' });
    expect(order.pending).toBe(0);
    const won = lines.reduce((sum, line) => sum + Number(line.won) + Number(line.rebate), 0);
    expect(Number(order.won)).toBeCloseTo(won, 2);
    expect(BigInt(await bettor.balance()) - before).toBe(parts(won - 22));
  });

  test.each([
    ['a stake that was not shown', { stake: '3.00' }, 'stake_differs'],
    ['terms that have changed', { termsVersion: 99 }, 'terms_changed'],
    ['a play that is not there', { items: [{ ...LINE, play: 'ssc.nothing' }] }, 'selection_refused'],
    ['numbers that are none', { items: [{ ...LINE, selection: '1|2|3|4|x' }] }, 'selection_refused'],
    ['a series above the own', { items: [{ ...LINE, series: 1_980 }] }, 'selection_refused'],
    ['a model that is not offered', { items: [{ ...LINE, model: 'li' }] }, 'selection_refused'],
    ['a board play in the other skin', { playType: 'ent' }, 'selection_refused'],
    [
      'a lottery that is not there',
      { gameId: 'NOWHERE', termsVersion: 1, issues: [{ numero: '20261116-0001', multiple: 1 }] },
      'not_found',
    ],
    ['an issue that is not there', { issues: [{ numero: '20991116-0001', multiple: 1 }] }, 'issue_closed'],
    ['an issue twice', { twice: true }, 'invalid_input'],
  ])('is refused for %s, and nothing is charged', async (_what, about: Record<string, unknown>, code) => {
    const before = await mary.balance();
    const { numero } = await mary.current();
    const issues = about.twice
      ? {
          issues: [
            { numero, multiple: 1 },
            { numero, multiple: 1 },
          ],
          stake: '4.00',
        }
      : {};
    expect((await mary.order({ ...about, ...issues })).code).toBe(code);
    expect(await mary.balance()).toBe(before);
  });

  test('is refused without the money, and a repeat of one is the first again', async () => {
    const poor = await addBettor(lottery.app, 'poor01', 0n);
    expect((await poor.order()).code).toBe('not_enough_money');
    const before = BigInt(await mary.balance());
    const { numero } = await mary.current();
    const about = { issues: [{ numero, multiple: 1 }] };
    const key = 'b5a0d8a4-1111-4222-8333-944445555666';
    const [first, again] = [await mary.order(about, key), await mary.order(about, key)];
    expect(again.value).toEqual(first.value);
    const other = { ...about, items: [{ ...LINE, selection: '5|4|3|2|1' }] };
    expect((await mary.order(other, key)).code).toBe('idempotency_conflict');
    expect(before - BigInt(await mary.balance())).toBe(parts(2));
    await drawNext(mary);
    const late = await mary.order({ ...about, termsVersion: 99 }, key);
    expect(late.value).toMatchObject({ id: (first.value as LotteryOrder).id, pending: 0 });
    expect((await mary.order(other, key)).code).toBe('idempotency_conflict');
  });

  test('belongs to its owner alone', async () => {
    const other = await addBettor(lottery.app, 'other01', 0n);
    const { id } = await mary.placed();
    expect((await other.call(`/lgw/orders/detail?id=${id}`)).code).toBe('not_found');
    expect((await other.call(`/lgw/issues/ticket?id=${id}`)).code).toBe('not_found');
    const { items } = (await other.call('/lgw/orders')).value as { items: LotteryOrder[] };
    expect(items).toEqual([]);
  });
});

describe('sub-orders', () => {
  test('are cancelled while their issue is open, once, for exactly their stake', async () => {
    const bettor = await addBettor(lottery.app, 'second01');
    const before = BigInt(await bettor.balance());
    const items = [LINE, { ...LINE, multiple: 3 }];
    const { id } = await bettor.placed({ items, stake: '8.00' });
    const { subOrders } = await detailOf(bettor, id);
    const cancel = (ids: (string | undefined)[], key: string) =>
      bettor.post(
        '/lgw/orders/suborders/cancel',
        { orderId: id, subOrderIds: ids },
        { headers: { 'idempotency-key': key } },
      );
    // What is remembered of the lottery is out of date by then.
    lottery.app.clock.advance(2 * SECOND_MS);
    const taken = await cancel([subOrders[1]?.id], 'c5a0d8a4-1111-4222-8333-944445555666');
    expect(taken.value).toEqual({ refunded: '6.00', cancelled: 1 });
    expect((await cancel([subOrders[1]?.id], 'c5a0d8a4-1111-4222-8333-944445555667')).value).toEqual({
      refunded: '0.00',
      cancelled: 0,
    });
    expect(before - BigInt(await bettor.balance())).toBe(parts(2));
    const issue = await drawNext(bettor);
    expect((await cancel([subOrders[0]?.id], 'c5a0d8a4-1111-4222-8333-944445555668')).code).toBe(
      'issue_closed',
    );
    const after = await detailOf(bettor, id);
    expect(after.subOrders.map(({ state }) => state)).toEqual([
      issue.result?.join('|') === '1|2|3|4|5' ? 'won' : 'lost',
      'cancelled',
    ]);
    expect(after.order).toMatchObject({ refunded: '6.00', pending: 0 });
  });
});

describe('a chase', () => {
  const sure = {
    play: 'ssc.fixedPosition',
    selection: '0,1,2,3,4,5,6,7,8,9||||',
    multiple: 1,
    model: 'yuan',
    series: 1_956,
  };

  async function comingNumeros(bettor: Bettor, count: number): Promise<string[]> {
    const { numero } = await bettor.current();
    const [day = '', place = ''] = numero.split('-');
    return Array.from(
      { length: count },
      (_, index) => `${day}-${String(Number(place) + index).padStart(4, '0')}`,
    );
  }

  test('is charged at once, each issue with its multiple, and stops with a win', async () => {
    const bettor = await addBettor(lottery.app, 'chaser01');
    const before = BigInt(await bettor.balance());
    const numeros = await comingNumeros(bettor, 3);
    const issues = numeros.map((numero, index) => ({ numero, multiple: index + 1 }));
    const { id, stake } = await bettor.placed({ items: [sure], issues, stopsOnWin: true, stake: '120.00' });
    expect(stake).toBe('120.00');
    expect(before - BigInt(await bettor.balance())).toBe(parts(120));
    await drawNext(bettor);
    const { order, subOrders } = await detailOf(bettor, id);
    expect(subOrders.map(({ state }) => state)).toEqual(['won', 'stopped', 'stopped']);
    // 19.56 for 20.00 at the highest series; the rest comes back.
    expect(order).toMatchObject({ won: '19.56', refunded: '100.00', pending: 0, isChase: true });
    expect(before - BigInt(await bettor.balance())).toBe(parts(20 - 19.56));
  });

  test('goes on where it does not stop with a win', async () => {
    const bettor = await addBettor(lottery.app, 'chaser02');
    const numeros = await comingNumeros(bettor, 2);
    const issues = numeros.map((numero) => ({ numero, multiple: 1 }));
    const { id } = await bettor.placed({ items: [sure], issues, stake: '40.00' });
    await drawNext(bettor);
    expect((await detailOf(bettor, id)).subOrders.map(({ state }) => state)).toEqual(['won', 'pending']);
    await drawNext(bettor);
    expect((await detailOf(bettor, id)).order).toMatchObject({ won: '39.12', pending: 0 });
  });
});

test('a clock that is set back opens nothing again: what is drawn is not sold', async () => {
  const { app } = lottery;
  const { numero, closesAt } = await mary.current();
  const { result } = await drawNext(mary);
  const before = await mary.balance();
  app.clock.set(closesAt - MINUTE_MS / 2);
  expect((await mary.current()).numero).not.toBe(numero);
  expect((await mary.order({ issues: [{ numero, multiple: 1 }] })).code).toBe('issue_closed');
  expect(await mary.balance()).toBe(before);
  await app.modules.lottery.advance();
  expect((await drawOf(mary, numero)).issue.result).toEqual(result);
});

test('a time without a process is made up for: each issue is drawn once, and none in the past is sold', async () => {
  const { app } = lottery;
  const { numero } = await mary.current();
  const { id } = await mary.placed();
  app.clock.advance(3 * 60 * MINUTE_MS);
  await app.modules.lottery.advance();
  await app.modules.lottery.advance();
  expect((await drawOf(mary, numero)).issue.state).toBe('settled');
  await mary.login('mary01');
  expect((await detailOf(mary, id)).order.pending).toBe(0);
  const { current } = await mary.opened();
  expect(current?.closesAt).toBeGreaterThan(app.clock.now());
});

test('records, statement and winners tell of the same tickets', async () => {
  const bettor = await addBettor(lottery.app, 'reader01');
  const sure = {
    play: 'ssc.fixedPosition',
    selection: '0,1,2,3,4,5,6,7,8,9||||',
    multiple: 500,
    model: 'yuan',
    series: 1_800,
  };
  const { id } = await bettor.placed({ items: [sure], stake: '10000.00' });
  const { numero } = await bettor.current();
  await drawNext(bettor);
  const bets = (await bettor.call('/wps/records/bets?source=lottery')).value as {
    items: object[];
    totals: object;
  };
  expect(bets.items).toMatchObject([
    {
      id,
      reference: numero,
      title: 'Harbor Minute Five',
      staked: '10000.00',
      won: '9780.00',
      state: 'settled',
    },
  ]);
  expect(bets.totals).toEqual({ staked: '10000.00', won: '9780.00', net: '-220.00' });
  const lines = (await bettor.call('/wps/relay/ODS2_MemberTransaction?kinds=bet,win')).value as {
    items: { code: string; amount: string; title: string }[];
  };
  expect(lines.items.map(({ code, amount, title }) => [code, amount, title])).toEqual([
    ['rebate', '780.00', 'Harbor Minute Five'],
    ['win', '9000.00', 'Harbor Minute Five'],
    ['bet', '-10000.00', 'Harbor Minute Five'],
  ]);
  const profit = (await bettor.call('/wps/relay/ODSFE2_MemPNL')).value as { totals: object };
  expect(profit.totals).toMatchObject({ bets: '10000.00', wins: '9780.00', net: '-220.00' });
});

test('the books are right after everything', async () => {
  const { findings } = await lottery.app.modules.wallet.checker.look(lottery.brand.id);
  expect(findings).toEqual([]);
});
