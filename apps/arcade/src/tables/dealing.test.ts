import { randomUUID } from 'node:crypto';
import { commitTo, createDrawStream, verifyTicket } from '@parlour/fairness';
import { betTicket, isSame, recompute } from '@parlour/game-rules';
import { loadGame } from '@parlour/game-rules/games';
import { amountOf } from '@parlour/money';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { findLimits } from '../games/limits.rules.ts';
import { startTestArcade, type TestArcade } from '../testing/test-arcade.ts';
import { sitAt, type TestTable } from '../testing/test-table.ts';
import { TABLE_TIMES } from './table-times.rules.ts';
import { BETS_EACH_MAX, LATE_MS } from './tables.rules.ts';

const GAME = 'koi-pond-baccarat-table';
const STUDIO = 'LANTERNWORKS';
const TIMES = TABLE_TIMES.quick;

let arcade: TestArcade;
let table: TestTable;
beforeAll(async () => {
  arcade = await startTestArcade({ balance: 10n ** 15n, isStill: true });
  table = await sitAt(arcade, GAME);
});
afterAll(() => arcade.close());
beforeEach(() => table.until('betting'));

const open = () => arcade.open({ user: randomUUID(), game_code: GAME }, STUDIO);
type Player = Awaited<ReturnType<typeof open>>;
const orderOf = (coins: Record<string, number>, stake = '10.00') => ({
  roundId: randomUUID(),
  stake,
  pick: { bets: Object.entries(coins).map(([on, count]) => ({ on, coins: count })) },
});
const bet = (player: Player, coins: Record<string, number>, stake?: string) =>
  player.post('/api/rounds', orderOf(coins, stake));
const undo = (player: Player, id: string, step: object = { undo: true }) =>
  player.post(`/api/rounds/${id}/steps`, { index: 0, step });
const see = async (player: Player, id: string) => (await player.get(`/api/rounds/${id}`)).body;

describe('a round of a table', () => {
  test('takes bets, shows what came, and pays everybody when it has been shown', async () => {
    const betting = await table.until('betting');
    expect(betting.closesAt?.getTime()).toBe((betting.opensAt?.getTime() ?? 0) + TIMES.bettingMs);
    const player = await open();
    const before = arcade.wallet.balance();
    const placed = await bet(player, { player: 1, banker: 1, tie: 1 }, '30.00');
    expect(placed).toMatchObject({
      status: 200,
      body: { state: 'open', seen: null, tableRoundId: betting.id },
    });

    const running = await table.until('running');
    expect(running.seen).not.toBeNull();
    expect(table.heard.at(-1)?.data).toMatchObject({ phase: 'running', seen: running.seen, revealed: null });
    expect(await see(player, placed.body.id)).toMatchObject({ state: 'open', seen: null, serverSeed: null });
    expect(arcade.wallet.balance()).toBe(before - amountOf('30'));

    const over = await table.settled();
    expect(over.endedAt?.getTime()).toBe((running.startedAt?.getTime() ?? 0) + TIMES.shownMs);
    const told = await see(player, placed.body.id);
    expect(told).toMatchObject({ state: 'settled', isOver: true, seen: running.seen });
    expect(arcade.wallet.balance()).toBe(before - amountOf('30') + amountOf(told.payout));
    expect(table.heard.at(-1)?.data).toMatchObject({
      history: [{ number: over.number, seen: over.seen }, ...([] as object[])],
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
    const before = arcade.wallet.balance();
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

  test('may be several on a round, each once however often it is sent', async () => {
    const player = await open();
    const before = arcade.wallet.balance();
    const order = orderOf({ banker: 2 });
    expect((await player.post('/api/rounds', order)).status).toBe(200);
    expect((await player.post('/api/rounds', order)).status).toBe(200);
    expect((await bet(player, { tie: 1 }, '5.00')).status).toBe(200);
    expect(arcade.wallet.balance()).toBe(before - amountOf('15'));
    const { history } = (await player.get('/api/session')).body;
    expect(history.map(({ state }: { state: string }) => state)).toEqual(['open', 'open']);
  });

  test('stay within the limits of the table, all of a player’s together', async () => {
    const player = await open();
    const { limits } = (await player.get('/api/session')).body;
    const stakeMax = findLimits('CNY', { table: { pace: 'quick', limits: 'low' } })?.stakeMax ?? 0n;
    expect(amountOf(limits.stakeMax)).toBe(stakeMax);
    expect(await bet(player, { banker: 1 }, '501.00')).toMatchObject({ body: { error: 'stake_too_big' } });
    expect((await bet(player, { banker: 1 }, '400.00')).status).toBe(200);
    expect(await bet(player, { banker: 1 }, '100.01')).toMatchObject({ body: { error: 'stake_too_big' } });
    expect((await bet(player, { banker: 1 }, '100.00')).status).toBe(200);

    const many = await open();
    for (let count = 0; count < BETS_EACH_MAX; count += 1)
      expect((await bet(many, { tie: 1 }, '1.00')).status).toBe(200);
    expect(await bet(many, { tie: 1 }, '1.00')).toMatchObject({ body: { error: 'stake_too_big' } });
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
  test('returns its stake, once, and leaves it out of the round', async () => {
    const player = await open();
    const before = arcade.wallet.balance();
    const kept = await bet(player, { banker: 1 });
    const gone = await bet(player, { player: 1 });
    expect(await undo(player, gone.body.id)).toMatchObject({ status: 200, body: { state: 'cancelled' } });
    expect(await undo(player, gone.body.id)).toMatchObject({ status: 200, body: { state: 'cancelled' } });
    expect(arcade.wallet.balance()).toBe(before - amountOf('10'));
    await table.settled();
    const told = await see(player, kept.body.id);
    expect(verifyTicket(betTicket(told), told.proof, told.draw.root)).toBe(true);
    expect(await see(player, gone.body.id)).toMatchObject({ state: 'cancelled', seen: null, proof: null });
  });

  test('is not possible after the close, for others, or with anything else', async () => {
    const player = await open();
    const { body } = await bet(player, { banker: 1 });
    for (const step of [{}, { undo: false }, { undo: true, more: 1 }, { stop: true }])
      expect(await undo(player, body.id, step)).toMatchObject({ body: { error: 'invalid_input' } });
    expect(await undo(await open(), body.id)).toMatchObject({ status: 404 });
    const { closesAt } = await table.current();
    arcade.clock.set(closesAt?.getTime() ?? 0);
    expect(await undo(player, body.id)).toMatchObject({ status: 409, body: { error: 'betting_closed' } });
    await table.settled();
    expect(await undo(player, body.id)).toMatchObject({ status: 409 });
    expect(await see(player, body.id)).toMatchObject({ state: 'settled' });
  });
});
