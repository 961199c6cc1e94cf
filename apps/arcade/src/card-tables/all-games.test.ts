import { verifyOpened } from '@parlour/fairness';
import { CARD_GAMES } from '@parlour/game-rules/card-games';
import { amountOf } from '@parlour/money';
import { SCALE } from '@parlour/money/testing/scale';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TITLES } from '../catalogue/titles.ts';
import { isCardGame } from '../games/card-games.ts';
import { startTestArcade, type TestArcade } from '../testing/test-arcade.ts';
import { BEHIND_PROXY, type CardPage, openCards, playUntil, seatPlayers } from '../testing/test-cards.ts';

let arcade: TestArcade;
beforeAll(async () => {
  arcade = await startTestArcade({ balance: 10n ** 12n, isStill: true, ...BEHIND_PROXY });
});
afterAll(() => arcade.close());

/** The second begins with what the first has left; with SCALE there is a third. */
const HANDS = SCALE > 1 ? 3 : 2;

const GAMES = TITLES.flatMap(({ game_code, studio, mechanic }) =>
  isCardGame(mechanic) ? [{ game_code, studio, mechanic }] : [],
);
const isOver = (page: CardPage, number: number) => () =>
  (page.view().hand?.number ?? 0) >= number && page.view().hand?.phase === 'over';

test('every game has a title', () => {
  expect(GAMES.map(({ mechanic }) => mechanic).toSorted()).toEqual(Object.keys(CARD_GAMES).toSorted());
});

describe.each(GAMES)('$mechanic', (title) => {
  const { buyIn } = CARD_GAMES[title.mechanic];

  test('is played for money: what all bring is what all take away, and the rake', async () => {
    const balance = arcade.wallet.balance();
    const lobby = await (await openCards(arcade, { title })).lobby();
    const [row] = lobby.tables;
    expect(row).toMatchObject({ isPractice: false, rakeRate: CARD_GAMES[title.mechanic].rakeRate });
    expect(amountOf(row?.buyInMost ?? '')).toBe(amountOf(row?.stake ?? '') * BigInt(buyIn.most));
    const brought = { quick: row?.stake, buyIn: row?.buyInMost };
    const pages = (await seatPlayers(arcade, 3, { title, ...brought })) as [CardPage, CardPage, CardPage];
    let turns = 0;
    await playUntil(arcade, pages, { isSo: isOver(pages[0], HANDS), random: () => (turns++ % 7) / 7 });
    for (const { heard } of pages)
      for (const { hand } of heard) if (hand) expect(verifyOpened(hand.commitments, hand.opened)).toBe(true);
    const [last] = (await pages[0].get('/hands')).body.hands;
    const record = (await pages[0].get(`/hands/${last.id}`)).body;
    expect(record.states.at(-1).game).toEqual(pages[0].view().hand?.game);
    for (const page of pages) await page.leave();
    await arcade.cardTables.rest();
    const { rows } = await arcade.database.queries.execute(sql`
      select coalesce(sum(h.rake), 0)::text as rake, count(*)::int as hands
      from arcade_card_hand h join arcade_card_table t on t.id = h.table_id
      where t.game_code = ${title.game_code} and h.phase = 'over'`);
    const [sums] = rows as { rake: string; hands: number }[];
    expect(sums?.hands).toBeGreaterThanOrEqual(HANDS);
    expect(arcade.wallet.balance()).toBe(balance - BigInt(sums?.rake ?? 0));
  }, 60_000);

  test('is practised without a wallet, and plays itself out for who has gone', async () => {
    const balance = arcade.wallet.balance();
    const practice = (await (await openCards(arcade, { title })).lobby()).tables.at(-1);
    const [page] = (await seatPlayers(arcade, 1, {
      title,
      quick: practice?.stake,
      isPractice: true,
      buyIn: practice?.buyInMost,
    })) as [CardPage];
    await playUntil(arcade, [page], { isSo: isOver(page, 1) });
    const { number } = page.view().hand ?? { number: 0 };
    await playUntil(arcade, [page], {
      isSo: () => (page.view().hand?.number ?? 0) > number && page.view().hand?.phase === 'playing',
    });
    await page.leave();
    await playUntil(arcade, [], { isSo: () => page.view().hand?.phase === 'over' });
    expect((await page.lobby()).sitting).toBeNull();
    expect(arcade.wallet.balance()).toBe(balance);
  }, 60_000);
});
