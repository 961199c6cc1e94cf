import type { ModelReturn } from '@parlour/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeVendorTitle } from '../../../factories/games.factory.ts';
import { brandIdOf, putVendor } from '../../../testing/games/games.ts';
import { addOperator, type SignedIn, signInAs } from '../../../testing/operators.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

const merchant = 'harbor';
const WAYS = {
  mechanic: 'slots',
  model: 'ways-1',
  return_to_player: '96.00',
  return_least: '96.00',
  return_deviation: '4.0000',
  return_most: '2500',
};
let app: TestApp;
let risk: SignedIn;

beforeAll(async () => {
  app = await startTestApp();
  const ways = (code: string, about = {}) => makeVendorTitle({ game_code: code, ...WAYS, ...about });
  await putVendor(app, 'NOVA', [ways('a'), ways('b'), makeVendorTitle({ game_code: 'untold' })]);
  await putVendor(app, 'DUSK', [
    ways('c'),
    ways('other', { return_to_player: '94.00', return_least: '94.00' }),
  ]);
  await count('NOVA.a', { rounds: 6_000, returned: 5_760 });
  await count('DUSK.c', { rounds: 4_000, returned: 3_900 });
  await count('DUSK.other', { rounds: 10, returned: 10 });
  for (const role of ['risk', 'content'] as const)
    await addOperator(app, role, { grants: [{ role, merchantCode: merchant }] });
  risk = await signInAs(app, 'risk');
});
afterAll(() => app.close());

/** What was counted of a title, all of it today. */
async function count(nodeId: string, { rounds, returned }: { rounds: number; returned: number }) {
  const brandId = brandIdOf(app, merchant);
  const at = new Date(app.clock.now()).toISOString();
  await app.database.queries.execute(sql`
    insert into games_return (brand_id, node_id, since, stated, rounds, returned, returned_squared, checked_rounds)
    values (${brandId}::uuid, ${nodeId}, ${at}::timestamptz, '96.00', ${rounds}, ${returned}, ${returned * 4}, 0)`);
  await app.database.queries.execute(sql`
    insert into games_return_day (brand_id, node_id, currency, day, rounds, staked, won, returned, returned_squared)
    values (${brandId}::uuid, ${nodeId}, 'CNY', ${at.slice(0, 10)}::date, ${rounds}, ${rounds * 100_000},
      ${returned * 100_000}, ${returned}, ${returned * 4})`);
}

const models = async (query = '', by = risk) => {
  const { value, code } = await by.call(`/ops/games/models?${query}`, { merchant });
  return { items: (value as { items: ModelReturn[] } | undefined)?.items ?? [], code };
};

test('the titles of a model are counted and judged together, whoever offers them', async () => {
  const { items } = await models();
  expect(items.map(({ stated }) => stated)).toEqual(['96.00', '94.00']);
  expect(items[0]).toMatchObject({
    mechanic: 'slots',
    model: 'ways-1',
    titles: 3,
    vendorNames: ['Studio DUSK', 'Studio NOVA'],
    rounds: '10000',
    observed: '96.60',
    ofMoney: '96.60',
    check: { rounds: '20000', isWithin: true },
  });
  expect((await models('window=1')).items[0]).toMatchObject({ rounds: '10000', check: null });
  expect((await models('vendor=NOVA')).items).toMatchObject([{ titles: 2, rounds: '6000' }]);
  expect((await models('mechanic=dice')).items).toEqual([]);
  const page = (await risk.call('/ops/games/models?limit=1', { merchant })).value as { next: string };
  expect((await models(`limit=1&after=${page.next}`)).items).toMatchObject([{ stated: '94.00' }]);
  expect((await models('after=nowhere')).code).toBe('invalid_input');
});

test('a title tells what it brought back, alone, day by day and with its model', async () => {
  const of = async (nodeId: string) => risk.call(`/ops/games/title/returns?nodeId=${nodeId}`, { merchant });
  const day = new Date(app.clock.now()).toISOString().slice(0, 10);
  expect((await of('NOVA.a')).value).toMatchObject({
    title: { rounds: '6000', observed: '96.00' },
    since: app.clock.now(),
    days: [{ day, rounds: '6000', staked: '6000.00', won: '5760.00', observed: '96.00', ofMoney: '96.00' }],
    model: { titles: 3, rounds: '10000' },
  });
  expect((await of('DUSK.other')).value).toMatchObject({ model: { titles: 1, rounds: '10' } });
  expect((await of('NOVA.untold')).value).toMatchObject({ since: null, days: [], model: null });
  expect((await of('NOVA.none')).code).toBe('not_found');
  const listed = (await risk.call('/ops/games/returns?mechanic=slots&model=ways-1&vendor=NOVA', { merchant }))
    .value;
  expect((listed as { items: object[] }).items).toHaveLength(2);
});

test('returns are not for everybody', async () => {
  const content = await signInAs(app, 'content');
  expect((await models('', content)).code).toBe('not_permitted');
  expect((await content.call('/ops/games/title/returns?nodeId=NOVA.a', { merchant })).code).toBe(
    'not_permitted',
  );
});
