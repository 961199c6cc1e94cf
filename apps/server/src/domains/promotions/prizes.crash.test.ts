import { randomInt, randomUUID } from 'node:crypto';
import { MINUTE_MS } from '@parlour/clock/durations';
import type { MemberTask, Wheel, WheelSector } from '@parlour/contract';
import { openPostgres } from '@parlour/database/postgres';
import { amountOf, PARTS_PER_UNIT } from '@parlour/money';
import { SCALE } from '@parlour/money/testing/scale';
import { expect, test } from 'vitest';
import { makeAddress, makeMatch, makeTerms } from '../../factories/promotions.factory.ts';
import { createLog } from '../../observability/log.ts';
import { openTill } from '../../testing/cashier/cashier.ts';
import { ledgerOf } from '../../testing/ledger/ledger.ts';
import { type KilledWork, workUntilKilled } from '../../testing/process.ts';
import { openBoards } from '../../testing/promotions/boards.ts';
import { addBuyer, putItem } from '../../testing/promotions/mall.ts';
import { openOffers } from '../../testing/promotions/offers.ts';
import { describeWithServices, serviceEnvironment } from '../../testing/services.ts';

/** Fifty at SCALE=10. */
const KILLS = SCALE > 1 ? 5 * SCALE : 2;
/** About as many as the whole work sends. */
const STATEMENTS_MAX = 250;
const merchant = 'harbor';
const CASH: WheelSector = {
  weight: 1,
  prize: { kind: 'cash', amount: '8.88' },
  stock: 10,
  substitute: { kind: 'points', count: 1 },
};
/** What everything below gives one member, each once. */
const GIVEN = [
  'board cash 50.00 claimed',
  'invite cash 18.00 claimed',
  'mall bonus 5.00 claimed',
  'offer bonus 100.00 claimed',
  'packet cash 7.00 claimed',
  'task cash 6.00 claimed',
  'wheel cash 8.88 claimed',
];
/** With what was deposited, and less what was played for the board. */
const MAIN = '489.88';
const POINTS = 75;

describeWithServices('prizes when processes are killed', () => {
  test(`each is given and paid once through ${KILLS} kills`, async () => {
    const { DATABASE_URL: url } = await serviceEnvironment();
    const till = await openTill({ database: await openPostgres({ url, pool: 5, log: createLog('silent') }) });
    const { app, clock } = till;
    const { promotions, wallet, system } = app.modules;
    const brand = system.brands.ofMerchant(merchant);
    if (!brand) throw new Error('no brand');
    const brandId = brand.id;
    const mary = await addBuyer(app, 'mary01', 100);
    const member = { brandId, memberId: mary.id };
    const post = async (path: string, body: object) => {
      const answer = await mary.call(path, { method: 'POST', body, headers: { host: till.host } });
      if (answer.status !== 200) throw new Error(answer.body);
      return answer.value;
    };
    const put = <Result>(work: Parameters<typeof app.database.transaction<Result>>[0]) =>
      app.database.transaction(work);

    // A board that is over, a packet that is closed, a friend whose wait is over.
    const boards = await openBoards(app);
    const { document } = await boards.begin();
    await boards.play(mary.id, { staked: '5' });
    const opensAt = clock.now() + MINUTE_MS;
    const packet = { total: '7.00', shares: 2, opensAt, closesAt: document.endsAt };
    const number = await put((tx) => promotions.demo.packet(tx, brand, packet));
    clock.set(opensAt);
    await post('/wps/promotions/packet/tap', { number });
    const ben = await addBuyer(app, 'ben01', 0);
    await ben.call('/wps/promotions/packet/tap', {
      method: 'POST',
      body: { number },
      headers: { host: till.host },
    });
    clock.set(document.endsAt + 31 * MINUTE_MS);
    const registeredAt = new Date(clock.now());
    await put((tx) =>
      promotions.demo.friend(tx, {
        brandId,
        friendId: ben.id,
        inviterId: mary.id,
        registeredAt,
        state: 'waiting',
        refusal: null,
        signs: [],
        payAt: registeredAt,
        paidAt: null,
        stakedPercent: 0n,
      }),
    );

    // A deposit that is matched, a task that is reached, a turn of the wheel, goods and a credit of the mall.
    await wallet.submit(ledgerOf(brandId).deposit(mary.id, 300n * PARTS_PER_UNIT));
    const { id: promotionId } = await (await openOffers(app)).launch({
      kind: 'deposit',
      period: 'each',
      gift: makeMatch(),
    });
    const asked = { channel: 'QUICK', amount: '100', promotionId };
    const headers = { host: till.host, 'idempotency-key': randomUUID() };
    const deposit = (await mary.call('/wps/deposit', { method: 'POST', body: asked, headers })).value as {
      id: string;
    };
    await till.control('/conclude', { order: deposit.id, state: 'paid' });
    const callback = await till.makeCallback(deposit.id);
    const prize = { kind: 'cash', amount: '6.00' } as const;
    await put((tx) =>
      promotions.demo.tasks(tx, brandId, [{ kind: 'deposit', target: '100', prize, isOn: true, order: 0 }]),
    );
    await put((tx) => promotions.demo.wheel(tx, brandId, [CASH, CASH]));
    await put((tx) => promotions.demo.turns(tx, member, 2));
    const goods = await putItem(app, { price: 20 });
    const credit = await putItem(app, { price: 5, credit: { amount: '5', terms: makeTerms() } });
    const { items } = (await mary.call('/wps/promotions/tasks')).value as { items: MemberTask[] };
    const { wheel } = (await mary.call('/wps/promotions/wheel')).value as { wheel: Wheel };
    const { version, commitment } = wheel;
    const from = { cookies: [...mary.browser.jar], token: mary.browser.token() };
    const order = { key: randomUUID(), count: 1 };
    const work: KilledWork = {
      env: Object.assign({}, ...till.sandbox.environment),
      calls: [
        { url: '/wps/promotions/tasks/claim', body: { id: items[0]?.id, day: items[0]?.day } },
        {
          url: '/wps/promotions/wheel/turn',
          body: { id: randomUUID(), version, commitment, clientSeed: 'mine' },
        },
        { url: '/wps/mall/order', body: { ...order, itemId: goods, price: 20, address: makeAddress() } },
        {
          url: '/wps/mall/order',
          body: { ...order, key: randomUUID(), itemId: credit, price: 5, address: null },
        },
      ].map((call) => ({ ...from, ...call })),
      callbacks: [callback],
      jobs: ['boards', 'packets', 'invites'],
    };

    const atMs = clock.now();
    const points = Array.from({ length: KILLS }, () => 1 + randomInt(STATEMENTS_MAX));
    for (const statement of points) await workUntilKilled(url, { atMs, statement, work });
    // Twice to the end: the second time there is nothing left to do.
    for (let times = 0; times < 2; times += 1)
      await workUntilKilled(url, { atMs, statement: Number.MAX_SAFE_INTEGER, work });

    const killed = `killed at ${points.join()}`;
    const history = await mary.history();
    const given = history.map(({ source, kind, amount, state }) => [source, kind, amount, state].join(' '));
    const shareOf = (line: string) => line.startsWith('packet');
    expect(given.filter((line) => !shareOf(line)).sort(), killed).toEqual(
      GIVEN.filter((line) => !shareOf(line)),
    );
    const share = history.filter(({ source }) => source === 'packet').map(({ amount }) => amountOf(amount));
    const benShare = (await ben.history()).filter(({ source }) => source === 'packet');
    expect([share.length, benShare.length], killed).toEqual([1, 1]);
    expect((share[0] ?? 0n) + amountOf(benShare[0]?.amount ?? '0'), killed).toBe(amountOf('7'));
    expect(await mary.purse(), killed).toBe(amountOf(MAIN) - amountOf('7') + (share[0] ?? 0n));
    // The credit came first: the match waits behind it.
    expect(await mary.purse('bonus'), killed).toBe(amountOf('5'));
    expect(await mary.balance(), killed).toMatchObject({ points: POINTS });
    expect((await mary.orders()).map(({ state }) => state).sort(), killed).toEqual(['done', 'ordered']);
    expect((await wallet.checker.look(brandId)).findings).toEqual([]);
    await till.close();
  }, 1_800_000);
});
