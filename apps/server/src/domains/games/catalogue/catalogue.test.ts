import { DAY_MS } from '@parlour/clock/durations';
import type { Game } from '@parlour/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLocalBus } from '../../../bus/local-bus.ts';
import { makeBrand } from '../../../factories/brand.factory.ts';
import { makeVendorTitle } from '../../../factories/games.factory.ts';
import { createLog } from '../../../observability/log.ts';
import { brandIdOf, markTitle, putVendor } from '../../../testing/games/games.ts';
import { openBrowser } from '../../../testing/members.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { createCatalogues } from './catalogue.service.ts';
import { readVendorTitles } from './import.rules.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({
    brands: ['harbor', 'lotus'].map((merchantCode) => makeBrand({ merchantCode })),
  });
});
afterAll(() => app.close());

const shown = async (vassalage: string): Promise<Game[]> =>
  (
    (await openBrowser(app).call(`/wps/relay/GCSGAME_gameList?vassalage=${vassalage}`)).value as {
      games: Game[];
    }
  ).games;
const idsOf = async (vassalage: string) => (await shown(vassalage)).map(({ nodeId }) => nodeId);
const [one, two] = [makeVendorTitle({ game_code: 'one' }), makeVendorTitle({ game_code: 'two' })];

describe('a vendor’s list', () => {
  test('adds, updates and takes away, and tells how much', async () => {
    expect(await putVendor(app, 'ONE', [one, two])).toEqual({ added: 2, updated: 0, gone: 0, leftOut: 0 });
    expect(await putVendor(app, 'ONE', [one, two])).toEqual({ added: 0, updated: 0, gone: 0, leftOut: 0 });
    const renamed = { ...two, names: { EN: 'Two anew' } };
    expect(await putVendor(app, 'ONE', [renamed])).toEqual({ added: 0, updated: 1, gone: 1, leftOut: 0 });
    expect((await shown('ONE')).map(({ gameName }) => gameName)).toEqual(['Two anew']);
    expect(await putVendor(app, 'ONE', [one, two])).toEqual({ added: 0, updated: 2, gone: 0, leftOut: 0 });
    expect(await idsOf('ONE')).toEqual(['ONE.one', 'ONE.two']);
  });

  test('leaves what operators made of a title, also while it is gone', async () => {
    await putVendor(app, 'TWO', [one, two, makeVendorTitle({ game_code: 'three' })]);
    await markTitle(app, 'TWO.one', { hot_rank: 3, is_new: true, sort: 9 });
    await markTitle(app, 'TWO.three', { is_hidden: true });
    await putVendor(app, 'TWO', [two]);
    await putVendor(app, 'TWO', [one, two, makeVendorTitle({ game_code: 'three', lines: 1 })]);
    const games = await shown('TWO');
    expect(games.map(({ nodeId, isHot, isNew }) => [nodeId, isHot, isNew])).toEqual([
      ['TWO.two', 0, 0],
      ['TWO.one', 1, 1],
    ]);
  });

  test('does not touch other vendors or brands', async () => {
    await putVendor(app, 'SAME', [one]);
    await putVendor(app, 'SAME', [one, two], { merchant: 'lotus' });
    await putVendor(app, 'SAME', [], { merchant: 'lotus' });
    expect(await idsOf('SAME')).toEqual(['SAME.one']);
    expect(await idsOf('ONE')).toHaveLength(2);
  });

  test('makes a title new for thirty days, after which only an operator’s mark counts', async () => {
    const fresh = makeVendorTitle({ game_code: 'fresh', added_at: app.clock.now() - DAY_MS });
    const isNew = async () => (await shown('NEWS'))[0]?.isNew;
    await putVendor(app, 'NEWS', [fresh]);
    expect(await isNew()).toBe(1);
    app.clock.advance(30 * DAY_MS);
    await putVendor(app, 'NEWS', [fresh]);
    expect(await isNew()).toBe(0);
    await markTitle(app, 'NEWS.fresh', { is_new: true });
    app.clock.advance(DAY_MS);
    await putVendor(app, 'NEWS', [fresh]);
    expect(await isNew()).toBe(1);
  });

  test('of a vendor that is not the brand’s is a bug', async () => {
    const brandId = brandIdOf(app, 'harbor');
    await expect(
      app.database.transaction((tx) =>
        app.modules.games.catalogue.replaceVendorTitles(tx, brandId, 'NOBODY', [one]),
      ),
    ).rejects.toThrow('has no vendor NOBODY');
  });

  test.each([
    ['an unknown category', { category: 'CHESS' }],
    ['an unknown classification', { classification: 'poker' }],
    ['a picture that is no web address', { icon_url: 'javascript:alert(1)' }],
    ['a name that no database keeps', { names: { EN: 'a\0b' } }],
    ['more lines than can be counted', { lines: 2 ** 40 }],
    ['a stake beyond all money', { min_bet: '9'.repeat(30) }],
  ])('leaves out a title with %s', (_what, about) => {
    const titles = [makeVendorTitle({ game_code: 'odd', ...about }), one, one];
    const { listed, leftOut } = readVendorTitles(titles, { vendor: 'V1', nowMs: 0 });
    expect(listed.map(({ node_id }) => node_id)).toEqual(['V1.one']);
    expect(leftOut).toEqual(['odd', 'one']);
  });
});

describe('a catalogue in memory', () => {
  const needs = () => ({ database: app.database, clock: app.clock });

  test('is read once, and again in every process when the bus tells of a change', async () => {
    const bus = createLocalBus(createLog('silent'));
    const [here, there] = [createCatalogues({ ...needs(), bus }), createCatalogues({ ...needs(), bus })];
    const brandId = brandIdOf(app, 'harbor');
    await putVendor(app, 'BUS', [one]);
    const [first, other] = await Promise.all([here.of(brandId), there.of(brandId)]);
    expect(here.of(brandId)).toBe(first);
    await app.database.transaction(async (tx) => {
      await tx.execute(`update games_title set is_hidden = true where node_id = 'BUS.one'`);
      here.announce(tx, brandId);
    });
    for (const catalogues of [here, there]) {
      const { byNodeId } = await catalogues.of(brandId);
      expect(byNodeId.has('BUS.one')).toBe(false);
    }
    expect(other.byNodeId.has('BUS.one')).toBe(true);
  });

  test('is not renewed by a change that was rolled back', async () => {
    const brandId = brandIdOf(app, 'harbor');
    const before = await app.modules.games.catalogue.of(brandId);
    const failing = app.database.transaction(async (tx) => {
      await app.modules.games.catalogue.replaceVendorTitles(tx, brandId, 'ONE', []);
      throw new Error('not today');
    });
    await expect(failing).rejects.toThrow('not today');
    expect(app.modules.games.catalogue.of(brandId)).toBe(before);
    expect(await idsOf('ONE')).toHaveLength(2);
  });

  test('asked for by many at once is read once, and a failed reading is tried again', async () => {
    const bus = createLocalBus(createLog('silent'));
    const catalogues = createCatalogues({ ...needs(), bus });
    const brandId = brandIdOf(app, 'lotus');
    const asked = await Promise.all([1, 2, 3].map(() => catalogues.of(brandId)));
    expect(new Set(asked).size).toBe(1);
    const failing = createCatalogues({ ...needs(), bus });
    await expect(failing.of('no id')).rejects.toThrow();
    await expect(failing.of('no id')).rejects.toThrow();
  });
});
