import { randomUUID } from 'node:crypto';
import { commitTo, verifyTicket } from '@parlour/fairness';
import { betTicket, isSame, recompute } from '@parlour/game-rules';
import { multiplierAt, passesAt } from '@parlour/game-rules/crash';
import { loadGame } from '@parlour/game-rules/games';
import { amountOf } from '@parlour/money';
import { GameRoundAnswer } from '@parlour/wallet-protocol';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { findRound } from '../rounds/rounds.repo.ts';
import { OPERATOR_ID, startTestArcade, type TestArcade } from '../testing/test-arcade.ts';
import { sitAt, type TestTable } from '../testing/test-table.ts';
import { moveFlight } from './flights.repo.ts';
import { BETTING_MS, GRACE_MS, LATE_MS, OVER_MS, SETTLE_AFTER_MS, WANTED_MS } from './flights.rules.ts';

let arcade: TestArcade;
let table: TestTable;
beforeAll(async () => {
  arcade = await startTestArcade({ balance: 10n ** 15n, isStill: true, walletDeadlineMs: 30_000 });
  table = await sitAt(arcade);
});
afterAll(() => arcade.close());

const refused = (status: number, error: string) => ({ status, body: { error } });
const open = (changes: object = {}) =>
  arcade.open({ user: randomUUID(), game_code: 'comet-crash', ...changes }, 'REDFINCH');
type Player = Awaited<ReturnType<typeof open>>;

const orderOf = (target: number | null, stake = '10.00') => ({
  roundId: randomUUID(),
  stake,
  pick: { target },
});
async function bet(target: number | null = null, stake = '10.00') {
  const player = await open();
  const { status, body } = await player.post('/api/rounds', orderOf(target, stake));
  expect(status).toBe(200);
  return { player, round: body };
}
/** The wallet has taken the bet and does not say so yet. */
async function betSlowly() {
  const player = await open();
  const order = orderOf(200);
  arcade.wallet.be('bet', 'slow');
  const answer = player.post('/api/rounds', order);
  await vi.waitFor(() => expect(arcade.wallet.calls('bet').at(-1)?.round).toBe(order.roundId));
  return { player, order, answer };
}
const stop = (player: Player, { id }: { id: string }) =>
  player.post(`/api/rounds/${id}/steps`, { index: 0, step: { stop: true } });
const see = async (player: Player, { id }: { id: string }) => (await player.get(`/api/rounds/${id}`)).body;

/** A flight with one bet, which ends above this many hundredths. */
async function flyAbove(least: number, target: number | null = null, stake = '10.00') {
  for (let tries = 0; tries < 60; tries += 1) {
    await table.until('betting');
    const before = arcade.wallet.balance();
    const placed = await bet(target, stake);
    const flight = await table.until('flying');
    const point = table.foresee(flight);
    if (point > least) return { ...placed, flight, point, before };
    await table.settled();
  }
  throw new Error('no such flight in sixty');
}

/** The whole table, as its last event told it. */
const lastHeard = () => table.heard.filter(({ event }) => event === 'table').at(-1)?.data ?? {};

describe('a table', () => {
  test('goes from betting to flying to over, and commits to the next two flights before each', async () => {
    const betting = await table.until('betting');
    const { coming } = lastHeard() as { coming: { number: number; commitment: string }[] };
    const earlier = table.heard.filter(({ event, data }) => event === 'table' && data.phase !== 'betting');
    const promised = earlier.flatMap(({ data }) => data.coming as typeof coming);
    expect(promised).toContainEqual({ number: betting.number, commitment: betting.commitment });
    expect(promised).toContainEqual(coming[0]);
    expect(coming.map(({ number }) => number)).toEqual([betting.number + 1, betting.number + 2]);
    expect(betting.closesAt?.getTime()).toBe((betting.opensAt?.getTime() ?? 0) + BETTING_MS);

    const flying = await table.until('flying');
    expect(flying.number).toBe(betting.number);
    expect(flying.startedAt).toEqual(betting.closesAt);
    expect(flying.external).toBe(coming[0]?.commitment);
    const point = table.foresee(flying);
    const over = await table.until('over');
    expect(over.point).toBe(point);
    expect(over.endedAt?.getTime()).toBe((flying.startedAt?.getTime() ?? 0) + passesAt(point));
    expect(lastHeard()).toMatchObject({
      phase: 'over',
      point,
      revealed: { number: over.number, commitment: over.commitment, point, root: over.root },
    });
    const { revealed, history } = lastHeard() as {
      revealed: { seed: string };
      history: { number: number; point: number }[];
    };
    expect(commitTo(revealed.seed)).toBe(over.commitment);
    expect(history[0]).toEqual({ number: over.number, point });
    await table.settled();
    const next = await table.until('betting');
    expect(next.number).toBe(over.number + 1);
    expect(next.opensAt?.getTime()).toBeGreaterThanOrEqual((over.endedAt?.getTime() ?? 0) + OVER_MS);
  });

  test('stands still while nobody is there, and finishes what was begun', async () => {
    const other = await startTestArcade({ isStill: true });
    const visitor = await sitAt(other);
    await visitor.until('betting');
    visitor.leave();
    const { number, phase } = await visitor.settled();
    expect(phase).toBe('over');
    other.clock.advance(WANTED_MS);
    await visitor.look();
    expect((await visitor.current()).number).toBe(number);
    const back = await sitAt(other);
    expect((await back.until('betting')).number).toBe(number + 1);
    await other.close();
  });
});

describe('a bet', () => {
  test('is taken until betting closes, and waits in its seat', async () => {
    const flight = await table.until('betting');
    arcade.clock.set((flight.closesAt?.getTime() ?? 0) - 1);
    const { player, round } = await bet(200);
    expect(round).toMatchObject({
      state: 'open',
      seen: { target: 200, stoppedAt: null, point: null },
      isOver: false,
      stopPays: null,
      payout: null,
      serverSeed: null,
      serverSeedHash: flight.commitment,
      clientSeed: null,
      nonce: null,
      draw: { game: 'comet-crash', drawId: String(flight.number), root: null, external: null },
    });
    expect((await player.get('/api/session')).body.open.id).toBe(round.id);
    arcade.clock.set(flight.closesAt?.getTime() ?? 0);
    const late = await open();
    expect(await late.post('/api/rounds', orderOf(200))).toEqual(refused(409, 'flight_left'));
    await table.settled();
  });

  test('is placed once, and once per flight', async () => {
    await table.until('betting');
    const player = await open();
    const order = orderOf(150);
    const bets = arcade.wallet.calls('bet').length;
    const [one, two] = await Promise.all([
      player.post('/api/rounds', order),
      player.post('/api/rounds', order),
    ]);
    expect(one.body.state).toBe('open');
    expect(two).toEqual(one);
    expect(arcade.wallet.calls('bet')).toHaveLength(bets + 1);
    arcade.clock.advance(1_000);
    expect(await player.post('/api/rounds', orderOf(150))).toEqual(refused(409, 'round_open'));
    expect(await player.post('/api/rounds', { ...order, pick: { target: 160 } })).toEqual(
      refused(409, 'round_differs'),
    );
    await table.settled();
  });

  test('that the wallet takes within the grace flies, and the flight waits for it', async () => {
    const flight = await table.until('betting');
    const closesAt = flight.closesAt?.getTime() ?? 0;
    const { player, order, answer } = await betSlowly();
    arcade.clock.set(closesAt + GRACE_MS - 1);
    await table.look();
    expect((await table.current()).phase).toBe('betting');
    arcade.wallet.hurry();
    expect((await answer).body.state).toBe('open');
    await table.look();
    expect(await table.current()).toMatchObject({
      phase: 'flying',
      startedAt: new Date(closesAt + GRACE_MS - 1),
    });
    await table.settled();
    expect((await see(player, { id: order.roundId })).state).toBe('settled');
  });

  test('that the wallet takes too late goes back, and its player is told why', async () => {
    const flight = await table.until('betting');
    const before = arcade.wallet.balance();
    const { player, order, answer } = await betSlowly();
    expect(arcade.wallet.balance()).toBe(before - 1_000_000n);
    arcade.clock.set((flight.closesAt?.getTime() ?? 0) + GRACE_MS);
    await table.look();
    expect((await table.current()).phase).toBe('flying');
    arcade.wallet.hurry();
    expect(await answer).toEqual(refused(409, 'flight_left'));
    await arcade.tables.rest();
    expect(arcade.wallet.balance()).toBe(before);
    await table.settled();
    expect(await see(player, { id: order.roundId })).toMatchObject({ state: 'cancelled', proof: null });
    expect(await player.post('/api/rounds', order)).toEqual(refused(409, 'flight_left'));
  });

  test('that the wallet refuses after its flight has left is late all the same', async () => {
    const flight = await table.until('betting');
    const player = await open();
    arcade.wallet.be('bet', 'slow');
    const order = orderOf(200);
    const answer = player.post('/api/rounds', order);
    await vi.waitFor(() => expect(arcade.wallet.calls('bet').at(-1)?.round).toBe(order.roundId));
    arcade.clock.set((flight.closesAt?.getTime() ?? 0) + GRACE_MS);
    await table.look();
    await arcade.tables.rest();
    arcade.wallet.hurry();
    expect(await answer).toEqual(refused(409, 'flight_left'));
    await table.settled();
  });

  test('that the wallet refuses is not on the flight', async () => {
    await table.until('betting');
    const player = await open();
    arcade.wallet.be('bet', { status: 'RS_ERROR_NOT_ENOUGH_MONEY' });
    expect(await player.post('/api/rounds', orderOf(200))).toEqual(refused(409, 'not_enough_money'));
    arcade.clock.advance(600);
    expect((await player.post('/api/rounds', orderOf(200))).body.state).toBe('open');
    await table.settled();
  });

  test.each([
    ['a target below the least', { target: 100 }],
    ['a target above the cap', { target: 1_000_001 }],
    ['a stop of its own', { target: 200, stop: 150 }],
  ])('with %s is refused', async (_, pick) => {
    await table.until('betting');
    const player = await open();
    const order = { roundId: randomUUID(), stake: '10.00', pick };
    expect(await player.post('/api/rounds', order)).toEqual(refused(400, 'invalid_input'));
  });

  test('whose target wins more than the limit is refused; without a target the house stops it there', async () => {
    await table.until('betting');
    const player = await open();
    expect(await player.post('/api/rounds', orderOf(10_000, '6000.00'))).toEqual(
      refused(400, 'stake_too_big'),
    );
    // 500,000.00 is fifty times 10,000.00.
    const { player: bold, round } = await bet(null, '10000.00');
    const { ceiling } = await roundRow(round.id);
    expect(ceiling).toBe(5_000);
    await table.settled();
    const told = await see(bold, round);
    const { point } = told.seen;
    expect(told.payout).toBe(point >= 5_000 ? '500000.00' : '0.00');
    expect(told.steps).toEqual(point >= 5_000 ? [{ stop: 5_000 }] : []);
  });
});

describe('cashing out', () => {
  test('pays what the clock of the service says when the call is there', async () => {
    const { player, round, flight, before } = await flyAbove(150);
    arcade.clock.set((flight.startedAt?.getTime() ?? 0) + 3_000);
    const { body } = await stop(player, round);
    const at = multiplierAt(3_000);
    expect(body).toMatchObject({
      state: 'settled',
      seen: { target: null, stoppedAt: at, point: null },
      steps: [{ stop: at }],
      serverSeed: null,
    });
    expect(amountOf(body.payout)).toBe(((1_000_000n * BigInt(at)) / 100n / 1_000n) * 1_000n);
    expect(arcade.wallet.balance()).toBe(before - 1_000_000n + amountOf(body.payout));
    expect((await stop(player, round)).body).toEqual(body);
    const { point } = await table.settled();
    expect((await see(player, round)).seen).toEqual({ target: null, stoppedAt: at, point });
  });

  test('counts until the millisecond before the flight ends, and not in that one', async () => {
    for (const [early, isPaid] of [
      [1, true],
      [0, false],
      [-1, false],
    ] as const) {
      const { player, round, flight, point } = await flyAbove(101);
      const endsAt = (flight.startedAt?.getTime() ?? 0) + passesAt(point);
      arcade.clock.set(endsAt - early);
      const answer = await stop(player, round);
      if (isPaid) expect(answer.body.seen.stoppedAt).toBe(point);
      else expect(answer).toEqual(refused(409, 'step_refused'));
      await table.settled();
      expect((await see(player, round)).seen).toEqual({
        target: null,
        stoppedAt: isPaid ? point : null,
        point,
      });
    }
  });

  test('that arrived in time is honoured although the flight was over before it was written', async () => {
    const { player, round, flight, point } = await flyAbove(110);
    const endsAt = (flight.startedAt?.getTime() ?? 0) + passesAt(point);
    arcade.clock.set(endsAt - 5);
    // The database is busy while the call arrives, and by then the flight is over.
    let release = () => {};
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    const ending = arcade.database.transaction(async (tx) => {
      await gate;
      const ended = { point, endedAt: new Date(endsAt) };
      await moveFlight(tx, { id: flight.id, from: 'flying', to: 'over' }, ended);
    });
    const answer = stop(player, round);
    for (let turns = 0; turns < 50; turns += 1) await new Promise(setImmediate);
    arcade.clock.set(endsAt);
    release();
    await ending;
    const { body } = await answer;
    expect(body.seen).toEqual({ target: null, stoppedAt: multiplierAt(passesAt(point) - 5), point });
    await table.settled();
    expect((await see(player, round)).state).toBe('settled');
  });

  test('by itself is exact, and while the flight goes on', async () => {
    const { player, round, flight, before, point } = await flyAbove(160, 137);
    const startedAt = flight.startedAt?.getTime() ?? 0;
    arcade.clock.set(startedAt + passesAt(136) - 1);
    await table.look();
    expect((await see(player, round)).state).toBe('open');
    arcade.clock.set(startedAt + passesAt(145));
    await table.look();
    await arcade.tables.rest();
    expect(await see(player, round)).toMatchObject({
      state: 'settled',
      seen: { target: 137, stoppedAt: 137, point: null },
      payout: '13.70',
      steps: [],
    });
    expect((await stop(player, round)).body.payout).toBe('13.70');
    expect(arcade.wallet.balance()).toBe(before - 1_000_000n + 1_370_000n);
    await table.settled();
    expect((await see(player, round)).seen.point).toBe(point);
  });

  test('later than the target pays the target', async () => {
    const { player, round, flight } = await flyAbove(150, 120);
    arcade.clock.set((flight.startedAt?.getTime() ?? 0) + passesAt(140));
    expect((await stop(player, round)).body).toMatchObject({ payout: '12.00', steps: [] });
    await table.settled();
  });

  test.each([
    ['a multiplier of its own', { index: 0, step: { stop: 100_000 } }, 400, 'invalid_input'],
    ['a moment of its own', { index: 0, step: { stop: true, at: 1 } }, 400, 'invalid_input'],
    ['no stop', { index: 0, step: { stop: false } }, 400, 'invalid_input'],
    ['nothing', { index: 0, step: null }, 400, 'invalid_input'],
    ['a list', { index: 0, step: [true] }, 400, 'invalid_input'],
    ['another turn', { index: 1, step: { stop: true } }, 409, 'step_refused'],
    ['a turn before the first', { index: -1, step: { stop: true } }, 400, 'invalid_input'],
  ])('with %s is refused', async (_, sent, status, error) => {
    const { player, round } = await flyAbove(101);
    expect(await player.post(`/api/rounds/${round.id}/steps`, sent)).toEqual(refused(status, error));
    expect((await see(player, round)).state).toBe('open');
    await table.settled();
  });

  test('is not possible before the flight leaves, after it is over, and for others', async () => {
    await table.until('betting');
    const { player, round } = await bet();
    expect(await stop(player, round)).toEqual(refused(409, 'step_refused'));
    await table.until('flying');
    expect(await stop(await open(), round)).toEqual(refused(404, 'not_found'));
    await table.settled();
    expect(await stop(player, round)).toEqual(refused(409, 'step_refused'));
  });
});

describe('a flight that is over', () => {
  test('ends every round, and waits a moment for calls that were there in time', async () => {
    const { player, round, before } = await flyAbove(99);
    const { endedAt } = await table.until('over');
    expect((await see(player, round)).state).toBe('open');
    const { settledAt, point } = await table.settled();
    expect((settledAt?.getTime() ?? 0) - (endedAt?.getTime() ?? 0)).toBeGreaterThanOrEqual(SETTLE_AFTER_MS);
    expect(await see(player, round)).toMatchObject({
      state: 'settled',
      payout: '0.00',
      seen: { target: null, stoppedAt: null, point },
    });
    expect(arcade.wallet.balance()).toBe(before - 1_000_000n);
  });

  test('is computed again from its seed, and its bets are proved to be under its root', async () => {
    await table.until('betting');
    const players = [await bet(150), await bet(null), await bet(1_000, '25.00')];
    await table.settled();
    const game = await loadGame('crash', '99');
    for (const { player, round } of players) {
      const told = await see(player, round);
      const again = game && recompute(game, told);
      expect(again?.serverSeedHash).toBe(told.serverSeedHash);
      expect(isSame(again?.played?.seen, told.seen)).toBe(true);
      expect(verifyTicket(betTicket(told), told.proof, told.draw.root)).toBe(true);
      const other = betTicket({ ...told, pick: { target: 2_000 } });
      expect(verifyTicket(other, told.proof, told.draw.root)).toBe(false);
      const { body } = await arcade.ask('REDFINCH', 'gameRound', {
        operator_id: OPERATOR_ID,
        user: player.userName,
        game_code: 'comet-crash',
        round: round.id,
      });
      expect(GameRoundAnswer.parse(body).evidence).toMatchObject({
        server_seed: told.serverSeed,
        client_seed: null,
        draw: { game: 'comet-crash', draw_id: told.draw.drawId, root: told.draw.root },
      });
    }
  });
});

test('a flight that nobody let leave in time is void, and every bet goes back', async () => {
  const flight = await table.until('betting');
  const before = arcade.wallet.balance();
  const { player, round } = await bet(null);
  arcade.clock.set((flight.closesAt?.getTime() ?? 0) + LATE_MS + 1);
  await table.look();
  await arcade.tables.rest();
  expect(arcade.wallet.balance()).toBe(before);
  expect(await see(player, round)).toMatchObject({ state: 'cancelled', isOver: false });
  expect((await table.until('betting')).number).toBe(flight.number + 1);
});

async function roundRow(id: string) {
  const found = await findRound(arcade.database.queries, id);
  if (!found) throw new Error('no such round');
  return found;
}
