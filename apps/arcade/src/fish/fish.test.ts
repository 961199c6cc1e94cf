import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@parlour/clock/durations';
import { isSame, recompute } from '@parlour/game-rules';
import type { FishModel, FishSeen, FishStep } from '@parlour/game-rules/fish';
import { listSwimming } from '@parlour/game-rules/fish/sea';
import { loadGame } from '@parlour/game-rules/games';
import { amountOf } from '@parlour/money';
import { SCALE } from '@parlour/money/testing/scale';
import { RollbackCall, WinCall } from '@parlour/wallet-protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestArcade, type TestArcade } from '../testing/test-arcade.ts';
import { SEAT_MS } from './fish.rules.ts';
import type { RoomState } from './room-state.ts';

let arcade: TestArcade;
let beside: TestArcade;
let model: FishModel;
beforeAll(async () => {
  arcade = await startTestArcade({ balance: 10n ** 15n, isStill: true });
  beside = await startTestArcade({ beside: arcade });
  model = (await loadGame('fish', '96'))?.numbers as FishModel;
});
afterAll(async () => {
  await beside.close();
  await arcade.close();
});

const TITLE = { game_code: 'deep-blue-fishing' };
const refused = (status: number, error: string) => ({ status, body: { error } });
type Player = Awaited<ReturnType<typeof enter>>;

/** Everybody of a test is in rooms of its own: others have left by then. */
async function enter(user: string = randomUUID()) {
  const page = await arcade.open({ ...TITLE, user }, 'OXBOW');
  const sit = async () => (await page.post('/api/fish/seat')).body;
  return {
    ...page,
    sit,
    load: async (stake = '10.00') => (await page.play({ roundId: randomUUID(), stake, pick: {} })).body,
    /** The same calls to the other process. */
    postBeside: (path: string, sent: object) => beside.post(path, JSON.stringify(sent), page.bearer),
  };
}
const leaveAll = () => arcade.clock.advance(SEAT_MS + 1);
const swimmingIn = (room: string) => listSwimming(room, arcade.clock.now(), model);
const shots = (room: string, ...fish: number[]) => ({
  room,
  shots: fish.map((id) => ({ fish: id, weapon: 'shot' })),
});
const NEAREST = { room: null, shots: new Array(5).fill({ fish: null, weapon: 'shot' }) };
const fire = (player: Player, round: { id: string }, index: number, step: object) =>
  player.post(`/api/rounds/${round.id}/steps`, { index, step });

describe('a magazine', () => {
  test('is one bet, twenty shots and one win that closes it', async () => {
    leaveAll();
    const player = await enter();
    const before = arcade.wallet.balance();
    let round = await player.load();
    expect(round).toMatchObject({ state: 'open', seen: { left: 20, caught: 0, shots: [] }, stake: '10.00' });
    for (let index = 0; index < 4; index += 1) {
      arcade.clock.advance(1_250);
      round = (await fire(player, round, index, NEAREST)).body;
    }
    expect(round).toMatchObject({ state: 'settled', seen: { left: 0, unloaded: 0 } });
    const { caught } = round.seen as FishSeen;
    expect(amountOf(round.payout)).toBe((amountOf('10.00') / 20n) * BigInt(caught));
    expect(arcade.wallet.balance()).toBe(before - amountOf('10.00') + amountOf(round.payout));
    expect(arcade.wallet.movedIn(round.id).map(({ kind }) => kind)).toEqual(['bet', 'win']);
    expect(WinCall.parse(arcade.wallet.calls('win').at(-1)).round_closed).toBe(true);
  });

  test.each([
    ['10.01', 'invalid_input'],
    ['1.10', 'invalid_input'],
    ['0.80', 'stake_too_small'],
    ['1000.20', 'stake_too_big'],
  ])('does not cost %s: %s', async (stake, error) => {
    const player = await enter();
    const answer = await player.play({ roundId: randomUUID(), stake, pick: {} });
    expect(answer).toEqual(refused(400, error));
  });

  test('can be bought while one is fired, and no third', async () => {
    leaveAll();
    const player = await enter();
    const one = await player.load();
    const two = await player.load('20.00');
    expect(await player.play({ roundId: randomUUID(), stake: '10.00', pick: {} })).toEqual(
      refused(409, 'round_open'),
    );
    const { magazines } = await player.sit();
    expect(magazines.map(({ id }: { id: string }) => id)).toEqual([one.id, two.id]);
    // A volley and a purchase at the same moment do not stand in each other's way.
    for (let index = 0; index < 3; index += 1) await fire(player, one, index, NEAREST);
    arcade.clock.advance(1_000);
    const [last, next] = await Promise.all([
      fire(player, one, 3, NEAREST),
      player.post('/api/rounds', { roundId: randomUUID(), stake: '10.00', pick: {} }),
    ]);
    expect(last.status).toBe(200);
    expect([200, 409]).toContain(next.status);
  });

  test('stays loaded, and after a day comes back with what it caught', async () => {
    leaveAll();
    const player = await enter();
    const round = await player.load();
    const fired = (await fire(player, round, 0, NEAREST)).body;
    arcade.clock.advance(DAY_MS - 1_000);
    await arcade.work.doDue();
    expect((await player.get(`/api/rounds/${round.id}`)).status).toBe(401);
    const again = await enter(player.userName);
    expect((await again.sit()).magazines).toMatchObject([{ id: round.id, state: 'open' }]);
    arcade.clock.advance(1_000);
    await arcade.work.doDue();
    const { body } = await again.get(`/api/rounds/${round.id}`);
    expect(body).toMatchObject({ state: 'settled', seen: { left: 0, unloaded: 15 } });
    const units = (fired.seen as FishSeen).caught + 15;
    expect(amountOf(body.payout)).toBe((amountOf('10.00') / 20n) * BigInt(units));
    expect(await fire(again, round, body.steps.length, NEAREST)).toEqual(refused(409, 'step_refused'));
  });

  test('of which nothing was fired gives its bet back after a day', async () => {
    leaveAll();
    const player = await enter();
    const round = await player.load();
    arcade.clock.advance(DAY_MS);
    await arcade.work.doDue();
    const again = await enter(player.userName);
    expect((await again.get(`/api/rounds/${round.id}`)).body.state).toBe('cancelled');
    expect(RollbackCall.parse(arcade.wallet.calls('rollback').at(-1)).round).toBe(round.id);
  });
});

describe('a volley', () => {
  test('is taken once: a repeat is told what became of it, and other targets are refused', async () => {
    leaveAll();
    const player = await enter();
    const round = await player.load();
    const { room } = await player.sit();
    const [a, b, c] = swimmingIn(room).map(({ id }) => id) as [number, number, number];
    const first = await fire(player, round, 0, shots(room, a, b));
    expect(first).toMatchObject({ status: 200, body: { seen: { left: 18 } } });
    expect(await fire(player, round, 0, shots(room, a, b))).toEqual(first);
    // Whoever has seen that a shot missed does not choose its target again.
    expect(await fire(player, round, 0, shots(room, a, c))).toEqual(refused(409, 'round_differs'));
    expect(await fire(player, round, 0, shots(room, a))).toEqual(refused(409, 'round_differs'));
    const bombs = { room, shots: [a, b].map((fish) => ({ fish, weapon: 'bomb' })) };
    expect(await fire(player, round, 0, bombs)).toEqual(refused(409, 'round_differs'));
    expect(await fire(player, round, 2, shots(room, c))).toEqual(refused(409, 'step_refused'));
    expect((await player.get(`/api/rounds/${round.id}`)).body.steps).toHaveLength(1);
  });

  test('from two tabs and two processes is one, whichever was first', async () => {
    leaveAll();
    const player = await enter();
    const round = await player.load();
    const { room } = await player.sit();
    const [a, b] = swimmingIn(room).map(({ id }) => id) as [number, number];
    const path = `/api/rounds/${round.id}/steps`;
    const [one, other, same] = await Promise.all([
      player.post(path, { index: 0, step: shots(room, a) }),
      player.postBeside(path, { index: 0, step: shots(room, b) }),
      player.post(path, { index: 0, step: shots(room, a) }),
    ]);
    const statuses = [one.status, other.status].sort();
    expect(statuses).toEqual([200, 409]);
    expect(same.status).toBe(one.status);
    const { body } = await player.get(`/api/rounds/${round.id}`);
    expect(body.steps).toHaveLength(1);
    expect(body.seen.left).toBe(19);
  });

  test('goes back into the magazine where its fish is not there, and nothing is drawn', async () => {
    leaveAll();
    const player = await enter();
    const round = await player.load();
    const { room } = await player.sit();
    const [there] = swimmingIn(room).map(({ id }) => id) as [number];
    const later = listSwimming(room, arcade.clock.now() + 120_000, model)[0]?.id ?? 0;
    const answer = await fire(player, round, 0, shots(room, 7, later));
    expect(answer).toMatchObject({ status: 200, body: { steps: [], seen: { left: 20 } } });
    // The index is still free: nobody learnt anything from it.
    const next = await fire(player, round, 0, shots(room, 7, there));
    expect(next.body.seen).toMatchObject({ left: 19 });
    const [step] = next.body.steps as FishStep[];
    expect(step && 'shots' in step && step.shots.map(({ targets }) => targets)).toEqual([[], [there]]);
  });

  test.each([
    [
      'another player’s magazine',
      async (round: { id: string }) => fire(await enter(), round, 0, NEAREST),
      404,
      'not_found',
    ],
    ['a moment of its own', undefined, 400, 'invalid_input'],
  ])('cannot have %s', async (_, attack, status, error) => {
    leaveAll();
    const player = await enter();
    const round = await player.load();
    const given = { ...NEAREST, at: arcade.clock.now() - 60_000 };
    expect(await (attack ? attack(round) : fire(player, round, 0, given))).toEqual(refused(status, error));
  });

  test('names the room it was aimed in, and the house alone unloads', async () => {
    leaveAll();
    const player = await enter();
    const round = await player.load();
    await player.sit();
    expect(await fire(player, round, 0, shots('00000000', 5))).toEqual(refused(409, 'not_seated'));
    await fire(player, round, 0, NEAREST);
    expect(await fire(player, round, 1, { unload: true })).toEqual(refused(400, 'invalid_input'));
    const elsewhere = await arcade.open({ user: player.userName, game_code: 'jewel-mines' }, 'NORTHSTAR');
    const path = `/api/rounds/${round.id}/steps`;
    expect(await elsewhere.post(path, { index: 1, step: { unload: true } })).toEqual(
      refused(404, 'not_found'),
    );
  });
});

describe('a room', () => {
  test('has four seats, a fifth player opens another, and who left makes room', async () => {
    leaveAll();
    const players = await Promise.all(Array.from({ length: 5 }, () => enter()));
    const seats = [];
    for (const player of players) seats.push(await player.sit());
    const [first] = seats;
    expect(seats.slice(0, 4).map(({ room, seat }) => [room, seat])).toEqual(
      [0, 1, 2, 3].map((seat) => [first.room, seat]),
    );
    expect(seats[4].room).not.toBe(first.room);
    expect(await players[4]?.sit()).toMatchObject({ room: seats[4].room, seat: 0 });
    arcade.clock.advance(SEAT_MS - 1_000);
    for (const player of players.slice(1)) await player.sit();
    arcade.clock.advance(2_000);
    expect(await (await enter()).sit()).toMatchObject({ room: first.room, seat: 0 });
  });

  test('is shared by one operator’s players alone, and by two processes', async () => {
    leaveAll();
    const [one, two] = [await enter(), await enter()];
    const seat = await one.sit();
    const other = (await two.postBeside('/api/fish/seat', {})).body;
    expect(other).toMatchObject({ room: seat.room, seat: 1 });
    const dice = await arcade.open({ user: randomUUID() });
    expect(await dice.post('/api/fish/seat')).toEqual(refused(404, 'not_found'));
  });

  test('gives a fish to the first who catches it; whoever comes later keeps the shot', async () => {
    leaveAll();
    const [one, two] = [await enter(), await enter()];
    const { room, roomId } = await one.sit();
    await two.sit();
    const theirs = await two.load();
    let caught: number | undefined;
    let mine = await one.load();
    for (let tries = 0; caught === undefined && tries < 60; tries += 1) {
      arcade.clock.advance(700);
      const kinds = swimmingIn(room).filter(({ kind }) => kind < 4);
      const id = kinds[0]?.id;
      if (id === undefined) continue;
      if (mine.state !== 'open') mine = await one.load();
      mine = (await fire(one, mine, mine.steps.length, shots(room, id))).body;
      const last = (mine.seen as FishSeen).shots.at(-1);
      if (last?.isCaught) caught = id;
    }
    expect(caught).toBeDefined();
    const late = await fire(two, theirs, 0, shots(room, caught as number));
    expect(late.body).toMatchObject({ steps: [], seen: { left: 20 } });
    const told: RoomState[] = [];
    const stop = await arcade.rooms.watch(roomId, { tell: (_, data) => void told.push(data as RoomState) });
    expect(told[0]?.gone).toContain(caught);
    expect(told[0]?.seats).toHaveLength(2);
    // What others see of a player is the end of an id, and what a shot of theirs costs.
    expect(told[0]?.seats[0]).toMatchObject({
      seat: 0,
      stake: '0.50',
      currency: 'CNY',
      name: expect.stringMatching(/^.{4}$/),
    });
    expect(JSON.stringify(told)).not.toContain(one.userName);
    await fire(two, theirs, 0, NEAREST);
    await arcade.rooms.look();
    expect(told[1]?.seats[1]?.fired).toHaveLength(5);
    stop();
    await expect(arcade.rooms.watch(randomUUID(), { tell: () => {} })).rejects.toMatchObject({
      code: 'not_found',
    });
  });
});

/** Ten seconds of the clock every day, with SCALE ten minutes. */
const MAGAZINES = SCALE > 1 ? 120 : 2;

test('four players at four shots a second: two wallet calls in five seconds each, and every magazine is what its seeds say', async () => {
  leaveAll();
  const game = await loadGame('fish', '96');
  if (!game) throw new Error('fish has no model');
  const players = await Promise.all(Array.from({ length: 4 }, () => enter()));
  for (const player of players) await player.sit();
  const calls = () => arcade.wallet.calls('bet').length + arcade.wallet.calls('win').length;
  const [before, from] = [calls(), arcade.clock.now()];
  const ended: { player: Player; id: string; seen: FishSeen }[] = [];
  const loaded = new Map<Player, { id: string; steps: object[] }>();
  for (const player of players) loaded.set(player, await player.load());
  // A second at a time: everybody fires four shots at whatever is nearest, all at once.
  // Where a sea is fished empty, shots come back and it takes a little longer.
  const countOf = (player: Player) => ended.filter((each) => each.player === player).length;
  for (let second = 0; ended.length < 4 * MAGAZINES && second < MAGAZINES * 10; second += 1) {
    arcade.clock.advance(1_000);
    await Promise.all(
      players.map(async (player, index) => {
        if (countOf(player) === MAGAZINES) return;
        const magazine = loaded.get(player) as { id: string; steps: object[] };
        const weapon = ['shot', 'bomb', 'chain', 'drill'][index];
        const step = { room: null, shots: new Array(4).fill({ fish: null, weapon }) };
        const { body, status } = await fire(player, magazine, magazine.steps.length, step);
        expect(status).toBe(200);
        loaded.set(player, body);
        if (body.state !== 'settled') return;
        ended.push({ player, id: body.id, seen: body.seen });
        if (countOf(player) < MAGAZINES)
          loaded.set(
            player,
            (await player.post('/api/rounds', { roundId: randomUUID(), stake: '10.00', pick: {} })).body,
          );
      }),
    );
  }
  expect(ended).toHaveLength(4 * MAGAZINES);
  const fiveSeconds = (arcade.clock.now() - from) / 5_000;
  expect((calls() - before) / 4 / fiveSeconds).toBeLessThanOrEqual(2.01);
  // Nobody caught what somebody else had.
  const caught = ended.flatMap(({ seen }) =>
    seen.shots.flatMap(({ isCaught, targets }) => (isCaught ? targets : [])),
  );
  expect(new Set(caught).size).toBe(caught.length);
  for (const player of players) {
    const { seeds } = (await player.get('/api/session')).body;
    await player.post('/api/seeds', { clientSeed: 'four', nextHash: seeds.nextServerSeedHash });
  }
  for (const { player, id, seen } of ended) {
    const told = (await player.get(`/api/rounds/${id}`)).body;
    const { played, serverSeedHash } = recompute(game, told);
    expect(serverSeedHash).toBe(told.serverSeedHash);
    expect(isSame(played?.seen, seen)).toBe(true);
  }
}, 300_000);
