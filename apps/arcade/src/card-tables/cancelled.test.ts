import { CARD_GAMES } from '@parlour/game-rules/card-games';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startTestArcade, type TestArcade } from '../testing/test-arcade.ts';
import {
  BEHIND_PROXY,
  type CardPage,
  clearTables,
  lookOn,
  playUntil,
  seatPlayers,
} from '../testing/test-cards.ts';
import { BANK_MS, TURN_MS } from './card-tables.rules.ts';
import { findHand } from './hands.repo.ts';

const { holdem } = CARD_GAMES;
let arcade: TestArcade;
let pages: [CardPage, CardPage];
beforeAll(async () => {
  arcade = await startTestArcade({ balance: 10n ** 12n, isStill: true, ...BEHIND_PROXY });
});
afterAll(() => arcade.close());
beforeEach(async () => {
  pages = (await seatPlayers(arcade, 2)) as typeof pages;
  await playUntil(arcade, pages, { isSo: () => pages[0].view().hand?.phase === 'playing' });
});
afterEach(async () => {
  vi.restoreAllMocks();
  await clearTables(arcade, pages);
});

/** The one whose turn it is. */
const actor = () => pages.find((page) => page.view().you === page.view().hand?.turn?.seat) as CardPage;

async function expectVoid(handId: string | undefined): Promise<void> {
  const hand = await findHand(arcade.database.queries, handId ?? '');
  expect(hand).toMatchObject({ phase: 'void', rake: null });
  await lookOn(arcade);
  const { hand: shown, seats, nextAt } = pages[0].view();
  expect(shown).toBeNull();
  expect(seats.map(({ stack }) => stack)).toEqual(['200.00', '200.00']);
  expect(nextAt).toBeGreaterThan(arcade.clock.now());
}

test.each([
  ['more', 1n],
  ['fewer', -1n],
])(
  'a hand that ends with %s chips than were brought is cancelled, and every stack is what it was',
  async (_, by) => {
    const end = holdem.endOf.bind(holdem);
    vi.spyOn(holdem, 'endOf').mockImplementation((state) => {
      const ended = end(state);
      const [first, ...others] = ended?.stacks ?? [];
      return ended && first ? { ...ended, stacks: [{ ...first, stack: first.stack + by }, ...others] } : null;
    });
    const { id } = actor().view().hand ?? {};
    expect((await actor().act({ kind: 'fold' })).status).toBe(200);
    await expectVoid(id);
  },
);

test('a game that fails takes no action, and its hand is cancelled when the time is over', async () => {
  vi.spyOn(holdem, 'act').mockImplementation(() => {
    throw new Error('a fault of the game');
  });
  const { id } = actor().view().hand ?? {};
  expect((await actor().act({ kind: 'fold' })).body.error).toBe('action_refused');
  arcade.clock.advance(TURN_MS + BANK_MS);
  await lookOn(arcade);
  await expectVoid(id);
  // The next one is played.
  vi.restoreAllMocks();
  await playUntil(arcade, pages, { isSo: () => pages[0].view().hand?.phase === 'over' });
});
