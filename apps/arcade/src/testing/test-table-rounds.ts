import { randomUUID } from 'node:crypto';
import { expect, vi } from 'vitest';
import { findRound } from '../rounds/rounds.repo.ts';
import { startTestArcade } from './test-arcade.ts';
import { sitAt } from './test-table.ts';

export type TestCrash = Awaited<ReturnType<typeof startTestCrash>>;

/** A table of crash with a wallet that waits for the test, and what its players do. */
export async function startTestCrash() {
  const arcade = await startTestArcade({ balance: 10n ** 15n, isStill: true, walletDeadlineMs: 30_000 });
  const table = await sitAt(arcade);

  const open = (changes: object = {}) =>
    arcade.open({ user: randomUUID(), game_code: 'comet-crash', ...changes }, 'REDFINCH');
  type Player = Awaited<ReturnType<typeof open>>;

  const orderOf = (target: number | null, stake = '10.00', roundId: string = randomUUID()) => ({
    roundId,
    stake,
    pick: { target },
  });

  async function bet(target: number | null = null, stake = '10.00', roundId?: string) {
    const player = await open();
    const { status, body } = await player.post('/api/rounds', orderOf(target, stake, roundId));
    expect(status).toBe(200);
    return { player, round: body };
  }

  return {
    arcade,
    table,
    open,
    orderOf,
    bet,

    /** The wallet has taken the bet and does not say so yet. */
    async betSlowly() {
      const player = await open();
      const order = orderOf(200);
      arcade.wallet.be('bet', 'slow');
      const answer = player.post('/api/rounds', order);
      await vi.waitFor(() => expect(arcade.wallet.calls('bet').at(-1)?.round).toBe(order.roundId));
      return { player, order, answer };
    },

    stop: (player: Player, { id }: { id: string }) =>
      player.post(`/api/rounds/${id}/steps`, { index: 0, step: { stop: true } }),

    see: async (player: Player, { id }: { id: string }) => (await player.get(`/api/rounds/${id}`)).body,

    /** A flight with one bet, which ends above this many hundredths. */
    async flyAbove(least: number, target: number | null = null, stake = '10.00') {
      const order = { stake, pick: { target } };
      const roundId = await table.chooseId(order, (point) => point > least);
      const before = arcade.wallet.balance();
      const placed = await bet(target, stake, roundId);
      const flight = await table.left();
      const point = table.foresee(flight);
      expect(point).toBeGreaterThan(least);
      return { ...placed, flight, point, before };
    },

    /** The whole table, as its last event told it. */
    lastHeard: () => table.heard.at(-1)?.data ?? {},

    async roundRow(id: string) {
      const found = await findRound(arcade.database.queries, id);
      if (!found) throw new Error('no such round');
      return found;
    },
  };
}
