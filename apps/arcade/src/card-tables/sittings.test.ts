import { randomUUID } from 'node:crypto';
import { amountOf } from '@parlour/money';
import { GameRoundAnswer } from '@parlour/wallet-protocol';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { LEASE_MS } from '../rounds/rounds.rules.ts';
import { OPERATOR_ID, startTestArcade, type TestArcade } from '../testing/test-arcade.ts';
import {
  BEHIND_PROXY,
  CARD_TITLE,
  type CardPage,
  clearTables,
  lookOn,
  openCards,
  playUntil,
  seatPlayers,
} from '../testing/test-cards.ts';
import { AWAY_MAX_MS, RETURN_MS } from './card-tables.rules.ts';

let arcade: TestArcade;
let balance: bigint;
beforeAll(async () => {
  arcade = await startTestArcade({ balance: 10n ** 12n, isStill: true, ...BEHIND_PROXY });
});
afterAll(() => arcade.close());
let seated: CardPage[] = [];
beforeEach(async () => {
  await clearTables(arcade, seated);
  seated = [];
  arcade.clock.advance(RETURN_MS);
  arcade.wallet.forget();
  balance = arcade.wallet.balance();
});

async function seat(count: number, changes: Record<string, unknown> = {}): Promise<CardPage[]> {
  const pages = await seatPlayers(arcade, count, changes);
  seated.push(...pages);
  return pages;
}
const spent = () => balance - arcade.wallet.balance();
const stackOf = (page: CardPage) => page.view().seats.find(({ isYou }) => isYou)?.stack;
const isPlaying = (page: CardPage | undefined) => () => page?.view().hand?.phase === 'playing';

describe('a sitting', () => {
  test('is one round of the wallet: the buy-in is bet, the stack is won, and the rake is what is missing', async () => {
    const pages = await seat(3);
    expect(spent()).toBe(amountOf('600.00'));
    const [first] = pages;
    let turns = 0;
    await playUntil(arcade, pages, {
      isSo: () => (first?.view().hand?.number ?? 0) >= 8 && first?.view().hand?.phase === 'over',
      random: () => (turns++ % 10) / 10,
    });
    const stacks = pages.map((page) => amountOf(stackOf(page) ?? ''));
    const rounds = await Promise.all(pages.map(async (page) => (await page.lobby()).sitting?.id ?? ''));
    for (const page of pages) expect((await page.leave()).body.sitting).toBeNull();
    await arcade.cardTables.rest();
    const { rows } = await arcade.database.queries.execute(
      sql`select coalesce(sum(rake), 0)::text as rake from arcade_card_hand`,
    );
    const rake = BigInt((rows[0] as { rake: string }).rake);
    expect(rake).toBeGreaterThan(0n);
    expect(stacks.reduce((sum, stack) => sum + stack, 0n) + rake).toBe(amountOf('600.00'));
    expect(spent()).toBe(rake);
    for (const [index, round] of rounds.entries())
      expect(arcade.wallet.movedIn(round)).toMatchObject([
        { kind: 'bet', amount: amountOf('200.00') },
        { kind: 'win', amount: stacks[index] },
      ]);
  });

  test('that is asked for twice, or by two taps at once, is one seat and one bet', async () => {
    const page = await openCards(arcade);
    seated.push(page);
    const order = { sittingId: randomUUID() };
    const [one, two] = await Promise.all([page.sit(order), page.sit(order)]);
    expect([one.status, two.status]).toEqual([200, 200]);
    expect((await page.sit(order)).body.sitting.id).toBe(order.sittingId);
    expect(arcade.wallet.calls('bet').filter(({ round }) => round === order.sittingId)).toHaveLength(1);
    expect(await page.sit({ ...order, buyIn: '100.00' })).toMatchObject({
      status: 409,
      body: { error: 'round_differs' },
    });
    expect((await page.sit()).body.error).toBe('already_seated');
    const other = await openCards(arcade);
    expect((await other.sit(order)).body.error).toBe('round_differs');
    expect((await other.lobby()).sitting).toBeNull();
  });

  test('takes no id of a round, and is no round that one can play', async () => {
    const [page] = await seat(1);
    const id = (await page?.lobby())?.sitting?.id ?? '';
    const order = { roundId: randomUUID(), stake: '10.00', pick: {} };
    const { bearer } = page as CardPage;
    const post = (path: string, sent: object) => arcade.post(path, JSON.stringify(sent), bearer);
    expect((await post('/api/rounds', order)).body.error).toBe('invalid_input');
    expect((await post(`/api/rounds/${id}/steps`, { index: 0, step: {} })).body.error).toBe('step_refused');
    const dice = await arcade.open({ user: page?.user });
    const { roundId } = { roundId: randomUUID() };
    await dice.play({ roundId, stake: '10.00', pick: { side: 'under', chance: 9_800 } });
    const other = await openCards(arcade);
    expect((await other.sit({ sittingId: roundId })).body.error).toBe('round_differs');
    const asked = { operator_id: OPERATOR_ID, user: page?.user, game_code: CARD_TITLE.game_code, round: id };
    const told = await arcade.ask(CARD_TITLE.studio, 'gameRound', asked);
    expect(GameRoundAnswer.parse(told.body)).toMatchObject({ url: null, evidence: { mechanic: 'holdem' } });
    // It is the player's round all the same, and opens with the game.
    const history = await arcade.server.inject({ url: '/api/session', headers: bearer });
    expect(history.json()).toMatchObject({ open: null, history: [{ id, state: 'open', staked: '200.00' }] });
  });

  test.each([
    ['refuses', { status: 'RS_ERROR_NOT_ENOUGH_MONEY' } as const, 'not_enough_money', 0],
    ['is away', 'down' as const, 'wallet_away', 1],
    ['takes the money and says nothing', 'lost' as const, 'wallet_away', 1],
  ])('whose wallet %s leaves the seat free and costs nothing', async (_, mood, code, rollbacks) => {
    const page = await openCards(arcade);
    seated.push(page);
    const sittingId = randomUUID();
    const before = arcade.wallet.calls('rollback').length;
    arcade.wallet.be('bet', mood, mood, mood);
    // A wallet that says nothing is asked three times, a second apart.
    const asked = page.sit({ sittingId });
    let isAnswered = false;
    void asked.then(() => (isAnswered = true));
    while (!isAnswered) {
      await new Promise((resolve) => setImmediate(resolve));
      arcade.clock.advance(100);
    }
    expect((await asked).body.error).toBe(code);
    await arcade.cardTables.rest();
    arcade.wallet.forget();
    expect(arcade.wallet.calls('rollback').length - before).toBe(rollbacks);
    expect(spent()).toBe(0n);
    expect((await page.lobby()).sitting).toBeNull();
    expect((await page.sit({ sittingId })).body.error).toBe(code);
    expect((await page.sit()).status).toBe(200);
  });

  test.each([
    ['less than the least', { buyIn: '79.99' }, 'buy_in_too_small'],
    ['more than the most', { buyIn: '200.01' }, 'buy_in_too_big'],
    ['nothing', { buyIn: '0.00' }, 'invalid_input'],
    ['less than nothing', { buyIn: '-200.00' }, 'invalid_input'],
    ['more than there is', { buyIn: '999999999999999999' }, 'invalid_input'],
    ['no amount', { buyIn: '2e2' }, 'invalid_input'],
    ['parts of a coin', { buyIn: '100.001' }, 'invalid_input'],
    ['a stake that is not offered', { quick: '3.00' }, 'invalid_input'],
    ['no table', { quick: undefined }, 'invalid_input'],
    ['a table and a stake', { tableId: randomUUID() }, 'invalid_input'],
    ['an unknown table', { quick: undefined, tableId: randomUUID() }, 'not_found'],
    ['an id that is none', { sittingId: 'mine' }, 'invalid_input'],
  ])('with %s is refused', async (_, changes, code) => {
    const page = await openCards(arcade);
    expect((await page.sit(changes)).body.error).toBe(code);
    expect(spent()).toBe(0n);
  });
});

describe('seats', () => {
  test('at low stakes are given by the service, never beside somebody of the same address', async () => {
    const [page] = await seat(1);
    const { tableId } = (await page?.lobby())?.sitting ?? {};
    const other = await openCards(arcade, { address: page?.address ?? '' });
    seated.push(other);
    expect((await other.sit({ quick: undefined, tableId })).body.error).toBe('seats_are_given');
    const { sitting } = (await other.sit()).body;
    expect(sitting.tableId).not.toBe(tableId);
    const third = await openCards(arcade);
    seated.push(third);
    expect([tableId, sitting.tableId]).toContain((await third.sit()).body.sitting.tableId);
  });

  test('at high stakes can be chosen, but not beside somebody of the same address, nor where none is free', async () => {
    const pages = await seat(6, { quick: '100.00', buyIn: '4000.00' });
    const { sitting } = (await pages[0]?.lobby()) ?? {};
    const lobby = await pages[0]?.lobby();
    const rows = lobby?.tables.filter(({ stake }) => stake === '100.00');
    expect(rows).toMatchObject([
      { id: sitting?.tableId, seated: 6, isAssigned: false },
      { seated: 0, isAssigned: true },
    ]);
    const choose = { quick: undefined, tableId: sitting?.tableId, buyIn: '4000.00' };
    expect((await (await openCards(arcade)).sit(choose)).body.error).toBe('table_full');
    const near = await openCards(arcade, { address: pages[0]?.address ?? '' });
    expect((await near.sit(choose)).body.error).toBe('seat_refused');
    await pages[1]?.leave();
    const page = await openCards(arcade);
    seated.push(page);
    expect((await page.sit(choose)).body.sitting.tableId).toBe(sitting?.tableId);
  });

  test('are those of one operator, one game and one currency', async () => {
    const [page] = await seat(1);
    const tableId = (await page?.lobby())?.sitting?.tableId ?? '';
    const other = await openCards(arcade, { currency: 'VND' });
    await expect(other.watch(tableId)).rejects.toThrow('not_found');
    expect((await other.lobby()).tables[0]).toMatchObject({ stake: '6000.00', chip: '1.00', seated: 0 });
    // The same player in another currency neither sees the sitting nor gets a second one.
    const same = await openCards(arcade, { currency: 'VND', user: page?.user ?? '' });
    expect((await same.lobby()).sitting).toBeNull();
    expect((await same.sit({ quick: '6000.00', buyIn: '600000.00' })).body.error).toBe('already_seated');
    expect((await same.topUp('100.00')).body.error).toBe('not_seated');
  });
});

describe('more chips', () => {
  test('are a further bet of the round, once for an id, and never above the most', async () => {
    const [page] = await seat(1, { buyIn: '100.00' });
    const id = (await page?.lobby())?.sitting?.id ?? '';
    const topUpId = randomUUID();
    expect((await page?.topUp('50.00', topUpId))?.body.sitting).toMatchObject({ stack: '150.00' });
    expect((await page?.topUp('50.00', topUpId))?.body.sitting).toMatchObject({ stack: '150.00' });
    expect((await page?.topUp('40.00', topUpId))?.body.error).toBe('round_differs');
    expect((await page?.topUp('50.01'))?.body.error).toBe('buy_in_too_big');
    expect((await page?.topUp('-1.00'))?.body.error).toBe('invalid_input');
    arcade.wallet.be('bet', { status: 'RS_ERROR_NOT_ENOUGH_MONEY' });
    expect((await page?.topUp('50.00'))?.body.error).toBe('not_enough_money');
    await page?.leave();
    await arcade.cardTables.rest();
    expect(spent()).toBe(0n);
    expect(arcade.wallet.movedIn(id).map(({ kind, amount }) => [kind, amount])).toEqual([
      ['bet', amountOf('100.00')],
      ['bet', amountOf('50.00')],
      // No hand was dealt.
      ['rollback', 0n],
      ['rollback', 0n],
    ]);
  });

  test('bought during a hand are not part of it, and are judged by what was brought to it', async () => {
    const pages = await seat(2, { buyIn: '100.00' });
    const [page] = pages;
    await playUntil(arcade, pages, { isSo: isPlaying(page) });
    expect((await page?.topUp('100.01'))?.body.error).toBe('buy_in_too_big');
    expect((await page?.topUp('100.00'))?.body.sitting).toMatchObject({ stack: '100.00', topUp: '100.00' });
    expect((await page?.topUp('0.01'))?.body.error).toBe('buy_in_too_big');
    await playUntil(arcade, pages, { isSo: () => page?.view().hand?.phase === 'over' });
    const { won } = page?.view().hand?.end?.stacks.find(({ seat: own }) => own === page.view().you) ?? {};
    expect(amountOf(stackOf(page as CardPage) ?? '')).toBe(amountOf('200.00') + amountOf(won ?? ''));
  });

  test('that nobody knows the fate of come back, and nobody leaves before', async () => {
    const [page] = await seat(1, { buyIn: '100.00' });
    arcade.wallet.be('bet', 'slow');
    const buying = page?.topUp('50.00');
    while (arcade.wallet.calls('bet').at(-1)?.amount !== amountOf('50.00'))
      await new Promise((resolve) => setImmediate(resolve));
    expect((await page?.leave())?.body.sitting).toMatchObject({ isLeaving: true });
    // Longer than any lease: another process gives it back.
    arcade.clock.advance(LEASE_MS);
    await arcade.work.doDue();
    arcade.wallet.hurry();
    expect((await buying)?.body.error).toBe('wallet_away');
    await lookOn(arcade);
    await arcade.cardTables.rest();
    expect((await page?.lobby())?.sitting).toBeNull();
    expect(spent()).toBe(0n);
  });
});

describe('leaving', () => {
  test('during a hand folds at one’s turn and pays what is left after it', async () => {
    const pages = await seat(3);
    const [page] = pages;
    await playUntil(arcade, pages, { isSo: () => page?.view().hand?.turn?.seat === page?.view().you });
    const id = (await page?.lobby())?.sitting?.id ?? '';
    expect((await page?.leave())?.body.sitting).toMatchObject({ isLeaving: true });
    expect((await page?.leave())?.status).toBe(200);
    expect(arcade.wallet.movedIn(id)).toHaveLength(1);
    await playUntil(arcade, pages.slice(1), { isSo: () => pages[1]?.view().hand?.phase === 'over' });
    await arcade.cardTables.rest();
    expect(arcade.wallet.movedIn(id)).toMatchObject([{ kind: 'bet' }, { kind: 'win' }]);
    expect((await page?.lobby())?.sitting).toBeNull();
  });

  test('and coming back brings at least what one left with, for half an hour, wherever one sits', async () => {
    const pages = await seat(2);
    const findWinner = () => pages.find((page) => amountOf(stackOf(page) ?? '') > amountOf('200.00'));
    await playUntil(arcade, pages, { isSo: () => findWinner() !== undefined });
    const winner = findWinner();
    const left = stackOf(winner as CardPage) ?? '';
    await winner?.leave();
    const row = (await winner?.lobby())?.tables[0];
    expect(row).toMatchObject({ buyInLeast: left, buyInMost: left });
    expect((await winner?.sit())?.body.error).toBe('buy_in_too_small');
    expect((await winner?.sit({ buyIn: left }))?.body.sitting.stack).toBe(left);
    await winner?.leave();
    arcade.clock.advance(RETURN_MS);
    expect((await winner?.sit({ buyIn: '80.00' }))?.status).toBe(200);
  });

  test('happens by itself after five minutes of sitting out', async () => {
    const [page] = await seat(1);
    expect((await page?.away(true))?.body.sitting).toMatchObject({ isAway: true });
    arcade.clock.advance(AWAY_MAX_MS - 1);
    await lookOn(arcade);
    expect((await page?.lobby())?.sitting).not.toBeNull();
    arcade.clock.advance(1);
    await lookOn(arcade);
    await arcade.cardTables.rest();
    expect((await page?.lobby())?.sitting).toBeNull();
    expect(spent()).toBe(0n);
  });
});
