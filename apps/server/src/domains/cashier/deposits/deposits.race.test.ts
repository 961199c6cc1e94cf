import { openPostgres } from '@parlour/database/postgres';
import { SCALE } from '@parlour/money/testing/scale';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from '../../../observability/log.ts';
import { openTill, type Till } from '../../../testing/cashier/cashier.ts';
import { addOperator, signInAs } from '../../../testing/operators.ts';
import { UNIT } from '../../../testing/protection.ts';
import { describeWithServices, serviceEnvironment } from '../../../testing/services.ts';

const merchant = 'harbor';
const AT_ONCE = 50;
const ROUNDS = 3 * SCALE;

/** Two instances on one database, as two processes are, and one gateway. */
describeWithServices('deposits on PostgreSQL, from two instances', () => {
  let tills: [Till, Till];
  beforeAll(async () => {
    const { DATABASE_URL } = await serviceEnvironment();
    const open = () => openPostgres({ url: DATABASE_URL, pool: 16, log: createLog('silent') });
    const env = {};
    const one = await openTill({ env, database: await open() });
    const { clock, sandbox } = one;
    tills = [one, await openTill({ env, database: await open(), brands: [], clock, sandbox })];
    await addOperator(one.app, 'finance', { grants: [{ role: 'finance', merchantCode: merchant }] });
  });
  afterAll(async () => {
    await tills[1].close();
    await tills[0].close();
  });

  const creditsOf = async (id: string) => {
    const { rows } = await tills[0].app.database.queries.execute(
      `select count(*)::int as posted from wallet_transfer where id = '${id}'`,
    );
    return (rows[0] as { posted: number }).posted;
  };

  test(`${AT_ONCE} identical callbacks at once credit one time`, async () => {
    const [till] = tills;
    const payer = await till.addPayer('many');
    for (let round = 0; round < ROUNDS; round += 1) {
      const { id } = await payer.start();
      await till.control('', { callbacks: 'none' });
      await till.control('/conclude', { order: id, state: 'paid' });
      const callback = await till.makeCallback(id);
      const answers = await Promise.all(
        Array.from({ length: AT_ONCE }, (_unused, index) => (tills[index % 2] as Till).send(callback)),
      );
      expect(answers.every(({ status }) => status === 200)).toBe(true);
      expect(await creditsOf(id)).toBe(1);
      expect(await payer.steps(id)).toHaveLength(3);
    }
    expect(await payer.balance()).toBe(BigInt(ROUNDS) * 100n * UNIT);
  });

  test('callbacks of several events, polling and an operator at once credit one time', async () => {
    const [till, other] = tills;
    const finance = await signInAs(till.app, 'finance');
    const payer = await till.addPayer('contested');
    await till.app.jobs.start();
    await other.app.jobs.start();
    for (let round = 0; round < ROUNDS; round += 1) {
      const { id } = await payer.start();
      await till.control('', { callbacks: 'none' });
      await till.control('/conclude', { order: id, state: 'paid' });
      const callbacks = await Promise.all(
        ['E-a', 'E-b', 'E-c'].map((event) => till.makeCallback(id, { altered: { event: `${event}-${id}` } })),
      );
      const approve = () =>
        finance.post(
          '/ops/cashier/deposit/approve',
          { id, amount: '100', reason: 'seen on the account' },
          { merchant },
        );
      // From now on polling is due as well.
      till.clock.advance(20_000);
      await Promise.all([
        ...callbacks.flatMap((callback) => [till.send(callback), other.send(callback)]),
        till.app.jobs.runDue(),
        other.app.jobs.runDue(),
        approve(),
        payer.post('/wps/deposit/cancel', { id }),
      ]);
      expect((await payer.status(id)).state).toBe('credited');
      expect(await creditsOf(id)).toBe(1);
    }
    expect(await payer.balance()).toBe(BigInt(ROUNDS) * 100n * UNIT);
  });

  test('an operator who credits and one who rejects at once do one of both', async () => {
    const [till] = tills;
    const finance = await signInAs(till.app, 'finance');
    for (let round = 0; round < ROUNDS; round += 1) {
      const payer = await till.addPayer(`judged${round}`);
      const { id } = await payer.start({ channel: 'BYHAND' });
      await payer.post('/wps/deposit/sent', { id, payerName: 'Li Wei' });
      const decide = (how: string, body: object) =>
        finance.post(
          `/ops/cashier/deposit/${how}`,
          { id, reason: 'seen on the account', ...body },
          { merchant },
        );
      const answers = await Promise.all([
        decide('approve', { amount: '100' }),
        decide('reject', {}),
        decide('approve', { amount: '100' }),
      ]);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      const { state } = await payer.status(id);
      expect(await creditsOf(id)).toBe(state === 'credited' ? 1 : 0);
      expect(await payer.balance()).toBe(state === 'credited' ? 100n * UNIT : 0n);
    }
  });

  test('starts of one member at once never leave more than five open', async () => {
    const [till] = tills;
    const payer = await till.addPayer('eager');
    const answers = await Promise.all(Array.from({ length: 20 }, () => payer.ask({ channel: 'BYHAND' })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(answers.filter(({ code }) => code === 'too_many_open')).toHaveLength(15);
  });
});
