import { randomUUID } from 'node:crypto';
import { newId } from '@parlour/clock/ids';
import type { BlackjackSeen } from '@parlour/game-rules/blackjack';
import { amountOf } from '@parlour/money';
import { BetCall, RollbackCall, WinCall } from '@parlour/wallet-protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestArcade, type TestArcade } from '../testing/test-arcade.ts';
import { insertRaise } from './steps.repo.ts';

let arcade: TestArcade;
beforeAll(async () => {
  arcade = await startTestArcade();
});
afterAll(() => arcade.close());

const refused = (status: number, error: string) => ({ status, body: { error } });
const DOUBLE = { move: 'double' };

/** A hand of blackjack that waits for its player, who may double it. */
async function dealHand() {
  for (let tries = 0; tries < 50; tries += 1) {
    const player = await arcade.open({ user: randomUUID(), game_code: 'harbour-blackjack' });
    const { body } = await player.play({ roundId: randomUUID(), stake: '10.00', pick: {} });
    const { moves } = body.seen as BlackjackSeen;
    if (body.state === 'open' && moves.includes('double')) return { player, round: body };
  }
  throw new Error('no such hand in fifty');
}

test('a double is a second bet of the round; the win names the first, and all is exact', async () => {
  const { player, round } = await dealHand();
  const before = arcade.wallet.balance();
  const [first] = arcade.wallet.calls('bet').slice(-1);
  const { body } = await player.step(round, DOUBLE);
  expect(body).toMatchObject({ state: 'settled', stake: '10.00', staked: '20.00', steps: [DOUBLE] });
  const bet = BetCall.parse(arcade.wallet.calls('bet').at(-1));
  expect(bet).toMatchObject({ round: round.id, amount: 1_000_000n, round_closed: false });
  expect(bet.transaction_uuid).not.toBe(first?.transaction_uuid);
  expect(WinCall.parse(arcade.wallet.calls('win').at(-1)).reference_transaction_uuid).toBe(
    first?.transaction_uuid,
  );
  expect(arcade.wallet.balance()).toBe(before - 1_000_000n + amountOf(body.payout));
});

test('a double is taken once, however often it is tapped', async () => {
  const { player, round } = await dealHand();
  const bets = arcade.wallet.calls('bet').length;
  const [one, two] = await Promise.all([player.step(round, DOUBLE), player.step(round, DOUBLE)]);
  expect(two).toEqual(one);
  expect(arcade.wallet.calls('bet')).toHaveLength(bets + 1);
});

test('a double that the wallet refuses leaves the hand as it was', async () => {
  const { player, round } = await dealHand();
  arcade.wallet.be('bet', { status: 'RS_ERROR_NOT_ENOUGH_MONEY' });
  expect(await player.step(round, DOUBLE)).toEqual(refused(409, 'not_enough_money'));
  expect((await player.get(`/api/rounds/${round.id}`)).body).toEqual(round);
  expect((await player.step(round, { move: 'stand' })).body).toMatchObject({ staked: '10.00', isOver: true });
});

test('a double whose fate is unknown is given back before the hand goes on', async () => {
  const { player, round } = await dealHand();
  const before = arcade.wallet.balance();
  arcade.wallet.be('bet', 'mute', 'down', 'down');
  arcade.wallet.be('rollback', 'down');
  expect(await player.step(round, DOUBLE)).toEqual(refused(503, 'wallet_away'));
  expect(await player.step(round, { move: 'stand' })).toEqual(refused(503, 'wallet_away'));
  arcade.clock.advance(10_000);
  await arcade.work.doDue();
  expect(arcade.wallet.balance()).toBe(before);
  expect(RollbackCall.parse(arcade.wallet.calls('rollback').at(-1)).round_closed).toBe(false);
  expect((await player.step(round, { move: 'stand' })).body).toMatchObject({ staked: '10.00', isOver: true });
});

test('a double whose process died is given back, and the hand waits for its player', async () => {
  const { player, round } = await dealHand();
  const rollbacks = arcade.wallet.calls('rollback').length;
  await arcade.database.transaction((tx) =>
    insertRaise(tx, {
      id: newId(arcade.clock),
      roundId: round.id,
      index: 0,
      amount: 1_000_000n,
      pickBefore: null,
      state: 'placed',
      leaseUntil: new Date(arcade.clock.now()),
    }),
  );
  expect(await player.step(round, { move: 'stand' })).toEqual(refused(503, 'wallet_away'));
  await arcade.work.doDue();
  expect(arcade.wallet.calls('rollback')).toHaveLength(rollbacks + 1);
  expect((await player.step(round, { move: 'stand' })).body.isOver).toBe(true);
});
