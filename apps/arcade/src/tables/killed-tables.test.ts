import { randomUUID } from 'node:crypto';
import { isSame, recompute } from '@parlour/game-rules';
import { loadGame } from '@parlour/game-rules/games';
import { amountOf } from '@parlour/money';
import { SCALE } from '@parlour/money/testing/scale';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { titleOf } from '../catalogue/titles.ts';
import { startTestArcade, type TestArcade } from '../testing/test-arcade.ts';
import { sitAt } from '../testing/test-table.ts';
import { LATE_MS, TABLE_LEASE_MS } from './tables.rules.ts';

/** A table of each mechanic, and a place where one can bet; everyday one of them, with SCALE all. */
const TABLES = [
  ['dragon-gate-dragon-tiger-table', 'dragon'],
  ['koi-pond-baccarat-table', 'banker'],
  ['star-voyage-roulette-table', 'red'],
  ['noodle-bar-sic-bo-table', 'big'],
  ['night-market-bau-cua-table', 'face-2'],
  ['carnival-colour-game-table', 'face-1'],
  ['bamboo-grove-xoc-dia-table', 'even'],
] as const;
const KILLED = SCALE > 1 ? TABLES : TABLES.slice(0, 1);

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
  owner.wallet.forget();
  owner.wallet.hurry();
  await second.close();
  await first.close();
});

type Table = Awaited<ReturnType<typeof sitAt>>;
const closesAtOf = async (table: Table) => (await table.current()).closesAt?.getTime() ?? 0;

const MOMENTS: [string, (table: Table) => Promise<unknown>, 'settled' | 'cancelled'][] = [
  ['while bets are taken', async () => {}, 'settled'],
  ['when betting has closed', async (table) => first.clock.set(await closesAtOf(table)), 'settled'],
  ['while what came is shown', (table) => table.until('running'), 'settled'],
  ['when the round is over', (table) => table.until('over'), 'settled'],
  [
    'so long that the round was never drawn',
    async (table) => first.clock.set((await closesAtOf(table)) + LATE_MS),
    'cancelled',
  ],
];

describe.each(KILLED)('a process that is killed at %s', (gameCode, on) => {
  const { studio = '', mechanic = '', model = '' } = titleOf(gameCode) ?? {};

  async function sitDown(arcade: TestArcade) {
    const user = randomUUID();
    const id = randomUUID();
    const page = await arcade.open({ user, game_code: gameCode }, studio);
    const pick = (coins: number) => ({ bets: [{ on, coins }] });
    const change = (step: object) => page.post(`/api/rounds/${id}/steps`, { index: 0, step });
    return {
      id,
      bet: () => page.post('/api/rounds', { roundId: id, stake: '10.00', pick: pick(1) }),
      raise: () => change({ raise: { staked: '10.00', stake: '10.00', pick: pick(2) } }),
      undo: (staked: string) => change({ undo: staked }),
      /** As another process tells it. */
      async seenBy(other: TestArcade) {
        const again = await other.open({ user, game_code: gameCode }, studio);
        return (await again.get(`/api/rounds/${id}`)).body;
      },
    };
  }

  /** The other process takes over, and ends what the dead one had begun to tell when its lease is over. */
  async function goOnFrom(number: number): Promise<void> {
    await first.kill();
    first.clock.advance(TABLE_LEASE_MS);
    const after = await sitAt(second, gameCode);
    await after.until((round) => round.number > number || round.settledAt !== null);
    await second.tables.rest();
    first.clock.advance(60_000);
    await second.work.doDue();
  }

  /** What all of them have won, each computed again from what is revealed. */
  async function sumUp(players: readonly Awaited<ReturnType<typeof sitDown>>[]): Promise<bigint> {
    const game = await loadGame(mechanic, model);
    let sum = 0n;
    for (const player of players) {
      const told = await player.seenBy(second);
      if (told.state !== 'settled') continue;
      expect(game && isSame(recompute(game, told).played?.seen, told.seen)).toBe(true);
      sum += amountOf(told.payout) - amountOf(told.staked);
    }
    return sum;
  }

  test.each(MOMENTS)('%s loses no stake, and pays once', async (_, reach, state) => {
    const table = await sitAt(first, gameCode);
    const { number } = await table.until('betting');
    const plain = await sitDown(first);
    const raised = await sitDown(first);
    const undone = await sitDown(first);
    const gone = await sitDown(first);
    for (const player of [plain, raised, undone, gone]) expect((await player.bet()).body.state).toBe('open');
    expect((await raised.raise()).body.staked).toBe('20.00');
    expect((await undone.raise()).body.staked).toBe('20.00');
    expect((await undone.undo('20.00')).body.staked).toBe('10.00');
    expect((await gone.undo('10.00')).body.state).toBe('cancelled');
    await reach(table);
    await goOnFrom(number);
    const players = [plain, raised, undone];
    const told = await Promise.all(players.map((player) => player.seenBy(second)));
    expect(told.map((round) => round.state)).toEqual([state, state, state]);
    expect((await gone.seenBy(second)).state).toBe('cancelled');
    if (state === 'settled') expect(told.map(({ staked }) => staked)).toEqual(['10.00', '20.00', '10.00']);
    expect(second.wallet.balance()).toBe(balance + (await sumUp(players)));
    const wins = second.wallet.movedIn(raised.id).filter(({ kind }) => kind === 'win');
    expect(wins).toHaveLength(state === 'settled' ? 1 : 0);
  });

  test('as more is bet gives back what was added, and the first bet counts', async () => {
    const table = await sitAt(first, gameCode);
    const { number } = await table.until('betting');
    const player = await sitDown(first);
    expect((await player.bet()).body.state).toBe('open');
    const bets = first.wallet.calls('bet').length;
    first.wallet.be('bet', 'slow');
    const answer = player.raise();
    await vi.waitFor(() => expect(first.wallet.calls('bet')).toHaveLength(bets + 1));
    await first.kill();
    first.wallet.hurry();
    expect((await answer).status).toBe(500);
    await goOnFrom(number);
    expect(await player.seenBy(second)).toMatchObject({ state: 'settled', staked: '10.00' });
    expect(second.wallet.balance()).toBe(balance + (await sumUp([player])));
  });

  test('as a bet is taken back leaves its return to another', async () => {
    const table = await sitAt(first, gameCode);
    const { number } = await table.until('betting');
    const player = await sitDown(first);
    await player.bet();
    await player.raise();
    first.wallet.be('rollback', 'down');
    await player.undo('20.00');
    await goOnFrom(number);
    expect(await player.seenBy(second)).toMatchObject({ state: 'settled', staked: '10.00' });
    expect(second.wallet.balance()).toBe(balance + (await sumUp([player])));
  });
});
