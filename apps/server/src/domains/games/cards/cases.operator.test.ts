import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@parlour/clock/durations';
import type { AnswerOf, ConsoleContract } from '@parlour/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  ONBOARDING_TOKEN,
  startTestArcade,
  type TestArcade,
} from '../../../../../arcade/src/testing/test-arcade.ts';
import { runDueDays } from '../../../testing/daily-jobs.ts';
import { openVendor, UNIT } from '../../../testing/games/vendor.ts';
import { addMember } from '../../../testing/members.ts';
import { addOperator, type SignedIn, signInAs } from '../../../testing/operators.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

type Cases = AnswerOf<ConsoleContract['games']['cardCases']>['items'];
type Case = AnswerOf<ConsoleContract['games']['cardCase']>;
const merchant = 'harbor';
const HOLDEM = 'diamond-club-holdem';
const reason = 'they are strangers who met here';

let app: TestApp;
let arcade: TestArcade;
let one: SignedIn;
let other: SignedIn;
let operatorId: string;
let brandId: string;

beforeAll(async () => {
  app = await startTestApp();
  arcade = await startTestArcade({ isStill: true });
  const brand = app.modules.system.brands.ofMerchant(merchant);
  if (!brand) throw new Error('there is no brand');
  brandId = brand.id;
  // Its own tests have an operator of this name, with another key.
  await arcade.database.queries.execute(sql`delete from arcade_operator`);
  await app.modules.games.connectVendors({
    brand,
    apiUrl: await arcade.server.listen({ host: '127.0.0.1', port: 0 }),
    onboardingToken: ONBOARDING_TOKEN,
    by: 'machine' as const,
    walletUrl: 'http://127.0.0.1:1/vendors/harbor/{vendor}',
  });
  operatorId = (await app.modules.games.vendors.find(brand.id, 'NORTHSTAR'))?.operatorId ?? '';
  for (const name of ['one', 'other'])
    await addOperator(app, name, { grants: [{ role: 'risk', merchantCode: merchant }] });
  await signIn();
});
async function signIn() {
  [one, other] = [await signInAs(app, 'one'), await signInAs(app, 'other')];
}
afterAll(async () => {
  await arcade?.close();
  await app?.close();
});

const cases = async (state?: string) => {
  const query = state === undefined ? '' : `?state=${state}`;
  return ((await one.call(`/ops/games/cards/cases${query}`, { merchant })).value as { items: Cases }).items;
};
const see = async (id: string) =>
  (await one.call(`/ops/games/cards/case?id=${id}`, { merchant })).value as Case;
const take = (by: SignedIn, id: string) => by.post('/ops/games/cards/case/take', { id }, { merchant });
const decide = (by: SignedIn, id: string, verdict = 'cleared') =>
  by.post('/ops/games/cards/case/decide', { id, verdict, reason }, { merchant });

/** What the arcade noticed of two members on a day, and a hand that they played. */
async function notice(day: string, from: string, to: string): Promise<void> {
  const { queries } = arcade.database;
  const at = sql`${`${day}T12:00:00Z`}::timestamptz`;
  const hand = randomUUID();
  for (const [user, net] of [
    [from, -100n],
    [to, 95n],
  ] as const) {
    await queries.execute(sql`
      insert into arcade_player (id, operator_id, user_name, created_at)
      values (${randomUUID()}, ${operatorId}, ${user}, ${at}) on conflict do nothing`);
    await queries.execute(sql`
      insert into arcade_card_result (hand_id, sitting_id, player_id, operator_id, game_code, currency, is_practice,
        before, after, rake, at)
      select ${hand}, ${randomUUID()}, id, operator_id, ${HOLDEM}, 'CNY', false, ${1_000n * UNIT},
        ${(1_000n + net) * UNIT}, 0, ${at}
      from arcade_player where operator_id = ${operatorId} and user_name = ${user}`);
  }
  await queries.execute(sql`
    insert into arcade_card_finding (id, operator_id, game_code, currency, day, kind, from_player, to_player, figures, found_at)
    select ${randomUUID()}, ${operatorId}, ${HOLDEM}, 'CNY', ${day}, 'flow', a.id, b.id,
      '{"hands": 32, "stakes": 61.5, "deviations": 4.25}'::jsonb, ${at}
    from arcade_player a, arcade_player b
    where a.operator_id = ${operatorId} and b.operator_id = ${operatorId} and a.user_name = ${from} and b.user_name = ${to}`);
}

test('a finding becomes a case the night after, once, which one takes and decides', async () => {
  const [anna, bert] = [
    (await addMember(app, 'anna', { merchant })).id,
    (await addMember(app, 'bert', { merchant })).id,
  ];
  await runDueDays(app);
  await notice(new Date(app.clock.now()).toISOString().slice(0, 10), anna, bert);
  app.clock.advance(2 * DAY_MS);
  await runDueDays(app);
  app.clock.advance(DAY_MS);
  await runDueDays(app);
  // Sessions have ended in these days.
  await signIn();
  const [found, ...rest] = await cases();
  expect(rest).toEqual([]);
  expect(found).toMatchObject({
    kind: 'flow',
    state: 'open',
    from: { account: 'anna' },
    to: { account: 'bert' },
    figures: { hands: 32, deviations: 4.25 },
  });
  const id = found?.id ?? '';
  expect((await see(id)).hands).toMatchObject([{ players: 2, fromNet: '-100.00', toNet: '95.00' }]);
  const tasks = (await one.call('/ops/tasks', { merchant })).value as { items: object[] };
  expect(tasks.items).toContainEqual({ kind: 'card_cases', count: 1 });
  expect((await decide(one, id)).code).toBe('case_not_taken');
  expect((await take(one, id)).value).toMatchObject({ state: 'taken', takenBy: { name: 'one' } });
  // Whoever takes it over decides it.
  expect((await take(other, id)).value).toMatchObject({ takenBy: { name: 'other' } });
  expect((await decide(one, id)).code).toBe('case_not_taken');
  expect((await decide(other, id)).value).toMatchObject({
    state: 'cleared',
    decidedBy: { name: 'other' },
    reason,
  });
  for (const again of [await take(one, id), await decide(other, id, 'confirmed')])
    expect(again.code).toBe('already_decided');
  expect(await cases('cleared')).toHaveLength(1);
  expect(await cases('open')).toEqual([]);
});

test('while a case is open, what a member wins at that game beyond the stakes is held; the rest is paid', async () => {
  const studio = await openVendor(app, { code: 'CARDS' });
  const { id: memberId } = await addMember(app, 'carl', { merchant });
  await studio.fund(memberId, 1_000n);
  const caseId = randomUUID();
  await app.database.queries.execute(sql`
    insert into games_card_case (brand_id, id, vendor, game_code, currency, day, kind, from_member, to_member, figures,
      found_at, state)
    values (${brandId}::uuid, ${caseId}::uuid, 'CARDS', 'holdem', 'CNY', '2026-11-01', 'flow', ${randomUUID()}::uuid,
      ${memberId}::uuid, '{}'::jsonb, ${new Date(app.clock.now()).toISOString()}::timestamptz, 'open')`);
  const balance = () => studio.balanceOf(memberId);

  /** Sits down with 100 and leaves with so much. */
  async function sit(gameCode: string, left: bigint) {
    const token = await studio.openSession(memberId, { gameCode });
    const call = { user: memberId, game: gameCode, round: randomUUID() };
    const bet = { ...call, id: randomUUID(), about: null, closes: false, amount: 100n * UNIT };
    expect((await studio.play({ ...bet, kind: 'bet' }, { token })).status).toBe('RS_OK');
    const win = { ...call, id: randomUUID(), about: bet.id, closes: true, amount: left * UNIT };
    expect((await studio.play({ ...win, kind: 'win' }, { token })).status).toBe('RS_OK');
  }

  await sit('holdem', 80n);
  expect(await balance()).toBe(980n * UNIT);
  await sit('holdem', 130n);
  expect(await balance()).toBe(880n * UNIT);
  const { items } = (await one.call('/ops/games/held-wins?state=held', { merchant })).value as {
    items: object[];
  };
  expect(items).toMatchObject([{ why: 'case', amount: '130.00', limit: '100.00' }]);
  await sit('another', 130n);
  expect(await balance()).toBe(910n * UNIT);
  await take(one, caseId);
  await decide(one, caseId, 'confirmed');
  await sit('holdem', 130n);
  expect(await balance()).toBe(940n * UNIT);
});

test('a case that is not there is neither seen nor judged', async () => {
  const id = randomUUID();
  const look = await one.call(`/ops/games/cards/case?id=${id}`, { merchant });
  expect([look.code, (await take(one, id)).code, (await decide(one, id)).code]).toEqual([
    'not_found',
    'not_found',
    'not_found',
  ]);
});
