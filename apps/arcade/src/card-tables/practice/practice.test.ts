import { verifyDeck, verifyOpened } from '@parlour/fairness';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestArcade, type TestArcade } from '../../testing/test-arcade.ts';
import {
  BEHIND_PROXY,
  type CardPage,
  lookOn,
  openCards,
  playUntil,
  seatPlayers,
} from '../../testing/test-cards.ts';
import {
  ALL_OPEN_AFTER_MS,
  PRACTICE_KEPT_MS,
  PRACTICE_SEATED,
  PRACTICE_TIDY_EVERY_MS,
} from '../card-tables.rules.ts';
import type { HandPage, HandRecord } from '../card-wire.ts';
import { listSittings } from '../sittings.repo.ts';

let arcade: TestArcade;
beforeAll(async () => {
  arcade = await startTestArcade({ balance: 10n ** 12n, isStill: true, ...BEHIND_PROXY });
});
afterAll(() => arcade.close());

const PRACTICE = { quick: '2.00', isPractice: true, buyIn: '200.00' };
const isOver = (page: CardPage, number: number) => () =>
  (page.view().hand?.number ?? 0) >= number && page.view().hand?.phase === 'over';

describe('a practice table', () => {
  test('has practice players, who are called so, and asks no wallet', async () => {
    const [page] = (await seatPlayers(arcade, 1, PRACTICE)) as [CardPage];
    await lookOn(arcade);
    const { seats } = page.view();
    expect(seats).toHaveLength(PRACTICE_SEATED);
    expect(seats.filter(({ isPractice }) => isPractice)).toHaveLength(PRACTICE_SEATED - 1);
    expect(seats.find(({ isYou }) => isYou)).toMatchObject({ isPractice: false, stack: '200.00' });
    let turns = 0;
    await playUntil(arcade, [page], { isSo: isOver(page, 6), random: () => (turns++ % 5) / 5 });
    const own = page.view().seats.find(({ isYou }) => isYou);
    if (own && Number(own.stack) < 150)
      expect((await page.topUp('40.00')).body.sitting.isPractice).toBe(true);
    expect((await page.leave()).body.sitting).toBeNull();
    await lookOn(arcade);
    // Practice players leave with the last who is none.
    expect(await listSittings(arcade.database.queries, [page.view().table.id])).toEqual([]);
    await arcade.cardTables.rest();
    for (const kind of ['bet', 'win', 'rollback'] as const) expect(arcade.wallet.calls(kind)).toEqual([]);
  });

  test('is all that trial money plays at, and its chips carry nothing to a money table', async () => {
    const page = await openCards(arcade, { currency: 'XXX' });
    expect((await page.lobby()).tables).toMatchObject([{ isPractice: true }]);
    expect((await page.sit({ quick: '2.00' })).body.error).toBe('invalid_input');
    expect((await page.sit(PRACTICE)).body.sitting).toMatchObject({ isPractice: true });
    await page.leave();
    const other = await openCards(arcade);
    expect((await other.sit(PRACTICE)).status).toBe(200);
    await other.leave();
    expect((await other.lobby()).tables[0]).toMatchObject({ isPractice: false, buyInLeast: '80.00' });
  });

  test('money tables never have them', async () => {
    const [page] = (await seatPlayers(arcade, 1)) as [CardPage];
    arcade.clock.advance(60_000);
    await lookOn(arcade);
    expect(page.view().seats).toHaveLength(1);
    await expect(
      arcade.database.queries.execute(
        `update arcade_card_sitting set player_id = null where not is_practice and state <> 'left'`,
      ),
    ).rejects.toThrow();
    await page.leave();
  });
});

describe('the record of a hand', () => {
  test('shows what its player saw, proves it, and opens the whole deck a day later', async () => {
    const pages = (await seatPlayers(arcade, 3)) as [CardPage, CardPage, CardPage];
    let turns = 0;
    await playUntil(arcade, pages, { isSo: isOver(pages[0], 4), random: () => (turns++ % 3) / 3 });
    const [page] = pages;
    const list: HandPage = (await page.get('/hands')).body;
    expect(list.hands.map(({ number }) => number)).toEqual([4, 3, 2, 1]);
    expect(list.next).toBeNull();
    const older: HandPage = (await page.get(`/hands?before=${list.hands[1]?.id}`)).body;
    expect(older.hands.map(({ number }) => number)).toEqual([2, 1]);
    const told = page.heard.findLast(({ hand }) => hand?.id === list.hands[0]?.id)?.hand;
    const record: HandRecord = (await page.get(`/hands/${list.hands[0]?.id}`)).body;
    expect(record.states.at(-1)?.game).toEqual(told?.game);
    expect(record.states).toHaveLength((told?.actions ?? 0) + 1);
    expect(record).toMatchObject({ commitments: told?.commitments, seeds: told?.seeds, end: told?.end });
    expect(record.opened).toEqual(told?.opened);
    expect(verifyOpened(record.commitments, record.opened)).toBe(true);
    expect(record.opened.length).toBeLessThan(52);
    expect(record.allOpenAt).toBeGreaterThan(arcade.clock.now());
    for (const each of pages) await each.leave();
    arcade.clock.set(record.allOpenAt - 1);
    const again = await openCards(arcade, { user: page.user });
    expect((await again.get(`/hands/${record.id}`)).body.opened).toEqual(record.opened);
    arcade.clock.advance(1);
    const whole: HandRecord = (await again.get(`/hands/${record.id}`)).body;
    expect(verifyDeck(whole.commitments, whole.opened)).toBe(true);
    expect(whole.allOpenAt - record.allOpenAt).toBe(0);
    expect(ALL_OPEN_AFTER_MS).toBe(86_400_000);
  });

  test('is there for its players alone, and when it is over', async () => {
    const pages = (await seatPlayers(arcade, 2)) as [CardPage, CardPage];
    await playUntil(arcade, pages, { isSo: () => pages[0].view().hand?.phase === 'playing' });
    const id = pages[0].view().hand?.id;
    expect((await pages[0].get(`/hands/${id}`)).status).toBe(404);
    await playUntil(arcade, pages, { isSo: isOver(pages[0], 1) });
    expect((await pages[0].get(`/hands/${id}`)).status).toBe(200);
    const stranger = await openCards(arcade);
    expect((await stranger.get(`/hands/${id}`)).status).toBe(404);
    expect((await stranger.get('/hands')).body).toEqual({ hands: [], next: null });
    expect((await pages[0].get('/hands/no-id')).status).toBe(404);
    expect((await pages[0].get('/hands?before=no-id')).status).toBe(400);
    for (const each of pages) await each.leave();
  });
});

test('a practice table forgets its hands after a week, but for the one it shows; those for money stay', async () => {
  const countOf = async (tableId: string) => {
    const { rows } = await arcade.database.queries.execute(
      `select count(*)::int as hands from arcade_card_hand where table_id = '${tableId}'`,
    );
    return (rows[0] as { hands: number }).hands;
  };
  const played: string[] = [];
  for (const changes of [PRACTICE, {}]) {
    const pages = await seatPlayers(arcade, 2, changes);
    const [page] = pages as [CardPage, ...CardPage[]];
    const { number = 0 } = page.view().hand ?? {};
    await playUntil(arcade, pages, { isSo: isOver(page, number + 3) });
    for (const each of pages) await each.leave();
    await lookOn(arcade);
    played.push(page.view().table.id);
  }
  const [practised = '', paid = ''] = played;
  const kept = await countOf(paid);
  expect(kept).toBeGreaterThan(2);
  arcade.clock.advance(PRACTICE_KEPT_MS - PRACTICE_TIDY_EVERY_MS);
  await lookOn(arcade);
  expect(await countOf(practised)).toBeGreaterThan(2);
  arcade.clock.advance(2 * PRACTICE_TIDY_EVERY_MS);
  await lookOn(arcade);
  expect([await countOf(practised), await countOf(paid)]).toEqual([1, kept]);
});
