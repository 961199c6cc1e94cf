import { afterAll, beforeAll, expect, test } from 'vitest';
import { betOf, rollbackOf, winOf } from '../../../testing/games/gamblers.ts';
import { openVendor, type TestVendor, UNIT } from '../../../testing/games/vendor.ts';
import type { ModelCall } from '../../../testing/games/vendor-model.ts';
import { addPlayer, type Player } from '../../../testing/protection.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let vendor: TestVendor;
beforeAll(async () => {
  app = await startTestApp();
  vendor = await openVendor(app);
});
afterAll(() => app.close());

/** A member with a hundred units, who plays a round as the vendor tells it. */
async function sitDown(account: string) {
  const player = await addPlayer(app, account);
  await vendor.fund(player.id, 100n);
  const token = await vendor.openSession(player.id);
  return {
    player,
    first: betOf(player.id),
    async play(call: ModelCall, by = token) {
      app.clock.advance(1);
      const { status, balance } = await vendor.play(call, { token: by });
      return balance === undefined ? status : `${status} ${balance / UNIT}`;
    },
  };
}
const doubleOf = (first: ModelCall) => betOf(first.user, { round: first.round });
const recordsOf = async ({ browser }: Player) =>
  ((await browser.call('/wps/records/bets?source=games')).value as { items: object[] }).items;

test('a round takes further bets until it is closed, and one win that names the first', async () => {
  const { player, first, play } = await sitDown('doubler');
  const double = doubleOf(first);
  expect([await play(first), await play(double), await play(double)]).toEqual([
    'RS_OK 90',
    'RS_OK 80',
    'RS_OK 80',
  ]);
  expect(await recordsOf(player)).toMatchObject([{ staked: '20.00', won: '0.00', state: 'open' }]);
  const win = winOf(first, { amount: 40n * UNIT, closes: true });
  expect([await play(win), await play(win), await play(doubleOf(first))]).toEqual([
    'RS_OK 120',
    'RS_OK 120',
    'RS_ERROR_UNKNOWN',
  ]);
  expect(await recordsOf(player)).toMatchObject([
    { id: first.id, staked: '20.00', won: '40.00', state: 'settled' },
  ]);
});

test('a further bet that was refused, or that the vendor takes back, leaves the round as it was', async () => {
  const { player, first, play } = await sitDown('hesitant');
  const dear = betOf(player.id, { round: first.round, amount: 91n * UNIT });
  expect([await play(first), await play(dear)]).toEqual(['RS_OK 90', 'RS_ERROR_NOT_ENOUGH_MONEY 90']);
  const lost = doubleOf(first);
  expect([await play(lost), await play(rollbackOf(lost)), await play(lost)]).toEqual([
    'RS_OK 80',
    'RS_OK 90',
    'RS_OK 80',
  ]);
  expect(await vendor.balanceOf(player.id)).toBe(90n * UNIT);
  // One that never arrived and was taken back does not arrive later.
  const late = doubleOf(first);
  expect([await play(rollbackOf(late)), await play(late)]).toEqual(['RS_OK 90', 'RS_ERROR_UNKNOWN']);
  expect(await play(winOf(first, { amount: 0n, closes: true }))).toBe('RS_OK 90');
  expect(await recordsOf(player)).toMatchObject([{ staked: '10.00', won: '0.00', state: 'settled' }]);
});

test('a limit counts every bet of a round, and the round ends without the one it refused', async () => {
  const { player, first, play } = await sitDown('bounded');
  await player.setLimit({ kind: 'stake', period: 'day' }, '25');
  expect([await play(first), await play(doubleOf(first)), await play(doubleOf(first))]).toEqual([
    'RS_OK 90',
    'RS_OK 80',
    'RS_ERROR_LIMIT_REACHED',
  ]);
  expect(await play(winOf(first, { amount: 40n * UNIT, closes: true }))).toBe('RS_OK 120');
});

test('a round that is resumed takes its next bet under the token of the new launch', async () => {
  const { player, first, play } = await sitDown('resumed');
  await play(first);
  const newer = await vendor.openSession(player.id);
  expect(await play(doubleOf(first))).toBe('RS_ERROR_TOKEN_EXPIRED');
  expect(await play(doubleOf(first), newer)).toBe('RS_OK 80');
  expect(await play(winOf(first, { amount: 40n * UNIT, closes: true }), newer)).toBe('RS_OK 120');
});
