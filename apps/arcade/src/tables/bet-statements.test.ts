import { randomUUID } from 'node:crypto';
import type { PgSession } from 'drizzle-orm/pg-core';
import { expect, test, vi } from 'vitest';
import { titleOf } from '../catalogue/titles.ts';
import { startTestArcade } from '../testing/test-arcade.ts';
import { sitAt } from '../testing/test-table.ts';

const GAME = 'koi-pond-baccarat-table';
/** What every bet of a thousand at one table costs; one that is not needed delays all of them. */
const STATEMENTS_MOST = 6;

test('a bet at a table asks the database for nothing that it can do without', async () => {
  const arcade = await startTestArcade({ isStill: true });
  const table = await sitAt(arcade, GAME);
  await table.until('betting');
  const page = await arcade.open({ game_code: GAME }, titleOf(GAME)?.studio);
  const sessions: PgSession = Object.getPrototypeOf(arcade.database.queries._.session);
  const asked = vi.spyOn(sessions, 'prepareQuery');
  const pick = { bets: [{ on: 'banker', coins: 1 }] };
  const { body } = await page.post('/api/rounds', { roundId: randomUUID(), stake: '10.00', pick });
  const statements = asked.mock.calls.map(([{ sql }]) => sql).filter((text) => !/^(begin|commit)/.test(text));
  asked.mockRestore();
  expect(body.state).toBe('open');
  expect(statements.length, statements.join('\n')).toBeLessThanOrEqual(STATEMENTS_MOST);
  await arcade.close();
});
