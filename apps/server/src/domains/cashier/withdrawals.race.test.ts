import { createManualClock } from '@parlour/clock/manual-clock';
import { openPostgres } from '@parlour/database/postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCashier } from '../../factories/cashier.factory.ts';
import { createLog } from '../../observability/log.ts';
import { makeTill, openTill, type Till } from '../../testing/cashier.ts';
import { addOperator, signInAs } from '../../testing/operators.ts';
import { UNIT } from '../../testing/protection.ts';
import { SCALE } from '../../testing/scale.ts';
import { describeWithServices, serviceEnvironment } from '../../testing/services.ts';
import { TEST_START_MS } from '../../testing/test-app.ts';
import { addDrawer, type Drawer } from '../../testing/withdrawals.ts';

const CALLS = 100 * SCALE;

describeWithServices('withdrawals on PostgreSQL', () => {
  let till: Till;
  let drawer: Drawer;
  let cardId: string;
  let drawers = 0;
  beforeAll(async () => {
    const { DATABASE_URL } = await serviceEnvironment();
    const cashier = makeCashier();
    till = await openTill({
      database: await openPostgres({ url: DATABASE_URL, pool: 16, log: createLog('silent') }),
      clock: createManualClock(TEST_START_MS),
      env: {},
      brands: [
        makeTill('harbor', {
          cashier: {
            ...cashier,
            withdrawals: { ...cashier.withdrawals, perDay: 100, turnoverTimes: '0' },
          },
        }),
      ],
    });
    for (const name of ['first', 'second'])
      await addOperator(till.app, name, { grants: [{ role: 'finance', merchantCode: 'harbor' }] });
  });
  afterAll(() => till.close());

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

  test(`of ${CALLS} withdrawals of the full balance at once one is reserved`, async () => {
    await newDrawer();
    const answers = await Promise.all(
      Array.from({ length: CALLS }, () => drawer.request({ cardId, amount: '1000' })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const refusals = new Set(answers.flatMap(({ code }) => code ?? []));
    // Many at once look like somebody who guesses passwords; calls of one address are limited besides.
    for (const code of refusals) expect(['not_enough_money', 'locked_out', 'rate_limited']).toContain(code);
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
