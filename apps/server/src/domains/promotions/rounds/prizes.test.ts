import { MINUTE_MS } from '@parlour/clock/durations';
import type { MemberTask, OwnRounds, Prize, Reward, Task, WheelSector } from '@parlour/contract';
import { BOARD_PAID_AFTER_MINUTES } from '@parlour/contract/values/promotions/boards.rules';
import { PARTS_PER_UNIT } from '@parlour/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  HOSTILE_VENDOR,
  type HostileVendor,
  openHostileVendor,
} from '../../../testing/games/hostile-vendor.ts';
import { ledgerOf } from '../../../testing/ledger/ledger.ts';
import { type BoardsTest, openBoards } from '../../../testing/promotions/boards.ts';
import { type Chance, openChance, openDesk, type Player } from '../../../testing/promotions/chance.ts';

const ROUNDS: Prize = {
  kind: 'rounds',
  vendor: HOSTILE_VENDOR,
  gameCode: 'squall',
  value: '2',
  count: 5,
  days: 7,
};
const TASK: Task = { kind: 'deposit', target: '100.00', prize: ROUNDS, isOn: true, order: 1 };
const SECTOR: WheelSector = {
  weight: 1,
  prize: ROUNDS,
  stock: 10,
  substitute: { kind: 'points', count: 1 },
};

let chance: Chance;
let vendor: HostileVendor;
let boards: BoardsTest;
let desk: Awaited<ReturnType<typeof openDesk>>;
beforeAll(async () => {
  chance = await openChance({ session: { idleMinutes: 1_440, absoluteHours: 720 } });
  vendor = await openHostileVendor(chance.app);
  boards = await openBoards(chance.app);
  desk = await openDesk(chance.app);
});
afterAll(async () => {
  await vendor.close();
  await chance.close();
});

const roundsOf = async (player: Player) =>
  ((await player.call('/wps/rewards/rounds')).value as { rounds: OwnRounds[] }).rounds;
const worth = { kind: 'rounds', amount: 10 };

test('free rounds are refused at a title without them, without a value, and at a wheel without an end', async () => {
  const elsewhere: Prize = { ...ROUNDS, gameCode: 'unknown' };
  const post = async (path: string, body: object) =>
    ((await desk.post(`/ops/promotions/${path}`, body)).value as { fields: object }).fields;
  const task = (prize: Prize) => post('tasks', { id: null, version: 0, task: { ...TASK, prize } });
  expect(await task(elsewhere)).toEqual({ 'task.prize': 'not_allowed' });
  expect(await task({ ...ROUNDS, value: '0' })).toEqual({ 'task.prize': 'wrong_format' });
  const wheel = (sector: Partial<WheelSector>) =>
    post('wheel', { version: 1, sectors: [{ ...SECTOR, ...sector }, SECTOR] });
  expect(await wheel({ prize: elsewhere })).toEqual({ 'sectors.0.prize': 'not_allowed' });
  expect(await wheel({ stock: null, substitute: null })).toEqual({ 'sectors.0.stock': 'required' });
  expect(await wheel({ substitute: ROUNDS })).toEqual({ 'sectors.0.substitute': 'not_allowed' });
  const document = boards.documentOf({ prizes: [elsewhere] });
  expect(await post('boards', { document })).toEqual({ 'document.prizes.0': 'not_allowed' });
});

test('a turn of the wheel brings free rounds that can be played at once', async () => {
  const mary = await chance.addPlayer('wheel01');
  await chance.putWheel([SECTOR, { ...SECTOR, stock: 10 }]);
  await chance.giveTurns(mary, 1);
  expect((await mary.turn()).turn?.prize).toEqual(ROUNDS);
  expect(await chance.rewardsOf(mary)).toEqual([{ ...worth, source: 'wheel', state: 'claimed' }]);
  expect(await roundsOf(mary)).toMatchObject([{ state: 'waiting', value: '2.00', count: 5 }]);
  await chance.app.jobs.runDue();
  expect(await roundsOf(mary)).toMatchObject([{ state: 'live', used: 0 }]);
});

test('a task brings free rounds once, and is written by two', async () => {
  const asked = (await desk.post('/ops/promotions/tasks', { id: null, version: 0, task: TASK })).value;
  const { outcome, approvalId } = asked as { outcome: string; approvalId: string };
  expect(outcome).toBe('requested');
  expect((await desk.approve(approvalId)).status).toBe(200);
  const mary = await chance.addPlayer('task01');
  const { modules } = chance.app;
  await modules.wallet.submit(ledgerOf(chance.brandId).deposit(mary.id, 100n * PARTS_PER_UNIT));
  const { items } = (await mary.call('/wps/promotions/tasks')).value as { items: MemberTask[] };
  const claim = () => mary.post('/wps/promotions/tasks/claim', { id: items[0]?.id, day: items[0]?.day });
  expect((await claim()).value).toMatchObject({ prize: ROUNDS, state: 'claimed' });
  await claim();
  expect(await roundsOf(mary)).toHaveLength(1);
});

test('a leaderboard’s wait in the reward centre: their time runs from the claim on', async () => {
  const mary = await chance.addPlayer('board01');
  const { document } = await boards.begin({ prizes: [ROUNDS] });
  await boards.play(mary.id, { staked: '9' });
  chance.app.clock.set(document.endsAt + (BOARD_PAID_AFTER_MINUTES + 1) * MINUTE_MS);
  await boards.count();
  expect(await chance.rewardsOf(mary)).toEqual([{ ...worth, source: 'board', state: 'unclaimed' }]);
  expect(await roundsOf(mary)).toEqual([]);
  const { rewards } = (await mary.call('/wps/rewards')).value as { rewards: Reward[] };
  await mary.post('/wps/rewards/claim', { id: rewards[0]?.id });
  expect(await roundsOf(mary)).toMatchObject([{ count: 5, game: { name: 'Squall Line' } }]);
});
