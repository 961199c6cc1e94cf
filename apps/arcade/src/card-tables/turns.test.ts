import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startTestArcade, type TestArcade } from '../testing/test-arcade.ts';
import {
  BEHIND_PROXY,
  type CardPage,
  clearTables,
  lookOn,
  openCards,
  playUntil,
  seatPlayers,
} from '../testing/test-cards.ts';
import {
  AWAY_MAX_MS,
  BANK_MS,
  BETWEEN_MS,
  BOARD_CARDS,
  GONE_TURN_MS,
  RUN_OUT_MS,
  SEEDING_MS,
  TURN_MS,
} from './card-tables.rules.ts';

let arcade: TestArcade;
let pages: CardPage[] = [];
beforeAll(async () => {
  arcade = await startTestArcade({ balance: 10n ** 12n, isStill: true, ...BEHIND_PROXY });
});
afterAll(() => arcade.close());
afterEach(() => clearTables(arcade, pages));

const handOf = (page: CardPage | undefined) => {
  const hand = page?.view().hand;
  if (!hand) throw new Error('there is no hand');
  return hand;
};
const pageAt = (seat: number | undefined) => {
  const page = pages.find((each) => each.view().you === seat);
  if (!page) throw new Error('nobody sits there');
  return page;
};
const seatOf = (page: CardPage, of: CardPage = page) =>
  page.view().seats.find(({ seat }) => seat === of.view().you);

/** Sits players down and deals the first hand. */
async function deal(count: number): Promise<void> {
  pages = await seatPlayers(arcade, count);
  await playUntil(arcade, pages, { isSo: () => pages[0]?.view().hand?.phase === 'playing' });
}
async function wait(ms: number): Promise<void> {
  arcade.clock.advance(ms);
  await lookOn(arcade);
}

describe('the seeds of a hand', () => {
  async function begin(count: number): Promise<void> {
    pages = await seatPlayers(arcade, count);
    await lookOn(arcade);
    await wait(BETWEEN_MS);
    expect(handOf(pages[0])).toMatchObject({ phase: 'seeding', seeds: [], opened: [] });
    expect(handOf(pages[0]).commitments).toHaveLength(52);
  }

  test('are waited for, and the cards are dealt when the last has come', async () => {
    await begin(3);
    const { commitments } = handOf(pages[0]);
    for (const [index, page] of pages.entries()) {
      expect((await page.seed(`seed-${index}`)).status).toBe(200);
      expect((await page.seed(`seed-${index}`)).status).toBe(200);
      expect((await page.seed('another')).body.error).toBe('round_differs');
      await lookOn(arcade);
      // Nobody knows another's before theirs is fixed.
      if (index < 2) expect(handOf(page).seeds.map(({ seed }) => seed)).toEqual([`seed-${index}`]);
    }
    const hand = handOf(pages[0]);
    expect(hand.phase).toBe('playing');
    expect(hand.seeds.map(({ seed }) => seed).toSorted()).toEqual(['seed-0', 'seed-1', 'seed-2']);
    expect(hand.seeds.map(({ seat }) => seat)).toEqual(
      hand.seeds.map(({ seat }) => seat).toSorted((a, b) => a - b),
    );
    expect(hand.commitments).toEqual(commitments);
  });

  test('that come too late are left out', async () => {
    await begin(2);
    await pages[0]?.seed('in-time');
    arcade.clock.advance(SEEDING_MS);
    expect((await pages[1]?.seed('too-late'))?.body.error).toBe('hand_over');
    await lookOn(arcade);
    expect(handOf(pages[0])).toMatchObject({ phase: 'playing', seeds: [{ seed: 'in-time' }] });
    expect((await pages[1]?.seed('too-late'))?.body.error).toBe('hand_over');
  });

  test('are those of players: without one the hand is not played, and who is not there sits out', async () => {
    await begin(2);
    await wait(SEEDING_MS);
    expect(pages[0]?.view()).toMatchObject({ hand: null, nextAt: arcade.clock.now() + BETWEEN_MS });
    await wait(BETWEEN_MS);
    await wait(SEEDING_MS);
    expect(pages[0]?.view().seats.map(({ isAway, stack }) => [isAway, stack])).toEqual([
      [true, '200.00'],
      [true, '200.00'],
    ]);
    expect(pages[0]?.view().nextAt).toBeNull();
    await wait(AWAY_MAX_MS);
    expect(pages[0]?.view().seats).toEqual([]);
  });

  test.each([
    ['', 400],
    ['a'.repeat(65), 400],
    ['two words', 400],
    ['ünlaut', 400],
  ])('are no %j', async (seed, status) => {
    await begin(2);
    expect((await pages[0]?.seed(seed))?.status).toBe(status);
  });
});

describe('a turn', () => {
  test('ends after its time and the time bank, which is there once', async () => {
    await deal(3);
    const { turn } = handOf(pages[0]);
    expect(turn).toMatchObject({ endsAt: arcade.clock.now() + TURN_MS, bankMs: BANK_MS });
    const page = pageAt(turn?.seat);
    await wait(TURN_MS + 10_000);
    expect((await page.act({ kind: 'fold' })).status).toBe(200);
    await playUntil(arcade, pages, {
      isSo: () => handOf(page).number > 1 && handOf(page).turn?.seat === page.view().you,
      random: () => 0.9,
    });
    expect(handOf(page).turn?.bankMs).toBe(BANK_MS - 10_000);
    const before = handOf(page);
    await wait(TURN_MS + BANK_MS - 10_000 - 1);
    expect(handOf(page).actions).toBe(before.actions);
    arcade.clock.advance(1);
    expect((await page.act({ kind: 'fold' })).body.error).toBe('turn_passed');
    await lookOn(arcade);
    expect(handOf(page).actions).toBe(before.actions + 1);
    expect((await page.act({ kind: 'fold' }, before.actions)).body.error).toBe('turn_passed');
  });

  test('that is missed twice in a row makes one sit out, whether or not the page is there', async () => {
    await deal(3);
    const gone = pageAt(handOf(pages[0]).turn?.seat);
    const [other] = pages.filter((page) => page !== gone) as [CardPage];
    await gone.close();
    await lookOn(arcade);
    expect(seatOf(other, gone)?.isConnected).toBe(false);
    const others = pages.filter((page) => page !== gone);
    const isAway = () => seatOf(other, gone)?.isAway ?? true;
    await playUntil(arcade, others, { isSo: isAway, random: () => 0.9 });
    await playUntil(arcade, others, { isSo: () => handOf(other).phase === 'over' });
    await playUntil(arcade, others, { isSo: () => handOf(other).phase === 'playing' });
    expect((handOf(other).game.players as object[]).length).toBe(2);
    // Back again, and dealt in with what was missed.
    await gone.watch(other.view().table.id);
    await gone.away(false);
    const number = handOf(other).number;
    await playUntil(arcade, pages, {
      isSo: () => handOf(other).number > number && handOf(other).phase === 'playing',
    });
    expect((handOf(other).game.players as object[]).length).toBe(3);
  });

  test('of somebody who has left lasts a second', async () => {
    await deal(3);
    const page = pageAt(handOf(pages[0]).turn?.seat);
    const { actions } = handOf(page);
    await page.leave();
    await wait(GONE_TURN_MS - 1);
    const [other] = pages.filter((each) => each !== page);
    expect(handOf(other).actions).toBe(actions);
    await wait(1);
    expect(handOf(other).actions).toBe(actions + 1);
  });
});

describe('an action', () => {
  test('is taken once: a second tap and a second tab find it, another one is too late', async () => {
    await deal(2);
    const page = pageAt(handOf(pages[0]).turn?.seat);
    const other = pages.find((each) => each !== page);
    const [one, two] = await Promise.all([page.act({ kind: 'call' }), page.act({ kind: 'call' })]);
    expect([one.status, two.status]).toEqual([200, 200]);
    const tab = await openCards(arcade, { user: page.user });
    await tab.watch(page.view().table.id);
    expect(tab.view().you).toBe(page.view().you);
    expect((await tab.act({ kind: 'call' }, 0)).status).toBe(200);
    expect((await tab.act({ kind: 'fold' }, 0)).body.error).toBe('turn_passed');
    // What one did is not what another did.
    expect((await other?.act({ kind: 'call' }, 0))?.body.error).toBe('turn_passed');
    await lookOn(arcade);
    expect(handOf(page).actions).toBe(1);
  });

  test('is one’s own, at one’s turn, in one’s hand, and one that the game knows', async () => {
    await deal(2);
    const { turn, id } = handOf(pages[0]);
    const page = pageAt(turn?.seat);
    const other = pages.find((each) => each !== page) as CardPage;
    await lookOn(arcade);
    expect((await other.act({ kind: 'fold' })).body.error).toBe('not_your_turn');
    const stranger = await openCards(arcade);
    const sent = { index: 0, action: { kind: 'fold' } };
    expect((await stranger.post(`/hands/${id}/actions`, sent)).body.error).toBe('not_found');
    expect((await stranger.post(`/hands/${id}/seed`, { seed: 'mine' })).body.error).toBe('not_found');
    expect((await stranger.sit({ quick: '10.00', buyIn: '1000.00' })).status).toBe(200);
    expect((await stranger.post(`/hands/${id}/actions`, sent)).body.error).toBe('not_found');
    await stranger.leave();
    expect((await page.post(`/hands/${randomUUID()}/actions`, sent)).body.error).toBe('not_found');
    expect((await page.act({ kind: 'fold' }, 1)).body.error).toBe('invalid_input');
    expect((await page.act({ kind: 'cheat' })).body.error).toBe('invalid_input');
    expect((await page.act({ kind: 'raise', to: '-5' })).body.error).toBe('invalid_input');
    expect((await page.act({ kind: 'raise', to: '9'.repeat(20) })).body.error).toBe('action_refused');
    expect((await page.act({ kind: 'check' })).body.error).toBe('action_refused');
    expect((await page.act({ kind: 'fold' })).status).toBe(200);
    await lookOn(arcade);
    expect(handOf(page).phase).toBe('over');
    expect((await other.act({ kind: 'fold' }, handOf(page).actions)).body.error).toBe('hand_over');
  });
});

test('who sits out, comes back and sits out again has what was left of the five minutes', async () => {
  pages = await seatPlayers(arcade, 1);
  const [page] = pages as [CardPage];
  const isThere = async () => (await page.lobby()).sitting !== null;
  await page.away(true);
  await wait(AWAY_MAX_MS - 1_000);
  await page.away(false);
  await wait(2 * AWAY_MAX_MS);
  expect(await isThere()).toBe(true);
  await page.away(true);
  await wait(999);
  expect(await isThere()).toBe(true);
  await wait(1);
  expect(await isThere()).toBe(false);
});

test('when all cards came because nobody could bet any more, the next hand waits until they were seen', async () => {
  await deal(3);
  const act = (action: object) => pageAt(handOf(pages[0]).turn?.seat).act(action);
  await act({ kind: 'fold' });
  const { legal } = handOf(pageAt(handOf(pages[0]).turn?.seat)).game as {
    legal?: { raise: { most: string } | null };
  };
  await act({ kind: 'raise', to: legal?.raise?.most });
  await act({ kind: 'call' });
  await lookOn(arcade);
  expect(handOf(pages[0]).phase).toBe('over');
  const restMs = BETWEEN_MS + BOARD_CARDS * RUN_OUT_MS;
  expect(pages[0]?.view().nextAt).toBe(arcade.clock.now() + restMs);
});
