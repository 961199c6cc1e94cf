import { createManualClock } from '@parlour/clock/manual-clock';
import { openPostgres } from '@parlour/database/postgres';
import { expect, test } from 'vitest';
import { makeBrand } from '../../../factories/brand.factory.ts';
import { createLog } from '../../../observability/log.ts';
import { addMember, openBrowser } from '../../../testing/members.ts';
import { addOperator, signInAs } from '../../../testing/operators.ts';
import { describeWithServices, serviceEnvironment } from '../../../testing/services.ts';
import { startTestApp, TEST_START_MS } from '../../../testing/test-app.ts';

const merchant = 'harbor';
const reason = 'seen everywhere';
const WITHIN_MS = 1_000;

/** Two apps on one database and bus, as two processes are. */
async function startTwo() {
  const { DATABASE_URL, REDIS_URL } = await serviceEnvironment();
  const join = async (brands = [makeBrand({ merchantCode: merchant })]) =>
    startTestApp({
      database: await openPostgres({ url: DATABASE_URL, pool: 10, log: createLog('silent') }),
      env: { REDIS_URL, HUMAN_CHECK: 'off', RATE_LIMIT_PER_MINUTE: '100000' },
      clock: createManualClock(TEST_START_MS),
      brands,
    });
  const here = await join();
  return { here, there: await join([]) };
}

describeWithServices('what an operator does to a member on one process', () => {
  test.each([
    ['locking', '/ops/member/state', { state: 'locked' }],
    ['a reset', '/ops/member/password/reset', {}],
    ['ending all sessions', '/ops/member/sessions/end', { sessionId: null }],
    ['confining to the agent side', '/ops/member/type', { type: 1, isAgentOnly: true }],
  ])(
    '%s counts on another at its next call, and is told to open pages within a second',
    async (_what, path, about) => {
      const { here, there } = await startTwo();
      await addOperator(here, 'admin', { grants: [{ role: 'admin', merchantCode: null }] });
      const { id } = await addMember(here, 'anna01');
      const admin = await signInAs(here, 'admin');
      const browser = openBrowser(there);
      await browser.login('anna01');
      expect((await browser.call('/wps/member/info')).status).toBe(200);
      // The bus is shared with other tests, which announce their own members.
      const told = new Promise<string>((resolve) => {
        there.modules.identity.onSessionsEnded(({ memberId }) => {
          if (memberId === id) resolve(memberId);
        });
      });
      expect((await admin.post(path, { id, reason, ...about }, { merchant })).status).toBe(200);
      expect((await browser.call('/wps/member/info')).code).toBe('logged_out');
      const late = new Promise<string>((resolve) => setTimeout(resolve, WITHIN_MS, 'not told in time'));
      expect(await Promise.race([told, late])).toBe(id);
      await Promise.all([here.close(), there.close()]);
    },
  );

  test('of many operators who lock and unlock at once each is recorded, one after the other', async () => {
    const { here, there } = await startTwo();
    await addOperator(here, 'admin', { grants: [{ role: 'admin', merchantCode: null }] });
    const { id } = await addMember(here, 'anna01');
    const sessions = [await signInAs(here, 'admin'), await signInAs(there, 'admin')];
    const turns = Array.from({ length: 20 }, (_unused, turn) => turn);
    const answers = await Promise.all(
      turns.map((turn) => {
        const state = turn % 3 === 0 ? 'active' : 'locked';
        return sessions[turn % 2]?.post('/ops/member/state', { id, state, reason }, { merchant });
      }),
    );
    expect(answers.map((answer) => answer?.status)).toEqual(turns.map(() => 200));
    const { rows } = await here.database.queries.execute(
      `select action, changes from operators_audit where target_id = '${id}'`,
    );
    expect(rows).toHaveLength(turns.length);
    // Calls that changed nothing found the wanted state; the others alternate.
    const moves = (rows as { changes: { before: string; after: string }[] }[]).flatMap(
      ({ changes }) => changes,
    );
    const count = (to: string) => moves.filter(({ after }) => after === to).length;
    expect([0, 1]).toContain(count('locked') - count('active'));
    await Promise.all([here.close(), there.close()]);
  });
});
