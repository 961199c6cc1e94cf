import { DAY_MS } from '@parlour/clock/durations';
import type { MemberTask, OperatorTask, Task } from '@parlour/contract';
import { PARTS_PER_UNIT } from '@parlour/money';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeVendorTitle } from '../../../factories/games.factory.ts';
import { betOf, rollbackOf, winOf } from '../../../testing/games/gamblers.ts';
import { putVendor } from '../../../testing/games/games.ts';
import { openVendor, type TestVendor, UNIT } from '../../../testing/games/vendor.ts';
import { ledgerOf } from '../../../testing/ledger/ledger.ts';
import { type Chance, openChance, openDesk, type Player } from '../../../testing/promotions/chance.ts';

const TASKS: Record<'deposit' | 'stake' | 'titles' | 'contacts', Task> = {
  deposit: { kind: 'deposit', target: '100.00', prize: { kind: 'turns', count: 1 }, isOn: true, order: 1 },
  stake: { kind: 'stake', target: '50.00', prize: { kind: 'cash', amount: '2.00' }, isOn: true, order: 2 },
  titles: { kind: 'titles', target: '2.00', prize: { kind: 'points', count: 5 }, isOn: true, order: 3 },
  contacts: { kind: 'contacts', target: '1.00', prize: { kind: 'points', count: 20 }, isOn: true, order: 4 },
};

let chance: Chance;
let vendor: TestVendor;
let desk: Awaited<ReturnType<typeof openDesk>>;
beforeAll(async () => {
  chance = await openChance({ timeZone: 'UTC' });
  const { app, brandId } = chance;
  vendor = await openVendor(app);
  await putVendor(
    app,
    'STUDIO',
    ['dice', 'limbo'].map((game_code) => makeVendorTitle({ game_code })),
  );
  await app.database.transaction((tx) =>
    app.modules.promotions.demo.tasks(tx, brandId, Object.values(TASKS)),
  );
});
afterAll(() => chance.close());

const list = async (by: Player) =>
  ((await by.call('/wps/promotions/tasks')).value as { items: MemberTask[] }).items;
const find = async (by: Player, kind: Task['kind']) =>
  (await list(by)).find((task) => task.kind === kind) as MemberTask;
const claim = (by: Player, { id, day }: Pick<MemberTask, 'id' | 'day'>) =>
  by.post('/wps/promotions/tasks/claim', { id, day });
const deposit = ({ id }: Player, units: bigint) =>
  chance.app.modules.wallet.submit(ledgerOf(chance.brandId).deposit(id, units * PARTS_PER_UNIT));

describe('a task', () => {
  test('counts a day’s deposits, and can be claimed until the next day ends', async () => {
    const mary = await chance.addPlayer('mary01');
    expect(await claim(mary, await find(mary, 'deposit'))).toMatchObject({
      status: 409,
      code: 'not_reached',
    });
    await deposit(mary, 60n);
    expect(await find(mary, 'deposit')).toMatchObject({ state: 'open', reached: '60.00', target: '100.00' });
    await deposit(mary, 60n);
    const reached = await find(mary, 'deposit');
    expect(reached).toMatchObject({ state: 'reached', reached: '100.00' });
    chance.app.clock.set((reached.until ?? 0) - 1);
    await mary.login('mary01');
    const kept = (await list(mary)).filter(({ kind }) => kind === 'deposit');
    // The last moment of the next day: its own tasks end with it.
    expect((await mary.call('/wps/promotions/tasks')).value).toMatchObject({ endsAt: reached.until });
    expect(kept.map(({ day, state }) => [day === reached.day, state])).toEqual([
      [false, 'open'],
      [true, 'reached'],
    ]);
    expect((await claim(mary, reached)).value).toMatchObject({ state: 'claimed' });
    expect((await claim(mary, reached)).value).toMatchObject({ state: 'claimed' });
    expect(await chance.rewardsOf(mary)).toEqual([
      { source: 'task', kind: 'turns', state: 'claimed', amount: 1 },
    ]);
  });

  test('is gone when the next day is over', async () => {
    const late = await chance.addPlayer('late01');
    await deposit(late, 100n);
    const reached = await find(late, 'deposit');
    chance.app.clock.set(reached.until ?? 0);
    await late.login('late01');
    expect(await claim(late, reached)).toMatchObject({ status: 404, code: 'not_found' });
  });

  test('counts valid stakes of closed rounds and titles that were bet on, less what is rolled back', async () => {
    const joe = await chance.addPlayer('joe001');
    await vendor.fund(joe.id, 1_000n);
    const play = async (game: string, units: bigint) => {
      const token = await vendor.openSession(joe.id, { gameCode: game });
      const bet = betOf(joe.id, { game, amount: units * UNIT });
      expect((await vendor.play(bet, { token })).status).toBe('RS_OK');
      return { bet, token };
    };
    const close = ({ bet, token }: Awaited<ReturnType<typeof play>>) =>
      vendor.play(winOf(bet, { amount: 0n, closes: true }), { token });
    await close(await play('dice', 20n));
    await close(await play('dice', 20n));
    const open = await play('limbo', 10n);
    expect(await find(joe, 'stake')).toMatchObject({ state: 'open', reached: '40.00' });
    expect(await find(joe, 'titles')).toMatchObject({ state: 'reached', reached: '2.00' });
    await vendor.play(rollbackOf(open.bet), { token: open.token });
    expect(await find(joe, 'titles')).toMatchObject({ state: 'open', reached: '1.00' });
    await close(await play('limbo', 10n));
    expect(await find(joe, 'stake')).toMatchObject({ state: 'reached' });
  });

  test('of contacts is done once, whatever the day; a hundred claims at once are one', async () => {
    const bea = await chance.addPlayer('bea001');
    expect(await find(bea, 'contacts')).toMatchObject({ state: 'open', day: null, until: null });
    const provedAt = new Date(chance.app.clock.now()).toISOString();
    await chance.app.database.queries.execute(
      sql`update identity_member set email_verified_at = ${provedAt} where id = ${bea.id}`,
    );
    const task = await find(bea, 'contacts');
    expect(task.state).toBe('reached');
    const answers = await Promise.all(Array.from({ length: 20 }, () => claim(bea, task)));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(await chance.rewardsOf(bea)).toHaveLength(1);
    chance.app.clock.advance(DAY_MS);
    await bea.login('bea001');
    expect((await list(bea)).filter(({ kind }) => kind === 'contacts')).toMatchObject([{ state: 'claimed' }]);
  });
});

describe('operators', () => {
  beforeAll(async () => {
    desk = await openDesk(chance.app);
  });
  const tasks = async () => (await desk.get<{ items: OperatorTask[] }>('/ops/promotions/tasks')).items;
  const save = (id: string | null, version: number, task: Task) =>
    desk.post('/ops/promotions/tasks', { id, version, task });

  test('change a task that brings points alone, and one that brings cash by two', async () => {
    const [first] = await tasks();
    if (!first) throw new Error('no task');
    const { id, version } = first;
    expect((await save(id, version, { ...TASKS.deposit, target: '80.00' })).value).toEqual({
      outcome: 'applied',
    });
    expect((await save(id, version, TASKS.deposit)).code).toBe('stale');
    const dear = { ...TASKS.deposit, prize: { kind: 'cash', amount: '5.00' } } as const;
    const asked = (await save(id, version + 1, dear)).value as { outcome: string; approvalId: string };
    expect(asked.outcome).toBe('requested');
    expect((await desk.approve(asked.approvalId)).status).toBe(200);
    expect((await tasks()).find((task) => task.id === id)).toMatchObject({ ...dear, version: version + 2 });
    expect((await save(id, version + 2, { ...dear, isOn: false })).value).toEqual({ outcome: 'applied' });
  });

  test.each<[Partial<Task>, string]>([
    [{ target: '0.00' }, 'task.target'],
    [{ kind: 'titles', target: '2.50' }, 'task.target'],
    [{ prize: { kind: 'nothing' } }, 'task.prize'],
    [{ prize: { kind: 'cash', amount: '0.001' } }, 'task.prize'],
  ])('cannot save %j', async (about, field) => {
    const { status, value } = await save(null, 0, { ...TASKS.deposit, ...about });
    expect(status).toBe(400);
    expect((value as { fields: object }).fields).toHaveProperty([field]);
  });

  test('may keep so many, and change only what is there', async () => {
    const unknown = '0190c0de-0000-7000-8000-00000000000d';
    expect((await save(unknown, 1, TASKS.deposit)).code).toBe('not_found');
    const free = 20 - (await tasks()).length;
    for (let count = 0; count < free; count += 1)
      expect((await save(null, 0, { ...TASKS.titles, isOn: false })).status).toBe(200);
    expect((await save(null, 0, TASKS.titles)).code).toBe('too_many_tasks');
  });
});
