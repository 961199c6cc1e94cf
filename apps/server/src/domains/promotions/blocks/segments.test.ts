import { DAY_MS } from '@parlour/clock/durations';
import type { SegmentBlock } from '@parlour/contract';
import { BLOCKED_SEGMENTS_MAX } from '@parlour/contract/values/promotions/promotions.rules';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { putLevel } from '../../../testing/promotions/levels.ts';
import { type Nights, openNights } from '../../../testing/promotions/nights.ts';
import { addTaker, type Offers, openOffers } from '../../../testing/promotions/offers.ts';

const merchant = 'harbor';
const MONDAY = Date.UTC(2026, 10, 16, 12);
const NOTHING = { newForDays: null, registeredFrom: null, levelFrom: null };
let nights: Nights;
let offers: Offers;
beforeEach(async () => {
  nights = await openNights({ nowMs: MONDAY });
  offers = await openOffers(nights.app);
});
afterEach(() => nights.app.close());

const decide = (path: string, body: object) =>
  offers.money.post(`/ops/promotions/${path}`, { reason: 'bots at the door', ...body }, { merchant });
const block = async (audience: Partial<SegmentBlock['audience']>) =>
  ((await decide('block/segment', { audience: { ...NOTHING, ...audience } })).value as { id: string }).id;
const listed = async () =>
  (
    (await offers.money.call('/ops/promotions/blocks/segments', { merchant })).value as {
      items: SegmentBlock[];
    }
  ).items;
const size = async (query = '') =>
  (
    (await offers.writer.call(`/ops/promotions/audience?${query}`, { merchant })).value as {
      members: number;
    }
  ).members;
const rise = (memberId: string, level: number) =>
  putLevel(nights.app, { brandId: nights.brand.id, id: memberId }, level);

test('a segment has no offers and gets nothing at night, whoever joins it later too, until it is lifted', async () => {
  const { id } = await offers.launch();
  const old = await addTaker(nights.app, 'old01');
  nights.app.clock.advance(2 * DAY_MS);
  const since = nights.app.clock.now();
  const fresh = await addTaker(nights.app, 'fresh01');
  const segment = await block({ registeredFrom: since });
  expect(await listed()).toMatchObject([
    { id: segment, members: 1, reason: 'bots at the door', blockedBy: { name: 'money' } },
  ]);
  nights.app.clock.advance(1_000);
  const later = await addTaker(nights.app, 'later01');
  expect(await listed()).toMatchObject([{ members: 2 }]);
  expect(await old.own(id)).toMatchObject({ label: 'join' });
  for (const taker of [fresh, later]) {
    expect(await taker.own(id)).toMatchObject({ label: 'closed', why: 'blocked' });
    expect((await taker.join(id)).code).toBe('offer_closed');
  }
  expect([await size(), await size('newForDays=1')]).toEqual([1, 0]);
  for (const { id: memberId } of [old, fresh])
    await nights.play(memberId, 'slot', { staked: '1000', paid: '0' });
  await nights.endDay();
  expect(await nights.rewards(fresh.id)).toEqual([]);
  expect(await nights.rewards(old.id)).not.toEqual([]);
  expect((await decide('unblock/segment', { id: segment })).status).toBe(200);
  expect((await decide('unblock/segment', { id: segment })).code).toBe('not_found');
  expect(await fresh.own(id)).toMatchObject({ label: 'join' });
  expect(await size()).toBe(3);
});

test('who meets all that is said is in a segment; time takes members out of it', async () => {
  const [low, high, newest] = [
    await addTaker(nights.app, 'low01'),
    await addTaker(nights.app, 'high01'),
    await addTaker(nights.app, 'high02'),
  ];
  await rise(low.id, 1);
  await rise(high.id, 3);
  await rise(newest.id, 3);
  await block({ levelFrom: 2, newForDays: 3 });
  expect((await decide('block', { accounts: ['high02'] })).status).toBe(200);
  expect([await size(), await size('levelFrom=1'), await size('levelFrom=3')]).toEqual([1, 1, 0]);
  nights.app.clock.advance(3 * DAY_MS);
  expect([await size(), await size('levelFrom=3')]).toEqual([2, 1]);
  expect(await listed()).toMatchObject([{ members: 0 }]);
});

test('everybody is no segment, only so many are blocked, and only who decides may', async () => {
  const refused = await decide('block/segment', { audience: NOTHING });
  expect([refused.code, refused.value]).toEqual(['invalid_input', { fields: { audience: 'required' } }]);
  for (let count = 0; count < BLOCKED_SEGMENTS_MAX; count += 1) await block({ levelFrom: 2 });
  const audience = { ...NOTHING, levelFrom: 2 };
  expect((await decide('block/segment', { audience })).code).toBe('too_many_blocks');
  const body = { audience, reason: 'as a writer' };
  expect((await offers.writer.post('/ops/promotions/block/segment', body, { merchant })).code).toBe(
    'not_permitted',
  );
});
