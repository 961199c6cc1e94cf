import { randomUUID } from 'node:crypto';
import { amountOf } from '@parlour/money';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestArcade, type TestArcade } from '../testing/test-arcade.ts';
import { BEHIND_PROXY, openCards, playUntil, seatPlayers } from '../testing/test-cards.ts';

let arcade: TestArcade;
let balance: bigint;
beforeAll(async () => {
  arcade = await startTestArcade({ balance: 10n ** 12n, isStill: true, ...BEHIND_PROXY });
});
afterAll(() => arcade.close());
beforeEach(() => {
  balance = arcade.wallet.balance();
});

describe('a sitting', () => {
  test('is one round of the wallet: the buy-in is bet, the stack is won, and the rake is what is missing', async () => {
    const pages = await seatPlayers(arcade, 3);
    expect(balance - arcade.wallet.balance()).toBe(amountOf('600.00'));
    const [first] = pages;
    let turns = 0;
    await playUntil(arcade, pages, {
      isSo: () => (first?.view().hand?.number ?? 0) >= 12 && first?.view().hand?.phase === 'over',
      random: () => (turns++ % 10) / 10,
    });
    const stacks = pages.map((page) => amountOf(page.view().seats.find(({ isYou }) => isYou)?.stack ?? '0'));
    for (const page of pages) expect((await page.leave()).body.sitting).toBeNull();
    await arcade.cardTables.rest();
    const { rows } = await arcade.database.queries.execute<{ rake: string }>(
      "select coalesce(sum(rake), 0)::text as rake from arcade_card_hand",
    );
    const rake = BigInt(rows[0]?.rake ?? 0);
    expect(rake).toBeGreaterThan(0n);
    expect(stacks.reduce((sum, stack) => sum + stack, 0n) + rake).toBe(amountOf('600.00'));
    expect(arcade.wallet.balance()).toBe(balance - rake);
  });
});
