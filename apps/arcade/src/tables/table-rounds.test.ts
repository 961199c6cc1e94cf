import { commitTo, verifyTicket } from '@parlour/fairness';
import { betTicket, isSame, recompute } from '@parlour/game-rules';
import { passesAt } from '@parlour/game-rules/crash';
import { loadGame } from '@parlour/game-rules/games';
import { GameRoundAnswer } from '@parlour/wallet-protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { OPERATOR_ID, startTestArcade } from '../testing/test-arcade.ts';
import { sitAt } from '../testing/test-table.ts';
import { startTestCrash, type TestCrash } from '../testing/test-table-rounds.ts';
import { FLIGHT } from './table-times.rules.ts';
import { LATE_MS, SEAL_AFTER_MS, SETTLE_AFTER_MS, WANTED_MS } from './tables.rules.ts';

let flights: TestCrash;
beforeAll(async () => {
  flights = await startTestCrash();
});
afterAll(() => flights.arcade.close());

describe('a table', () => {
  test('goes from betting to flying to over, and commits to the next two flights before each', async () => {
    const betting = await flights.table.until('betting');
    const { coming } = flights.lastHeard() as { coming: { number: number; commitment: string }[] };
    const earlier = flights.table.heard.filter(({ data }) => data.phase !== 'betting');
    const promised = earlier.flatMap(({ data }) => data.coming as typeof coming);
    expect(promised).toContainEqual({ number: betting.number, commitment: betting.commitment });
    expect(promised).toContainEqual(coming[0]);
    expect(coming.map(({ number }) => number)).toEqual([betting.number + 1, betting.number + 2]);
    expect(betting.closesAt?.getTime()).toBe((betting.opensAt?.getTime() ?? 0) + FLIGHT.bettingMs);

    const flying = await flights.table.left();
    expect(flying.number).toBe(betting.number);
    expect(flying.startedAt?.getTime()).toBe((betting.closesAt?.getTime() ?? 0) + SEAL_AFTER_MS);
    expect(flying.external).toBe(coming[0]?.commitment);
    const point = flights.table.foresee(flying);
    const over = await flights.table.until('over');
    expect(over.point).toBe(point);
    expect(over.endedAt?.getTime()).toBe((flying.startedAt?.getTime() ?? 0) + passesAt(point));
    expect(flights.lastHeard()).toMatchObject({
      phase: 'over',
      point,
      revealed: { number: over.number, commitment: over.commitment, point, root: over.root },
    });
    const { revealed, history } = flights.lastHeard() as {
      revealed: { seed: string };
      history: { number: number; point: number }[];
    };
    expect(commitTo(revealed.seed)).toBe(over.commitment);
    expect(history[0]).toEqual({ number: over.number, point, seen: null });
    await flights.table.settled();
    const next = await flights.table.until('betting');
    expect(next.number).toBe(over.number + 1);
    expect(next.opensAt?.getTime()).toBeGreaterThanOrEqual((over.endedAt?.getTime() ?? 0) + FLIGHT.overMs);
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

describe('a flight that is over', () => {
  test('ends every round, and waits a moment for calls that were there in time', async () => {
    const { player, round, before } = await flights.flyAbove(99);
    const { endedAt } = await flights.table.until('over');
    expect((await flights.see(player, round)).state).toBe('open');
    const { settledAt, point } = await flights.table.settled();
    expect((settledAt?.getTime() ?? 0) - (endedAt?.getTime() ?? 0)).toBeGreaterThanOrEqual(SETTLE_AFTER_MS);
    expect(await flights.see(player, round)).toMatchObject({
      state: 'settled',
      payout: '0.00',
      seen: { target: null, stoppedAt: null, point },
    });
    expect(flights.arcade.wallet.balance()).toBe(before - 1_000_000n);
  });

  test('is computed again from its seed, and its bets are proved to be under its root', async () => {
    await flights.table.until('betting');
    const players = [await flights.bet(150), await flights.bet(null), await flights.bet(1_000, '25.00')];
    await flights.table.settled();
    const game = await loadGame('crash', '99');
    for (const { player, round } of players) {
      const told = await flights.see(player, round);
      const again = game && recompute(game, told);
      expect(again?.serverSeedHash).toBe(told.serverSeedHash);
      expect(isSame(again?.played?.seen, told.seen)).toBe(true);
      expect(verifyTicket(betTicket(told), told.proof, told.draw.root)).toBe(true);
      const other = betTicket({ ...told, pick: { target: 2_000 } });
      expect(verifyTicket(other, told.proof, told.draw.root)).toBe(false);
      const { body } = await flights.arcade.ask('REDFINCH', 'gameRound', {
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
  const flight = await flights.table.until('betting');
  const before = flights.arcade.wallet.balance();
  const { player, round } = await flights.bet(null);
  flights.arcade.clock.set((flight.closesAt?.getTime() ?? 0) + LATE_MS + 1);
  await flights.table.look();
  await flights.arcade.tables.rest();
  expect(flights.arcade.wallet.balance()).toBe(before);
  expect(await flights.see(player, round)).toMatchObject({ state: 'cancelled', isOver: false });
  expect((await flights.table.until('betting')).number).toBe(flight.number + 1);
});
