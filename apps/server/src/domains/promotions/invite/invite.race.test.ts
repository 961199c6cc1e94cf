import { DAY_MS } from '@parlour/clock/durations';
import { openPostgres } from '@parlour/database/postgres';
import { amountOf } from '@parlour/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from '../../../observability/log.ts';
import { NO_HUMAN_CHECK } from '../../../testing/identity/codes.ts';
import { makeAsking } from '../../../testing/identity/registration.ts';
import { type Friends, MERCHANT, openFriends } from '../../../testing/promotions/friends.ts';
import { describeWithServices, serviceEnvironment } from '../../../testing/services.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

const FRIENDS = 22;

/** Two instances on one database, as two processes are. */
describeWithServices('invitations on PostgreSQL, from two instances', () => {
  let apps: [TestApp, TestApp];
  let friends: Friends;
  beforeAll(async () => {
    const { DATABASE_URL } = await serviceEnvironment();
    const open = () => openPostgres({ url: DATABASE_URL, pool: 8, log: createLog('silent') });
    const env = { ...NO_HUMAN_CHECK, RATE_LIMIT_PER_MINUTE: '1000000' };
    const one = await startTestApp({ brands: [makeAsking(MERCHANT)], env, database: await open() });
    apps = [one, await startTestApp({ brands: [], env, database: await open(), clock: one.clock })];
    friends = await openFriends(one);
  });
  afterAll(async () => {
    for (const app of apps.toReversed()) await app.close();
  });

  test('settling from both at once pays each friend once, and no more than the month allows', async () => {
    friends.app.clock.set(Date.UTC(2027, 2, 5));
    const inviter = await friends.addInviter('inviter');
    const ids: string[] = [];
    for (let index = 0; index < FRIENDS; index += 1) {
      const { id } = await friends.register(`friend${index}`, { affiliateCode: inviter.code });
      await friends.prove(id);
      await friends.deposit(id, '100');
      await friends.stake(id, '300');
      ids.push(id);
    }
    const settle = () => Promise.all([...apps, ...apps].map((app) => app.modules.promotions.settleInvites()));
    await settle();
    friends.app.clock.advance(7 * DAY_MS);
    await settle();
    expect(await friends.balance(inviter.id)).toBe(amountOf('360'));
    const paid = await Promise.all(ids.map((id) => friends.balance(id)));
    expect(paid.filter((balance) => balance === amountOf('108'))).toHaveLength(20);
    expect(paid.filter((balance) => balance === amountOf('100'))).toHaveLength(2);
  }, 120_000);
});
