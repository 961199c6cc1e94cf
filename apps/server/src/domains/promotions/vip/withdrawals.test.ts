import type { AnswerOf, Contract, VipLevel } from '@parlour/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeTill, openTill, type Till } from '../../../testing/cashier/cashier.ts';
import { type Drawer, makeWithdrawals, startDrawing } from '../../../testing/cashier/withdrawals.ts';
import { putLevel, putLevels } from '../../../testing/promotions/levels.ts';
import { DEFAULT_PLAN } from './plan.rules.ts';
import { promotionsVipPlan } from './vip.schema.ts';

/** Three a day, the first of them free; level 3 adds three, and two free ones. */
const cashier = makeWithdrawals({ perDay: 3, freePerDay: 1, feePercent: '1' });

let till: Till;
let drawer: Drawer;
let cardId: string;
beforeAll(async () => {
  const free = makeTill('lotus', { cashier: makeWithdrawals({ feePercent: '0' }) });
  till = await openTill({ brands: [makeTill('harbor', { cashier }), free] });
});
afterAll(() => till.close());
beforeEach(async () => {
  await till.app.database.queries.delete(promotionsVipPlan);
  ({ drawer, cardId } = await startDrawing(till));
});

const atLevel = (level: number) => putLevel(till.app, drawer, level);
const putPlan = (levels: Partial<VipLevel>[]) => putLevels(till.app, drawer.brandId, levels);
const feesOf = async (count: number) => {
  const fees: string[] = [];
  for (let made = 0; made < count; made += 1) fees.push((await drawer.withdraw({ cardId })).fee);
  return fees;
};

test('a level adds withdrawals to the day, and free ones after those that everybody has', async () => {
  await atLevel(3);
  expect(await drawer.overview()).toMatchObject({
    perDay: 6,
    countLeft: 6,
    freeLeft: 3,
    vip: { level: 3, freeLeft: 2 },
  });
  await drawer.withdraw({ cardId });
  expect(await drawer.overview()).toMatchObject({ freeLeft: 2, vip: { level: 3, freeLeft: 2 } });
  expect(await feesOf(3)).toEqual(['0.00', '0.00', '1.00']);
  expect(await drawer.overview()).toMatchObject({
    countLeft: 2,
    freeLeft: 0,
    vip: { level: 3, freeLeft: 0 },
  });
  expect(await feesOf(2)).toEqual(['1.00', '1.00']);
  const refused = await drawer.request({ cardId });
  expect([refused.code, refused.value]).toEqual(['too_many_today', { perDay: 6 }]);
});

test('who is at level 0 has what everybody has', async () => {
  expect(await drawer.overview()).toMatchObject({ perDay: 3, freeLeft: 1, vip: null });
  expect(await feesOf(3)).toEqual(['0.00', '1.00', '1.00']);
  expect((await drawer.request({ cardId })).value).toEqual({ perDay: 3 });
});

test('a free one that was taken back is free again', async () => {
  await atLevel(2);
  expect(await feesOf(1)).toEqual(['0.00']);
  const { id } = await drawer.withdraw({ cardId });
  await drawer.cancel(id);
  expect((await drawer.overview()).vip).toEqual({ level: 2, freeLeft: 1 });
  expect(await feesOf(2)).toEqual(['0.00', '1.00']);
});

test('who falls to a level that adds less pays from the next withdrawal on', async () => {
  await atLevel(3);
  expect(await feesOf(2)).toEqual(['0.00', '0.00']);
  await atLevel(0);
  expect((await drawer.overview()).vip).toBeNull();
  expect(await feesOf(1)).toEqual(['1.00']);
});

test('a level above the plan’s highest adds what the highest does', async () => {
  await putPlan(DEFAULT_PLAN.levels.slice(0, 3));
  await atLevel(5);
  expect(await drawer.overview()).toMatchObject({ perDay: 5, vip: { level: 2, freeLeft: 1 } });
});

test('a plan from before levels added withdrawals adds none', async () => {
  await putPlan(
    DEFAULT_PLAN.levels.map(({ freeWithdrawals: _free, moreWithdrawals: _more, ...level }) => level),
  );
  await atLevel(5);
  expect(await drawer.overview()).toMatchObject({ perDay: 3, vip: null });
  expect(await feesOf(2)).toEqual(['0.00', '1.00']);
});

test('everybody sees what each level has in all; where no fee is taken, none is called free', async () => {
  const shown = async (merchant: string) => {
    const { body } = await till.app.server.inject({ url: '/wps/vip/levels', headers: { merchant } });
    return (JSON.parse(body).value as AnswerOf<Contract['promotions']['vipLevels']>).withdrawals;
  };
  const harbor = await shown('harbor');
  expect(harbor[0]).toEqual({ perDay: 3, freePerDay: 1 });
  expect(harbor[3]).toEqual({ perDay: 6, freePerDay: 3 });
  expect((await shown('lotus'))[3]).toEqual({ perDay: 8, freePerDay: null });
});
