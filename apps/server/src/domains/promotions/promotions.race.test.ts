import { openPostgres } from '@parlour/database/postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeBrand } from '../../factories/brand.factory.ts';
import { createLog } from '../../observability/log.ts';
import { openBrowser } from '../../testing/members.ts';
import { addTaker, type Offers, openOffers } from '../../testing/promotions/offers.ts';
import { UNIT } from '../../testing/protection.ts';
import { describeWithServices, serviceEnvironment } from '../../testing/services.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

type Taker = Awaited<ReturnType<typeof addTaker>>;

const AT_ONCE = 100;
const MEMBERS = 100;
const EACH = 10;
const STOCK = 10;

/** Two instances on one database, as two processes are. */
describeWithServices('promotions on PostgreSQL, from two instances', () => {
  let apps: [TestApp, TestApp];
  let offers: Offers;
  beforeAll(async () => {
    const { DATABASE_URL } = await serviceEnvironment();
    const open = () => openPostgres({ url: DATABASE_URL, pool: 16, log: createLog('silent') });
    const env = { RATE_LIMIT_PER_MINUTE: '1000000', HUMAN_CHECK: 'off' };
    const one = await startTestApp({
      brands: [makeBrand({ merchantCode: 'harbor' })],
      env,
      database: await open(),
    });
    apps = [one, await startTestApp({ brands: [], env, database: await open(), clock: one.clock })];
    offers = await openOffers(one);
  });
  afterAll(async () => {
    for (const app of apps.toReversed()) await app.close();
  });

  /** The same browser, at one instance or the other. */
  function at({ browser }: Taker, index: number, url: string, id: string) {
    const there = openBrowser(apps[index % 2] as TestApp);
    for (const [name, value] of browser.jar) there.jar.set(name, value);
    there.setToken(browser.token());
    return there.post(url, { id });
  }

  test(`${AT_ONCE} claims at once pay one time`, async () => {
    const mary = await addTaker(apps[0], 'mary01');
    const { rewardId } = (await mary.join((await offers.launch()).id)).value as { rewardId: string };
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, (_unused, index) => at(mary, index, '/wps/rewards/claim', rewardId)),
    );
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    expect(await mary.purse()).toBe(10n * UNIT);
  });

  test(`${MEMBERS * EACH} at once for a stock of ${STOCK} give ${STOCK}`, async () => {
    const { id } = await offers.launch({ budget: { grants: STOCK, money: null, perMember: null } });
    const takers = [];
    for (let index = 0; index < MEMBERS; index += 1) takers.push(await addTaker(apps[0], `taker${index}`));
    const answers = await Promise.all(
      takers.flatMap((taker) =>
        Array.from({ length: EACH }, (_unused, index) => at(taker, index, '/wps/promotions/join', id)),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(STOCK);
    expect(await offers.read(id)).toMatchObject({ grants: STOCK, spent: '100.00' });
    const { rows } = await apps[0].database.queries.execute(
      `select count(*)::int as given from promotions_reward where offer_id = '${id}'`,
    );
    expect(rows).toEqual([{ given: STOCK }]);
  }, 120_000);
});
