import { randomInt, randomUUID } from 'node:crypto';
import { MINUTE_MS } from '@parlour/clock/durations';
import { openPostgres } from '@parlour/database/postgres';
import { SCALE } from '@parlour/money/testing/scale';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from '../../../observability/log.ts';
import { betOf } from '../../../testing/games/gamblers.ts';
import { openVendor, type TestVendor, UNIT, type WalletAnswer } from '../../../testing/games/vendor.ts';
import { createVendorModel, type ModelCall } from '../../../testing/games/vendor-model.ts';
import { situationsOf, vendorSeed } from '../../../testing/games/vendor-play.ts';
import { grantBonus } from '../../../testing/ledger/bonuses.ts';
import { createNumbers } from '../../../testing/seeded-numbers.ts';
import { describeWithServices, serviceEnvironment } from '../../../testing/services.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

const AT_ONCE = 50;
const STORIES = 40 * SCALE;
const TIMEOUT_MS = MINUTE_MS * (1 + SCALE);
const SEED = vendorSeed(() => randomInt(2 ** 31));

/** Two instances on one database, as two processes are. */
describeWithServices('vendor calls on PostgreSQL, from two instances', () => {
  let apps: [TestApp, TestApp];
  let vendor: TestVendor;
  let next = 0;
  beforeAll(async () => {
    const { DATABASE_URL } = await serviceEnvironment();
    const open = () => openPostgres({ url: DATABASE_URL, pool: 16, log: createLog('silent') });
    const one = await startTestApp({ database: await open() });
    apps = [one, await startTestApp({ database: await open(), brands: [], clock: one.clock })];
    vendor = await openVendor(one);
  });
  afterAll(async () => {
    await apps[1].close();
    await apps[0].close();
  });

  async function addGambler() {
    next += 1;
    const { brand } = vendor;
    // No password: hashing it would take longer than the race.
    const member = await apps[0].database.transaction((tx) =>
      apps[0].modules.identity.members.add(
        tx,
        { brand, ip: '127.0.0.1', language: 'EN' },
        { account: `racer${next}` },
      ),
    );
    const id = member?.id ?? '';
    await vendor.fund(id, 100n);
    return { id, token: await vendor.openSession(id) };
  }
  const atOnce = (calls: ModelCall[], token: string) =>
    Promise.all(calls.map((call, index) => vendor.play(call, { token, at: apps[index % 2] as TestApp })));
  const told = (answers: WalletAnswer[]) =>
    new Set(answers.map(({ status, balance }) => `${status} ${balance}`));
  const transfersOf = async (round: string) => {
    const { rows } = await apps[0].database.queries.execute(
      `select kind from wallet_transfer where reference = '${round}' order by kind, id`,
    );
    return (rows as { kind: string }[]).map(({ kind }) => kind);
  };

  test(`${AT_ONCE} times the same bet, win and rollback at once have one effect and one answer each`, async () => {
    const { id, token } = await addGambler();
    const about = { user: id, game: 'dice', round: randomUUID(), closes: false };
    const bet: ModelCall = { ...about, kind: 'bet', id: randomUUID(), amount: 10n * UNIT, about: null };
    const win: ModelCall = { ...bet, kind: 'win', id: randomUUID(), about: bet.id };
    const back: ModelCall = { ...win, kind: 'rollback', id: randomUUID(), amount: 0n, about: win.id };
    for (const call of [bet, win, back])
      expect(
        told(
          await atOnce(
            Array.from({ length: AT_ONCE }, () => call),
            token,
          ),
        ).size,
      ).toBe(1);
    expect(await transfersOf(about.round)).toEqual(['bet', 'win', 'win_rollback']);
    expect(await vendor.balanceOf(id)).toBe(90n * UNIT);
  });

  test(
    'of a bet and rollbacks that overtake it, either the bet is refunded or it never was',
    async () => {
      for (let count = 0; count < STORIES; count += 1) {
        const { id, token } = await addGambler();
        const about = { user: id, game: 'dice', round: randomUUID(), closes: false };
        const bet: ModelCall = { ...about, kind: 'bet', id: randomUUID(), amount: 10n * UNIT, about: null };
        const back = (): ModelCall => ({
          ...about,
          kind: 'rollback',
          id: randomUUID(),
          amount: 0n,
          about: bet.id,
        });
        const [taken, ...backs] = await atOnce([bet, back(), back(), bet, back()], token);
        expect(backs.filter(({ status }) => status === 'RS_OK').length).toBeGreaterThanOrEqual(3);
        expect(['RS_OK', 'RS_ERROR_UNKNOWN']).toContain(taken?.status);
        const expected = taken?.status === 'RS_OK' ? ['bet', 'bet_rollback'] : [];
        expect(await transfersOf(about.round)).toEqual(expected);
        expect(await vendor.balanceOf(id)).toBe(100n * UNIT);
      }
    },
    TIMEOUT_MS,
  );

  test('stakes at once never take more than both purses hold, and a bonus ends once', async () => {
    const { id: memberId, token } = await addGambler();
    const owner = { brandId: vendor.brand.id, memberId, currency: 'CNY' };
    const { id } = await grantBonus(apps[0], owner, { amount: 50n, requirement: 10n });
    const bets = Array.from({ length: 40 }, () => betOf(memberId, { amount: 10n * UNIT }));
    const releases = apps.flatMap((app) =>
      Array.from({ length: 5 }, () =>
        app.database.transaction((tx) =>
          app.modules.wallet.bonuses.count(tx, { brandId: owner.brandId, id }, 10n * UNIT),
        ),
      ),
    );
    const answers = await atOnce(bets, token);
    await Promise.all(releases);
    const taken = answers.filter(({ status }) => status === 'RS_OK').length;
    expect(taken).toBe(15);
    expect(await vendor.balanceOf(memberId)).toBe(0n);
    const [bonus] = await apps[0].modules.wallet.bonuses.list(apps[0].database.queries, owner);
    expect(bonus?.state).toBe('released');
    expect((await apps[0].modules.wallet.checker.look(owner.brandId)).findings).toEqual([]);
  });

  test(
    `whatever comes at once, some order of it explains what was answered (VENDOR_SEED=${SEED})`,
    async () => {
      const below = createNumbers(SEED);
      for (let count = 0; count < STORIES; count += 1) {
        const { id, token } = await addGambler();
        const situations = situationsOf({ own: id, other: randomUUID() });
        const names = Object.keys(situations).filter((name) => name !== 'secondBetClosing');
        const chosen = Array.from({ length: 4 }, () => names[below(names.length)] as string);
        const before = below(3) > 0 ? [situations.bet as ModelCall] : [];
        for (const call of before) await vendor.play(call, { token });
        const calls = chosen.map((name) => situations[name] as ModelCall);
        const got = (await atOnce(calls, token)).map(({ status }) => status);
        const end = { balance: await vendor.balanceOf(id), debt: await vendor.debtOf(id) };
        const isExplained = ordersOf(calls.map((_call, index) => index)).some((order) => {
          const model = createVendorModel({ [id]: 100n * UNIT });
          for (const call of before) model.answer(call);
          const isSame = order.every(
            (index) => model.answer(calls[index] as ModelCall).status === got[index],
          );
          return isSame && model.balanceOf(id) === end.balance && model.debtOf(id) === end.debt;
        });
        expect({ chosen, before: before.length, got, end, isExplained }).toMatchObject({ isExplained: true });
      }
    },
    TIMEOUT_MS,
  );
});

function ordersOf(items: number[]): number[][] {
  if (items.length < 2) return [items];
  return items.flatMap((first) =>
    ordersOf(items.filter((item) => item !== first)).map((rest) => [first, ...rest]),
  );
}
