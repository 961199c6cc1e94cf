import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startTestCrash, type TestCrash } from '../testing/test-table-rounds.ts';
import { GRACE_MS, SEAL_AFTER_MS } from './tables.rules.ts';

let flights: TestCrash;
beforeAll(async () => {
  flights = await startTestCrash();
});
afterAll(() => flights.arcade.close());

const refused = (status: number, error: string) => ({ status, body: { error } });

describe('a bet', () => {
  test('is taken until betting closes, and waits in its seat', async () => {
    const flight = await flights.table.until('betting');
    flights.arcade.clock.set((flight.closesAt?.getTime() ?? 0) - 1);
    const { player, round } = await flights.bet(200);
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
    flights.arcade.clock.set(flight.closesAt?.getTime() ?? 0);
    const late = await flights.open();
    expect(await late.post('/api/rounds', flights.orderOf(200))).toEqual(refused(409, 'betting_closed'));
    await flights.table.settled();
  });

  test('counts from when it arrived: one that waited in a queue over the close is taken', async () => {
    const flight = await flights.table.until('betting');
    const closesAt = flight.closesAt?.getTime() ?? 0;
    const { database, clock } = flights.arcade;
    const player = await flights.open();
    clock.set(closesAt - 1);
    let letGo = () => {};
    const gate = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const busy = database.transaction(() => gate);
    const reads = vi.spyOn(database.queries, 'select');
    const answer = player.post('/api/rounds', flights.orderOf(200));
    await vi.waitFor(() => expect(reads).toHaveBeenCalled());
    reads.mockRestore();
    clock.set(closesAt + SEAL_AFTER_MS - 1);
    letGo();
    expect((await answer).body.state).toBe('open');
    await busy;
    const late = await flights.open();
    expect(await late.post('/api/rounds', flights.orderOf(200))).toEqual(refused(409, 'betting_closed'));
    await flights.table.look();
    expect((await flights.table.current()).phase).toBe('betting');
    clock.advance(1);
    await flights.table.look();
    expect((await flights.table.current()).phase).not.toBe('betting');
    await flights.table.settled();
  });

  test('is placed once, and once per flight', async () => {
    await flights.table.until('betting');
    const player = await flights.open();
    const order = flights.orderOf(150);
    const bets = flights.arcade.wallet.calls('bet').length;
    const [one, two] = await Promise.all([
      player.post('/api/rounds', order),
      player.post('/api/rounds', order),
    ]);
    expect(one.body.state).toBe('open');
    expect(two).toEqual(one);
    expect(flights.arcade.wallet.calls('bet')).toHaveLength(bets + 1);
    flights.arcade.clock.advance(1_000);
    expect(await player.post('/api/rounds', flights.orderOf(150))).toEqual(refused(409, 'round_open'));
    expect(await player.post('/api/rounds', { ...order, pick: { target: 160 } })).toEqual(
      refused(409, 'round_differs'),
    );
    await flights.table.settled();
  });

  test('that the wallet takes within the grace flies, and the flight waits for it', async () => {
    const flight = await flights.table.until('betting');
    const closesAt = flight.closesAt?.getTime() ?? 0;
    const { player, order, answer } = await flights.betSlowly();
    flights.arcade.clock.set(closesAt + GRACE_MS - 1);
    await flights.table.look();
    expect((await flights.table.current()).phase).toBe('betting');
    flights.arcade.wallet.hurry();
    expect((await answer).body.state).toBe('open');
    await flights.table.look();
    expect(await flights.table.current()).toMatchObject({
      phase: 'running',
      startedAt: new Date(closesAt + GRACE_MS - 1),
    });
    await flights.table.settled();
    expect((await flights.see(player, { id: order.roundId })).state).toBe('settled');
  });

  test('that the wallet takes too late goes back, and its player is told why', async () => {
    const flight = await flights.table.until('betting');
    const before = flights.arcade.wallet.balance();
    const { player, order, answer } = await flights.betSlowly();
    expect(flights.arcade.wallet.balance()).toBe(before - 1_000_000n);
    flights.arcade.clock.set((flight.closesAt?.getTime() ?? 0) + GRACE_MS);
    await flights.table.look();
    // One flight in a hundred is over as it leaves.
    expect(['running', 'over']).toContain((await flights.table.current()).phase);
    flights.arcade.wallet.hurry();
    expect(await answer).toEqual(refused(409, 'betting_closed'));
    await flights.arcade.tables.rest();
    expect(flights.arcade.wallet.balance()).toBe(before);
    await flights.table.settled();
    expect(await flights.see(player, { id: order.roundId })).toMatchObject({
      state: 'cancelled',
      proof: null,
    });
    expect(await player.post('/api/rounds', order)).toEqual(refused(409, 'betting_closed'));
  });

  test('that the wallet refuses after its flight has left is late all the same', async () => {
    const flight = await flights.table.until('betting');
    const player = await flights.open();
    flights.arcade.wallet.be('bet', 'slow');
    const order = flights.orderOf(200);
    const answer = player.post('/api/rounds', order);
    await vi.waitFor(() => expect(flights.arcade.wallet.calls('bet').at(-1)?.round).toBe(order.roundId));
    flights.arcade.clock.set((flight.closesAt?.getTime() ?? 0) + GRACE_MS);
    await flights.table.look();
    await flights.arcade.tables.rest();
    flights.arcade.wallet.hurry();
    expect(await answer).toEqual(refused(409, 'betting_closed'));
    await flights.table.settled();
  });

  test('that the wallet refuses is not on the flight', async () => {
    await flights.table.until('betting');
    const player = await flights.open();
    flights.arcade.wallet.be('bet', { status: 'RS_ERROR_NOT_ENOUGH_MONEY' });
    expect(await player.post('/api/rounds', flights.orderOf(200))).toEqual(refused(409, 'not_enough_money'));
    flights.arcade.clock.advance(600);
    expect((await player.post('/api/rounds', flights.orderOf(200))).body.state).toBe('open');
    await flights.table.settled();
  });

  test.each([
    ['a target below the least', { target: 100 }],
    ['a target above the cap', { target: 1_000_001 }],
    ['a stop of its own', { target: 200, stop: 150 }],
  ])('with %s is refused', async (_, pick) => {
    await flights.table.until('betting');
    const player = await flights.open();
    const order = { roundId: randomUUID(), stake: '10.00', pick };
    expect(await player.post('/api/rounds', order)).toEqual(refused(400, 'invalid_input'));
  });

  test('whose target wins more than the limit is refused; without a target the house stops it there', async () => {
    await flights.table.until('betting');
    const player = await flights.open();
    expect(await player.post('/api/rounds', flights.orderOf(10_000, '6000.00'))).toEqual(
      refused(400, 'stake_too_big'),
    );
    // 500,000.00 is fifty times 10,000.00.
    const { player: bold, round } = await flights.bet(null, '10000.00');
    const { ceiling } = await flights.roundRow(round.id);
    expect(ceiling).toBe(5_000);
    await flights.table.settled();
    const told = await flights.see(bold, round);
    const { point } = told.seen;
    expect(told.payout).toBe(point >= 5_000 ? '500000.00' : '0.00');
    expect(told.steps).toEqual(point >= 5_000 ? [{ stop: 5_000 }] : []);
  });
});
