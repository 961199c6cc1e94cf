import { randomUUID } from 'node:crypto';
import type { Prize, WheelSector, Written } from '@parlour/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { brandIdOf } from '../../../testing/games/games.ts';
import { openChance, type Player } from '../../../testing/promotions/chance.ts';
import {
  CASH,
  credit,
  NOTHING,
  openTeller,
  type Teller,
  task,
} from '../../../testing/promotions/forecasts.ts';
import { type Nights, openNights } from '../../../testing/promotions/nights.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { defaultPlan } from '../invite/invite.rules.ts';

const MONDAY = Date.UTC(2026, 10, 16, 12);
const POINTS: WheelSector = { weight: 3, prize: { kind: 'points', count: 5 }, stock: null, substitute: null };
const TURNS: Prize = { kind: 'turns', count: 2 };

/** Everything a brand's members did, as if another brand's members had done the same. */
async function copyTo(app: TestApp, merchant: string): Promise<void> {
  const { queries } = app.database;
  const [from, to] = [brandIdOf(app, 'harbor'), brandIdOf(app, merchant)];
  for (const table of [
    'identity_member',
    'wallet_account',
    'wallet_day',
    'games_transaction',
    'promotions_play_day',
    'promotions_sign_in',
    'promotions_wheel_member',
    'promotions_wheel_turn',
    'promotions_task_claim',
    'promotions_point_lot',
    'promotions_invite',
  ])
    await queries.execute(sql`
      insert into ${sql.raw(table)}
      select (jsonb_populate_record(t, jsonb_build_object('brand_id', ${to}::text))).*
      from ${sql.raw(table)} t where t.brand_id = ${from}::uuid`);
}

/** The bets at a title never happened. */
const takeBack = ({ app }: Nights, gameCode: string) =>
  app.database.queries.execute(sql`
    insert into games_transaction (brand_id, vendor, transaction_id, kind, member_id, game_code, round, closes_round,
      currency, amount, supplier_id, request_hash, balance, is_empty, note, at, reference_id)
    select brand_id, vendor, gen_random_uuid(), 'rollback', member_id, game_code, round, true, currency, amount, '', '',
      0, false, '', at, transaction_id
    from games_transaction where game_code = ${gameCode} and kind = 'bet'`);

describe('on what members did on two days', () => {
  let nights: Nights;
  let teller: Teller;
  let mary: Player;
  beforeAll(async () => {
    nights = await openNights({ nowMs: MONDAY, beside: 'other' });
    const chance = await openChance({}, nights.app);
    mary = await chance.addPlayer('mary01');
    const joe = await chance.addPlayer('joe001');
    const eve = await chance.addPlayer('eve001');
    await chance.putWheel([CASH, POINTS, NOTHING]);
    await chance.giveTurns(mary, 5);
    for (const _turn of [1, 2]) await mary.turn();
    for (const player of [mary, joe]) await player.post('/wps/promotions/signIn', {});
    for (const [{ id }, amount] of [
      [mary, '30'],
      [mary, '20'],
      [joe, '49.99'],
      [eve, '500'],
    ] as const) {
      nights.app.clock.advance(1);
      await nights.deposit(id, amount);
    }
    await nights.play(mary.id, 'slot', { staked: '300', paid: '100' });
    await nights.play(mary.id, 'dice', { staked: '1', paid: '0' });
    await nights.play(joe.id, 'slot', { staked: '299', paid: '0' });
    await nights.play(joe.id, 'fish', { staked: '1', paid: '0' });
    await takeBack(nights, 'fish');
    // A trial account takes part in nothing.
    await nights.setType(eve.id, 4);
    await nights.endDay();
    await mary.login('mary01');
    await mary.post('/wps/promotions/signIn', {});
    await nights.endDay();
    teller = await openTeller(nights.app);
  });
  afterAll(() => nights.app.close());

  const wheel = (...sectors: WheelSector[]): Written & { kind: 'wheel' } => ({ kind: 'wheel', sectors });

  test('a wheel tells what a turn costs, the turns that were made, and those members still have', async () => {
    const told = await teller.ask(wheel(CASH, POINTS, NOTHING));
    expect(told).toMatchObject({
      currency: 'CNY',
      from: '2026-11-16',
      to: '2026-11-17',
      days: 2,
      pointWorth: '0.01',
      at: nights.app.clock.now(),
    });
    expect(told.figures).toEqual({
      kind: 'wheel',
      perTurn: '0.903',
      most: '8.88',
      afterStock: '0.016',
      stock: '88.80',
      isEndless: false,
      turns: 2,
      turners: 1,
      expected: '1.806',
      held: 3,
      heldCost: '2.709',
      daily: 0,
      dailyCost: '0.00',
      dailyMost: '0.00',
    });
  });

  test('a wheel whose turns win turns says how many more there are, or that there is no end', async () => {
    const more = { ...NOTHING, weight: 5, prize: { kind: 'turns', count: 1 } } as WheelSector;
    // Half of the turns win another: three that are held make six.
    expect((await teller.ask(wheel(CASH, more, { ...NOTHING, weight: 4 }))).figures).toMatchObject({
      perTurn: '0.888',
      heldCost: '5.328',
      dailyMost: null,
      isEndless: false,
    });
    expect(
      (await teller.ask(wheel({ ...more, prize: TURNS }, { ...NOTHING, weight: 5 }))).figures,
    ).toMatchObject({
      isEndless: true,
      heldCost: null,
      dailyCost: '0.00',
    });
  });

  test.each([
    ['deposit', '50.00', { reached: 1, reachers: 1, expected: '5.00', perDay: '2.50' }],
    ['deposit', '49.99', { reached: 2, reachers: 2, expected: '10.00', perDay: '5.00' }],
    ['stake', '299.00', { reached: 2, reachers: 2, expected: '10.00', perDay: '5.00' }],
    ['stake', '301.01', { reached: 0, reachers: 0, expected: '0.00', perDay: '0.00' }],
    ['titles', '2.00', { reached: 1, reachers: 1, expected: '5.00', perDay: '2.50' }],
    ['contacts', '1.00', { isOnce: true, reached: 0, perDay: null }],
  ] as const)('a task of %s %s counts who reached it', async (kind, target, figures) => {
    expect((await teller.ask(task({ kind, target }) as never)).figures).toMatchObject({
      kind: 'task',
      each: '5.00',
      members: 2,
      most: '10.00',
      ...figures,
    });
  });

  test('a task of contacts is for those who proved them and have not claimed it', async () => {
    const { database } = nights.app;
    const about = { kind: 'contacts', target: '1.00', prize: { kind: 'points', count: 10 } } as const;
    const id = randomUUID();
    await database.queries.execute(sql`
      update identity_member set mobile_verified_at = created_at where account in ('mary01', 'joe001', 'eve001')`);
    expect((await teller.ask(task(about) as never)).figures).toMatchObject({
      reached: 2,
      expected: '0.20',
      most: '0.20',
      perDay: null,
    });
    await database.queries.execute(sql`
      insert into promotions_task_claim (brand_id, task_id, member_id, day, prize, at)
      select brand_id, ${id}::uuid, id, '2000-01-01', '{"kind":"points","count":10}', created_at
      from identity_member where account in ('mary01', 'eve001')`);
    // Eve's claim is that of somebody who is given nothing any more, and Joe claimed while it was a task of every day.
    await database.queries.execute(sql`
      insert into promotions_task_claim (brand_id, task_id, member_id, day, prize, at)
      select brand_id, ${id}::uuid, id, '2026-05-01', '{"kind":"points","count":10}', created_at
      from identity_member where account = 'joe001'`);
    expect((await teller.ask({ ...task(about), id } as never)).figures).toMatchObject({
      reached: 1,
      most: '0.10',
    });
  });

  test('a task of turns costs what the present wheel gives for them', async () => {
    expect((await teller.ask(task({ prize: TURNS }) as never)).figures).toMatchObject({
      each: '1.806',
      expected: '1.806',
      most: '3.612',
    });
  });

  test('sign-ins tell what a cycle costs, what was signed, and what if everybody who played had signed', async () => {
    const { figures } = await teller.ask({ kind: 'sign_in' });
    expect(figures).toEqual({
      kind: 'sign_in',
      points: [1, 1, 2, 2, 3, 3, 8],
      streak: '0.20',
      perDay: '0.02858',
      most: '0.08',
      signed: 3,
      signers: 2,
      given: 3,
      expected: '0.03',
      active: 2,
      ifAll: '0.05715',
    });
  });

  test('members of another brand are counted there, and nowhere else', async () => {
    const asked = [
      wheel(CASH, POINTS, NOTHING),
      task({}),
      task({ kind: 'stake', target: '100.00' }),
      task({ kind: 'titles', target: '1.00' }),
      task({ kind: 'contacts', target: '1.00' }),
      { kind: 'sign_in' } as Written,
      credit({ price: 1 }),
      { kind: 'friends', plan: defaultPlan('CNY') } as Written,
    ];
    const figures = async (merchant: string) =>
      Promise.all(asked.map(async (each) => (await teller.ask(each as never, merchant)).figures));
    const alone = await figures('harbor');
    const empty = await figures('other');
    expect(empty).toMatchObject([
      { turns: 0, held: 0 },
      { members: 0, reached: 0, most: '0.00' },
      { reached: 0 },
      { reached: 0 },
      { reached: 0 },
      { signed: 0, active: 0 },
      { points: 0, members: 0 },
      { friends: 0 },
    ]);
    await copyTo(nights.app, 'other');
    expect(await figures('harbor')).toEqual(alone);
    expect((await figures('other'))[0]).toMatchObject({ turns: 2, held: 3 });
  });
});
