import { expect, test } from 'vitest';
import { startTestArcade } from '../testing/test-arcade.ts';
import {
  BEHIND_PROXY,
  type CardPage,
  clearTables,
  openCards,
  playUntil,
  seatPlayers,
} from '../testing/test-cards.ts';

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

test('whoever moves to the network of another player plays the hand out and is dealt no further one', async () => {
  const arcade = await startTestArcade({ balance: 10n ** 12n, isStill: true, ...BEHIND_PROXY });
  const pages = await seatPlayers(arcade, 3);
  const [first, second, mover] = pages as [CardPage, CardPage, CardPage];
  const playHand = (number: number) =>
    playUntil(arcade, pages, {
      isSo: () => first.view().hand?.number === number && first.view().hand?.phase === 'over',
    });
  mover.moveTo(first.address);
  await playHand(1);
  // Its seed of the first hand came from there.
  expect(mover.view()).toMatchObject({ isBesideOwn: true });
  expect(mover.view().hand?.end?.stacks).toHaveLength(3);
  expect(first.view().isBesideOwn).toBe(false);
  await playHand(2);
  const dealt = first.view().hand?.end?.stacks.map(({ seat }) => seat);
  expect(dealt).toHaveLength(2);
  expect(dealt).not.toContain(mover.view().you);
  expect((await mover.away(false)).body.error).toBe('seat_refused');

  // A network of its own again.
  mover.moveTo('198.51.100.7');
  expect((await mover.away(false)).status).toBe(200);
  expect(mover.view().isBesideOwn).toBe(false);
  await playHand(3);
  expect(second.view().hand?.end?.stacks).toHaveLength(3);
  await clearTables(arcade, pages);
  await arcade.close();
});
