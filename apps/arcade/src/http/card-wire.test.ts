import { verifyOpened } from '@parlour/fairness';
import type { JsonObject } from '@parlour/game-rules';
import { CARD_GAMES } from '@parlour/game-rules/card-games';
import { SCALE } from '@parlour/money/testing/scale';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createCardDecks } from '../card-tables/card-decks.ts';
import { findCardTable } from '../card-tables/card-tables.repo.ts';
import type { CardTableView, HandView } from '../card-tables/card-wire.ts';
import { findHand, type Hand, listActions } from '../card-tables/hands.repo.ts';
import { startOf } from '../card-tables/hands.service.ts';
import { TITLES } from '../catalogue/titles.ts';
import { isCardGame } from '../games/card-games.ts';
import { keyOf, openLine } from '../testing/card-line.ts';
import { startTestArcade, type TestArcade } from '../testing/test-arcade.ts';
import { BEHIND_PROXY, type CardPage, openCards, playUntil, seatPlayers } from '../testing/test-cards.ts';

const GAMES = TITLES.flatMap(({ game_code, studio, mechanic }) =>
  isCardGame(mechanic) ? [{ game_code, studio, mechanic }] : [],
);
/** Hold'em is read card by card in `card-sockets.test.ts`; of the others one every day, in full all four, and longer. */
const READ = SCALE > 1 ? GAMES : GAMES.filter(({ mechanic }) => mechanic === 'tien-len');
const HANDS = SCALE > 1 ? 4 : 1;
const SEALED = /"(deck|salts|state)"/;

let arcade: TestArcade;
let origin: string;
beforeAll(async () => {
  arcade = await startTestArcade({ balance: 10n ** 12n, isStill: true, ...BEHIND_PROXY });
  origin = await arcade.server.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => arcade.close());

type Traced = { hand: Hand; states: JsonObject[]; dealt: number[]; salts: string[]; cards: number[] };

describe.each(READ)('$mechanic', (title) => {
  const game = CARD_GAMES[title.mechanic];

  /** The hand, played again from its deck and what was done: what a page may know after each action follows from it. */
  async function trace(handId: string): Promise<Traced> {
    const { queries } = arcade.database;
    const hand = await findHand(queries, handId);
    const table = hand && (await findCardTable(queries, hand.tableId));
    if (!table) throw new Error('the hand is gone');
    const decks = createCardDecks({ secrets: arcade.secrets });
    const dealt = decks.shuffle(hand);
    const states: JsonObject[] = [game.begin(startOf(hand, table, dealt)) as JsonObject];
    for (const { seat, action } of await listActions(queries, handId))
      states.push(game.act(states.at(-1) as never, seat, action as never) as unknown as JsonObject);
    const all = decks.openAll(hand);
    return { hand, states, dealt, salts: all.map(({ salt }) => salt), cards: all.map(({ card }) => card) };
  }

  function expectNoMore(
    { states, dealt, salts, cards }: Traced,
    { opened, text, seat, after }: Read,
  ): JsonObject {
    const state = states[after] as JsonObject;
    const allowed = game.openPlaces(state as never, seat).map((place) => dealt[place] as number);
    expect(opened.map(({ card }) => card).toSorted()).toEqual(allowed.toSorted());
    // What proves a card is not even there of one that is hidden.
    const hidden = salts.filter((_, place) => !allowed.includes(cards[place] as number));
    expect(hidden.filter((salt) => text.includes(salt))).toEqual([]);
    expect(text).not.toMatch(SEALED);
    return JSON.parse(JSON.stringify(game.view(state as never, seat)));
  }

  test('tells no page, by its wire, its hands or its lobby, what its player may not see', async () => {
    const lobby = await (await openCards(arcade, { title })).lobby();
    const [row] = lobby.tables;
    const pages = await seatPlayers(arcade, 3, { title, quick: row?.stake, buyIn: row?.buyInMost });
    const watcher = await openCards(arcade, { title });
    const tableId = pages[0]?.view().table.id ?? '';
    const lines = await Promise.all(
      [...pages, watcher].map(async (page) => {
        const line = await openLine(origin, { 'x-forwarded-for': page.address });
        line.say({ type: 'hello', key: keyOf(page), tableId });
        await line.hear((text) => text.includes('"table"'));
        return line;
      }),
    );
    let turns = 0;
    const [first] = pages as [CardPage];
    await playUntil(arcade, pages, {
      isSo: () => (first.view().hand?.number ?? 0) >= HANDS && first.view().hand?.phase === 'over',
      random: () => (turns++ % 7) / 7,
    });
    const last = first.view().hand?.id ?? '';
    for (const { hear } of lines)
      await hear((text) => text.includes(last) && text.includes('"phase":"over"'));
    const seats = [...pages.map((page) => page.view().you), null];
    const traced = new Map<string, Traced>();
    let read = 0;
    for (const [index, { heard }] of lines.entries())
      for (const text of heard) {
        const hand = handIn(text);
        if (!hand || hand.phase === 'seeding') continue;
        const known = traced.get(hand.id) ?? (await trace(hand.id));
        traced.set(hand.id, known);
        expect(verifyOpened(hand.commitments, hand.opened)).toBe(true);
        const seat = seats[index] ?? null;
        const view = expectNoMore(known, { opened: hand.opened, text, seat, after: hand.actions });
        expect(hand.game).toEqual(view);
        read += 1;
      }
    expect(read).toBeGreaterThan(20);
    for (const [index, page] of pages.entries()) {
      const { body } = await page.get(`/hands/${last}`);
      const known = traced.get(last) as Traced;
      const seat = seats[index] ?? null;
      const after = known.states.length - 1;
      expectNoMore(known, { opened: body.opened, text: JSON.stringify(body), seat, after });
      expect(body.states.map((each: { game: JsonObject }) => each.game)).toEqual(
        known.states.map((state) => JSON.parse(JSON.stringify(game.view(state as never, seat)))),
      );
      const told = JSON.stringify(await page.lobby());
      expect(known.salts.filter((salt) => told.includes(salt))).toEqual([]);
      expect(told).not.toMatch(/"(deck|salts|state|opened|game)"/);
    }
    expect((await watcher.get(`/hands/${last}`)).status).toBe(404);
    for (const { socket } of lines) socket.terminate();
    for (const page of pages) await page.leave();
  }, 240_000);
});

type Read = { opened: HandView['opened']; text: string; seat: number | null; after: number };

function handIn(text: string): HandView | null {
  const told = JSON.parse(text) as { type: string; view?: CardTableView };
  return told.type === 'table' ? (told.view?.hand ?? null) : null;
}
