import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestArcade, type TestArcade } from '../testing/test-arcade.ts';
import { BEHIND_PROXY, playUntil, seatPlayers } from '../testing/test-cards.ts';
import { CARD_LOOK_MS, FAILED_REST_MS } from './card-tables.rules.ts';
import { arcadeCardHand } from './card-tables.schema.ts';

let arcade: TestArcade;
beforeAll(async () => {
  arcade = await startTestArcade({ balance: 10n ** 12n, isStill: true, ...BEHIND_PROXY });
});
afterAll(() => arcade.close());

test('a card table that cannot go on rests: nobody looks at it meanwhile, and the others are played', async () => {
  const broken = await seatPlayers(arcade, 2);
  const [first] = broken;
  await playUntil(arcade, broken, { isSo: () => first?.view().hand?.phase === 'playing' });
  const handId = first?.view().hand?.id ?? '';
  await arcade.database.queries
    .update(arcadeCardHand)
    .set({ state: 'no state' })
    .where(eq(arcadeCardHand.id, handId));
  // Whoever has the turn is silent until the table itself has to go on.
  arcade.clock.advance(60_000);
  expect(await arcade.cardTables.look()).toBeGreaterThanOrEqual(CARD_LOOK_MS.watched);
  const others = await seatPlayers(arcade, 2, { quick: '10.00', buyIn: '1000.00' });
  await playUntil(arcade, others, { isSo: () => others[0]?.view().hand?.phase === 'over' });
  arcade.clock.advance(FAILED_REST_MS);
  await arcade.cardTables.look();
  expect(await arcade.cardTables.look()).toBeGreaterThan(0);
  expect(first?.view().hand).toMatchObject({ id: handId, phase: 'playing' });
});
