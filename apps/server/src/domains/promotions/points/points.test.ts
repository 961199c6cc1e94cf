import { DAY_MS } from '@parlour/clock/durations';
import { createManualClock } from '@parlour/clock/manual-clock';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeBrand } from '../../../factories/brand.factory.ts';
import { addMember } from '../../../testing/members.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { expiryOf, takeInOrder } from './points.rules.ts';
import { createPoints } from './points.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ brands: [makeBrand({ merchantCode: 'harbor' })] });
});
afterAll(() => app.close());

test('points expire after twelve months, on the last day where the day is missing', () => {
  expect(expiryOf(Date.UTC(2027, 2, 15, 8)).toISOString()).toBe('2028-03-15T08:00:00.000Z');
  expect(expiryOf(Date.UTC(2028, 1, 29)).toISOString()).toBe('2029-02-28T00:00:00.000Z');
});

test('lots are emptied in their order, or not at all', () => {
  const lots = [
    { id: 'old', left: 3 },
    { id: 'new', left: 5 },
  ];
  expect(takeInOrder(lots, 4)).toMatchObject([
    { id: 'old', taken: 3 },
    { id: 'new', taken: 1 },
  ]);
  expect(takeInOrder(lots, 9)).toBeNull();
});

test('what expires first is spent first, a cause gives once, and expired points are gone', async () => {
  const { id: memberId, brandId } = await addMember(app, 'mary01');
  const member = { brandId, memberId };
  const clock = createManualClock(Date.UTC(2027, 0, 1));
  const points = createPoints({ database: app.database, clock });
  const add = (cause: string, count: number) =>
    app.database.transaction((tx) => points.add(tx, member, { cause, points: count, source: null }));
  const take = (count: number) =>
    app.database.transaction((tx) => points.spend(tx, member, { cause: `spent ${count}`, points: count }));
  await add('first', 10);
  await add('first', 10);
  clock.advance(30 * DAY_MS);
  await add('second', 6);
  expect(await points.balance(member)).toMatchObject({ points: 16, next: { points: 10 } });
  expect(await take(12)).toBe(true);
  expect(await points.balance(member)).toMatchObject({ points: 4, next: { points: 4 } });
  expect(await take(5)).toBe(false);
  expect(await points.balance(member)).toMatchObject({ points: 4 });
  clock.advance(365 * DAY_MS);
  expect(await points.balance(member)).toEqual({ points: 0, next: null });
});
