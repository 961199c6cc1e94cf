import { DAY_MS } from '@parlour/clock/durations';
import { amountOf } from '@parlour/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeVendorTitle } from '../../../factories/games.factory.ts';
import { makeTill, openTill, payAt, type Till } from '../../../testing/cashier/cashier.ts';
import { addDrawer, type Drawer } from '../../../testing/cashier/withdrawals.ts';
import { betOf, winOf } from '../../../testing/games/gamblers.ts';
import { putVendor } from '../../../testing/games/games.ts';
import { openVendor, type TestVendor } from '../../../testing/games/vendor.ts';
import type { ModelCall } from '../../../testing/games/vendor-model.ts';

let till: Till;
let vendor: TestVendor;
let seated = 0;
beforeAll(async () => {
  till = await openTill({ brands: [makeTill('strict')] });
  vendor = await openVendor(till.app, { merchant: 'strict' });
  const titles = [
    makeVendorTitle({ game_code: 'holdem', category: 'PVP' }),
    makeVendorTitle({ game_code: 'baccarat', category: 'LIVE' }),
    makeVendorTitle({ game_code: 'slot', category: 'RNG' }),
    makeVendorTitle({ game_code: 'fish', category: 'FISH' }),
  ];
  await putVendor(till.app, 'STUDIO', titles, { merchant: 'strict' });
});
afterAll(() => till.close());

async function addSeated() {
  seated += 1;
  const drawer = await addDrawer(till, `seated${seated}`, 'strict');
  const { id: cardId } = await drawer.ownCard();
  const send = async (call: ModelCall) => {
    till.clock.advance(1);
    const token = await vendor.openSession(drawer.id, { gameCode: call.game });
    expect((await vendor.play(call, { token })).status).toBe('RS_OK');
  };
  const sit = async (game: string, amount: string, about: Partial<ModelCall> = {}) => {
    const bet = betOf(drawer.id, { game, amount: amountOf(amount), ...about });
    await send(bet);
    return bet;
  };
  const leave = (bet: ModelCall, amount: string) =>
    send(winOf(bet, { amount: amountOf(amount), closes: true }));
  const deposit = async (amount: string) => {
    till.clock.advance(1);
    await payAt((await drawer.start({ amount })).payUrl);
    await till.deliver();
  };
  return { ...drawer, cardId, sit, leave, deposit };
}
const leftFor = async (drawer: Drawer) => (await drawer.overview()).turnover.left;

test('chips that leave a card table as they came are nothing staked', async () => {
  const member = await addSeated();
  await member.deposit('200');
  const seat = await member.sit('holdem', '200');
  await member.leave(seat, '200');
  expect(await leftFor(member)).toBe('200.00');
  expect((await member.request({ cardId: member.cardId })).code).toBe('turnover_needed');
  // Looking again, also after the count was saved, takes it once.
  await member.deposit('100');
  expect(await leftFor(member)).toBe('300.00');
});

test('what a sitting lost or won counts, with all its chips, at most what was brought', async () => {
  const member = await addSeated();
  await member.give(1_000);
  await member.deposit('500');
  const lost = await member.sit('holdem', '100');
  await member.sit('holdem', '50', { round: lost.round });
  await member.leave(lost, '30');
  expect(await leftFor(member)).toBe('380.00');
  await member.leave(await member.sit('holdem', '100'), '140');
  expect(await leftFor(member)).toBe('340.00');
  await member.leave(await member.sit('holdem', '100'), '900');
  expect(await leftFor(member)).toBe('240.00');
});

test('both sides of a table come to little; a slot counts whole, whatever it pays', async () => {
  const member = await addSeated();
  await member.deposit('200');
  const both = await member.sit('baccarat', '100');
  await member.sit('baccarat', '100', { round: both.round });
  await member.leave(both, '195');
  expect(await leftFor(member)).toBe('195.00');
  await member.leave(await member.sit('slot', '100'), '100');
  expect(await leftFor(member)).toBe('95.00');
});

test('of a magazine that was left for a day, what was never fired is nothing staked', async () => {
  const member = await addSeated();
  await member.deposit('200');
  await member.leave(await member.sit('fish', '100'), '95');
  expect(await leftFor(member)).toBe('100.00');
  const magazine = await member.sit('fish', '100');
  await member.wait(DAY_MS);
  await member.leave(magazine, '95');
  expect(await leftFor(member)).toBe('95.00');
});

test('a sitting that began before a deposit takes nothing from what was staked for it', async () => {
  const member = await addSeated();
  await member.give(300);
  const seat = await member.sit('holdem', '300');
  await member.deposit('100');
  await member.leave(await member.sit('slot', '60'), '60');
  await member.leave(seat, '300');
  expect(await leftFor(member)).toBe('40.00');
});

test('chips that are added after a deposit, to a sitting from before it, meet nothing', async () => {
  const member = await addSeated();
  await member.give(10);
  const seat = await member.sit('holdem', '10');
  await member.deposit('100');
  await member.sit('holdem', '100', { round: seat.round });
  await member.leave(seat, '110');
  expect(await leftFor(member)).toBe('100.00');
});

test('a requirement that a sitting met is open again once the chips are back', async () => {
  const member = await addSeated();
  await member.give(300);
  await member.deposit('100');
  const seat = await member.sit('holdem', '250');
  expect(await leftFor(member)).toBe('0.00');
  await member.deposit('50');
  expect(await leftFor(member)).toBe('50.00');
  await member.leave(seat, '250');
  expect(await leftFor(member)).toBe('150.00');
  await member.leave(await member.sit('slot', '150'), '0');
  expect((await member.request({ cardId: member.cardId })).status).toBe(200);
});
