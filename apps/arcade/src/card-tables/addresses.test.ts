import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@parlour/clock/durations';
import { expect, test } from 'vitest';
import { keyOf, openLine } from '../testing/card-line.ts';
import { startTestArcade } from '../testing/test-arcade.ts';
import {
  BEHIND_PROXY,
  type CardPage,
  clearTables,
  openCards,
  playUntil,
  seatPlayers,
} from '../testing/test-cards.ts';
import { arcadeCardFinding } from './card-tables.schema.ts';

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

test('one browser has one seat at a table for money, whatever its network, and any number where nothing is at stake', async () => {
  const arcade = await startTestArcade({ balance: 10n ** 12n, isStill: true, ...BEHIND_PROXY });
  const device = randomUUID();
  const [first, second, third] = [
    await openCards(arcade, { device }),
    await openCards(arcade, { device }),
    await openCards(arcade, {}),
  ];
  const order = { quick: '100.00', buyIn: '4000.00' };
  const { tableId } = (await first.sit(order)).body.sitting;
  const there = { quick: undefined, tableId, buyIn: '4000.00' };
  const refused = await second.sit(there);
  expect([refused.status, refused.body.error]).toEqual([409, 'seat_refused']);
  expect((await third.sit(there)).status).toBe(200);
  // Nothing was paid for it, and another table is free to them.
  expect((await second.sit(order)).body.sitting.tableId).not.toBe(tableId);
  const rows = await arcade.database.queries.execute('select device_hash from arcade_card_sitting');
  expect(JSON.stringify(rows)).not.toContain(device);
  await clearTables(arcade, [first, second, third]);

  const practice = { isPractice: true, quick: '2.00', buyIn: '200.00' };
  for (const page of [first, second]) expect((await page.sit(practice)).status).toBe(200);
  await clearTables(arcade, [first, second]);
  await arcade.close();
});

test('whoever opens their table in the browser of another player there is dealt no further hand, and both are noticed', async () => {
  const arcade = await startTestArcade({ balance: 10n ** 12n, isStill: true, ...BEHIND_PROXY });
  const pages = await seatPlayers(arcade, 3);
  const [first, , mover] = pages as [CardPage, CardPage, CardPage];
  const playHand = (number: number) =>
    playUntil(arcade, pages, {
      isSo: () => first.view().hand?.number === number && first.view().hand?.phase === 'over',
    });
  await playHand(1);
  // The page of the third, opened in the browser of the first.
  const origin = await arcade.server.listen({ host: '127.0.0.1', port: 0 });
  const line = await openLine(origin, { 'x-forwarded-for': mover.address });
  line.say({ type: 'hello', key: keyOf(mover), tableId: mover.view().table.id, device: first.device });
  await line.hear((text) => text.includes('"table"'));
  await playHand(2);
  expect(mover.view()).toMatchObject({ isBesideOwn: true });
  expect((await mover.away(false)).body.error).toBe('seat_refused');
  await arcade.collusion.findIn(Math.floor(arcade.clock.now() / DAY_MS) * DAY_MS);
  const found = await arcade.database.queries.select().from(arcadeCardFinding);
  expect(found).toMatchObject([{ kind: 'device', figures: { hands: expect.any(Number) } }]);
  await clearTables(arcade, pages);
  await arcade.close();
});
