import { DAY_MS } from '@parlour/clock/durations';
import { shufflePlaces, verifyOpened } from '@parlour/fairness';
import { SCALE } from '@parlour/money/testing/scale';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { arcadeSession } from '../arcade.schema.ts';
import type { HandView } from '../card-tables/card-wire.ts';
import { findHand } from '../card-tables/hands.repo.ts';
import { keyOf, openLine } from '../testing/card-line.ts';
import { startTestArcade, type TestArcade } from '../testing/test-arcade.ts';
import { BEHIND_PROXY, type CardPage, playUntil, seatPlayers } from '../testing/test-cards.ts';

/** Everyday some hands; with SCALE more. */
const HANDS = 6 * SCALE;
/** Two cards of one's own and a board of five: whoever sees more sees those of others. */
const isCompared = (cards: number): boolean => cards > 7;
const BOARD_OF: Readonly<Record<string, number>> = { preflop: 0, flop: 3, turn: 4, river: 5 };

let arcade: TestArcade;
let origin: string;
beforeAll(async () => {
  arcade = await startTestArcade({ balance: 10n ** 12n, isStill: true, ...BEHIND_PROXY });
  origin = await arcade.server.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => arcade.close());

const connect = (headers?: Record<string, string>) => openLine(origin, headers);

describe('the socket of a card table', () => {
  test('tells nobody a card that they may not see, in any hand, at any moment', async () => {
    const pages = await seatPlayers(arcade, 4);
    const tableId = pages[0]?.view().table.id ?? '';
    const lines = await Promise.all(pages.map((page) => connect({ 'x-forwarded-for': page.address })));
    const watcher = await connect();
    for (const [index, page] of pages.entries())
      lines[index]?.say({ type: 'hello', key: keyOf(page), tableId });
    // Somebody who only watches.
    const [looker] = await seatPlayers(arcade, 1, { quick: '10.00', buyIn: '1000.00' });
    watcher.say({ type: 'hello', key: keyOf(looker as CardPage), tableId });
    for (const { hear } of [...lines, watcher]) await hear((text) => text.includes('"table"'));
    let turns = 0;
    // Whether hands were compared, and whether one ended because all others folded: chance decides when both have happened.
    const ends = new Set<boolean>();
    await playUntil(arcade, pages, {
      isSo: () => {
        const hand = pages[0]?.view().hand;
        if (hand?.phase !== 'over') return false;
        ends.add(isCompared(hand.opened.length));
        return hand.number >= HANDS && ends.size === 2;
      },
      random: () => (turns++ % 7) / 7,
    });
    const last = pages[0]?.view().hand?.id ?? '';
    for (const { hear } of [...lines, watcher])
      await hear((text) => text.includes(last) && text.includes('"phase":"over"'));
    const seats = [...pages.map((page) => page.view().you), null];
    let shown = 0;
    let folded = 0;
    for (const [index, { heard }] of [...lines, watcher].entries()) {
      const views = heard.flatMap((text) => {
        const told = JSON.parse(text);
        return told.type === 'table' && told.view.hand ? [told.view.hand as HandView] : [];
      });
      expect(new Set(views.map(({ id }) => id)).size).toBeGreaterThanOrEqual(HANDS);
      for (const view of views) {
        const allowed = await cardsFor(view, seats[index] ?? null);
        expect(verifyOpened(view.commitments, view.opened)).toBe(true);
        expect(view.opened.map(({ card }) => card).toSorted()).toEqual(allowed.toSorted());
        for (const card of cardsIn(view.game)) expect(allowed).toContain(card);
        if (view.phase === 'over') shown += isCompared(allowed.length) ? 1 : 0;
        if (view.phase === 'over') folded += isCompared(allowed.length) ? 0 : 1;
        expect(keysIn(view.game)).toEqual(keysIn(view.game).filter((key) => KEYS.has(key)));
      }
      // Nothing of what is sealed ever passes, and no salt that does not belong to an open card.
      for (const text of heard) expect(text).not.toMatch(/"(deck|salts|state)"/);
    }
    // Both happened: hands were compared, and hands were folded.
    expect(shown).toBeGreaterThan(0);
    expect(folded).toBeGreaterThan(0);
    for (const { socket } of [...lines, watcher]) socket.terminate();
    for (const page of [...pages, looker]) await page?.leave();
  }, 120_000);

  test('shows a table to a key of its operator, game and currency alone', async () => {
    const [page] = await seatPlayers(arcade, 1);
    const tableId = page?.view().table.id ?? '';
    const key = keyOf(page as CardPage);
    for (const [said, code] of [
      [{ type: 'hello', key: 'nobody.nothing', tableId }, 'session_ended'],
      [{ type: 'hello', key: `${key.split('.')[0]}.wrong`, tableId }, 'session_ended'],
      [{ type: 'hello', key, tableId: crypto.randomUUID() }, 'not_found'],
    ] as const) {
      const line = await connect();
      line.say(said);
      expect(await line.closed).toBe(1008);
      expect(JSON.parse(line.heard[0] ?? '{}')).toEqual({ type: 'refused', code });
    }
    await page?.leave();
  });

  test.each([
    ['what is no message', '{'],
    ['a message it does not know', { type: 'act', action: 'fold' }],
    ['that it lives before it said hello', { type: 'alive' }],
  ])('ends for a page that says %s', async (_, said) => {
    const line = await connect();
    line.say(said);
    expect(await line.closed).toBe(1008);
    expect(line.heard).toEqual([]);
  });

  test('ends for who says nothing, and for who says too much', async () => {
    const silent = await connect();
    await new Promise((resolve) => setImmediate(resolve));
    arcade.clock.advance(5_000);
    expect(await silent.closed).toBe(1008);
    const [page] = await seatPlayers(arcade, 1);
    const loud = await connect();
    loud.say({ type: 'hello', key: keyOf(page as CardPage), tableId: page?.view().table.id });
    for (let said = 0; said < 30; said += 1) loud.say({ type: 'alive' });
    expect(await loud.closed).toBe(1008);
    await page?.leave();
  });

  test('pulses, and knows whose page is there', async () => {
    const [page] = await seatPlayers(arcade, 1);
    await page?.close();
    const line = await connect({ origin });
    line.say({ type: 'hello', key: keyOf(page as CardPage), tableId: page?.view().table.id });
    await line.hear((text) => text.includes('"isConnected":true'));
    arcade.clock.advance(15_000);
    await line.hear((text) => text === JSON.stringify({ type: 'pulse', now: arcade.clock.now() }));
    arcade.clock.advance(46_000);
    expect(await line.closed).toBe(1006);
    await page?.leave();
  });

  test('ends with its session: at its time, and as soon as a page whose session was ended is heard of', async () => {
    const [page] = await seatPlayers(arcade, 1);
    const [id = ''] = keyOf(page as CardPage).split('.');
    const { queries } = arcade.database;
    const endAt = (ms: number) =>
      queries
        .update(arcadeSession)
        .set({ expiresAt: new Date(ms) })
        .where(eq(arcadeSession.id, id));
    const open = async () => {
      const line = await connect({ 'x-forwarded-for': page?.address ?? '' });
      line.say({ type: 'hello', key: keyOf(page as CardPage), tableId: page?.view().table.id });
      await line.hear((text) => text.includes('"table"'));
      await line.hear((text) => text.includes('"pulse"'));
      return line;
    };
    const ended = JSON.stringify({ type: 'refused', code: 'session_ended' });
    await endAt(arcade.clock.now() + 8_000);
    const timed = await open();
    arcade.clock.advance(7_999);
    expect(timed.heard).not.toContain(ended);
    arcade.clock.advance(1);
    expect(await timed.closed).toBe(1008);
    expect(timed.heard.at(-1)).toBe(ended);
    await endAt(arcade.clock.now() + DAY_MS);
    const cut = await open();
    await endAt(arcade.clock.now());
    arcade.clock.advance(6_000);
    cut.say({ type: 'alive' });
    expect(await cut.closed).toBe(1008);
    expect(cut.heard.at(-1)).toBe(ended);
    await endAt(arcade.clock.now() + DAY_MS);
    await page?.leave();
  });

  test('tells whoever comes back from the network of another player that they are not dealt in', async () => {
    const [page, other] = await seatPlayers(arcade, 2);
    const line = await connect({ 'x-forwarded-for': other?.address ?? '' });
    line.say({ type: 'hello', key: keyOf(page as CardPage), tableId: page?.view().table.id });
    await line.hear((text) => text.includes('"isBesideOwn":true'));
    expect(other?.view().isBesideOwn).toBe(false);
    line.socket.terminate();
    for (const each of [page, other]) await each?.leave();
  });

  test('is opened by a page of ours, and by no other site', async () => {
    await expect(connect({ origin: 'https://evil.example' })).rejects.toThrow('401');
    await expect(connect({ origin: 'null' })).rejects.toThrow('401');
    const line = await connect({ origin });
    line.socket.terminate();
  });
});

/** What of a hold'em hand may be seen from a seat at this moment, known from the deck alone. */
async function cardsFor(view: HandView, seat: number | null): Promise<number[]> {
  const hand = await findHand(arcade.database.queries, view.id);
  if (!hand || view.phase === 'seeding') return [];
  const sealed = arcade.secrets.decrypt('arcade-card-hand', hand.deck).toString();
  const { cards } = JSON.parse(sealed) as { cards: number[] };
  const dealt = shufflePlaces(
    view.id,
    view.seeds.map(({ seed }) => seed),
  ).map((place) => cards[place] as number);
  const game = view.game as {
    street: string;
    isShowdown: boolean;
    faceUpAt: number | null;
    players: { seat: number; isFolded: boolean }[];
  };
  // One card each, beginning left of the button, twice; then the board, a card burnt before each street or not.
  const order = game.players.map((player) => player.seat);
  const count = order.length;
  const holesOf = (own: number) => [dealt[order.indexOf(own)], dealt[order.indexOf(own) + count]] as number[];
  const open = game.players.filter(
    (player) => player.seat === seat || (view.phase === 'over' && game.isShowdown && !player.isFolded),
  );
  const board = view.phase === 'over' && game.isShowdown ? 5 : (BOARD_OF[game.street] ?? 0);
  return [...open.flatMap((player) => holesOf(player.seat)), ...dealt.slice(2 * count, 2 * count + board)];
}

/** Everything that looks like cards, wherever it is. */
function cardsIn(value: unknown, name = ''): number[] {
  if (Array.isArray(value)) {
    const isCards = ['cards', 'board', 'best'].includes(name);
    return value.flatMap((each) => (typeof each === 'number' ? (isCards ? [each] : []) : cardsIn(each)));
  }
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, each]) => cardsIn(each, key));
}

/** All that a view of hold'em says. */
const KEYS = new Set(
  `street isOver isShowdown faceUpAt stake smallBlind button turn board bet players pots returned rake legal seat amount
  stack paid isFolded isAllIn last cards hand won category best seats winners call raise least most`.split(
    /\s+/,
  ),
);

function keysIn(value: unknown): string[] {
  if (value === null || typeof value !== 'object') return [];
  if (Array.isArray(value)) return value.flatMap(keysIn);
  return Object.entries(value).flatMap(([key, each]) => [key, ...keysIn(each)]);
}
