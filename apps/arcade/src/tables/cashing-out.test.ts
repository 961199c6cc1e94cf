import { multiplierAt, passesAt } from '@parlour/game-rules/crash';
import { amountOf } from '@parlour/money';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestCrash, type TestCrash } from '../testing/test-table-rounds.ts';
import { moveTableRound } from './table-rounds.repo.ts';

let flights: TestCrash;
beforeAll(async () => {
  flights = await startTestCrash();
});
afterAll(() => flights.arcade.close());

const refused = (status: number, error: string) => ({ status, body: { error } });

describe('cashing out', () => {
  test('pays what the clock of the service says when the call is there', async () => {
    const { player, round, flight, before } = await flights.flyAbove(150);
    flights.arcade.clock.set((flight.startedAt?.getTime() ?? 0) + 3_000);
    const { body } = await flights.stop(player, round);
    const at = multiplierAt(3_000);
    expect(body).toMatchObject({
      state: 'settled',
      seen: { target: null, stoppedAt: at, point: null },
      steps: [{ stop: at }],
      serverSeed: null,
    });
    expect(amountOf(body.payout)).toBe(((1_000_000n * BigInt(at)) / 100n / 1_000n) * 1_000n);
    expect(flights.arcade.wallet.balance()).toBe(before - 1_000_000n + amountOf(body.payout));
    expect((await flights.stop(player, round)).body).toEqual(body);
    const { point } = await flights.table.settled();
    expect((await flights.see(player, round)).seen).toEqual({ target: null, stoppedAt: at, point });
  });

  test('counts until the millisecond before the flight ends, and not in that one', async () => {
    for (const [early, isPaid] of [
      [1, true],
      [0, false],
      [-1, false],
    ] as const) {
      const { player, round, flight, point } = await flights.flyAbove(101);
      const endsAt = (flight.startedAt?.getTime() ?? 0) + passesAt(point);
      flights.arcade.clock.set(endsAt - early);
      const answer = await flights.stop(player, round);
      if (isPaid) expect(answer.body.seen.stoppedAt).toBe(point);
      else expect(answer).toEqual(refused(409, 'step_refused'));
      await flights.table.settled();
      expect((await flights.see(player, round)).seen).toEqual({
        target: null,
        stoppedAt: isPaid ? point : null,
        point,
      });
    }
  });

  test('that arrived in time is honoured although the flight was over before it was written', async () => {
    const { player, round, flight, point } = await flights.flyAbove(110);
    const endsAt = (flight.startedAt?.getTime() ?? 0) + passesAt(point);
    flights.arcade.clock.set(endsAt - 5);
    // The database is busy while the call arrives, and by then the flight is over.
    let release = () => {};
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    const ending = flights.arcade.database.transaction(async (tx) => {
      await gate;
      const ended = { point, endedAt: new Date(endsAt) };
      await moveTableRound(tx, { id: flight.id, from: 'running', to: 'over' }, ended);
    });
    const answer = flights.stop(player, round);
    for (let turns = 0; turns < 50; turns += 1) await new Promise(setImmediate);
    flights.arcade.clock.set(endsAt);
    release();
    await ending;
    const { body } = await answer;
    // Whether the end was written first decides if the point is told already, and nothing else.
    expect(body.seen).toMatchObject({ target: null, stoppedAt: multiplierAt(passesAt(point) - 5) });
    await flights.table.settled();
    expect((await flights.see(player, round)).state).toBe('settled');
  });

  test('by itself is exact, and while the flight goes on', async () => {
    const { player, round, flight, before, point } = await flights.flyAbove(160, 137);
    const startedAt = flight.startedAt?.getTime() ?? 0;
    flights.arcade.clock.set(startedAt + passesAt(136) - 1);
    await flights.table.look();
    expect((await flights.see(player, round)).state).toBe('open');
    flights.arcade.clock.set(startedAt + passesAt(145));
    await flights.table.look();
    await flights.arcade.tables.rest();
    expect(await flights.see(player, round)).toMatchObject({
      state: 'settled',
      seen: { target: 137, stoppedAt: 137, point: null },
      payout: '13.70',
      steps: [],
    });
    expect((await flights.stop(player, round)).body.payout).toBe('13.70');
    expect(flights.arcade.wallet.balance()).toBe(before - 1_000_000n + 1_370_000n);
    await flights.table.settled();
    expect((await flights.see(player, round)).seen.point).toBe(point);
  });

  test('later than the target pays the target', async () => {
    const { player, round, flight } = await flights.flyAbove(150, 120);
    flights.arcade.clock.set((flight.startedAt?.getTime() ?? 0) + passesAt(140));
    expect((await flights.stop(player, round)).body).toMatchObject({ payout: '12.00', steps: [] });
    await flights.table.settled();
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
    const { player, round } = await flights.flyAbove(101);
    expect(await player.post(`/api/rounds/${round.id}/steps`, sent)).toEqual(refused(status, error));
    expect((await flights.see(player, round)).state).toBe('open');
    await flights.table.settled();
  });

  test('is not possible before the flight leaves, after it is over, and for others', async () => {
    await flights.table.until('betting');
    const { player, round } = await flights.bet();
    expect(await flights.stop(player, round)).toEqual(refused(409, 'step_refused'));
    await flights.table.left();
    expect(await flights.stop(await flights.open(), round)).toEqual(refused(404, 'not_found'));
    await flights.table.settled();
    expect(await flights.stop(player, round)).toEqual(refused(409, 'step_refused'));
  });
});
