import type { OperatorTitle } from '@parlour/contract';
import { HOT_MAX } from '@parlour/contract/values/games.rules';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeVendorTitle } from '../../../factories/games.factory.ts';
import { brandIdOf, putVendor } from '../../../testing/games/games.ts';
import { addOperator, type SignedIn, signInAs } from '../../../testing/operators.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

const merchant = 'harbor';
const reason = 'the season begins';
const SHEET = {
  volatility: 4,
  hit_rate: '21.65',
  feature_one_in: 151,
  returns: { base: '43.73', feature: '52.26' },
  bought_return: '96.00',
  digest: 'ab'.repeat(32),
  url: 'https://studio.example/models/slots/ways-1.json',
};
const WAYS = { mechanic: 'slots', model: 'ways-1', model_sheet: SHEET };
const TITLES = [
  ...Array.from({ length: HOT_MAX + 1 }, (_, n) => makeVendorTitle({ game_code: `slot${n}`, ...WAYS })),
  makeVendorTitle({ game_code: 'dice', names: { EN: 'Tide Dice' }, mechanic: 'dice', model: '99' }),
  makeVendorTitle({ game_code: 'match', category: 'SPORTS', classification: 'cricket' }),
];
let app: TestApp;
let editor: SignedIn;
let risk: SignedIn;
let reader: SignedIn;

beforeAll(async () => {
  app = await startTestApp();
  await putVendor(app, 'NOVA', TITLES);
  await addOperator(app, 'editor', { grants: [{ role: 'content', merchantCode: merchant }] });
  await addOperator(app, 'risk', { grants: [{ role: 'risk', merchantCode: merchant }] });
  await addOperator(app, 'reader', { grants: [{ role: 'support', merchantCode: merchant }] });
  editor = await signInAs(app, 'editor');
  risk = await signInAs(app, 'risk');
  reader = await signInAs(app, 'reader');
});
afterAll(() => app.close());

type Listed = OperatorTitle & { actual: object | null };
type Page = { items: Listed[]; next: string | null };

/** Every title of a filter, with the version it has now. */
async function all(query: string, by = editor): Promise<Listed[]> {
  const items: Listed[] = [];
  let after = '';
  do {
    const { value } = await by.call(`/ops/games/titles?${query}&limit=100${after}`, { merchant });
    const page = value as Page;
    items.push(...page.items);
    after = page.next === null ? '' : `&after=${encodeURIComponent(page.next)}`;
  } while (after !== '');
  return items;
}
const mark = async (query: string, marks: object, by = editor) => {
  const titles = (await all(query)).map(({ nodeId, version }) => ({ nodeId, version }));
  return by.post('/ops/games/titles/mark', { titles, marks, reason }, { merchant });
};
const records = async () => {
  const { rows } = await app.database.queries.execute(
    sql`select count(*)::int4 as count from operators_audit where action = 'games.mark_titles'`,
  );
  return (rows as { count: number }[])[0]?.count;
};

test('all titles of a filter are changed by one call and one record, and back by the opposite', async () => {
  const before = Number(await records());
  const { value } = await mark('mechanic=slots', { isHidden: true });
  expect((value as { items: object[] }).items).toHaveLength(HOT_MAX + 1);
  expect(await records()).toBe(before + 1);
  expect((await all('mechanic=slots')).every(({ isHidden }) => isHidden)).toBe(true);
  expect((await all('mechanic=dice')).some(({ isHidden }) => isHidden)).toBe(false);
  await mark('mechanic=slots', { isHidden: false });
  expect((await all('mechanic=slots')).some(({ isHidden }) => isHidden)).toBe(false);
});

test('one title that somebody changed meanwhile keeps all of them as they were', async () => {
  const titles = (await all('mechanic=slots')).map(({ nodeId, version }) => ({ nodeId, version }));
  await mark('search=NOVA.slot7', { isNew: true });
  const { code } = await editor.post(
    '/ops/games/titles/mark',
    { titles, marks: { isHidden: true }, reason },
    { merchant },
  );
  expect(code).toBe('stale');
  expect((await all('mechanic=slots')).some(({ isHidden }) => isHidden)).toBe(false);
});

test('titles become hot behind those that are, up to the most there may be, and cool down together', async () => {
  await mark('category=SPORTS', { isHot: true });
  await mark('mechanic=dice', { isHot: true });
  await mark('category=SPORTS', { isHot: true });
  const ranks = async () =>
    Object.fromEntries((await all('state=hot')).map(({ nodeId, hotRank }) => [nodeId, hotRank]));
  expect(await ranks()).toEqual({ 'NOVA.match': 1, 'NOVA.dice': 2 });
  expect((await mark('mechanic=slots', { isHot: true })).code).toBe('too_many_hot');
  expect(Object.keys(await ranks())).toHaveLength(2);
  await mark('state=hot', { isHot: false });
  expect(await ranks()).toEqual({});
});

test('a title is shown in the tab that operators chose, also when its vendor lists it again', async () => {
  await mark('mechanic=dice', { category: 'PVP' });
  await putVendor(app, 'NOVA', TITLES);
  const tab = async () =>
    (await app.modules.games.catalogue.of(brandIdOf(app, merchant))).byNodeId.get('NOVA.dice')?.category;
  expect(await tab()).toBe('PVP');
  const [moved] = await all('category=PVP');
  expect(moved).toMatchObject({ nodeId: 'NOVA.dice', category: 'PVP', isMoved: true });
  await mark('mechanic=dice', { category: null });
  expect(await tab()).toBe('RNG');
  const refused = await mark('category=SPORTS', { category: 'RNG' });
  expect(refused.code).toBe('invalid_input');
});

test('a title is of the kind that operators chose, also when its vendor lists it again', async () => {
  await mark('mechanic=dice', { classification: 'minigames' });
  await putVendor(app, 'NOVA', TITLES);
  const kind = async () =>
    (await app.modules.games.catalogue.of(brandIdOf(app, merchant))).byNodeId.get('NOVA.dice')
      ?.classification;
  const before = TITLES.find(({ game_code }) => game_code === 'dice')?.classification;
  expect(before).not.toBe('minigames');
  expect(await kind()).toBe('minigames');
  expect((await all('mechanic=dice'))[0]).toMatchObject({ classification: 'minigames', isClassified: true });
  await mark('mechanic=dice', { classification: null });
  expect(await kind()).toBe(before);
  expect((await all('mechanic=dice'))[0]).toMatchObject({ isClassified: false });
});

test('titles are found by their model, and one tells all that its vendor states', async () => {
  expect(await all('mechanic=slots&model=ways-1')).toHaveLength(HOT_MAX + 1);
  expect(await all('model=nonesuch')).toEqual([]);
  expect((await all('search=tide&mechanic=dice')).map(({ gameCode }) => gameCode)).toEqual(['dice']);
  expect(await all('search=tide&mechanic=slots')).toEqual([]);
  const detail = async (nodeId: string) => reader.call(`/ops/games/title?nodeId=${nodeId}`, { merchant });
  expect((await detail('NOVA.slot1')).value).toMatchObject({
    mechanic: 'slots',
    model: 'ways-1',
    volatility: 4,
    sheet: { hitRate: '21.65', featureOneIn: 151, mostOneIn: null, returns: SHEET.returns, url: SHEET.url },
  });
  expect((await detail('NOVA.match')).value).toMatchObject({ mechanic: null, sheet: null });
  expect((await detail('NOVA.none')).code).toBe('not_found');
});

test('what a title brought back is for those who may see returns', async () => {
  await app.database.queries.execute(sql`
    insert into games_return (brand_id, node_id, since, stated, rounds, returned, returned_squared, checked_rounds)
    values (${brandIdOf(app, merchant)}::uuid, 'NOVA.dice', ${new Date(app.clock.now()).toISOString()}::timestamptz,
      '96.00', 200, 190, 400, 0)`);
  const [seen] = await all('mechanic=dice', risk);
  expect(seen?.actual).toMatchObject({ rounds: '200', observed: '95.00', isWithin: true });
  const [unseen] = await all('mechanic=dice', editor);
  expect(unseen?.actual).toBeNull();
});

test('nobody marks without the permission', async () => {
  expect((await mark('mechanic=dice', { isHidden: true }, reader)).code).toBe('not_permitted');
});
