import { randomUUID } from 'node:crypto';
import { MINUTE_MS } from '@parlour/clock/durations';
import type { MallOrder, MemberTask, Prize, Task } from '@parlour/contract';
import { openPostgres } from '@parlour/database/postgres';
import { SCALE } from '@parlour/money/testing/scale';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeBrand } from '../../factories/brand.factory.ts';
import { makeAddress } from '../../factories/promotions.factory.ts';
import { createLog } from '../../observability/log.ts';
import { brandIdOf } from '../../testing/games/games.ts';
import { ledgerOf } from '../../testing/ledger/ledger.ts';
import { openBrowser } from '../../testing/members.ts';
import { addBuyer, putItem } from '../../testing/promotions/mall.ts';
import { addTaker, type Offers, openOffers } from '../../testing/promotions/offers.ts';
import { UNIT } from '../../testing/protection.ts';
import { describeWithServices, serviceEnvironment } from '../../testing/services.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

type Taker = Awaited<ReturnType<typeof addTaker>>;

const AT_ONCE = 100;
/** A thousand at SCALE=10. */
const MEMBERS = SCALE > 1 ? 10 * SCALE : 15;
const EACH = 10;
const STOCK = 10;
/** A thousand calls at once may be more than the database answers in time: the client is told to ask again, and does. */
const TRIES_MAX = 5;

/** Two instances on one database, as two processes are. */
describeWithServices('promotions on PostgreSQL, from two instances', () => {
  let apps: [TestApp, TestApp];
  let offers: Offers;
  beforeAll(async () => {
    const { DATABASE_URL } = await serviceEnvironment();
    const open = () => openPostgres({ url: DATABASE_URL, pool: 16, log: createLog('silent') });
    const env = { RATE_LIMIT_PER_MINUTE: '1000000', HUMAN_CHECK: 'off' };
    const one = await startTestApp({
      brands: [makeBrand({ merchantCode: 'harbor' })],
      env,
      database: await open(),
    });
    apps = [one, await startTestApp({ brands: [], env, database: await open(), clock: one.clock })];
    offers = await openOffers(one);
  });
  afterAll(async () => {
    for (const app of apps.toReversed()) await app.close();
  });

  let calls = 0;

  /** The same browser, at one instance or the other; from addresses of its own, since calls are counted by them. */
  async function at({ browser }: Pick<Taker, 'browser'>, index: number, url: string, body: object) {
    const there = openBrowser(apps[index % 2] as TestApp);
    for (const [name, value] of browser.jar) there.jar.set(name, value);
    there.setToken(browser.token());
    for (let tries = 1; ; tries += 1) {
      calls += 1;
      const ip = `10.8.${Math.floor(calls / 250)}.${calls % 250}`;
      const answer = await there.post(url, body, { ip });
      if (answer.code !== 'unavailable' || tries === TRIES_MAX) return answer;
    }
  }

  test(`${AT_ONCE} claims at once pay one time`, async () => {
    const mary = await addTaker(apps[0], 'mary01');
    const { rewardId } = (await mary.join((await offers.launch()).id)).value as { rewardId: string };
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, (_unused, index) =>
        at(mary, index, '/wps/rewards/claim', { id: rewardId }),
      ),
    );
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    expect(await mary.purse()).toBe(10n * UNIT);
  });

  test(`${MEMBERS * EACH} at once for a stock of ${STOCK} give ${STOCK}`, async () => {
    const { id } = await offers.launch({ budget: { grants: STOCK, money: null, perMember: null } });
    const takers = [];
    for (let index = 0; index < MEMBERS; index += 1) takers.push(await addTaker(apps[0], `taker${index}`));
    const answers = await Promise.all(
      takers.flatMap((taker) =>
        Array.from({ length: EACH }, (_unused, index) => at(taker, index, '/wps/promotions/join', { id })),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(STOCK);
    expect(await offers.read(id)).toMatchObject({ grants: STOCK, spent: '100.00' });
    const { rows } = await apps[0].database.queries.execute(
      `select count(*)::int as given from promotions_reward where offer_id = '${id}'`,
    );
    expect(rows).toEqual([{ given: STOCK }]);
  }, 120_000);

  /** Log-ins of one address are counted by the minute. */
  const nextMinute = () => apps[0].clock.advance(MINUTE_MS);

  test(`${MEMBERS * EACH} orders at once for a stock of ${STOCK} are ${STOCK}, and cost only those points`, async () => {
    nextMinute();
    const itemId = await putItem(apps[0], {}, STOCK);
    const buyers = [];
    for (let index = 0; index < MEMBERS; index += 1)
      buyers.push(await addBuyer(apps[0], `buyer${index}`, EACH * 10));
    const order = () => ({ key: randomUUID(), itemId, price: 10, count: 1, address: makeAddress() });
    const answers = await Promise.all(
      buyers.flatMap((buyer) =>
        Array.from({ length: EACH }, (_unused, index) => at(buyer, index, '/wps/mall/order', order())),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(STOCK);
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([undefined, 'out_of_stock']));
    const { rows } = await apps[0].database.queries.execute(
      `select (select count(*)::int from promotions_mall_order) as orders,
              (select stock from promotions_mall_item where id = '${itemId}') as stock,
              (select sum(points)::int from promotions_point_use) as spent`,
    );
    expect(rows).toEqual([{ orders: STOCK, stock: 0, spent: STOCK * 10 }]);
  }, 120_000);

  test('one order sent a hundred times, and cancelled as often, spends and returns its points once', async () => {
    nextMinute();
    const nina = await addBuyer(apps[0], 'nina01', 10);
    const itemId = await putItem(apps[0], {}, STOCK);
    const body = { key: randomUUID(), itemId, price: 10, count: 1, address: makeAddress() };
    const send = (url: string, sent: object) =>
      Promise.all(Array.from({ length: AT_ONCE }, (_unused, index) => at(nina, index, url, sent)));
    const ordered = await send('/wps/mall/order', body);
    const ids = new Set(ordered.map(({ value }) => (value as MallOrder).id));
    expect([ordered.every(({ status }) => status === 200), ids.size]).toEqual([true, 1]);
    expect(await nina.balance()).toMatchObject({ points: 0 });
    const cancelled = await send('/wps/mall/cancel', { id: [...ids][0] });
    expect(cancelled.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await nina.balance()).toMatchObject({ points: 10 });
  }, 120_000);

  test(`${MEMBERS * EACH} claims of a task for a stock of ${STOCK} keep ${STOCK}, and ${AT_ONCE} claims of one are one order`, async () => {
    nextMinute();
    const [one] = apps;
    const itemId = await putItem(one, { price: 7 }, STOCK);
    const prize: Prize = { kind: 'goods', itemId, titles: { EN: 'Tea set' }, points: 7 };
    const task: Task = { kind: 'deposit', target: '100.00', prize, isOn: true, order: 0 };
    const brandId = brandIdOf(one, 'harbor');
    await one.database.transaction((tx) => one.modules.promotions.demo.tasks(tx, brandId, [task]));
    const winners = [];
    for (let index = 0; index < MEMBERS; index += 1) {
      const winner = await addTaker(one, `winner${index}`);
      await one.modules.wallet.submit(ledgerOf(brandId).deposit(winner.id, 100n * UNIT));
      winners.push(winner);
    }
    const [first] = winners as [Taker];
    const { items } = (await first.call('/wps/promotions/tasks')).value as { items: MemberTask[] };
    const claim = { id: items[0]?.id, day: items[0]?.day };
    await Promise.all(
      winners.flatMap((winner) =>
        Array.from({ length: EACH }, (_unused, index) =>
          at(winner, index, '/wps/promotions/tasks/claim', claim),
        ),
      ),
    );
    const { rows } = await one.database.queries.execute(
      `select (select count(*)::int from promotions_reward where goods_id = '${itemId}') as kept,
              (select count(*)::int from promotions_reward where source = 'task' and kind = 'points') as instead,
              (select stock from promotions_mall_item where id = '${itemId}') as stock`,
    );
    expect(rows).toEqual([{ kept: STOCK, instead: MEMBERS - STOCK, stock: 0 }]);

    const { rows: won } = await one.database.queries.execute(
      `select id, member_id from promotions_reward where goods_id = '${itemId}' order by id limit 1`,
    );
    const [reward] = won as [{ id: string; member_id: string }];
    const owner = winners.find(({ id }) => id === reward.member_id) as Taker;
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, (_unused, index) =>
        at(owner, index, '/wps/rewards/claim', { id: reward.id, address: makeAddress() }),
      ),
    );
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    const { rows: orders } = await one.database.queries.execute(
      `select count(*)::int as orders from promotions_mall_order where item_id = '${itemId}'`,
    );
    expect(orders).toEqual([{ orders: 1 }]);
  }, 120_000);
});
