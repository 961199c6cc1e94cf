import { MINUTE_MS } from '@parlour/clock/durations';
import { openPostgres } from '@parlour/database/postgres';
import { SCALE } from '@parlour/money/testing/scale';
import { expect, test } from 'vitest';
import { createLog } from '../../../observability/log.ts';
import { addOperator, type SignedIn, signInAs } from '../../../testing/operators.ts';
import { describeWithServices, serviceEnvironment } from '../../../testing/services.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const DECISIONS = 100 * SCALE;

describeWithServices('approvals on PostgreSQL', () => {
  test(`of ${DECISIONS} parallel decisions by two admins one takes effect, once`, async () => {
    const { DATABASE_URL } = await serviceEnvironment();
    const app = await startTestApp({
      database: await openPostgres({ url: DATABASE_URL, pool: 20, log: createLog('silent') }),
      env: { RATE_LIMIT_PER_MINUTE: '1000000' },
    });
    const grants = [{ role: 'admin' as const, merchantCode: null }];
    for (const name of ['asker', 'decider1', 'decider2']) await addOperator(app, name, { grants });
    const [asker, one, two] = [
      await signInAs(app, 'asker'),
      await signInAs(app, 'decider1'),
      await signInAs(app, 'decider2'),
    ];
    let applied = 0;
    const kind = {
      name: 'test.count',
      request: 'operators.grant',
      decide: 'operators.grant',
      lastsMs: MINUTE_MS,
      async apply() {
        applied += 1;
        return {};
      },
    } as const;
    app.modules.operators.approvals.register<object>(kind);
    const operator = await app.modules.operators.sessions.find({
      token: asker.token,
      cookie: asker.cookie.split('=')[1] ?? '',
    });
    if (!operator) throw new Error('nobody is signed in');
    const actor = { operatorId: asker.id, sessionId: null, ip: null, userAgent: null, requestId: null };
    const target = { kind: 'test', id: '1', name: 'one' };
    const id = await app.database.transaction((tx) =>
      app.modules.operators.approvals.request(
        tx,
        kind,
        { brandId: null, target, payload: {}, reason: 'a race' },
        { operator, actor },
      ),
    );
    const answers = await Promise.all(
      Array.from({ length: DECISIONS }, (_unused, index) =>
        (index % 2 ? one : two).post('/ops/approval/decide', {
          id,
          decision: index % 5 === 0 ? 'refuse' : 'approve',
          reason: 'me first',
        }),
      ),
    );
    const won = answers.filter(({ status }) => status === 200);
    expect(won).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 'already_decided')).toHaveLength(DECISIONS - 1);
    const states = won.map(({ value }) => (value as { approval: { state: string } }).approval.state);
    expect(applied).toBe(states[0] === 'approved' ? 1 : 0);
    const { rows } = await app.database.queries.execute(
      `select action from operators_audit where target_id = '${id}' and action like '%e_approval'`,
    );
    expect(rows).toHaveLength(1);
    await app.close();
  }, 180_000);

  test('two admins who agree to be disabled at once leave one', async () => {
    const { DATABASE_URL } = await serviceEnvironment();
    const app = await startTestApp({
      database: await openPostgres({ url: DATABASE_URL, pool: 20, log: createLog('silent') }),
    });
    const grants = [{ role: 'admin' as const, merchantCode: null }];
    for (const name of ['one', 'two']) await addOperator(app, name, { grants });
    const [one, two] = [await signInAs(app, 'one'), await signInAs(app, 'two')];
    const ask = async (by: SignedIn, id: string) =>
      (
        (await by.post('/ops/operator/state', { id, state: 'disabled', reason: 'you first' })).value as {
          approvalId: string;
        }
      ).approvalId;
    const decide = (by: SignedIn, id: string) =>
      by.post('/ops/approval/decide', { id, decision: 'approve', reason: 'so be it' });
    const [ofTwo, ofOne] = [await ask(one, two.id), await ask(two, one.id)];
    await Promise.all([decide(two, ofTwo), decide(one, ofOne)]);
    const { items } = await app.modules.operators.accounts.list({ limit: 10, state: 'active' });
    expect(items).toHaveLength(1);
    await app.close();
  }, 120_000);
});
