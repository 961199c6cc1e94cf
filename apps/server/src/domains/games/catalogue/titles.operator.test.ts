import type { LobbyMapping, OperatorTitle } from '@parlour/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeVendorTitle } from '../../../factories/games.factory.ts';
import { putVendor } from '../../../testing/games/games.ts';
import { addOperator, type SignedIn, signInAs } from '../../../testing/operators.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

const merchant = 'harbor';
const reason = 'for the season';
let app: TestApp;
let editor: SignedIn;

const titleOf = (code: string, name: string, about = {}) =>
  makeVendorTitle({ game_code: code, names: { EN: name, CN: `${name} 龙` }, ...about });

beforeAll(async () => {
  app = await startTestApp();
  await putVendor(app, 'NOVA', [
    titleOf('golden', 'Golden Dragon'),
    titleOf('silver', 'Silver Tiger'),
    titleOf('fish', 'Deep Sea', { category: 'FISH', classification: 'fishing' }),
  ]);
  await putVendor(app, 'DUSK', [titleOf('moon', 'Pale Moon')], { sort: 1 });
  await putVendor(app, 'SHUT', [titleOf('lost', 'Lost Dragon')], { isOpen: false, sort: 2 });
  await addOperator(app, 'editor', { grants: [{ role: 'content', merchantCode: merchant }] });
  await addOperator(app, 'reader', { grants: [{ role: 'support', merchantCode: merchant }] });
  editor = await signInAs(app, 'editor');
});
afterAll(() => app.close());

type Page = { items: OperatorTitle[]; next: string | null };
const list = async (query = '', by = editor) =>
  (await by.call(`/ops/games/titles?${query}`, { merchant })).value as Page;
const ids = async (query = '') => (await list(query)).items.map(({ nodeId }) => nodeId);
const versionOf = async (nodeId: string) =>
  (await list(`search=${nodeId}`)).items.find((title) => title.nodeId === nodeId)?.version ?? 0;
const mark = async (nodeIds: string[], marks: object, version?: number) => {
  const titles = [];
  for (const nodeId of nodeIds) titles.push({ nodeId, version: version ?? (await versionOf(nodeId)) });
  return editor.post('/ops/games/titles/mark', { titles, marks, reason }, { merchant });
};
const onSite = async (path: string) =>
  (await app.server.inject({ url: path, headers: { merchant } })).json().value;
const hot = async () =>
  ((await onSite('/wps/relay/GCSGAME_hotGamesV2')).list as { nodeId: string }[]).map(({ nodeId }) => nodeId);
const lobby = async () => (await onSite('/wps/relay/GCSGAME_getVassGameType')).content as LobbyMapping;
const sorting = async () => (await lobby()).sorting;
const order = async () => (await lobby()).order;

test('titles are listed in the order of the lobby, in pages, with those that members cannot see', async () => {
  expect(await ids()).toEqual(['NOVA.golden', 'DUSK.moon', 'SHUT.lost', 'NOVA.silver', 'NOVA.fish']);
  const first = await list('limit=2');
  expect(first.items).toHaveLength(2);
  expect(await ids(`limit=2&after=${encodeURIComponent(first.next ?? '')}`)).toEqual([
    'SHUT.lost',
    'NOVA.silver',
  ]);
  expect(await ids('vendor=DUSK')).toEqual(['DUSK.moon']);
  expect(await ids('category=FISH')).toEqual(['NOVA.fish']);
  expect(await ids('state=closed')).toEqual(['SHUT.lost']);
  expect((await editor.call('/ops/games/titles?after=nowhere', { merchant })).code).toBe('invalid_input');
});

test('a title is found by a typo of its name, by its code, and also where members cannot see it', async () => {
  expect(await ids('search=Goldne')).toEqual(['NOVA.golden']);
  expect(await ids('search=dragon')).toEqual(['NOVA.golden', 'SHUT.lost']);
  expect(await ids('search=moon')).toEqual(['DUSK.moon']);
  expect(await ids('search=NOVA.fish')).toEqual(['NOVA.fish']);
  expect(await ids(`search=${encodeURIComponent('100%')}`)).toEqual([]);
  const [, second] = [await list('search=dragon&limit=1'), await list('search=dragon&limit=1&after=1')];
  expect(second.items.map(({ nodeId }) => nodeId)).toEqual(['SHUT.lost']);
});

test('a title that is hidden is gone from the lobby when the call is answered, and comes back as it was', async () => {
  const shown = async () =>
    ((await onSite('/wps/relay/GCSGAME_gameList?gameType=FISH')).games as object[]).length;
  expect(await shown()).toBe(1);
  expect((await mark(['NOVA.fish'], { isHidden: true })).status).toBe(200);
  expect(await shown()).toBe(0);
  expect(await ids('state=hidden')).toEqual(['NOVA.fish']);
  expect(await ids('search=deep')).toEqual(['NOVA.fish']);
  await mark(['NOVA.fish'], { isHidden: false, sort: 7 });
  expect(await shown()).toBe(1);
  expect((await list('category=FISH')).items[0]).toMatchObject({ sort: 7, isHidden: false });
});

test('of two who mark one title at once the second is told, and nothing of theirs is written', async () => {
  const version = await versionOf('DUSK.moon');
  expect((await mark(['DUSK.moon'], { isNew: true }, version)).status).toBe(200);
  const second = await mark(['DUSK.moon'], { isHidden: true }, version);
  expect([second.status, second.code]).toEqual([409, 'stale']);
  expect((await list('vendor=DUSK')).items[0]).toMatchObject({ isNew: true, isHidden: false });
  const unknown = await mark(
    ['NOVA.golden', 'NOVA.nothing'],
    { isNew: true },
    await versionOf('NOVA.golden'),
  );
  expect(unknown.code).toBe('not_found');
  expect((await list('search=golden')).items[0]?.isNew).toBe(false);
});

test('hot titles have places from 1 on: who is put in between moves the others on', async () => {
  await mark(['NOVA.golden'], { hotRank: 1 });
  await mark(['NOVA.silver'], { hotRank: 2 });
  await mark(['DUSK.moon'], { hotRank: 1 });
  expect(await hot()).toEqual(['DUSK.moon', 'NOVA.golden', 'NOVA.silver']);
  await mark(['NOVA.golden'], { hotRank: null });
  expect(await hot()).toEqual(['DUSK.moon', 'NOVA.silver']);
  expect((await list('state=hot')).items.map(({ hotRank }) => hotRank).sort()).toEqual([1, 2]);
});

test('tabs, vendors and hot titles are put in order as one document', async () => {
  const read = async () => (await editor.call('/ops/games/lobby', { merchant })).value as Lobby;
  const before = await read();
  expect(before.tabs.map(({ category }) => category).slice(0, 2)).toEqual(['RNG', 'FISH']);
  expect(await sorting()).toEqual(['RNG', 'FISH']);
  const save = (version: number, about: Partial<Lobby>) =>
    editor.call('/ops/games/lobby', {
      method: 'PUT',
      merchant,
      body: { version, tabs: before.tabs.map(bare), vendors: [], hot: [], reason, ...about },
    });
  const tabs = [{ category: 'FISH', isHidden: false }, ...before.tabs.slice(2).map(bare)];
  const vendors = [{ code: 'DUSK', displayName: 'Twilight', tag: 'hot' as const }];
  const hotNow = ['NOVA.silver', 'DUSK.moon'];
  expect((await save(before.version, { tabs, vendors, hot: hotNow as never })).status).toBe(200);
  expect(await sorting()).toEqual(['FISH', 'RNG']);
  expect((await order())?.slice(0, 2)).toEqual(['FISH', 'PVP']);
  expect(await hot()).toEqual(hotNow);
  const after = await read();
  expect(after.vendors.map(({ code }) => code)).toEqual(['DUSK', 'NOVA', 'SHUT']);
  const mapping = (await onSite('/wps/relay/GCSGAME_getVassGameType')).content as LobbyMapping;
  expect(mapping.mapping.RNG?.[0]).toMatchObject({ displayName: 'Twilight', tag: 'hot' });

  const stale = await save(before.version, {});
  expect([stale.status, stale.code]).toEqual([409, 'stale']);
  expect((await save(after.version, { hot: ['NOVA.nothing'] as never })).code).toBe('invalid_input');
  const hidden = after.tabs.map((tab) => ({ ...bare(tab), isHidden: tab.category === 'FISH' }));
  await save(after.version, { tabs: hidden, hot: hotNow as never });
  expect(await sorting()).toEqual(['RNG']);
});
type Lobby = {
  version: number;
  tabs: { category: string; isHidden: boolean }[];
  vendors: { code: string; displayName: string | null; tag: 'hot' | 'new' | '' }[];
  hot: OperatorTitle[];
};
const bare = ({ category, isHidden }: Lobby['tabs'][number]) => ({ category, isHidden });

test('what was changed is on record with the reason, title by title', async () => {
  app.clock.advance(1);
  await mark(['NOVA.golden', 'NOVA.silver'], { isNew: true });
  const { rows } = await app.database.queries.execute(
    `select changes, reason, target_id from operators_audit where action = 'games.mark_titles' order by id desc limit 1`,
  );
  expect(rows).toEqual([
    {
      target_id: '2',
      reason,
      changes: [
        { path: 'NOVA.golden.isNew', before: false, after: true },
        { path: 'NOVA.silver.isNew', before: false, after: true },
      ],
    },
  ]);
});

test('who may only read cannot mark, and nobody reaches into another brand', async () => {
  const reader = await signInAs(app, 'reader');
  expect((await list('', reader)).items).toHaveLength(5);
  const body = { titles: [{ nodeId: 'NOVA.golden', version: 1 }], marks: { isNew: false }, reason };
  expect((await reader.post('/ops/games/titles/mark', body, { merchant })).code).toBe('not_permitted');
});
