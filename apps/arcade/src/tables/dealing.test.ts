import { randomUUID } from 'node:crypto';
import { commitTo, createDrawStream, verifyTicket } from '@parlour/fairness';
import { betTicket, isSame, recompute } from '@parlour/game-rules';
import { loadGame } from '@parlour/game-rules/games';
import { amountOf } from '@parlour/money';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { findLimits } from '../games/limits.rules.ts';
import { startTestArcade, type TestArcade } from '../testing/test-arcade.ts';
import { sitAt, type TestTable } from '../testing/test-table.ts';
import { TABLE_TIMES } from './table-times.rules.ts';
import { GRACE_MS, LATE_MS, RAISES_MAX } from './tables.rules.ts';

const GAME = 'koi-pond-baccarat-table';
const STUDIO = 'LANTERNWORKS';
const TIMES = TABLE_TIMES.quick;

let arcade: TestArcade;
let table: TestTable;
/** The last round that a test has seen. */
let seen = 0;
beforeAll(async () => {
  arcade = await startTestArcade({ balance: 10n ** 15n, isStill: true });
  table = await sitAt(arcade, GAME);
  // The first round has none before it of which anything could be told.
  seen = (await table.until('betting')).number;
});
afterAll(() => arcade.close());
beforeEach(() => table.until('betting'));
afterEach(async () => {
  seen = (await table.current()).number;
});

/** What is in the purse as a round begins that nobody else has bet on: what they win would be in it too. */
async function balanceAlone(): Promise<bigint> {
  await table.until(({ phase, number }) => phase === 'betting' && number > seen);
  await arcade.tables.rest();
  return arcade.wallet.balance();
}

const open = () => arcade.open({ user: randomUUID(), game_code: GAME }, STUDIO);
type Player = Awaited<ReturnType<typeof open>>;
const orderOf = (coins: Record<string, number>, stake = '10.00') => ({
  roundId: randomUUID(),
  stake,
  pick: { bets: Object.entries(coins).map(([on, count]) => ({ on, coins: count })) },
});
const bet = (player: Player, coins: Record<string, number>, stake?: string) =>
  player.post('/api/rounds', orderOf(coins, stake));
const step = (player: Player, id: string, taken: object) =>
  player.post(`/api/rounds/${id}/steps`, { index: 0, step: taken });
const undo = (player: Player, id: string, staked = '10.00') => step(player, id, { undo: staked });
/** On so much more is staked; `coins` is all that is bet then. */
const more = (player: Player, id: string, staked: string, coins: Record<string, number>, stake = '10.00') =>
  step(player, id, { raise: { staked, stake, pick: orderOf(coins).pick } });
const see = async (player: Player, id: string) => (await player.get(`/api/rounds/${id}`)).body;

describe('a round of a table', () => {
  test('takes bets, shows what came, and pays everybody when it has been shown', async () => {
    const before = await balanceAlone();
    const betting = await table.current();
    expect(betting.closesAt?.getTime()).toBe((betting.opensAt?.getTime() ?? 0) + TIMES.bettingMs);
    const player = await open();
    const placed = await bet(player, { player: 1, banker: 1, tie: 1 }, '30.00');
    expect(placed).toMatchObject({
      status: 200,
      body: { state: 'open', seen: null, tableRoundId: betting.id },
    });

    const running = await table.until('running');
    expect(running.seen).not.toBeNull();
    expect(table.heard.at(-1)?.data).toMatchObject({
      phase: 'running',
      seen: running.seen,
      revealed: { number: running.number - 1 },
    });
    expect(await see(player, placed.body.id)).toMatchObject({ state: 'open', seen: null, serverSeed: null });
    expect(arcade.wallet.balance()).toBe(before - amountOf('30'));

    const over = await table.settled();
    expect(over.endedAt?.getTime()).toBe((running.startedAt?.getTime() ?? 0) + TIMES.shownMs);
    const told = await see(player, placed.body.id);
    expect(told).toMatchObject({ state: 'settled', isOver: true, seen: running.seen });
    expect(arcade.wallet.balance()).toBe(before - amountOf('30') + amountOf(told.payout));
    expect(table.heard.at(-1)?.data).toMatchObject({
      history: expect.arrayContaining([{ number: over.number, point: null, seen: over.seen }]),
      revealed: { number: over.number, commitment: over.commitment },
    });
    const next = await table.until('betting');
    expect(next.number).toBe(over.number + 1);
    expect(next.opensAt?.getTime()).toBeGreaterThanOrEqual((over.endedAt?.getTime() ?? 0) + TIMES.overMs);
  });

  test('is drawn again by anybody, and every bet is proved to be under its root', async () => {
    const players = [await open(), await open()];
    const placed = await Promise.all(players.map((player) => bet(player, { banker: 3, 'player-pair': 1 })));
    const over = await table.settled();
    const game = await loadGame('baccarat', 'commission');
    if (!game) throw new Error('no such game');
    const { revealed } = (table.heard.at(-1)?.data ?? {}) as {
      revealed: { seed: string; root: string; external: string };
    };
    const words = createDrawStream({ game: GAME, drawId: String(over.number), ...revealed });
    expect(commitTo(revealed.seed)).toBe(over.commitment);
    expect(isSame(game.draw(words), over.seen)).toBe(true);
    for (const [index, player] of players.entries()) {
      const told = await see(player, placed[index]?.body.id);
      const again = recompute(game, told);
      expect(again.serverSeedHash).toBe(over.commitment);
      expect(isSame(again.played?.seen, over.seen)).toBe(true);
      expect(verifyTicket(betTicket(told), told.proof, told.draw.root)).toBe(true);
    }
  });

  test('that nobody closed in time is void, and every bet goes back', async () => {
    const player = await open();
    const before = await balanceAlone();
    const { body } = await bet(player, { banker: 1 });
    const { closesAt } = await table.current();
    arcade.clock.set((closesAt?.getTime() ?? 0) + LATE_MS + 1);
    await table.look();
    await arcade.tables.rest();
    expect(arcade.wallet.balance()).toBe(before);
    expect(await see(player, body.id)).toMatchObject({ state: 'cancelled' });
  });
});

describe('bets', () => {
  test('are taken until the close to the millisecond, and refused with a word from then on', async () => {
    const player = await open();
    const { closesAt } = await table.current();
    arcade.clock.set((closesAt?.getTime() ?? 0) - 1);
    expect((await bet(player, { banker: 1 })).status).toBe(200);
    arcade.clock.advance(1);
    expect(await bet(player, { banker: 1 })).toMatchObject({
      status: 409,
      body: { error: 'betting_closed' },
    });
  });

  test('are one for each player, to which more is added, each once however often it is sent', async () => {
    const player = await open();
    const before = await balanceAlone();
    const order = orderOf({ banker: 2 });
    expect((await player.post('/api/rounds', order)).status).toBe(200);
    expect((await player.post('/api/rounds', order)).status).toBe(200);
    expect(await bet(player, { tie: 1 }, '5.00')).toMatchObject({
      status: 409,
      body: { error: 'round_open' },
    });
    const raise = { staked: '10.00', stake: '5.00', pick: orderOf({ banker: 2, tie: 1 }).pick };
    for (let tries = 0; tries < 2; tries += 1)
      expect(await step(player, order.roundId, { raise })).toMatchObject({
        status: 200,
        body: { state: 'open', stake: '10.00', staked: '15.00', pick: raise.pick },
      });
    expect(arcade.wallet.balance()).toBe(before - amountOf('15'));
    const calls = arcade.wallet.calls('bet').slice(-2);
    expect(calls.map(({ round }) => round)).toEqual([order.roundId, order.roundId]);
    await table.settled();
    const told = await see(player, order.roundId);
    const game = await loadGame('baccarat', 'commission');
    const won = game && recompute(game, told).played?.won;
    expect(amountOf(told.payout)).toBe((amountOf('15') * (won?.over ?? 0n)) / (won?.under ?? 1n));
    expect(arcade.wallet.calls('win').filter(({ round }) => round === order.roundId)).toHaveLength(1);
    expect(arcade.wallet.balance()).toBe(before - amountOf('15') + amountOf(told.payout));
    expect(verifyTicket(betTicket({ ...told, stake: told.staked }), told.proof, told.draw.root)).toBe(true);
  });

  test('stay within the limits of the table, also where more is added', async () => {
    const player = await open();
    const { limits } = (await player.get('/api/session')).body;
    const stakeMax = findLimits('CNY', { table: { pace: 'quick', limits: 'low' } })?.stakeMax ?? 0n;
    expect(amountOf(limits.stakeMax)).toBe(stakeMax);
    expect(await bet(player, { banker: 1 }, '501.00')).toMatchObject({ body: { error: 'stake_too_big' } });
    const { body } = await bet(player, { banker: 4 }, '400.00');
    const tooMuch = await more(player, body.id, '400.00', { banker: 5 }, '100.01');
    expect(tooMuch).toMatchObject({ body: { error: 'stake_too_big' } });
    expect((await more(player, body.id, '400.00', { banker: 5 }, '100.00')).status).toBe(200);
  });

  test('cannot be added under a transaction of the player’s choice, or on another amount than is staked', async () => {
    const player = await open();
    const { body } = await bet(player, { tie: 1 }, '1.00');
    const { transaction_uuid: id } = arcade.wallet.calls('bet').at(-1) ?? {};
    const raise = { staked: '1.00', stake: '1.00', pick: orderOf({ tie: 2 }).pick };
    expect(await step(player, body.id, { raise: { ...raise, id } })).toMatchObject({ status: 400 });
    const other = await step(player, body.id, { raise: { ...raise, staked: '2.00' } });
    expect(other).toMatchObject({ status: 409, body: { error: 'round_differs' } });
    await step(player, body.id, { raise });
    expect(arcade.wallet.calls('bet').at(-1)?.transaction_uuid).not.toBe(id);
  });

  test('are added to a limited number of times', async () => {
    const player = await open();
    const { body } = await bet(player, { tie: 1 }, '1.00');
    for (let count = 0; count < RAISES_MAX; count += 1)
      expect((await more(player, body.id, `${1 + count}.00`, { tie: 2 + count }, '1.00')).status).toBe(200);
    expect(await more(player, body.id, '31.00', { tie: 40 }, '1.00')).toMatchObject({
      body: { error: 'stake_too_big' },
    });
  });

  test('that are added as the table closes are taken back, and the first one counts', async () => {
    const player = await open();
    const before = await balanceAlone();
    const { body } = await bet(player, { banker: 1 });
    arcade.wallet.be('bet', 'slow');
    const added = more(player, body.id, '10.00', { banker: 2 });
    await vi.waitFor(() => expect(arcade.wallet.balance()).toBe(before - amountOf('20')));
    const { closesAt } = await table.current();
    arcade.clock.set((closesAt?.getTime() ?? 0) + GRACE_MS);
    await table.look();
    arcade.wallet.hurry();
    expect(await added).toMatchObject({ status: 409, body: { error: 'betting_closed' } });
    await table.settled();
    const told = await see(player, body.id);
    expect(told).toMatchObject({ state: 'settled', staked: '10.00' });
    expect(arcade.wallet.balance()).toBe(before - amountOf('10') + amountOf(told.payout));
  });

  test.each([
    ['a pick of another game', { raise: { staked: '1.00', stake: '1.00', pick: { target: 2 } } }],
    ['no stake', { raise: { staked: '1.00', stake: '0', pick: orderOf({ tie: 1 }).pick } }],
    ['less', { raise: { staked: '1.00', stake: '-1', pick: orderOf({ tie: 1 }).pick } }],
    ['no word of what is staked', { raise: { stake: '1.00', pick: orderOf({ tie: 1 }).pick } }],
    ['something else', { raise: { staked: '1.00', stake: '1.00', pick: orderOf({ tie: 1 }).pick, at: 1 } }],
  ])('cannot be changed with %s', async (_, taken) => {
    const player = await open();
    const { body } = await bet(player, { tie: 1 }, '1.00');
    expect(await step(player, body.id, taken)).toMatchObject({ body: { error: 'invalid_input' } });
  });

  test('are masked for others: no name and no whole id', async () => {
    const player = await open();
    const { body } = await bet(player, { banker: 1 }, '12.00');
    await table.look();
    const told = JSON.stringify(table.heard.at(-1)?.data);
    expect(told).toContain('12.00');
    expect(told).not.toContain(player.userName);
    expect(told).not.toContain(body.id);
  });
});

describe('taking a bet back', () => {
  test('returns the last one, once, and the ones before it hold again', async () => {
    const player = await open();
    const before = await balanceAlone();
    const { body: first } = await bet(player, { banker: 1 });
    await more(player, first.id, '10.00', { banker: 1, player: 2 }, '20.00');
    for (let taps = 0; taps < 2; taps += 1)
      expect(await undo(player, first.id, '30.00')).toMatchObject({
        status: 200,
        body: { state: 'open', staked: '10.00', pick: orderOf({ banker: 1 }).pick },
      });
    expect(arcade.wallet.balance()).toBe(before - amountOf('10'));
    await table.settled();
    const told = await see(player, first.id);
    expect(verifyTicket(betTicket(told), told.proof, told.draw.root)).toBe(true);
    expect(arcade.wallet.balance()).toBe(before - amountOf('10') + amountOf(told.payout));
  });

  test('ends with the first, after which one may bet again', async () => {
    const player = await open();
    const before = await balanceAlone();
    const { body } = await bet(player, { player: 1 });
    expect(await undo(player, body.id)).toMatchObject({ status: 200, body: { state: 'cancelled' } });
    expect(await undo(player, body.id)).toMatchObject({ status: 200, body: { state: 'cancelled' } });
    expect(arcade.wallet.balance()).toBe(before);
    expect((await bet(player, { banker: 1 })).status).toBe(200);
    await table.settled();
    expect(await see(player, body.id)).toMatchObject({ state: 'cancelled', seen: null, proof: null });
  });

  test('gives everything back where the round is void', async () => {
    const player = await open();
    const before = await balanceAlone();
    const { body } = await bet(player, { banker: 1 });
    await more(player, body.id, '10.00', { banker: 2 });
    const { closesAt } = await table.current();
    arcade.clock.set((closesAt?.getTime() ?? 0) + LATE_MS + 1);
    await table.look();
    await arcade.tables.rest();
    expect(arcade.wallet.balance()).toBe(before);
    expect(await see(player, body.id)).toMatchObject({ state: 'cancelled' });
  });

  test('is not possible after the close, for others, or with anything else', async () => {
    const player = await open();
    const { body } = await bet(player, { banker: 1 });
    for (const taken of [{}, { undo: true }, { undo: '10.00', more: 1 }, { stop: true }])
      expect(await step(player, body.id, taken)).toMatchObject({ body: { error: 'invalid_input' } });
    expect(await undo(await open(), body.id)).toMatchObject({ status: 404 });
    const { closesAt } = await table.current();
    arcade.clock.set(closesAt?.getTime() ?? 0);
    expect(await undo(player, body.id)).toMatchObject({ status: 409, body: { error: 'betting_closed' } });
    expect(await more(player, body.id, '10.00', { banker: 2 })).toMatchObject({
      body: { error: 'betting_closed' },
    });
    await table.settled();
    expect(await undo(player, body.id)).toMatchObject({ status: 409 });
    expect(await see(player, body.id)).toMatchObject({ state: 'settled' });
  });
});
