import { DAY_MS, MINUTE_MS } from '@parlour/clock/durations';
import type { MallOrder, MemberTask, OperatorGrant, Prize, Reward, Task } from '@parlour/contract';
import { BOARD_PAID_AFTER_MINUTES } from '@parlour/contract/values/promotions/boards.rules';
import { CLAIM_DAYS } from '@parlour/contract/values/promotions/promotions.rules';
import { PARTS_PER_UNIT } from '@parlour/money';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeAddress } from '../../../factories/promotions.factory.ts';
import { approveWaiting, saveBrand } from '../../../testing/brand-editor.ts';
import { ledgerOf } from '../../../testing/ledger/ledger.ts';
import { inboxOf } from '../../../testing/messages.ts';
import { addOperator, signInAs } from '../../../testing/operators.ts';
import { type BoardsTest, openBoards } from '../../../testing/promotions/boards.ts';
import {
  type Chance,
  merchant,
  openChance,
  openDesk,
  type Player,
} from '../../../testing/promotions/chance.ts';
import { putItem } from '../../../testing/promotions/mall.ts';

let chance: Chance;
let boards: BoardsTest;
let desk: Awaited<ReturnType<typeof openDesk>>;
beforeAll(async () => {
  chance = await openChance({ session: { idleMinutes: 1_440, absoluteHours: 720 } });
  boards = await openBoards(chance.app);
  desk = await openDesk(chance.app);
});
afterAll(() => chance.close());
beforeEach(() => chance.app.clock.advance(1_000));

const goodsOf = (itemId: string): Prize => ({ kind: 'goods', itemId, titles: { EN: 'Tea set' }, points: 10 });
const stockOf = async (id: string) => {
  const { rows } = await chance.app.database.queries.execute(
    `select stock from promotions_mall_item where id = '${id}'`,
  );
  return (rows[0] as { stock: number }).stock;
};
const rewardsOf = async (player: Player) =>
  ((await player.call('/wps/rewards')).value as { rewards: Reward[] }).rewards;
const ordersOf = async (player: Player) =>
  ((await player.call('/wps/mall/orders')).value as { items: MallOrder[] }).items;
const pointsOf = async (player: Player) => (await player.call('/wps/points')).value as { points: number };

/** Each is first of a board of their own. */
async function win(account: string, itemId: string): Promise<Player> {
  const player = await chance.addPlayer(account);
  const { document } = await boards.begin({ prizes: [goodsOf(itemId)] });
  await boards.play(player.id, { staked: '9' });
  chance.app.clock.set(document.endsAt + (BOARD_PAID_AFTER_MINUTES + 1) * MINUTE_MS);
  await boards.count();
  return player;
}

test('a task brings goods once, and is written by two', async () => {
  const itemId = await putItem(chance.app, {}, 5);
  const task: Task = { kind: 'deposit', target: '100.00', prize: goodsOf(itemId), isOn: true, order: 1 };
  const asked = (await desk.post('/ops/promotions/tasks', { id: null, version: 0, task })).value;
  const { outcome, approvalId } = asked as { outcome: string; approvalId: string };
  expect(outcome).toBe('requested');
  expect((await desk.approve(approvalId)).status).toBe(200);
  const pia = await chance.addPlayer('goods05');
  await chance.app.modules.wallet.submit(ledgerOf(chance.brandId).deposit(pia.id, 100n * PARTS_PER_UNIT));
  const { items } = (await pia.call('/wps/promotions/tasks')).value as { items: MemberTask[] };
  const claim = () => pia.post('/wps/promotions/tasks/claim', { id: items[0]?.id, day: items[0]?.day });
  expect((await claim()).value).toMatchObject({ prize: goodsOf(itemId), state: 'claimed' });
  await Promise.all([claim(), claim()]);
  expect(await rewardsOf(pia)).toMatchObject([{ kind: 'goods', state: 'unclaimed' }]);
  expect(await stockOf(itemId)).toBe(4);
});

test('goods under other words, at another price, of another kind or at the wheel are refused', async () => {
  const itemId = await putItem(chance.app, {}, 5);
  const fieldsOf = async (path: string, body: object) =>
    ((await desk.post(`/ops/promotions/${path}`, body)).value as { fields: object }).fields;
  const unknown = '0190c0de-0000-7000-8000-00000000000d';
  const good = goodsOf(itemId);
  const wrong = [
    goodsOf(unknown),
    { ...good, points: 9 },
    { ...good, titles: { EN: 'Mug' } },
    { ...good, titles: {} },
  ];
  for (const prize of wrong) {
    const document = boards.documentOf({ prizes: [prize as Prize] });
    expect(await fieldsOf('boards', { document })).toEqual({ 'document.prizes.0': 'not_allowed' });
  }
  const sector = { weight: 1, prize: good, stock: 1, substitute: { kind: 'points', count: 1 } };
  expect(
    await fieldsOf('wheel', {
      version: 0,
      sectors: [sector, { ...sector, prize: { kind: 'nothing' }, stock: null, substitute: null }],
    }),
  ).toEqual({
    'sectors.0.prize': 'not_allowed',
  });
});

test('a brand that hides its mall gives no goods: not when asked for, nor when decided', async () => {
  const itemId = await putItem(chance.app, {}, 5);
  const board = { document: boards.documentOf({ prizes: [goodsOf(itemId)] }) };
  const task: Task = { kind: 'stake', target: '50.00', prize: goodsOf(itemId), isOn: true, order: 2 };
  const asked = [
    await desk.post('/ops/promotions/boards', board),
    await desk.post('/ops/promotions/tasks', { id: null, version: 0, task }),
  ];
  for (const name of ['chief', 'chief2'])
    await addOperator(chance.app, name, { grants: [{ role: 'admin', merchantCode: null }] });
  const [chief, other] = [await signInAs(chance.app, 'chief'), await signInAs(chance.app, 'chief2')];
  const showMall = async (isShown: boolean) => {
    await saveBrand(
      chief,
      (settings) => ({ ...settings, switches: { ...settings.switches, pointsMall: isShown } }),
      { merchant },
    );
    await approveWaiting(other, merchant);
  };
  await showMall(false);
  for (const { value } of asked) {
    const { approvalId } = value as { approvalId: string };
    expect((await desk.approve(approvalId)).code).toBe('mall_hidden');
  }
  expect((await desk.post('/ops/promotions/boards', board)).code).toBe('mall_hidden');
  expect((await desk.post('/ops/promotions/tasks', { id: null, version: 0, task })).code).toBe('mall_hidden');
  await showMall(true);
  const [, { value }] = asked as [unknown, { value: unknown }];
  expect((await desk.approve((value as { approvalId: string }).approvalId)).status).toBe(200);
});

test('goods of a leaderboard are kept from the grant on, and ordered once with the address', async () => {
  const itemId = await putItem(chance.app, { perMember: 1 }, 2);
  const mary = await win('goods01', itemId);
  expect(await stockOf(itemId)).toBe(1);
  const [won] = await rewardsOf(mary);
  expect(won).toMatchObject({ kind: 'goods', source: 'board', goods: { itemId, title: 'Tea set' } });
  const claim = (body: object) => mary.post('/wps/rewards/claim', { id: won?.id, ...body });
  expect(await claim({})).toMatchObject({
    code: 'invalid_input',
    value: { fields: { address: 'required' } },
  });
  // What needs an address is left by a claim of everything.
  expect((await mary.post('/wps/rewards/claimAll', {})).value).toEqual({ rewards: [] });
  const address = makeAddress();
  const answers = await Promise.all(Array.from({ length: 10 }, () => claim({ address })));
  expect(answers.every(({ value }) => (value as Reward).state === 'claimed')).toBe(true);
  const [order, ...others] = await ordersOf(mary);
  expect(others).toEqual([]);
  expect(order).toMatchObject({ title: 'Tea set', count: 1, points: 0, state: 'ordered', address });
  expect(await stockOf(itemId)).toBe(1);
  // A prize is beside what may be exchanged, and is not given back by its member.
  expect((await mary.call('/wps/mall/own')).value).toMatchObject({ taken: [], address });
  expect((await mary.post('/wps/mall/cancel', { id: order?.id })).code).toBe('stale');
  const approver = await signInAs(chance.app, 'approver');
  const grants = await approver.call('/ops/promotions/grants?search=goods01', { merchant });
  expect((grants.value as { items: OperatorGrant[] }).items).toMatchObject([
    { kind: 'goods', amount: '10.00', goods: { title: 'Tea set' } },
  ]);
});

test('an operator who cancels one tells why, and it is in stock again', async () => {
  const itemId = await putItem(chance.app, {}, 1);
  const nora = await win('goods02', itemId);
  const [won] = await rewardsOf(nora);
  await nora.post('/wps/rewards/claim', { id: won?.id, address: makeAddress() });
  const [order] = await ordersOf(nora);
  await addOperator(chance.app, 'sender', { grants: [{ role: 'support', merchantCode: merchant }] });
  const sender = await signInAs(chance.app, 'sender');
  const cancelled = await sender.post(
    '/ops/promotions/mall/orders/cancel',
    { id: order?.id, reason: 'It broke on the way.' },
    { merchant },
  );
  expect(cancelled.status).toBe(200);
  expect(await stockOf(itemId)).toBe(1);
  const inbox = inboxOf(nora);
  const [letter] = (await inbox.list()).items;
  const { body } = await inbox.open(letter?.id ?? '');
  expect(body).toContain('your prize, Tea set: It broke on the way.');
  expect(body).not.toContain('point');
});

test('where the stock is gone, the points in its place are paid at once', async () => {
  const itemId = await putItem(chance.app, {}, 0);
  const olga = await win('goods03', itemId);
  expect(await rewardsOf(olga)).toEqual([]);
  expect(await pointsOf(olga)).toMatchObject({ points: 10 });
  expect(await stockOf(itemId)).toBe(0);
});

test('goods that nobody claims are in stock again', async () => {
  const itemId = await putItem(chance.app, {}, 1);
  await win('goods04', itemId);
  expect(await stockOf(itemId)).toBe(0);
  chance.app.clock.advance((CLAIM_DAYS + 1) * DAY_MS);
  const { modules, database } = chance.app;
  const lapse = modules.promotions.jobs?.find(({ name }) => name === 'promotions.lapse_rewards');
  for (let times = 0; times < 2; times += 1)
    await database.transaction(async (tx) => lapse?.inTransaction?.(tx, {} as never));
  expect(await stockOf(itemId)).toBe(1);
});
