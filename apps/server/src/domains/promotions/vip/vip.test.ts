import type { VipPlan } from '@parlour/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addMember, openBrowser } from '../../../testing/members.ts';
import { addOperator, type SignedIn, signInAs } from '../../../testing/operators.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { DEFAULT_PLAN } from './plan.rules.ts';
import { promotionsStanding } from './vip.schema.ts';

const merchant = 'harbor';
let app: TestApp;
let editor: SignedIn;
let other: SignedIn;
beforeAll(async () => {
  app = await startTestApp();
  await addOperator(app, 'editor', { grants: [{ role: 'content', merchantCode: merchant }] });
  await addOperator(app, 'other', { grants: [{ role: 'finance', merchantCode: merchant }] });
  [editor, other] = [await signInAs(app, 'editor'), await signInAs(app, 'other')];
});
afterAll(() => app.close());

type Read = { version: number; plan: VipPlan; isWaiting: boolean; members: number[] };
const read = async () => (await editor.call('/ops/promotions/vip', { merchant })).value as Read;
const ask = (plan: VipPlan, version = 0) =>
  editor.post('/ops/promotions/vip/request', { version, plan, reason: 'a richer club' }, { merchant });
const approve = (id: string, by: SignedIn) => {
  app.clock.advance(1);
  return by.post('/ops/approval/decide', { id, decision: 'approve', reason: 'seen' });
};
const changed = (change: Partial<VipPlan['levels'][number]>): VipPlan => ({
  ...DEFAULT_PLAN,
  levels: DEFAULT_PLAN.levels.map((level, index) => (index === 1 ? { ...level, ...change } : level)),
});

test('a plan holds once another person approves, and not a plan that changed meanwhile', async () => {
  expect(await read()).toMatchObject({ version: 0, plan: DEFAULT_PLAN, isWaiting: false });
  const asked = await ask(changed({ step: '5000' }));
  const { approvalId } = asked.value as { approvalId: string };
  expect((await read()).isWaiting).toBe(true);
  expect((await ask(changed({ step: '6000' }))).code).toBe('approval_waiting');
  expect((await approve(approvalId, editor)).code).toBe('not_permitted');
  expect((await approve(approvalId, other)).status).toBe(200);
  const now = await read();
  expect(now).toMatchObject({ version: 1, isWaiting: false });
  expect(now.plan.levels[1]?.step).toBe('5000');
  expect((await ask(changed({ step: '7000' }))).code).toBe('stale');
  const shown = await app.server.inject({ url: '/wps/vip/levels', headers: { merchant } });
  expect(shown.json().value.plan.levels[1].step).toBe('5000');
});

test('a level that is easier to reach than the one below is refused', async () => {
  expect((await ask(changed({ step: '0' }), 1)).code).toBe('invalid_input');
  expect((await ask(changed({ deposits: '600' }), 1)).code).toBe('invalid_input');
});

test('a level that adds fewer withdrawals than the one below is refused', async () => {
  const fieldsOf = async (plan: VipPlan) => ((await ask(plan, 1)).value as { fields: object }).fields;
  expect(await fieldsOf(changed({ freeWithdrawals: 2 }))).toEqual({ 'plan.levels.2': 'wrong_format' });
  expect(await fieldsOf(changed({ moreWithdrawals: 3 }))).toEqual({ 'plan.levels.2': 'wrong_format' });
});

test('free rounds are refused at a title without them, without a value, and for level 0', async () => {
  const rounds = { vendor: 'NOBODY', gameCode: 'nothing', value: '2', count: 10, days: 7 };
  const fieldsOf = async (plan: VipPlan) => ((await ask(plan, 1)).value as { fields: object }).fields;
  expect(await fieldsOf(changed({ stepRounds: rounds }))).toEqual({
    'plan.levels.1.stepRounds': 'not_allowed',
  });
  expect(await fieldsOf(changed({ stepRounds: { ...rounds, value: '0' } }))).toEqual({
    'plan.levels.1.stepRounds': 'wrong_format',
  });
  const [first, ...others] = DEFAULT_PLAN.levels;
  const levels = [{ ...first, stepRounds: rounds } as VipPlan['levels'][number], ...others];
  expect(await fieldsOf({ ...DEFAULT_PLAN, levels })).toEqual({ 'plan.levels.0.stepRounds': 'not_allowed' });
});

test('a member sees their level beside their name, what is missing, and what keeps it', async () => {
  const member = await addMember(app, 'vipmember');
  const browser = openBrowser(app);
  await browser.login('vipmember');
  const own = async () => (await browser.call('/wps/vip/own')).value;
  expect(await own()).toMatchObject({
    level: 0,
    progress: '0.00',
    keepStake: '0.00',
    monthEnds: '2026-11-30',
  });
  await app.database.queries.insert(promotionsStanding).values({
    brandId: member.brandId,
    memberId: member.id,
    level: 2,
    progress: 1_234_500_000n,
    month: '2026-11',
    monthValid: 120_000_000n,
    risenMonth: '2026-10',
    pointsRest: 0n,
  });
  expect(await own()).toMatchObject({
    level: 2,
    progress: '12345.00',
    monthStake: '1200.00',
    keepStake: '4000.00',
  });
  const { clubLabel } = (await browser.call('/wps/member/info')).value as { clubLabel: unknown };
  expect(clubLabel).toEqual({ labelName: 'VIP 2' });
});
