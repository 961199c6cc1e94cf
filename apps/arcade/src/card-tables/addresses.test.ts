import { expect, test } from 'vitest';
import { startTestArcade } from '../testing/test-arcade.ts';
import { BEHIND_PROXY, openCards } from '../testing/test-cards.ts';

test.each([
  ['in a demonstration', false, 1],
  ['never in production', true, 2],
])('two people at this machine meet at a table for money %s', async (_, isProduction, tables) => {
  const arcade = await startTestArcade({ isStill: true, isProduction, ...BEHIND_PROXY });
  const seats: string[] = [];
  for (const user of ['one', 'other']) {
    const page = await openCards(arcade, { user, address: '127.0.0.1' });
    seats.push((await page.sit()).body.sitting.tableId);
  }
  expect(new Set(seats).size).toBe(tables);
  await arcade.close();
});
