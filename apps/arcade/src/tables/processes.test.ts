import { randomUUID } from 'node:crypto';
import { isSame, recompute } from '@parlour/game-rules';
import { passesAt } from '@parlour/game-rules/crash';
import { loadGame } from '@parlour/game-rules/games';
import { amountOf } from '@parlour/money';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { startTestArcade, type TestArcade } from '../testing/test-arcade.ts';
import { sitAt } from '../testing/test-table.ts';
import { GRACE_MS, LATE_MS, SEAL_AFTER_MS, TABLE_LEASE_MS } from './tables.rules.ts';

/** Owns the database and runs nothing. */
let owner: TestArcade;
let first: TestArcade;
let second: TestArcade;
let balance: bigint;
beforeAll(async () => {
  owner = await startTestArcade({ balance: 10n ** 12n, isStill: true });
});
afterAll(() => owner.close());
beforeEach(async () => {
  first = await startTestArcade({ beside: owner, walletDeadlineMs: 30_000 });
  second = await startTestArcade({ beside: owner, walletDeadlineMs: 30_000 });
  balance = owner.wallet.balance();
  // Whoever led before is gone.
  owner.clock.advance(TABLE_LEASE_MS);
});
afterEach(async () => {
  owner.wallet.hurry();
  await second.close();
  await first.close();
});

async function bet(arcade: TestArcade, target: number | null) {
  const user = randomUUID();
  const player = await arcade.open({ user, game_code: 'comet-crash' }, 'REDFINCH');
  const order = { roundId: randomUUID(), stake: '10.00', pick: { target } };
  return { user, order, answer: player.post('/api/rounds', order) };
}
async function see(arcade: TestArcade, user: string, id: string) {
  const player = await arcade.open({ user, game_code: 'comet-crash' }, 'REDFINCH');
  return (await player.get(`/api/rounds/${id}`)).body;
}

describe('two processes', () => {
  test('run one table between them: one leads, both take bets and cash out', async () => {
    const [here, there] = [await sitAt(first), await sitAt(second)];
    const flight = await here.until('betting');
    await there.look();
    expect((await there.current()).number).toBe(flight.number);
    const [one, two] = [await bet(first, 101), await bet(second, 150)];
    expect((await one.answer).body.state).toBe('open');
    expect((await two.answer).body.state).toBe('open');
    first.clock.set((flight.closesAt?.getTime() ?? 0) + SEAL_AFTER_MS - 1);
    await here.look();
    first.clock.advance(1);
    // The lease is the other's, so this one only looks.
    await there.look();
    expect((await there.current()).phase).toBe('betting');
    await Promise.all([here.look(), there.look()]);
    expect((await there.current()).phase).toBe('running');
    const { point } = await here.settled();
    for (const { user, order } of [one, two]) {
      const told = await see(second, user, order.roundId);
      expect(told).toMatchObject({ state: 'settled', seen: { point } });
    }
    await there.look();
    const seen = there.heard.filter(({ data }) => data.phase === 'over');
    expect(seen.at(-1)?.data).toMatchObject({ number: flight.number, point });
  });

  test('that both believe to lead move a flight once', async () => {
    const here = await sitAt(first);
    const flight = await here.until('betting');
    const { order, answer } = await bet(first, null);
    await answer;
    first.clock.set((flight.closesAt?.getTime() ?? 0) + TABLE_LEASE_MS);
    await Promise.all([first.tables.look(), second.tables.look()]);
    const left = await here.current();
    expect(left.phase).toBe('running');
    first.clock.set((left.startedAt?.getTime() ?? 0) + passesAt(here.foresee(left)) + TABLE_LEASE_MS);
    for (let looks = 0; looks < 6; looks += 1) await Promise.all([first.tables.look(), second.tables.look()]);
    await Promise.all([first.tables.rest(), second.tables.rest()]);
    expect(first.wallet.calls('win').filter(({ round }) => round === order.roundId)).toHaveLength(1);
  });
});

describe('a process that is killed', () => {
  /** What becomes of a bet if the process dies at this moment of its flight. */
  const MOMENTS: [string, (table: Awaited<ReturnType<typeof sitAt>>) => Promise<unknown>, boolean][] = [
    ['while bets are taken', async () => {}, true],
    [
      'when betting has closed',
      async (table) => first.clock.set((await table.current()).closesAt?.getTime() ?? 0),
      true,
    ],
    ['in the air', (table) => table.left(), true],
    ['when the flight is over', (table) => table.until('over'), true],
    [
      'so long that the flight never left',
      async (table) => first.clock.set(((await table.current()).closesAt?.getTime() ?? 0) + LATE_MS),
      false,
    ],
  ];

  test.each(MOMENTS)('%s loses no stake', async (_, reach, isFlown) => {
    const table = await sitAt(first);
    const { number } = await table.until('betting');
    const placed = await Promise.all([bet(first, 101), bet(first, 150), bet(first, null)]);
    for (const { answer } of placed) expect((await answer).body.state).toBe('open');
    await reach(table);
    await first.kill();
    first.clock.advance(TABLE_LEASE_MS);
    const after = await sitAt(second);
    await after.until((flight) => flight.number > number || flight.settledAt !== null);
    await second.tables.rest();
    const game = await loadGame('crash', '99');
    let owed = 0n;
    for (const { user, order } of placed) {
      const told = await see(second, user, order.roundId);
      expect(told.state).toBe(isFlown ? 'settled' : 'cancelled');
      if (!isFlown) continue;
      owed += amountOf(told.payout) - amountOf(told.staked);
      expect(game && isSame(recompute(game, told).played?.seen, told.seen)).toBe(true);
    }
    expect(second.wallet.balance()).toBe(balance + owed);
  });

  test('during the bet gives it back, whether or not the wallet took it', async () => {
    const table = await sitAt(first);
    const flight = await table.until('betting');
    first.wallet.be('bet', 'slow');
    const { user, order, answer } = await bet(first, 150);
    await vi.waitFor(() => expect(first.wallet.calls('bet').at(-1)?.round).toBe(order.roundId));
    await first.kill();
    first.wallet.hurry();
    expect((await answer).status).toBe(500);
    first.clock.set((flight.closesAt?.getTime() ?? 0) + GRACE_MS + TABLE_LEASE_MS);
    const after = await sitAt(second);
    await after.settled();
    expect((await see(second, user, order.roundId)).state).toBe('cancelled');
    expect(second.wallet.balance()).toBe(balance);
  });

  test('between the end of a round and its win leaves the win to another', async () => {
    const table = await sitAt(first);
    await table.until('betting');
    const { user, order, answer } = await bet(first, null);
    await answer;
    first.wallet.be('win', 'down');
    await table.settled();
    await first.kill();
    expect((await see(second, user, order.roundId)).state).toBe('drawn');
    first.clock.advance(60_000);
    await second.work.doDue();
    expect((await see(second, user, order.roundId)).state).toBe('settled');
  });
});
