import { randomUUID } from 'node:crypto';
import type { BlackjackSeen } from '@parlour/game-rules/blackjack';
import { CALLS } from '@parlour/game-rules/testing/test-picks';
import type { TestPlayer } from '@parlour/game-rules/testing/test-player';
import { amountOf } from '@parlour/money';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { titleOfMechanic } from '../testing/mortals.ts';
import { LEAST_MS, startTestArcade, type TestArcade } from '../testing/test-arcade.ts';

/** Two processes on one database: what keeps taps apart within one of them does not help. */
let first: TestArcade;
let second: TestArcade;
beforeAll(async () => {
  first = await startTestArcade({ balance: 10n ** 15n });
  second = await startTestArcade({ beside: first });
});
afterAll(async () => {
  await second.close();
  await first.close();
});

/** Three pages of one session; the third is of another process. */
async function openTabs(mechanic: string) {
  const { game_code, studio } = titleOfMechanic(mechanic);
  const { bearer } = await first.open({ game_code, user: randomUUID() }, studio);
  const tabs = [first, first, second];
  const post = (arcade: TestArcade, path: string, sent: object) =>
    arcade.post(path, JSON.stringify(sent), bearer);
  const get = async (path: string) => (await second.server.inject({ url: path, headers: bearer })).json();
  return {
    get,
    post,
    /** The same from every tab at once, and again. Whoever is answered is told of one round. */
    async tap(path: string, sent: object) {
      const answers = await Promise.all(tabs.map((arcade) => post(arcade, path, sent)));
      answers.push(await post(second, path, sent));
      const told = answers.filter(({ status }) => status === 200);
      expect(told.length).toBeGreaterThan(0);
      for (const { status, body } of answers)
        if (status !== 200) expect(['round_running', 'unavailable', 'wallet_away']).toContain(body.error);
      return told.at(-1)?.body;
    },
    async play(pick: unknown) {
      first.clock.advance(LEAST_MS);
      const roundId = randomUUID();
      await this.tap('/api/rounds', { roundId, stake: '10.00', pick });
      return get(`/api/rounds/${roundId}`);
    },
  };
}

async function assertExact(round: { id: string; staked: string; payout: string }): Promise<void> {
  await first.work.doDue();
  const moved = first.wallet.movedIn(round.id);
  const returned = moved.flatMap(({ kind, reference }) => (kind === 'rollback' ? [reference] : []));
  const sum = (kind: string) =>
    moved
      .filter((each) => each.kind === kind && !returned.includes(each.id))
      .reduce((total, { amount }) => total + amount, 0n);
  expect(moved.filter(({ kind }) => kind === 'win')).toHaveLength(1);
  expect([sum('bet'), sum('win')]).toEqual([amountOf(round.staked), amountOf(round.payout)]);
}

const MECHANICS = Object.entries(CALLS).filter(([mechanic]) => mechanic !== 'crash');

describe('three tabs play one round, whichever tab is tapped and however often', () => {
  test.each(MECHANICS)('%s', async (mechanic, players) => {
    const tabs = await openTabs(mechanic);
    const { pick, decide } = players.at(-1) as TestPlayer;
    let round = await tabs.play(pick);
    for (let turn = 0; round.state === 'open' && turn < 60; turn += 1) {
      // A tab that is reloaded finds the same round.
      expect((await tabs.get('/api/session')).open).toEqual(round);
      const step = decide(round.seen, turn);
      await tabs.tap(`/api/rounds/${round.id}/steps`, { index: turn, step });
      round = await tabs.get(`/api/rounds/${round.id}`);
      expect(round.steps).toHaveLength(turn + 1);
    }
    expect(round.state).toBe('settled');
    await assertExact(round);
  });
});

test('of two tabs that decide differently one is refused, and no stake is taken for it', async () => {
  for (let count = 0; count < 4; count += 1) {
    const { tabs, round } = await dealDouble();
    const path = `/api/rounds/${round.id}/steps`;
    const [one, other] = await Promise.all([
      tabs.post(first, path, { index: 0, step: { move: 'double' } }),
      tabs.post(second, path, { index: 0, step: { move: count < 2 ? 'stand' : 'double' } }),
    ]);
    expect([one.status, other.status]).toContain(200);
    await assertExact(await tabs.get(`/api/rounds/${round.id}`));
  }
});

async function dealDouble() {
  for (let tries = 0; tries < 50; tries += 1) {
    const tabs = await openTabs('blackjack');
    const round = await tabs.play({});
    const { moves } = round.seen as BlackjackSeen;
    if (round.state === 'open' && moves.includes('double')) return { tabs, round };
  }
  throw new Error('no such hand in fifty');
}
