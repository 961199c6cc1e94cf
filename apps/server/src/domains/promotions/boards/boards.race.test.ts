import { MINUTE_MS } from '@parlour/clock/durations';
import { openPostgres } from '@parlour/database/postgres';
import { amountOf } from '@parlour/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeBrand } from '../../../factories/brand.factory.ts';
import { createLog } from '../../../observability/log.ts';
import { addMember } from '../../../testing/members.ts';
import { type BoardsTest, openBoards } from '../../../testing/promotions/boards.ts';
import { describeWithServices, serviceEnvironment } from '../../../testing/services.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

/** Two instances on one database, as two processes are. */
describeWithServices('leaderboards on PostgreSQL, from two instances', () => {
  let apps: [TestApp, TestApp];
  let boards: BoardsTest;
  beforeAll(async () => {
    const { DATABASE_URL } = await serviceEnvironment();
    const open = () => openPostgres({ url: DATABASE_URL, pool: 8, log: createLog('silent') });
    const one = await startTestApp({
      brands: [makeBrand({ merchantCode: 'harbor' })],
      database: await open(),
    });
    apps = [one, await startTestApp({ brands: [], database: await open(), clock: one.clock })];
    boards = await openBoards(one);
  });
  afterAll(async () => {
    for (const app of apps.toReversed()) await app.close();
  });

  test('counting and paying from both at once counts every round and pays every rank once', async () => {
    const { id } = await addMember(apps[0], 'anna01');
    const { id: boardId, document } = await boards.begin();
    for (let index = 0; index < 20; index += 1) await boards.play(id, { staked: '5' });
    const count = () => Promise.all([...apps, ...apps].map((app) => app.modules.promotions.countBoards()));
    boards.app.clock.advance(5 * MINUTE_MS);
    await count();
    expect((await boards.board(boardId))?.places).toMatchObject([{ score: '100.00' }]);
    boards.app.clock.set(document.endsAt + 30 * MINUTE_MS);
    await count();
    expect((await boards.board(boardId))?.places).toMatchObject([{ score: '100.00' }]);
    expect(await boards.balance(id)).toBe(amountOf('50'));
  }, 60_000);
});
