import { randomUUID } from 'node:crypto';
import type { AnswerOf, ConsoleContract } from '@parlour/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  ONBOARDING_TOKEN,
  startTestArcade,
  type TestArcade,
} from '../../../../../arcade/src/testing/test-arcade.ts';
import { addMember } from '../../../testing/members.ts';
import { addOperator, type SignedIn, signInAs } from '../../../testing/operators.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

type Rake = AnswerOf<ConsoleContract['games']['cardRake']>;
type Findings = AnswerOf<ConsoleContract['games']['cardFindings']>;
const merchant = 'harbor';
const HOLDEM = 'diamond-club-holdem';

let app: TestApp;
let arcade: TestArcade;
let risk: SignedIn;
let operatorId: string;

beforeAll(async () => {
  app = await startTestApp();
  arcade = await startTestArcade({ isStill: true });
  const brand = app.modules.system.brands.ofMerchant(merchant);
  if (!brand) throw new Error('there is no brand');
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
  await addOperator(app, 'risk', { grants: [{ role: 'risk', merchantCode: merchant }] });
  risk = await signInAs(app, 'risk');
});
afterAll(async () => {
  await arcade?.close();
  await app?.close();
});

/** A hand as the arcade keeps it: what it did to each stack, and what the house took of it. */
async function play(
  day: string,
  results: { memberId: string; before: bigint; after: bigint; rake: bigint }[],
) {
  const handId = randomUUID();
  for (const { memberId, before, after, rake } of results) {
    await arcade.database.queries.execute(sql`
      insert into arcade_player (id, operator_id, user_name, created_at)
      values (${randomUUID()}, ${operatorId}, ${memberId}, now()) on conflict do nothing`);
    await arcade.database.queries.execute(sql`
      insert into arcade_card_result (hand_id, sitting_id, player_id, operator_id, game_code, currency, is_practice,
        before, after, rake, at)
      select ${handId}, ${randomUUID()}, id, operator_id, ${HOLDEM}, 'CNY', false, ${before}, ${after}, ${rake},
        ${`${day}T12:00:00Z`}::timestamptz
      from arcade_player where operator_id = ${operatorId} and user_name = ${memberId}`);
  }
}

const get = <Answer>(path: string, days = 'from=2026-11-01&to=2026-11-07') =>
  risk.call(`/ops/games/cards/${path}?${days}`, { merchant }) as Promise<{ status: number; value: Answer }>;

test('operators see what the house took of members’ games against each other, by day and by member', async () => {
  const [mary, john] = [
    (await addMember(app, 'mary', { merchant })).id,
    (await addMember(app, 'john', { merchant })).id,
  ];
  const UNIT = 100_000n;
  const hand = [
    { memberId: mary, before: 1_000n * UNIT, after: 1_095n * UNIT, rake: 5n * UNIT },
    { memberId: john, before: 1_000n * UNIT, after: 900n * UNIT, rake: 0n },
  ];
  await play('2026-11-03', hand);
  await play('2026-11-04', hand);
  await play('2026-11-20', hand);
  const { value } = await get<Rake>('rake');
  const day = { vendor: 'NORTHSTAR', gameCode: HOLDEM, currency: 'CNY', hands: 1, rake: '5.00' };
  expect(value.days).toMatchObject([
    { ...day, day: '2026-11-04' },
    { ...day, day: '2026-11-03' },
  ]);
  expect(value.days[0]?.name).toContain('Hold');
  expect(value.members).toEqual([
    {
      member: expect.objectContaining({ id: mary, account: 'mary' }),
      currency: 'CNY',
      hands: 2,
      rake: '10.00',
      net: '190.00',
    },
    {
      member: expect.objectContaining({ id: john, account: 'john' }),
      currency: 'CNY',
      hands: 2,
      rake: '0.00',
      net: '-200.00',
    },
  ]);
  expect(value.silent).toEqual([]);
});

test('and who should be looked at, with the figures that were noticed', async () => {
  const [anna, bert] = [
    (await addMember(app, 'anna', { merchant })).id,
    (await addMember(app, 'bert', { merchant })).id,
  ];
  await play('2026-11-05', [
    { memberId: anna, before: 100n, after: 0n, rake: 0n },
    { memberId: bert, before: 100n, after: 200n, rake: 0n },
  ]);
  await arcade.database.queries.execute(sql`
    insert into arcade_card_finding (id, operator_id, game_code, currency, day, kind, from_player, to_player, figures, found_at)
    select ${randomUUID()}, ${operatorId}, ${HOLDEM}, 'CNY', '2026-11-05', 'flow', a.id, b.id,
      '{"hands": 32, "stakes": 61.5, "deviations": 4.25}'::jsonb, now()
    from arcade_player a, arcade_player b where a.user_name = ${anna} and b.user_name = ${bert}`);
  const { value } = await get<Findings>('findings');
  expect(value.items).toMatchObject([
    {
      day: '2026-11-05',
      kind: 'flow',
      from: { account: 'anna' },
      to: { account: 'bert' },
      figures: { hands: 32, stakes: 61.5, deviations: 4.25 },
    },
  ]);
});

test('a span that is too long or ends before it begins is refused', async () => {
  for (const days of ['from=2026-11-07&to=2026-11-01', 'from=2026-01-01&to=2026-11-01'])
    expect((await get('rake', days)).status).toBe(400);
});

test('vendors that do not answer are named', async () => {
  await arcade.server.close();
  const { status, value } = await get<Rake>('rake');
  expect(status).toBe(200);
  expect(value.days).toEqual([]);
  expect(value.silent).toContain('Northstar');
});
