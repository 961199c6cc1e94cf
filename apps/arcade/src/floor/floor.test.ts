import { randomUUID } from 'node:crypto';
import { amountOf } from '@parlour/money';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createCardDecks } from '../card-tables/card-decks.ts';
import { findCardTable } from '../card-tables/card-tables.repo.ts';
import { findHand } from '../card-tables/hands.repo.ts';
import { gameOf } from '../card-tables/holding.ts';
import { OPERATOR_ID, startTestArcade, type TestArcade } from '../testing/test-arcade.ts';
import {
  BEHIND_PROXY,
  CARD_TITLE,
  type CardPage,
  lookOn,
  openCards,
  playUntil,
  seatPlayers,
} from '../testing/test-cards.ts';
import { sitAt } from '../testing/test-table.ts';
import { showHand } from './shown.ts';

const BACCARAT = 'koi-pond-baccarat-table';
const SHARED = 'LANTERNWORKS';
const FISH = 'deep-blue-fishing';
/** Seeds, salts and commitments are of 64 digits, keys longer. */
const SECRET = /[0-9a-f]{64}/;

let arcade: TestArcade;
beforeAll(async () => {
  arcade = await startTestArcade({ balance: 10n ** 15n, isStill: true, ...BEHIND_PROXY });
});
afterAll(() => arcade.close());

type Path = 'floorList' | 'floorView' | 'floorChange' | 'floorStop';
/** A little later than whatever happened before. */
function ask(path: Path, call: object = {}, studio = SHARED) {
  arcade.clock.advance(1);
  return arcade.ask(studio, path, { operator_id: OPERATOR_ID, ...call });
}
const change = (changes: object, studio = SHARED, game_code = BACCARAT) =>
  ask('floorChange', { change_uuid: randomUUID(), game_code, is_open: true, limits: [], ...changes }, studio);
const listed = async (table: string, studio = SHARED) =>
  (await ask('floorList', {}, studio)).body.tables.find((each: { table: string }) => each.table === table);

describe('a table that all share', () => {
  const open = () => arcade.open({ user: randomUUID(), game_code: BACCARAT }, SHARED);
  type Player = Awaited<ReturnType<typeof open>>;
  const bet = (player: Player, stake: string) => {
    const pick = { bets: [{ on: 'player', coins: 1 }] };
    return player.play({ roundId: randomUUID(), stake, pick });
  };
  const see = async (player: Player, id: string) => (await player.get(`/api/rounds/${id}`)).body;

  test('takes what its operator has set, from the next round on', async () => {
    const table = await sitAt(arcade, BACCARAT);
    const player = await open();
    await table.until('betting');
    const limits = [{ currency: 'CNY', stake_least: '20.00', stake_most: '5000.00' }];
    expect((await change({ limits })).status).toBe(200);
    const before = await bet(player, '10.00');
    expect(before.status).toBe(200);
    await table.settled();
    await table.until('betting');
    expect((await bet(player, '10.00')).body.error).toBe('stake_too_small');
    expect((await bet(player, '5000.01')).body.error).toBe('stake_too_big');
    const taken = await bet(player, '5000.00');
    expect(taken.status).toBe(200);
    const raise = { staked: '5000.00', stake: '1.00', pick: { bets: [{ on: 'player', coins: 1 }] } };
    const more = await player.post(`/api/rounds/${taken.body.id}/steps`, { index: 0, step: { raise } });
    expect(more.body.error).toBe('stake_too_big');
    expect((await player.get('/api/session')).body.limits).toMatchObject({
      stakeMin: '20.00',
      stakeMax: '5000.00',
    });
    await change({});
    table.leave();
  });

  test('takes no bets of an operator that has closed it; the round that runs is played', async () => {
    const table = await sitAt(arcade, BACCARAT);
    await table.until('betting');
    await table.settled();
    await table.until('betting');
    const player = await open();
    const { body: placed } = await bet(player, '10.00');
    await change({ is_open: false });
    await table.settled();
    expect((await see(player, placed.id)).state).toBe('settled');
    await table.until('betting');
    expect((await bet(player, '10.00')).body.error).toBe('table_closed');
    await change({});
    await table.settled();
    await table.until('betting');
    expect((await bet(player, '10.00')).status).toBe(200);
    table.leave();
  });

  test.each(['betting', 'running'] as const)(
    'gives every stake back when it is stopped while %s',
    async (phase) => {
      const table = await sitAt(arcade, BACCARAT);
      await table.until('betting');
      await table.settled();
      await table.until('betting');
      const balance = arcade.wallet.balance();
      const players = [await open(), await open(), await open()];
      const rounds: string[] = [];
      for (const player of players) rounds.push((await bet(player, '10.00')).body.id);
      const raise = { staked: '10.00', stake: '5.00', pick: { bets: [{ on: 'player', coins: 1 }] } };
      await players[0]?.post(`/api/rounds/${rounds[0]}/steps`, { index: 0, step: { raise } });
      expect(await listed(BACCARAT)).toMatchObject({ kind: 'live', phase: 'betting', seated: 3 });
      const seen = await ask('floorView', { table: BACCARAT });
      expect(seen.body).toMatchObject({ phase: 'betting', shown: [], is_stopped: false });
      expect(seen.body.players.map(({ amount }: { amount: string }) => amount)).toEqual([
        '15.00',
        '10.00',
        '10.00',
      ]);
      expect(JSON.stringify(seen.body)).not.toMatch(SECRET);
      if (phase === 'running') await table.until('running');
      const stop = { stop_uuid: randomUUID(), table: BACCARAT };
      const answer = await ask('floorStop', stop);
      expect(answer.body).toEqual({ rounds: 3, returned: [{ currency: 'CNY', amount: '35.00' }] });
      await arcade.tables.rest();
      expect(arcade.wallet.balance()).toBe(balance);
      for (const [index, player] of players.entries())
        expect((await see(player, rounds[index] ?? '')).state).toBe('cancelled');
      expect(await ask('floorStop', stop)).toEqual(answer);
      expect((await bet(players[1] as Player, '10.00')).body.error).toMatch(/^(table|betting)_closed$/);
      await table.settled();
      await table.until('betting');
      expect((await bet(players[1] as Player, '10.00')).body.error).toBe('table_closed');
      expect((await ask('floorView', { table: BACCARAT })).body.is_stopped).toBe(true);
      expect(arcade.wallet.balance()).toBe(balance);
      await change({});
      table.leave();
    },
  );

  test('shows operators what it shows everybody, and no secret at any moment of a round', async () => {
    const table = await sitAt(arcade, BACCARAT);
    for (const phase of ['betting', 'running', 'over'] as const) {
      await table.until(phase);
      const { body } = await ask('floorView', { table: BACCARAT });
      expect(JSON.stringify(body)).not.toMatch(SECRET);
      expect(body.shown.map(({ name }: { name: string }) => name).toSorted()).toEqual(
        phase === 'betting' ? [] : ['banker', 'player'],
      );
    }
    table.leave();
  });
});

test.each([
  ['an unknown game', { game_code: 'nothing-there' }, 404],
  ['a game that one plays alone', { game_code: 'tide-dice' }, 404],
  [
    'limits that are the wrong way round',
    { limits: [{ currency: 'CNY', stake_least: '20', stake_most: '10' }] },
    400,
  ],
  [
    'limits beyond those of the house',
    { limits: [{ currency: 'CNY', stake_least: '1', stake_most: '10001' }] },
    400,
  ],
  ['an unknown currency', { limits: [{ currency: 'ABC', stake_least: '1', stake_most: '2' }] }, 400],
])('%s is not set', async (_what, changes, status) => {
  expect((await change(changes)).status).toBe(status);
});

describe('a card table', () => {
  const cardStop = (table: string) => ask('floorStop', { stop_uuid: randomUUID(), table }, CARD_TITLE.studio);

  test('that is stopped gives everybody what they brought to the hand, and seats nobody again', async () => {
    const balance = arcade.wallet.balance();
    const pages = await seatPlayers(arcade, 3);
    const [page] = pages as [CardPage, ...CardPage[]];
    const tableId = page.view().table.id;
    await playUntil(arcade, pages, { isSo: () => page.view().hand?.phase === 'playing' });
    expect(await listed(tableId, CARD_TITLE.studio)).toMatchObject({ kind: 'cards', seated: 3, seats: 6 });
    const { body } = await cardStop(tableId);
    expect(body).toEqual({ rounds: 3, returned: [{ currency: 'CNY', amount: '600.00' }] });
    await arcade.cardTables.rest();
    expect(arcade.wallet.balance()).toBe(balance);
    for (const each of pages) expect((await each.lobby()).sitting).toBeNull();
    expect(await listed(tableId, CARD_TITLE.studio)).toBeUndefined();
    const [other] = (await seatPlayers(arcade, 1)) as [CardPage];
    expect(other.view().table.id).not.toBe(tableId);
    await other.leave();
    await arcade.cardTables.rest();
    expect(arcade.wallet.balance()).toBe(balance);
  });

  test('of a game that is closed is played to the end of the hand, and then everybody gets up', async () => {
    const pages = await seatPlayers(arcade, 2);
    const [page] = pages as [CardPage, ...CardPage[]];
    await playUntil(arcade, pages, { isSo: () => page.view().hand?.phase === 'playing' });
    await change({ is_open: false }, CARD_TITLE.studio, CARD_TITLE.game_code);
    await lookOn(arcade);
    expect((await page.lobby()).sitting).not.toBeNull();
    await playUntil(arcade, pages, { isSo: () => page.view().hand?.phase === 'over' });
    await lookOn(arcade);
    for (const each of pages) expect(await each.lobby()).toMatchObject({ sitting: null, tables: [] });
    // Somebody who brings no stack back: how much those two have is chance.
    const newcomer = await openCards(arcade);
    expect((await newcomer.sit()).body.error).toBe('table_closed');
    const limits = [{ currency: 'CNY', stake_least: '10.00', stake_most: '50.00' }];
    await change({ limits }, CARD_TITLE.studio, CARD_TITLE.game_code);
    const stakes = (await page.lobby()).tables.filter(({ isPractice }) => !isPractice);
    expect(stakes.map(({ stake }) => stake)).toEqual(['10.00', '50.00']);
    await change({}, CARD_TITLE.studio, CARD_TITLE.game_code);
  });

  test('shows operators no card, deck or seed that is not open to everybody', async () => {
    const decks = createCardDecks({ secrets: arcade.secrets });
    // Six: cards are chance, and those who lose all their chips get up.
    const pages = await seatPlayers(arcade, 6);
    const [page] = pages as [CardPage, ...CardPage[]];
    const tableId = page.view().table.id;
    let looks = 0;
    let isOver = false;
    while (!isOver) {
      const { body } = await ask('floorView', { table: tableId }, CARD_TITLE.studio);
      const text = JSON.stringify(body);
      expect(text).not.toMatch(SECRET);
      expect(text).not.toContain('salt');
      const table = await findCardTable(arcade.database.queries, tableId);
      const hand = table?.handId ? await findHand(arcade.database.queries, table.handId) : undefined;
      const state = hand && decks.stateOf(hand);
      const game = table && gameOf(table);
      if (hand && state && game) {
        const opened = decks.openDealt(hand, game.openPlaces(state, null));
        const open = showHand({ opened, game: {} } as never, 'CNY').flatMap(({ text: cards }) =>
          cards.split(' '),
        );
        const told = text.match(/[♠♥♦♣](?:10|[2-9AJQK])/g) ?? [];
        for (const card of told) expect(open).toContain(card);
        looks += 1;
      }
      isOver = looks > 20 && (page.view().hand?.number ?? 0) > 2;
      await stepOn(pages);
    }
    for (const each of pages) await each.leave();
  });

  /** One thing that is due, or one action. */
  async function stepOn(pages: readonly CardPage[]): Promise<void> {
    const before = pages[0]?.heard.length ?? 0;
    await playUntil(arcade, pages, { isSo: () => (pages[0]?.heard.length ?? 0) > before });
  }
});

test('a room of fish that is stopped unloads its magazines: what was fired counts', async () => {
  const user = randomUUID();
  const player = await arcade.open({ user, game_code: FISH }, 'OXBOW');
  const { roomId } = (await player.post('/api/fish/seat')).body;
  const balance = arcade.wallet.balance();
  const fired = (await player.play({ roundId: randomUUID(), stake: '10.00', pick: {} })).body;
  const loaded = (await player.play({ roundId: randomUUID(), stake: '20.00', pick: {} })).body;
  const shots = new Array(5).fill({ fish: null, weapon: 'shot' });
  const shot = await player.post(`/api/rounds/${fired.id}/steps`, { index: 0, step: { room: null, shots } });
  const view = await ask('floorView', { table: roomId }, 'OXBOW');
  expect(view.body).toMatchObject({ kind: 'fish', seated: 1, players: [{ user, seat: 0 }] });
  const { left } = shot.body.seen;
  const answer = await ask('floorStop', { stop_uuid: randomUUID(), table: roomId }, 'OXBOW');
  const back = 20 + left / 2;
  expect(answer.body).toEqual({ rounds: 2, returned: [{ currency: 'CNY', amount: back.toFixed(2) }] });
  await arcade.work.doDue();
  const [first, second] = [
    await player.get(`/api/rounds/${fired.id}`),
    await player.get(`/api/rounds/${loaded.id}`),
  ];
  expect([first.body.state, second.body.state]).toEqual(['settled', 'cancelled']);
  expect(arcade.wallet.balance()).toBe(balance - amountOf('10.00') + amountOf(first.body.payout));
  expect(amountOf(first.body.payout)).toBeGreaterThanOrEqual(amountOf((left / 2).toFixed(2)));
  expect((await player.post('/api/fish/seat')).body.roomId).not.toBe(roomId);
});

test('nobody sees or stops a table of another operator or studio', async () => {
  const [page] = (await seatPlayers(arcade, 1)) as [CardPage];
  const table = page.view().table.id;
  expect((await ask('floorView', { table }, SHARED)).status).toBe(404);
  expect((await ask('floorStop', { table, stop_uuid: randomUUID() }, SHARED)).status).toBe(404);
  await arcade.database.queries.execute(
    `update arcade_card_table set operator_id = 'other' where id = '${table}'`,
  );
  expect((await ask('floorView', { table }, CARD_TITLE.studio)).status).toBe(404);
  expect((await ask('floorStop', { table, stop_uuid: randomUUID() }, CARD_TITLE.studio)).status).toBe(404);
});
