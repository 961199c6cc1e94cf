import { MINUTE_MS } from '@parlour/clock/durations';
import type { OperatorBoard } from '@parlour/contract';
import { amountOf } from '@parlour/money';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { addMember } from '../../../testing/members.ts';
import { type BoardsTest, openBoards } from '../../../testing/promotions/boards.ts';
import { openDesk } from '../../../testing/promotions/chance.ts';

let boards: BoardsTest;
let desk: Awaited<ReturnType<typeof openDesk>>;
const ids: Record<string, string> = {};
beforeAll(async () => {
  boards = await openBoards();
  desk = await openDesk(boards.app);
  for (const account of ['anna01', 'bella02', 'carol03'])
    ids[account] = (await addMember(boards.app, account)).id;
  ids.bot = (await addMember(boards.app, 'botlike', { type: 42 })).id;
  ids.trial = (await addMember(boards.app, 'trial9', { type: 4 })).id;
});
afterAll(() => boards.close());

const idOf = (account: string) => ids[account] ?? '';
const settle = async (endsAt: number) => {
  boards.app.clock.set(endsAt + 30 * MINUTE_MS);
  await boards.count();
};

test('a board is published by a second person, before it begins, and never changes', async () => {
  const ask = (change: object = {}) =>
    desk.post('/ops/promotions/boards', { document: { ...boards.documentOf(), ...change } });
  const refused = await ask({ texts: {}, prizes: [{ kind: 'nothing' }], picture: 'a'.repeat(64) });
  expect((refused.value as { fields: object }).fields).toEqual({
    'document.texts': 'required',
    'document.prizes.0': 'not_allowed',
    'document.picture': 'not_allowed',
  });
  const late = (await ask()).value as { approvalId: string };
  boards.app.clock.advance(2 * MINUTE_MS);
  expect((await desk.approve(late.approvalId)).code).toBe('stale');
  // No cash: it is paid among the boards of the other tests.
  const { approvalId } = (await ask({ prizes: [{ kind: 'points', count: 1 }] })).value as {
    approvalId: string;
  };
  expect((await desk.approve(approvalId, desk.writer)).code).toBe('not_permitted');
  expect((await desk.approve(approvalId)).status).toBe(200);
  const { items } = await desk.get<{ items: OperatorBoard[] }>('/ops/promotions/boards');
  expect(items[0]).toMatchObject({ title: 'The race', state: 'coming', members: 0, places: [] });
});

test('counting ends, though the clock runs on meanwhile', async () => {
  const { clock } = boards.app;
  await boards.begin({ prizes: [{ kind: 'points', count: 1 }] });
  clock.advance(30 * MINUTE_MS);
  const still = clock.now;
  let passedMs = 0;
  const running = vi.spyOn(clock, 'now').mockImplementation(() => still() + ++passedMs);
  await boards.count();
  running.mockRestore();
  expect(passedMs).toBeLessThan(100);
});

test('real members are ranked by what they staked, masked; who got there first goes first', async () => {
  const { id, document } = await boards.begin();
  await boards.play(idOf('bella02'), { staked: '40' });
  await boards.play(idOf('anna01'), { staked: '30' });
  await boards.play(idOf('carol03'), { staked: '40' });
  await boards.play(idOf('anna01'), { staked: '30' });
  await boards.play(idOf('bot'), { staked: '500' });
  await boards.play(idOf('trial'), { staked: '500' });
  boards.app.clock.advance(2 * MINUTE_MS);
  await boards.count();
  await boards.count();
  expect(await boards.board(id)).toMatchObject({
    state: 'running',
    title: 'The race',
    places: [
      { rank: 1, name: 'an***1', score: '60.00' },
      { rank: 2, name: 'be***2', score: '40.00' },
      { rank: 3, name: 'ca***3', score: '40.00' },
    ],
  });
  expect(await boards.ownPlace('carol03', id)).toEqual({ id, rank: 3, score: '40.00' });
  boards.app.clock.set(document.endsAt);
  await boards.play(idOf('carol03'), { staked: '900' });
  boards.app.clock.set(document.endsAt + 30 * MINUTE_MS - 1);
  await boards.count();
  expect(await boards.board(id)).toMatchObject({ state: 'closing' });
  await settle(document.endsAt);
  await Promise.all([boards.count(), boards.count()]);
  expect(await boards.board(id)).toMatchObject({
    state: 'paid',
    places: [
      { rank: 1, name: 'an***1' },
      { rank: 2, name: 'be***2' },
    ],
  });
  expect(await boards.balance(idOf('anna01'))).toBe(amountOf('50'));
  expect(await boards.balance(idOf('bella02'))).toBe(amountOf('20'));
  expect(await boards.balance(idOf('carol03'))).toBe(0n);
});

test('of multiples the best round counts, from the least stake on, at the titles named', async () => {
  const { id, document } = await boards.begin({
    measure: 'multiple',
    minStake: '1.00',
    titles: ['STUDIO.slot'],
    prizes: [{ kind: 'points', count: 88 }],
  });
  await boards.play(idOf('anna01'), { staked: '2', paid: '9' });
  await boards.play(idOf('anna01'), { staked: '2', paid: '5' });
  await boards.play(idOf('bella02'), { staked: '0.10', paid: '90' });
  await boards.play(idOf('bella02'), { staked: '1', paid: '50', gameCode: 'table' });
  await boards.play(idOf('carol03'), { staked: '1', paid: '4.50' });
  await settle(document.endsAt);
  const board = await boards.board(id);
  expect(board?.places).toEqual([{ rank: 1, name: 'an***1', score: '4.50' }]);
  expect(await boards.ownPlace('carol03', id)).toEqual({ id, rank: 2, score: '4.50' });
  expect(await boards.ownPlace('bella02', id)).toBeUndefined();
});

test('who is locked when it is paid wins nothing, and those behind move up', async () => {
  const { id, document } = await boards.begin({ prizes: [{ kind: 'cash', amount: '7.00' }] });
  await boards.play(idOf('carol03'), { staked: '9' });
  await boards.play(idOf('bella02'), { staked: '8' });
  await boards.lock(idOf('carol03'));
  const before = await boards.balance(idOf('bella02'));
  await settle(document.endsAt);
  expect((await boards.board(id))?.places).toMatchObject([{ rank: 1, name: 'be***2' }]);
  expect((await boards.balance(idOf('bella02'))) - before).toBe(amountOf('7'));
  expect(await boards.balance(idOf('carol03'))).toBe(0n);
});
