import { randomUUID } from 'node:crypto';
import type { LotteryOrder, SubOrder } from '@parlour/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeLottery } from '../../../factories/lottery.factory.ts';
import { addBettor, type Drawn, openLottery } from '../../../testing/lottery.ts';
import { readLines } from './lines.rules.ts';
import { lotteryTicket } from './orders.schema.ts';

const TWO_TOP = 'thai.top2';
const setup = makeLottery({
  code: 'TH1',
  family: 'thai',
  vendor: 'TCG_SEA',
  playTypes: ['ent'],
  prizeModes: ['SEA'],
  unit: 1,
  models: ['yuan'],
  limits: { half: { [TWO_TOP]: ['07'] }, full: { [TWO_TOP]: ['99'] }, stakeMax: '10' },
});

type Bettor = Awaited<ReturnType<typeof addBettor>>;
let lottery: Drawn;
let mary: Bettor;
let nora: Bettor;
beforeAll(async () => {
  lottery = await openLottery([setup]);
  mary = await addBettor(lottery.app, 'mary01');
  nora = await addBettor(lottery.app, 'nora01');
});
afterAll(() => lottery.app.close());

/** Numbers for so many units each. */
const bet = (bettor: Bettor, selection: string, units = 1, count = selection.split(',').length) =>
  bettor.order({
    gameId: 'TH1',
    playType: 'ent',
    items: [{ play: TWO_TOP, selection, multiple: units, model: 'yuan' }],
    stake: `${count * units}.00`,
  });

describe('a number the house limits', () => {
  test('is told with the terms', async () => {
    expect(await mary.terms('TH1', 'ent')).toMatchObject({ limits: setup.limits });
  });

  test('is not sold at all, and the refusal names it', async () => {
    const before = await mary.balance();
    const { code, value } = await bet(mary, '98,99');
    expect([code, value]).toEqual(['number_full', { numbers: '99' }]);
    expect(await mary.balance()).toBe(before);
  });

  test('pays half, in a line without others', async () => {
    expect((await bet(mary, '07,08')).code).toBe('selection_refused');
    const [half, whole] = [await bet(mary, '07'), await bet(mary, '08')].map(
      ({ value }) => (value as LotteryOrder).id,
    );
    const rows = await lottery.app.database.queries.select().from(lotteryTicket);
    const oddsOf = (id?: string) => readLines(rows.find((row) => row.id === id)?.lines ?? '').lines[0]?.odds;
    expect([oddsOf(half), oddsOf(whole)]).toEqual([['45/1'], ['90/1']]);
  });

  test('takes so much of everybody together, and makes room for what is taken back', async () => {
    const { id } = (await bet(mary, '12', 8)).value as LotteryOrder;
    const before = await nora.balance();
    expect((await bet(nora, '11,12', 3)).value).toEqual({ numbers: '12' });
    expect(await nora.balance()).toBe(before);
    expect((await bet(nora, '12', 2)).status).toBe(200);
    await cancel(id);
    expect((await bet(nora, '12', 8)).status).toBe(200);
    expect((await bet(nora, '12')).code).toBe('number_full');
  });

  test('takes no coin more, however many ask at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_unused, index) => bet(index % 2 ? mary : nora, '13,14')),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(new Set(answers.filter(({ status }) => status !== 200).map(({ code }) => code))).toEqual(
      new Set(['number_full']),
    );
  });

  test('takes no more for what comes back of before it was limited', async () => {
    const free = { ...setup, code: 'TH2', limits: { ...setup.limits, stakeMax: null } };
    await lottery.app.modules.lottery.put(lottery.brand.id, [free]);
    await lottery.app.modules.lottery.advance();
    const buy = async (units: number) => {
      const items = [{ play: TWO_TOP, selection: '15', multiple: units, model: 'yuan' }];
      return mary.order({ gameId: 'TH2', playType: 'ent', items, stake: `${units}.00` });
    };
    const { id } = (await buy(6)).value as LotteryOrder;
    await lottery.app.modules.lottery.put(lottery.brand.id, [{ ...setup, code: 'TH2' }]);
    expect((await buy(8)).status).toBe(200);
    await cancel(id);
    expect((await buy(3)).code).toBe('number_full');
    expect((await buy(2)).status).toBe(200);
  });
});

async function cancel(orderId: string): Promise<void> {
  const { subOrders } = (await mary.call(`/lgw/orders/detail?id=${orderId}`)).value as {
    subOrders: SubOrder[];
  };
  const taken = { orderId, subOrderIds: subOrders.map(({ id }) => id) };
  const headers = { 'idempotency-key': randomUUID() };
  expect((await mary.post('/lgw/orders/suborders/cancel', taken, { headers })).status).toBe(200);
}
