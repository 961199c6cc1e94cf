import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestArcade, type TestArcade } from '../testing/test-arcade.ts';
import { sitAt } from '../testing/test-table.ts';
import { findTableRound } from './table-rounds.repo.ts';
import { FAILED_REST_MS } from './tables.rules.ts';
import { arcadeTableRound } from './tables.schema.ts';

const BROKEN = 'dragon-gate-dragon-tiger-table';

let arcade: TestArcade;
beforeAll(async () => {
  arcade = await startTestArcade({ isStill: true });
});
afterAll(() => arcade.close());

test('a table that cannot be drawn stops no other, and goes on once it is mended', async () => {
  const [broken, sound] = [await sitAt(arcade, BROKEN), await sitAt(arcade)];
  const { queries } = arcade.database;
  const stuck = await broken.until('betting');
  const setSeed = (seed: string) =>
    queries.update(arcadeTableRound).set({ seed }).where(eq(arcadeTableRound.id, stuck.id));
  await setSeed('no seed');
  const dueAt = stuck.closesAt?.getTime() ?? 0;
  while (arcade.clock.now() < dueAt)
    arcade.clock.advance(Math.min(await sound.look(), dueAt - arcade.clock.now()));
  expect(await sound.look()).toBeGreaterThan(0);
  expect((await broken.current()).phase).toBe('betting');
  const { number, phase } = await sound.current();
  const moved = await sound.until((flight) => flight.number !== number || flight.phase !== phase);
  expect(sound.heard.at(-1)?.data).toMatchObject({ number: moved.number, phase: moved.phase });
  // It is tried again, but not at every look.
  await setSeed(stuck.seed);
  arcade.clock.advance(FAILED_REST_MS);
  await broken.look();
  expect((await findTableRound(queries, stuck.id))?.phase).not.toBe('betting');
});
