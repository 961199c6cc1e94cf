import { openPostgres } from '@parlour/database/postgres';
import { SCALE } from '@parlour/money/testing/scale';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from '../../observability/log.ts';
import { addPlayer, type Player, UNIT } from '../../testing/protection.ts';
import { describeWithServices, serviceEnvironment } from '../../testing/services.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const CALLS = 50 * SCALE;
const CALLERS = 64;
const DAY_OF_DEPOSITS = { kind: 'deposit', period: 'day' } as const;
const DAY_OF_STAKES = { kind: 'stake', period: 'day' } as const;

/** Two instances on one database, like two processes: each with its own connections, batches and memory. */
describeWithServices('guards on PostgreSQL, from two instances', () => {
  let apps: [TestApp, TestApp];
  let players = 0;
  beforeAll(async () => {
    const { DATABASE_URL, REDIS_URL } = await serviceEnvironment();
    const env = { REDIS_URL, HUMAN_CHECK: 'off', RATE_LIMIT_PER_MINUTE: '1000000' };
    const open = () => openPostgres({ url: DATABASE_URL, pool: 16, log: createLog('silent') });
    const one = await startTestApp({ env, database: await open() });
    apps = [one, await startTestApp({ env, database: await open(), brands: [] })];
  });
  afterAll(() => Promise.all(apps.map((app) => app.close())));

  type Posting = ReturnType<Player['bet']>;
  type Door = (app: TestApp, posting: Posting) => Promise<{ state: string } | undefined>;
  const DOORS: Record<'submit' | 'post' | 'both', Door> = {
    submit: (app, posting) => app.modules.wallet.submit(posting),
    post: async (app, posting) => {
      const [outcome] = await app.database.transaction((tx) => app.modules.wallet.post(tx, [posting]));
      return outcome;
    },
    both: (app, posting) => DOORS[posting.id < '8' ? 'submit' : 'post'](app, posting),
  };

  async function newPlayer(): Promise<Player> {
    players += 1;
    const player = await addPlayer(apps[0], `player${players}`);
    // Both remember the balance, one of them an outdated one.
    for (const app of apps) await app.modules.wallet.submit(player.deposit(100_000));
    for (const app of apps) await app.modules.wallet.submit(player.bet(1));
    return player;
  }

  /** At most `CALLERS` at a time: more only queue for a connection, which is refused after a while. */
  async function atOnce<T>(count: number, act: (app: TestApp) => Promise<T>): Promise<T[]> {
    const answers: T[] = [];
    let begun = 0;
    const callers = Array.from({ length: CALLERS }, async (_unused, index) => {
      while (begun < count) {
        begun += 1;
        answers.push(await act(apps[index % 2] as TestApp));
      }
    });
    await Promise.all(callers);
    return answers;
  }
  const posted = (outcomes: ({ state: string } | undefined)[]) =>
    outcomes.filter((outcome) => outcome?.state === 'posted').length;

  async function sumOf(player: Player, kind: 'bet' | 'deposit'): Promise<bigint> {
    const { rows } = await apps[0].database.queries.execute(
      `select coalesce(sum(t.amount), 0)::bigint as sum
       from wallet_transfer t
       join wallet_account a on a.brand_id = t.brand_id and a.id in (t.debit_account_id, t.credit_account_id)
       where a.owner = '${player.id}' and t.kind = '${kind}'`,
    );
    return BigInt((rows[0] as { sum: bigint }).sum);
  }

  test.each(['submit', 'post', 'both'] as const)(
    `of ${CALLS} deposits and as many stakes, up to ${CALLERS} of each at once, through %s as many are posted as fit the limit`,
    async (door) => {
      const player = await newPlayer();
      const fits = Math.floor(CALLS / 3);
      const before = { deposit: await sumOf(player, 'deposit'), bet: await sumOf(player, 'bet') };
      // 200,000 deposited and 2 staked before; a rest that nothing fits into.
      await player.setLimit(DAY_OF_DEPOSITS, String(200_000 + fits * 7 + 6));
      await player.setLimit(DAY_OF_STAKES, String(2 + fits * 7 + 6));
      const [deposits, stakes] = await Promise.all([
        atOnce(CALLS, (app) => DOORS[door](app, player.deposit(7))),
        atOnce(CALLS, (app) => DOORS[door](app, player.bet(7))),
      ]);
      expect([posted(deposits), posted(stakes)]).toEqual([fits, fits]);
      const added = BigInt(fits * 7) * UNIT;
      expect(await sumOf(player, 'deposit')).toBe(before.deposit + added);
      expect(await sumOf(player, 'bet')).toBe(before.bet + added);
      expect(await player.limit(DAY_OF_DEPOSITS)).toMatchObject({ left: '6.00' });
      expect(await player.limit(DAY_OF_STAKES)).toMatchObject({ left: '6.00' });
    },
    120_000,
  );

  test('a limit that is set while many deposit holds for every deposit after its answer', async () => {
    const player = await newPlayer();
    let isSet = false;
    const late: string[] = [];
    const callers = Array.from({ length: CALLERS }, async (_unused, index) => {
      for (let turn = 0; turn < 40 * SCALE && late.length < CALLERS; turn += 1) {
        const wasSet = isSet;
        const door = DOORS[index % 4 < 2 ? 'submit' : 'post'];
        const outcome = await door(apps[index % 2] as TestApp, player.deposit(1));
        if (wasSet) late.push(outcome?.state ?? '');
      }
    });
    await player.setLimit(DAY_OF_DEPOSITS, '1');
    isSet = true;
    await Promise.all(callers);
    expect(late.length).toBeGreaterThan(0);
    expect(new Set(late)).toEqual(new Set(['refused']));
    // What was used before the guard was counted from the transfers.
    const deposited = (await sumOf(player, 'deposit')) / UNIT;
    expect(await player.limit(DAY_OF_DEPOSITS)).toMatchObject({ used: `${deposited}.00` });
  }, 120_000);

  test(`no stake is posted that one of ${CALLERS} callers asked for after an exclusion was answered`, async () => {
    const player = await newPlayer();
    let isExcluded = false;
    let early = 0;
    const late: string[] = [];
    const callers = Array.from({ length: CALLERS }, async (_unused, index) => {
      for (let turn = 0; turn < 200 * SCALE && late.length < 10 * CALLERS; turn += 1) {
        const wasExcluded = isExcluded;
        const door = DOORS[index % 4 < 2 ? 'submit' : 'post'];
        const outcome = await door(apps[index % 2] as TestApp, player.bet(1));
        if (wasExcluded) late.push(outcome?.state ?? '');
        else if (outcome?.state === 'posted') early += 1;
      }
    });
    const { status } = await player.exclude('24h');
    isExcluded = true;
    await Promise.all(callers);
    expect(status).toBe(200);
    expect(early).toBeGreaterThan(0);
    expect(late.length).toBeGreaterThan(CALLERS);
    expect(new Set(late)).toEqual(new Set(['refused']));
  }, 120_000);

  test('of two tabs that change one limit at once no lowering is lost', async () => {
    for (let round = 0; round < 10; round += 1) {
      const player = await newPlayer();
      await player.setLimit(DAY_OF_STAKES, '1000');
      await Promise.all([
        player.setLimit(DAY_OF_STAKES, '10'),
        player.setLimit(DAY_OF_STAKES, '500'),
        player.setLimit(DAY_OF_STAKES, null),
      ]);
      expect(await player.limit(DAY_OF_STAKES)).toMatchObject({ amount: '10.00' });
      expect(await player.submit(player.bet(9))).toMatchObject({ refusal: { reason: 'limit_reached' } });
    }
  }, 120_000);

  test('limits change while money moves between purses, and nobody waits for ever', async () => {
    const player = await newPlayer();
    const withdraw = async (app: TestApp) => {
      const { holds } = app.modules.wallet;
      const { id } = player.bet(1);
      const about = { brandId: player.brandId, id, memberId: player.id, currency: 'CNY' };
      const hold = { ...about, amount: UNIT, reference: 'withdrawal' };
      await app.database.transaction((tx) => holds.reserve(tx, hold));
      return app.database.transaction((tx) => holds.void(tx, hold));
    };
    const moves = atOnce(CALLS, withdraw);
    const changes = Array.from({ length: 20 }, (_unused, index) =>
      player.setLimit({ kind: 'loss', period: 'month' }, String(1_000 - index)),
    );
    expect(new Set((await moves).map(({ state }) => state))).toEqual(new Set(['posted']));
    expect(new Set((await Promise.all(changes)).map(({ status }) => status))).toEqual(new Set([200]));
    expect(await player.limit({ kind: 'loss', period: 'month' })).toMatchObject({ amount: '981.00' });
  }, 300_000);
});
