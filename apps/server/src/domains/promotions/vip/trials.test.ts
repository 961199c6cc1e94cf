import { DAY_MS } from '@parlour/clock/durations';
import type { VipPlan, VipTrial } from '@parlour/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { signInAs } from '../../../testing/operators.ts';
import { type Nights, openNights } from '../../../testing/promotions/nights.ts';
import { type Offers, openOffers } from '../../../testing/promotions/offers.ts';
import { DEFAULT_PLAN } from './plan.rules.ts';
import { TRIAL_KEPT_DAYS } from './trial.rules.ts';

const merchant = 'harbor';
let nights: Nights;
let offers: Offers;
beforeEach(async () => {
  nights = await openNights({ nowMs: Date.UTC(2026, 10, 10, 12) });
  offers = await openOffers(nights.app);
});
afterEach(() => nights.app.close());

const ask = (plan: VipPlan) => offers.writer.post('/ops/promotions/vip/try', { plan }, { merchant });
const read = async (id: string) => offers.writer.call(`/ops/promotions/vip/trial?id=${id}`, { merchant });
const trialOf = async (id: string) => ((await read(id)).value as { trial: VipTrial | null }).trial;
/** As easy to reach as the plan, with twice the gift at level 1. */
const generous: VipPlan = {
  ...DEFAULT_PLAN,
  rescuePercent: '10',
  levels: DEFAULT_PLAN.levels.map((level, index) => (index === 1 ? { ...level, stepGift: '16' } : level)),
};

test('a plan is tried beside the one that holds, as nights would have applied both', async () => {
  const { member } = await nights.addMembers(3);
  await nights.deposit(member, '100');
  await nights.play(member, 'slot', { staked: '12000', paid: '11000' });
  await nights.endDay();
  const { id } = (await ask(generous)).value as { id: string };
  expect(await trialOf(id)).toBeNull();
  await nights.app.jobs.runDue();
  const trial = await trialOf(id);
  expect(trial).toMatchObject({
    currency: 'CNY',
    to: '2026-11-10',
    members: 1,
    askedBy: { name: 'writer' },
    doneAt: nights.app.clock.now(),
  });
  expect(trial?.levels.map(({ now, tried }) => [now, tried])).toEqual([
    [0, 0],
    [1, 1],
    [0, 0],
    [0, 0],
    [0, 0],
    [0, 0],
  ]);
  const costs = Object.fromEntries((trial?.costs ?? []).map(({ part, ...cost }) => [part, cost]));
  expect(costs).toMatchObject({
    rebate: { now: '12.00', tried: '12.00' },
    rescue: { now: '16.66666', tried: '33.33333' },
    stepGift: { now: '2.66666', tried: '5.33333' },
    weekGift: { now: '0.00', tried: '0.00' },
  });
  // What the night gave is what the trial of the plan that holds says: a third of it a month.
  expect(await nights.rewards(member)).toEqual(
    expect.arrayContaining(['rebate RNG 36.00', 'rescue 50.00', 'vip_step 1 8.00']),
  );
});

test('a plan without sense is not tried, and an unknown trial is not found', async () => {
  const [first, second, ...others] = DEFAULT_PLAN.levels;
  const levels = [first, { ...second, step: '0' }, ...others] as VipPlan['levels'];
  expect((await ask({ ...DEFAULT_PLAN, levels })).value).toMatchObject({
    fields: { 'plan.levels.1': 'wrong_format' },
  });
  expect((await read('018f2f6e-0000-7000-8000-000000000000')).code).toBe('not_found');
});

test('a trial changes nothing, and is forgotten after a while', async () => {
  const { id } = (await ask(generous)).value as { id: string };
  await nights.app.jobs.runDue();
  const { value } = await offers.writer.call('/ops/promotions/vip', { merchant });
  expect(value).toMatchObject({ version: 0, plan: DEFAULT_PLAN, isWaiting: false });
  nights.app.clock.advance((TRIAL_KEPT_DAYS + 1) * DAY_MS);
  const writer = await signInAs(nights.app, 'writer');
  const again = await writer.post('/ops/promotions/vip/try', { plan: generous }, { merchant });
  expect(again.status).toBe(200);
  const forgotten = await writer.call(`/ops/promotions/vip/trial?id=${id}`, { merchant });
  expect(forgotten.code).toBe('not_found');
});

test('who decides on a plan is told its trial, and that another plan has none', async () => {
  const { id } = (await ask(generous)).value as { id: string };
  await nights.app.jobs.runDue();
  const finance = offers.money;
  const request = async (plan: VipPlan) => {
    const body = { version: 0, plan, reason: 'more for newcomers' };
    const { value } = await offers.writer.post('/ops/promotions/vip/request', body, { merchant });
    const { approvalId } = value as { approvalId: string };
    const { details } = (await finance.call(`/ops/approval?id=${approvalId}`)).value as {
      details: { trial: string | null };
    };
    await finance.post('/ops/approval/decide', { id: approvalId, decision: 'refuse', reason: 'too much' });
    return details.trial;
  };
  expect(await request(generous)).toBe(id);
  expect((await finance.call(`/ops/promotions/vip/trial?id=${id}`, { merchant })).value).toMatchObject({
    trial: { currency: 'CNY' },
  });
  expect(await request({ ...generous, rescuePercent: '9' })).toBeNull();
});
