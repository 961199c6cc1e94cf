import type { OwnRounds, Reward, RoundsTerms } from '@parlour/contract';
import { afterEach, expect, test } from 'vitest';
import {
  HOSTILE_VENDOR,
  type HostileVendor,
  openHostileVendor,
} from '../../../testing/games/hostile-vendor.ts';
import { openBrowser } from '../../../testing/members.ts';
import { putLevels } from '../../../testing/promotions/levels.ts';
import { type Nights, openNights } from '../../../testing/promotions/nights.ts';
import { addPlayer } from '../../../testing/protection.ts';
import { DEFAULT_PLAN } from './plan.rules.ts';

let nights: Nights;
let vendor: HostileVendor | null = null;
afterEach(async () => {
  await vendor?.close();
  vendor = null;
  await nights.app.close();
});

const gifts = async (member: string) =>
  (await nights.rewards(member)).filter((reward) => reward.startsWith('vip_'));

test('a member rises several steps at once, carries the rest, and gets each gift once for life', async () => {
  nights = await openNights({ nowMs: Date.UTC(2026, 10, 10) });
  const { member } = await nights.addMembers(1);
  await nights.deposit(member, '500');
  await nights.play(member, 'slot', { staked: '55000', paid: '55000' });
  const day = await nights.endDay();
  expect(await nights.standing(member)).toBe('2 5000.00');
  expect(await gifts(member)).toEqual(['vip_step 1 8.00', 'vip_step 2 28.00']);
  expect(await nights.letters(member)).toEqual(['Welcome to VIP 2']);
  await nights.runAgain(day);
  expect(await gifts(member)).toHaveLength(2);
});

test('who has not deposited enough in the month waits, and rises when they have', async () => {
  nights = await openNights({ nowMs: Date.UTC(2026, 10, 10) });
  const { member } = await nights.addMembers(1);
  await nights.deposit(member, '99.99');
  await nights.play(member, 'slot', { staked: '12000', paid: '12000' });
  await nights.endDay();
  expect(await nights.standing(member)).toBe('0 12000.00');
  await nights.deposit(member, '0.01');
  await nights.endDay();
  expect(await nights.standing(member)).toBe('1 2000.00');
});

test('excluded members keep what their play earned, and get no gift or letter until a week after', async () => {
  nights = await openNights({ nowMs: Date.UTC(2026, 10, 10) });
  const player = await addPlayer(nights.app, 'leaving01');
  await nights.deposit(player.id, '500');
  await nights.play(player.id, 'slot', { staked: '12000', paid: '12000' });
  expect((await player.exclude('24h')).status).toBe(200);
  await nights.endDaysUntil('2026-11-17');
  expect(await nights.rewards(player.id)).toEqual(['points 1200.00', 'rebate RNG 36.00']);
  expect([await nights.standing(player.id), await nights.letters(player.id)]).toEqual(['0 12000.00', []]);
  await nights.endDaysUntil('2026-11-18');
  expect(await nights.standing(player.id)).toBe('1 2000.00');
  expect([await gifts(player.id), await nights.letters(player.id)]).toEqual([
    ['vip_step 1 8.00'],
    ['Welcome to VIP 1'],
  ]);
});

test('a level is lost after a month without play, with a warning, and never in the month of the rise', async () => {
  nights = await openNights({ nowMs: Date.UTC(2026, 10, 28) });
  const { member } = await nights.addMembers(1);
  await nights.deposit(member, '100');
  await nights.play(member, 'slot', { staked: '10000', paid: '10000' });
  await nights.endDaysUntil('2026-12-24');
  expect(await nights.standing(member)).toBe('1 0.00');
  expect(await nights.letters(member)).toEqual(['Welcome to VIP 1']);
  await nights.endDaysUntil('2026-12-25');
  expect(await nights.letters(member)).toEqual(['Welcome to VIP 1', 'Keep your VIP 1']);
  await nights.endDaysUntil('2027-01-01');
  expect(await nights.standing(member)).toBe('0 0.00');
  // Weekly on Mondays and monthly while the level was held; nothing for a level that is lost.
  expect(await gifts(member)).toEqual([
    'vip_month 3.00',
    'vip_step 1 8.00',
    ...Array.from({ length: 5 }, () => 'vip_week 1.00'),
  ]);
});

test('a tenth of the step keeps the level over the end of the year', async () => {
  nights = await openNights({ nowMs: Date.UTC(2026, 10, 29) });
  const { member } = await nights.addMembers(1);
  await nights.deposit(member, '100');
  await nights.play(member, 'slot', { staked: '10000', paid: '10000' });
  await nights.endDaysUntil('2026-12-31');
  await nights.play(member, 'slot', { staked: '1000', paid: '1000' });
  await nights.endDaysUntil('2027-01-01');
  expect(await nights.standing(member)).toBe('1 1000.00');
});

test('a birthday is celebrated once a year with members who have been here for thirty days', async () => {
  nights = await openNights({ nowMs: Date.UTC(2027, 1, 20) });
  const { member } = await nights.addMembers(1);
  nights.addBirthdays(async (_tx, _brandId, ids) => new Map(ids.map((id) => [id, '1996-02-29'])));
  await nights.deposit(member, '100');
  await nights.play(member, 'slot', { staked: '10000', paid: '10000' });
  await nights.endDaysUntil('2027-03-02');
  const birthdays = async () => (await gifts(member)).filter((gift) => gift.startsWith('vip_birthday'));
  expect(await birthdays()).toEqual([]);
  nights.addBirthdays(async (_tx, _brandId, ids) => new Map(ids.map((id) => [id, '1990-03-25'])));
  await nights.endDaysUntil('2027-03-26');
  expect(await birthdays()).toEqual(['vip_birthday 8.00']);
});

test('whoever climbs gets the free rounds of every level beside its cash, each once for life', async () => {
  nights = await openNights({ nowMs: Date.UTC(2026, 10, 10) });
  vendor = await openHostileVendor(nights.app);
  const roundsAt = (count: number): RoundsTerms => ({
    vendor: HOSTILE_VENDOR,
    gameCode: 'squall',
    value: '2',
    count,
    days: 7,
  });
  const given = [null, roundsAt(5), roundsAt(10), roundsAt(20), null, null];
  await putLevels(
    nights.app,
    nights.brand.id,
    DEFAULT_PLAN.levels.map((level, index) => ({ ...level, stepRounds: given[index] ?? null })),
  );
  const { member } = await nights.addMembers(3);
  await nights.deposit(member, '500');
  await nights.play(member, 'slot', { staked: '55000', paid: '55000' });
  const day = await nights.endDay();
  await nights.runAgain(day);
  const browser = openBrowser(nights.app);
  await browser.login('player0');
  const { rewards } = (await browser.call('/wps/rewards')).value as { rewards: Reward[] };
  const steps = rewards.filter(({ source }) => source === 'vip_step');
  expect(steps.map(({ kind, amount }) => `${kind} ${amount}`).sort()).toEqual([
    'cash 28.00',
    'cash 8.00',
    'rounds 10.00',
    'rounds 20.00',
  ]);
  const ten = steps.find(({ rounds }) => rounds?.count === 10);
  expect(ten?.rounds).toMatchObject({ value: '2', days: 7, game: { name: 'Squall Line' } });
  expect((await browser.post('/wps/rewards/claim', { id: ten?.id })).value).toMatchObject({
    state: 'claimed',
  });
  const own = (await browser.call('/wps/rewards/rounds')).value as { rounds: OwnRounds[] };
  expect(own.rounds).toMatchObject([{ count: 10, value: '2.00' }]);
});
