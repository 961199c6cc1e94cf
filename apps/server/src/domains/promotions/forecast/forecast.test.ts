import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@parlour/clock/durations';
import type { Approval, Forecast, Prize, Task, WheelSector, Written } from '@parlour/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeMallItem, makeTerms } from '../../../factories/promotions.factory.ts';
import { brandIdOf } from '../../../testing/games/games.ts';
import { addOperator, type SignedIn, signInAs } from '../../../testing/operators.ts';
import { openChance, type Player } from '../../../testing/promotions/chance.ts';
import { type Friends, openFriends } from '../../../testing/promotions/friends.ts';
import { addBuyer, putItem } from '../../../testing/promotions/mall.ts';
import { type Nights, openNights } from '../../../testing/promotions/nights.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { defaultPlan } from '../invite/invite.rules.ts';

const MONDAY = Date.UTC(2026, 10, 16, 12);
const POINTS: WheelSector = { weight: 3, prize: { kind: 'points', count: 5 }, stock: null, substitute: null };
const NOTHING: WheelSector = { weight: 6, prize: { kind: 'nothing' }, stock: null, substitute: null };
const CASH: WheelSector = {
  weight: 1,
  prize: { kind: 'cash', amount: '8.88' },
  stock: 10,
  substitute: { kind: 'points', count: 1 },
};
const TURNS: Prize = { kind: 'turns', count: 2 };
const task = (about: Partial<Task>): Written => ({
  kind: 'task',
  id: null,
  task: {
    kind: 'deposit',
    target: '50.00',
    prize: { kind: 'cash', amount: '5.00' },
    isOn: true,
    order: 1,
    ...about,
  },
});
const credit = (about: object = {}): Written => ({
  kind: 'credit',
  id: null,
  credit: { amount: '5', terms: makeTerms() },
  price: 40,
  perMember: 2,
  level: 0,
  addStock: 10,
  ...about,
});

let operator: SignedIn;
const askAt = async (of: object, merchant = 'harbor') =>
  operator.post('/ops/promotions/forecast', { of }, { merchant });
async function ask<Kind extends Written['kind']>(of: Written & { kind: Kind }, merchant = 'harbor') {
  const { status, value } = await askAt(of, merchant);
  expect(status).toBe(200);
  return value as Forecast & { figures: Extract<Forecast['figures'], { kind: Kind }> };
}
async function openOperator(app: TestApp) {
  const grants = ['harbor', 'other'].map((merchantCode) => ({ role: 'content' as const, merchantCode }));
  await addOperator(app, 'teller', { grants });
  operator = await signInAs(app, 'teller');
}

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
    await openOperator(nights.app);
  });
  afterAll(() => nights.app.close());

  const wheel = (...sectors: WheelSector[]): Written & { kind: 'wheel' } => ({ kind: 'wheel', sectors });

  test('a wheel tells what a turn costs, the turns that were made, and those members still have', async () => {
    const told = await ask(wheel(CASH, POINTS, NOTHING));
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
    expect((await ask(wheel(CASH, more, { ...NOTHING, weight: 4 }))).figures).toMatchObject({
      perTurn: '0.888',
      heldCost: '5.328',
      dailyMost: null,
      isEndless: false,
    });
    expect((await ask(wheel({ ...more, prize: TURNS }, { ...NOTHING, weight: 5 }))).figures).toMatchObject({
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
    expect((await ask(task({ kind, target }) as never)).figures).toMatchObject({
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
    expect((await ask(task(about) as never)).figures).toMatchObject({
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
    expect((await ask({ ...task(about), id } as never)).figures).toMatchObject({ reached: 1, most: '0.10' });
  });

  test('a task of turns costs what the present wheel gives for them', async () => {
    expect((await ask(task({ prize: TURNS }) as never)).figures).toMatchObject({
      each: '1.806',
      expected: '1.806',
      most: '3.612',
    });
  });

  test('sign-ins tell what a cycle costs, what was signed, and what if everybody who played had signed', async () => {
    const { figures } = await ask({ kind: 'sign_in' });
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
      Promise.all(asked.map(async (each) => (await ask(each as never, merchant)).figures));
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

describe('on what members have', () => {
  let nights: Nights;
  beforeAll(async () => {
    nights = await openNights({ nowMs: MONDAY, beside: 'other' });
    await openOperator(nights.app);
  });
  afterAll(() => nights.app.close());

  test('a credit tells what a point buys, what is kept of it, and what members could take now', async () => {
    await addBuyer(nights.app, 'buyer01', 200);
    const second = await addBuyer(nights.app, 'buyer02', 45);
    await addBuyer(nights.app, 'poor01', 39);
    const { figures } = await ask(credit() as never);
    // 200 points would buy five, but two are the most of a member.
    expect(figures).toEqual({
      kind: 'credit',
      each: '5.00',
      kept: '3.00',
      cheapest: expect.any(String),
      perPoint: '0.125',
      keptPerPoint: '0.075',
      points: 284,
      members: 2,
      exchanges: 3,
      expected: '15.00',
      expectedKept: '9.00',
      stock: 10,
      most: '50.00',
      taken: 0,
      earned: 0,
    });
    const wide = await ask(credit({ addStock: 2, perMember: null }) as never);
    expect(wide.figures).toMatchObject({ exchanges: 6, expected: '30.00', stock: 2, most: '10.00' });
    expect((await ask(credit({ level: 1 }) as never)).figures).toMatchObject({ members: 0, exchanges: 0 });
    const id = await putItem(nights.app, { price: 40, credit: { amount: '5', terms: makeTerms() } }, 4);
    await second.order(id, { price: 40, address: null });
    nights.app.clock.advance(DAY_MS);
    await openAgain();
    expect((await ask(credit({ id, addStock: 1 }) as never)).figures).toMatchObject({
      points: 244,
      stock: 4,
      taken: 1,
      earned: 284,
      members: 1,
    });
  });

  test('whoever decides is told the same as whoever asks', async () => {
    await addOperator(nights.app, 'approver', { grants: [{ role: 'finance', merchantCode: 'harbor' }] });
    const approver = await signInAs(nights.app, 'approver');
    const { id: _id, task: written } = task({}) as Extract<Written, { kind: 'task' }>;
    const plan = { ...defaultPlan('CNY'), inviterGift: '20' };
    const item = { credit: { amount: '5', terms: makeTerms() }, price: 40, perMember: 2 };
    const sectors = [CASH, NOTHING];
    const requests: [path: string, body: object, of: Written][] = [
      ['wheel', { version: 0, sectors }, { kind: 'wheel', sectors }],
      ['tasks', { id: null, version: 0, task: written }, task({})],
      ['invite/request', { version: 0, plan }, { kind: 'friends', plan }],
      ['mall', { id: null, version: 0, document: makeMallItem(item), addStock: 10 }, credit()],
    ];
    for (const [path, body, of] of requests) {
      nights.app.clock.advance(1);
      const reason = 'for the season';
      const { value } = await operator.post(
        `/ops/promotions/${path}`,
        { ...body, reason },
        { merchant: 'harbor' },
      );
      const { approvalId } = value as { approvalId: string };
      const told = await ask(of as never);
      const { value: approval } = await approver.call(`/ops/approval?id=${approvalId}`);
      expect((approval as Approval).details.forecast).toEqual(told);
      expect((await decideOn(approver, approvalId)).status).toBe(200);
    }
  });
  const decideOn = (by: SignedIn, id: string) =>
    by.post('/ops/approval/decide', { id, decision: 'approve', reason: 'seen' });

  const openAgain = async () => {
    operator = await signInAs(nights.app, 'teller');
  };

  test('what could not be published is refused with the field that is wrong', async () => {
    const fields = async (of: object) => {
      const { status, code, value } = await askAt(of);
      expect([status, code]).toEqual([400, 'invalid_input']);
      return (value as { fields: Record<string, string> }).fields;
    };
    const endless = { ...CASH, stock: null, substitute: null };
    expect(await fields({ kind: 'wheel', sectors: [endless, NOTHING] })).toEqual({
      'of.sectors.0.stock': 'required',
    });
    expect(await fields({ kind: 'wheel', sectors: [NOTHING] })).toHaveProperty(['of.sectors']);
    expect(await fields(task({ target: '0.00' }))).toEqual({ 'of.task.target': 'wrong_format' });
    expect(await fields(task({ kind: 'titles', target: '1.50' }))).toHaveProperty(['of.task.target']);
    const huge = '9'.repeat(30);
    expect(await fields(task({ target: `${huge}.00` }))).toEqual({ 'of.task.target': 'wrong_format' });
    expect(await fields(task({ prize: { kind: 'cash', amount: `${huge}.00` } }))).toEqual({
      'of.task.prize': 'wrong_format',
    });
    expect(await fields(task({ prize: { kind: 'cash', amount: '0.001' } }))).toHaveProperty([
      'of.task.prize',
    ]);
    const goods = { kind: 'goods', itemId: randomUUID(), titles: { EN: 'Tea' }, points: 5 } as const;
    expect(await fields(task({ prize: goods }))).toEqual({ 'of.task.prize': 'not_allowed' });
    expect(await fields(credit({ credit: { amount: '0', terms: makeTerms() } }))).toEqual({
      'of.credit.amount': 'too_small',
    });
    expect(await fields(credit({ price: 0 }))).toHaveProperty(['of.price']);
    const plan = { ...defaultPlan('CNY'), inviterGift: '0' };
    expect(await fields({ kind: 'friends', plan })).toEqual({ 'of.plan.inviterGift': 'too_small' });
    expect(await fields({ kind: 'lottery' })).toHaveProperty(['of.kind']);
    expect((await askAt(credit({ id: randomUUID() }))).code).toBe('not_found');
  });
});

describe('on friends who came', () => {
  let friends: Friends;
  beforeAll(async () => {
    friends = await openFriends();
    await openOperator(friends.app);
  });
  afterAll(() => friends.close());

  test('friends tell who would have been paid for by these terms, and what an inviter can bring', async () => {
    const inviter = await friends.addInviter('inviter01');
    const ids: string[] = [];
    for (const name of ['friend01', 'friend02', 'friend03']) {
      const { id } = await friends.register(name, { affiliateCode: inviter.code });
      ids.push(id);
      await friends.prove(id);
      await friends.deposit(id, '100');
    }
    await friends.stake(ids[0] ?? '', '300');
    await friends.stake(ids[1] ?? '', '299');
    friends.app.clock.advance(DAY_MS);
    operator = await signInAs(friends.app, 'teller');
    const plan = { ...defaultPlan('CNY'), perMonth: 2 };
    expect((await ask({ kind: 'friends', plan })).figures).toEqual({
      kind: 'friends',
      each: '26.00',
      friends: 3,
      done: 1,
      open: 2,
      expected: '26.00',
      inviters: 1,
      mostEach: '52.00',
      most: '52.00',
    });
    expect((await ask({ kind: 'friends', plan: { ...plan, stake: '299' } })).figures).toMatchObject({
      done: 2,
      open: 1,
      expected: '52.00',
    });
    expect((await ask({ kind: 'friends', plan }, 'other')).figures).toMatchObject({
      friends: 0,
      inviters: 0,
    });
  });
});
