import { randomUUID } from 'node:crypto';
import { openPostgres } from '@parlour/database/postgres';
import { SCALE } from '@parlour/money/testing/scale';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCashier } from '../../../factories/cashier.factory.ts';
import { Refusal } from '../../../http/calls/refusal.ts';
import { createLog } from '../../../observability/log.ts';
import type { Brand } from '../../../tenancy/brand.ts';
import { makeTill, openTill, type Till } from '../../../testing/cashier/cashier.ts';
import { addDrawer, type Drawer } from '../../../testing/cashier/withdrawals.ts';
import { addOperator, signInAs } from '../../../testing/operators.ts';
import { putLevel } from '../../../testing/promotions/levels.ts';
import { UNIT } from '../../../testing/protection.ts';
import { describeWithServices, serviceEnvironment } from '../../../testing/services.ts';
import { shortNumber } from '../numbers.rules.ts';
import { createTurnovers } from '../turnover/turnover.service.ts';
import { createWithdrawalMoves } from './moves.service.ts';
import { createWithdrawalPlacing, type Placing } from './placing.service.ts';
import type { WithdrawalRow } from './withdrawals.repo.ts';

const CALLS = 100 * SCALE;
const PER_DAY = 40;

/** Two instances on one database, as two processes are. */
describeWithServices('withdrawals on PostgreSQL, from two instances', () => {
  let tills: [Till, Till];
  let till: Till;
  let drawer: Drawer;
  let cardId: string;
  let drawers = 0;
  beforeAll(async () => {
    const { DATABASE_URL } = await serviceEnvironment();
    const open = () => openPostgres({ url: DATABASE_URL, pool: 16, log: createLog('silent') });
    const cashier = makeCashier();
    const withdrawals = { ...cashier.withdrawals, perDay: PER_DAY, turnoverTimes: '0' };
    const brands = [makeTill('harbor', { cashier: { ...cashier, withdrawals } })];
    till = await openTill({ database: await open(), brands });
    const { clock, sandbox } = till;
    tills = [till, await openTill({ database: await open(), brands: [], clock, sandbox })];
    for (const name of ['first', 'second'])
      await addOperator(till.app, name, { grants: [{ role: 'finance', merchantCode: 'harbor' }] });
  });
  afterAll(async () => {
    await tills[1].close();
    await tills[0].close();
  });

  async function newDrawer() {
    drawers += 1;
    drawer = await addDrawer(till, `drawer${drawers}`);
    await drawer.give(1_000);
    cardId = (await drawer.ownCard()).id;
  }
  const locked = async () => {
    const { rows } = await till.app.database.queries.execute(
      `select coalesce(sum(b.balance), 0)::bigint as sum
       from wallet_balance b join wallet_account a on a.brand_id = b.brand_id and a.id = b.account_id
       where a.owner = '${drawer.id}' and a.purpose = 'locked'`,
    );
    return BigInt((rows[0] as { sum: bigint }).sum);
  };

  /**
   * Calls the service below the rate and password limits, which would stop a hundred calls before they reach the money.
   */
  const placeAt = ({ app }: Till) => {
    const { identity, wallet, promotions } = app.modules;
    const needs = { clock: app.clock, holds: wallet.holds, bonuses: wallet.bonuses };
    const { mainAccounts } = wallet;
    const { risklessStakes, withdrawals: privileges } = promotions;
    const turnovers = createTurnovers({ ...app, mainAccounts, risklessStakes });
    const moves = createWithdrawalMoves({
      ...needs,
      tellTasks: () => undefined,
      push: app.modules.messages.push,
    });
    const { withdrawalHolds } = identity;
    const { place } = createWithdrawalPlacing({
      ...needs,
      mainAccounts,
      withdrawalHolds,
      turnovers,
      moves,
      privileges,
    });
    const brand = app.modules.system.brands.ofMerchant('harbor') as Brand;
    return (about: Placing) => app.database.transaction((tx) => place(tx, brand, about));
  };
  const outcomeOf = (placed: Promise<{ state: string }>) =>
    placed.then(
      ({ state }) => state,
      (error: unknown) => {
        if (error instanceof Refusal) return error.code;
        throw error;
      },
    );

  /** So many calls at once, in turn from both instances. */
  async function placeAtOnce<T>(amount: bigint, told: (placed: Promise<WithdrawalRow>) => Promise<T>) {
    const card = { id: cardId, bank: 'TIDE', last4: '0001', holder: 'Mary Jones' };
    const sent = { hints: [], forfeitsBonus: false, notifyUrl: 'https://site/', spendFactor: async () => {} };
    const about = { memberId: drawer.id, card, amount, ...sent };
    const places = tills.map(placeAt) as [ReturnType<typeof placeAt>, ReturnType<typeof placeAt>];
    return Promise.all(
      Array.from({ length: CALLS }, (_unused, index) => {
        const number = shortNumber('W', `${drawer.id}|${randomUUID()}`);
        return told((places[index % 2] as (typeof places)[0])({ ...about, number }));
      }),
    );
  }

  test(`of ${CALLS} withdrawals of the full balance at once one is reserved, the others find no money`, async () => {
    await newDrawer();
    const outcomes = await placeAtOnce(1_000n * UNIT, outcomeOf);
    expect(outcomes.filter((outcome) => outcome === 'requested')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === 'not_enough_money')).toHaveLength(CALLS - 1);
    expect([await drawer.balance(), await locked()]).toEqual([0n, 1_000n * UNIT]);
    expect((await till.app.modules.wallet.checker.look(drawer.brandId)).findings).toEqual([]);
  }, 120_000);

  test(`of ${CALLS} withdrawals at once as many are made as day and level have, and as many of them are free`, async () => {
    await newDrawer();
    // Level 3 adds three withdrawals to a day, and two free ones to the brand's one.
    await putLevel(till.app, drawer, 3);
    const outcomes = await placeAtOnce(10n * UNIT, (placed) =>
      outcomeOf(placed.then(({ fee }) => ({ state: fee === 0n ? 'free' : 'charged' }))),
    );
    const count = (outcome: string) => outcomes.filter((each) => each === outcome).length;
    expect(count('free')).toBe(3);
    expect(count('charged')).toBe(PER_DAY);
    expect(count('too_many_today')).toBe(CALLS - PER_DAY - 3);
    expect(await locked()).toBe(BigInt(PER_DAY + 3) * 10n * UNIT);
  }, 120_000);

  test('of a full balance asked for at once by calls one is reserved, whatever stops the others', async () => {
    await newDrawer();
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => drawer.request({ cardId, amount: '1000' })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    // Many calls at once look like password guessing; calls per address are also limited.
    for (const code of new Set(answers.flatMap(({ code }) => code ?? [])))
      expect(['not_enough_money', 'locked_out', 'rate_limited']).toContain(code);
    expect([await drawer.balance(), await locked()]).toEqual([0n, 1_000n * UNIT]);
  }, 120_000);

  test(`of ${CALLS} who approve and reject at once one wins`, async () => {
    await newDrawer();
    const { id } = await drawer.withdraw({ cardId, amount: '400' });
    const operators = [await signInAs(till.app, 'first'), await signInAs(till.app, 'second')];
    const answers = await Promise.all(
      Array.from({ length: CALLS }, (_unused, index) => {
        const by = operators[index % 2] as (typeof operators)[number];
        const about = { id, reason: 'seen the papers' };
        const act = index % 4 < 2 ? 'approve' : 'reject';
        return by.post(`/ops/cashier/withdrawal/${act}`, about, { merchant: 'harbor' });
      }),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(answers.flatMap(({ code }) => code ?? []))).toEqual(new Set(['already_decided']));
    const { state } = await drawer.withdrawal(id);
    expect(['approved', 'rejected']).toContain(state);
    expect(await locked()).toBe(state === 'approved' ? 400n * UNIT : 0n);
  }, 120_000);
});
