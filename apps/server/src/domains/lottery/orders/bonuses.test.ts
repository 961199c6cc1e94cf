import { randomUUID } from 'node:crypto';
import { MINUTE_MS } from '@parlour/clock/durations';
import type { Issue } from '@parlour/contract';
import { PARTS_PER_UNIT } from '@parlour/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { grantBonus } from '../../../testing/ledger/bonuses.ts';
import { addBettor, type Drawn, LINE, openLottery } from '../../../testing/lottery.ts';

let drawn: Drawn;
let bettors = 0;
beforeAll(async () => {
  drawn = await openLottery();
});
afterAll(() => drawn.app.close());

const CENT = PARTS_PER_UNIT / 100n;

/** A bettor with so many units of their own, and a bonus. */
async function addBonusBettor(units: bigint, terms: Parameters<typeof grantBonus>[2]) {
  bettors += 1;
  const bettor = await addBettor(drawn.app, `bonusbettor${bettors}`, units);
  const owner = { brandId: bettor.member.brandId, memberId: bettor.member.id, currency: 'CNY' };
  const bonus = await grantBonus(drawn.app, owner, terms);
  const { mainAccounts, bonuses } = drawn.app.modules.wallet;
  const { queries } = drawn.app.database;
  return {
    ...bettor,
    bonus,
    owner,
    purses: async () => [
      (await mainAccounts.main(queries, owner)).balance / CENT,
      (await mainAccounts.bonus(queries, owner)) / CENT,
    ],
    async cancelLast(orderId: string) {
      const { subOrders } = (await bettor.call(`/lgw/orders/detail?id=${orderId}`)).value as {
        subOrders: { id: string; numero: string }[];
      };
      const last = subOrders.sort((one, other) => (one.numero < other.numero ? -1 : 1)).at(-1);
      const body = { orderId, subOrderIds: [last?.id] };
      const headers = { 'idempotency-key': randomUUID() };
      expect((await bettor.post('/lgw/orders/suborders/cancel', body, { headers })).status).toBe(200);
    },
    cancelBonus: () => bonuses.cancel(owner, bonus.id),
    soundBooks: async () =>
      expect((await drawn.app.modules.wallet.checker.look(owner.brandId)).findings).toEqual([]),
  };
}
const EVERY_DIGIT = '0,1,2,3,4,5,6,7,8,9||||';

async function drawNext(): Promise<void> {
  const { app } = drawn;
  app.clock.advance(2 * MINUTE_MS);
  await app.modules.lottery.advance();
}

const multiple = (count: number) => ({ items: [{ ...LINE, multiple: count }], stake: `${count * 2}.00` });

test('an order takes main first, then the bonus; cancelling gives each part back', async () => {
  const bettor = await addBonusBettor(5n, { amount: 100n, product: 'lottery' });
  const order = await bettor.placed(multiple(4));
  expect(await bettor.purses()).toEqual([0n, 9_700n]);
  expect(await bettor.cancelBonus()).toBe('round_open');
  await bettor.cancelLast(order.id);
  expect(await bettor.purses()).toEqual([500n, 10_000n]);
  expect(await bettor.cancelBonus()).toBe('ended');
  await bettor.soundBooks();
});

test('a chase is paid in order: what main does not have is the bonus’s part of the last issues', async () => {
  const bettor = await addBonusBettor(3n, { amount: 100n });
  const coming = (await bettor.call('/lgw/issues/upcoming?gameId=HM1&limit=3')).value as { items: Issue[] };
  const issues = coming.items.slice(0, 3).map(({ numero }) => ({ numero, multiple: 1 }));
  const order = await bettor.placed({ issues, stake: '6.00', stopsOnWin: false });
  expect(await bettor.purses()).toEqual([0n, 9_700n]);
  await bettor.cancelLast(order.id);
  // The last ticket was the bonus's alone.
  expect(await bettor.purses()).toEqual([0n, 9_900n]);
  await bettor.soundBooks();
});

test('a bonus of the casino pays no lottery, and one with a limit no larger ticket', async () => {
  const wrong = await addBonusBettor(1n, { amount: 100n, product: 'casino' });
  expect((await wrong.order()).code).toBe('not_enough_money');
  const small = await addBonusBettor(1n, { amount: 100n, stakeMax: 3n });
  const refused = await small.order(multiple(2));
  expect([refused.code, refused.value]).toEqual(['bonus_stake_limit', { limit: '3.00', currency: 'CNY' }]);
  expect((await small.order()).status).toBe(200);
  expect(await small.purses()).toEqual([0n, 9_900n]);
});

test('a rebate is split as the stake was paid, and moves in the purse of the bonus', async () => {
  const bettor = await addBonusBettor(2n, { amount: 100n, product: 'lottery' });
  const lowest = { ...LINE, play: 'ssc.fixedPosition', selection: EVERY_DIGIT, series: 1_800 };
  // Twenty of stake, two of which are the member's own: a prize of 18.00 and 7.8 % of the stake are sure.
  await bettor.placed({ items: [lowest], stake: '20.00' });
  expect(await bettor.purses()).toEqual([0n, 8_200n]);
  await drawNext();
  expect(await bettor.purses()).toEqual([180n + 16n, 8_200n + 1_620n + 140n]);
  const { mainAccounts } = drawn.app.modules.wallet;
  const moves = await mainAccounts.bonusMoves(drawn.app.database.queries, bettor.owner, 0n);
  expect(moves).toContainEqual({ kind: 'rebate', amount: 140n * CENT });
  await bettor.soundBooks();
});

test('a stake that a bonus paid alone brings no rebate in free money', async () => {
  const bettor = await addBonusBettor(0n, { amount: 100n, product: 'lottery' });
  const lowest = { ...LINE, play: 'ssc.fixedPosition', selection: EVERY_DIGIT, series: 1_800 };
  await bettor.placed({ items: [lowest], stake: '20.00' });
  await drawNext();
  expect(await bettor.purses()).toEqual([0n, 8_000n + 1_800n + 156n]);
  await bettor.soundBooks();
});
