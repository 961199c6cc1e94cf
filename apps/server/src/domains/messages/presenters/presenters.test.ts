import type { OperatorPresenter, Presenter, PresenterDocument } from '@parlour/contract';
import { PRESENTERS_MAX, SHIFTS_MAX } from '@parlour/contract/values/messages/presenters.rules';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeBrand } from '../../../factories/brand.factory.ts';
import { openBrowser } from '../../../testing/members.ts';
import { addOperator, type SignedIn, signInAs } from '../../../testing/operators.ts';
import { makePresenter } from '../../../testing/room.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

const merchant = 'harbor';
const reason = 'for the season';
const UNKNOWN = '00000000-0000-7000-8000-000000000001';
type ModelList = { active: Presenter[]; streaming: string[] };
let app: TestApp;
let content: SignedIn;
beforeAll(async () => {
  app = await startTestApp({
    brands: [makeBrand({ merchantCode: 'harbor' }), makeBrand({ merchantCode: 'lantern' })],
  });
  for (const role of ['content', 'support'] as const)
    await addOperator(app, role, { grants: [{ role, merchantCode: 'harbor' }] });
  content = await signInAs(app, 'content');
});
afterAll(() => app.close());

const save = (about: Partial<PresenterDocument>, id?: string, by = content) =>
  by.post('/ops/messages/presenter/save', { id, document: makePresenter(about), reason }, { merchant });
const saved = async (about: Partial<PresenterDocument>) => (await save(about)).value as OperatorPresenter;
const modelList = async (of = merchant, language = 'EN'): Promise<ModelList> =>
  (await openBrowser(app, { merchant: of }).call('/wps/relay/CBS_modelList', { headers: { language } }))
    .value;
const names = async () => (await modelList()).active.map(({ name }) => name);

test('everybody sees who is shown, in the order of the brand and in their language', async () => {
  const second = await saved({ name: 'Nia', order: 2, presents: { EN: 'Roulette', CN: '轮盘' } });
  const first = await saved({ name: 'Mira', order: 1 });
  await saved({ name: 'Off', isShown: false });
  expect(await names()).toEqual(['Mira', 'Nia']);
  const { active } = await modelList(merchant, 'CN');
  expect(active.map(({ presents }) => presents)).toEqual(['Baccarat', '轮盘']);
  expect(await modelList('lantern')).toEqual({ active: [], streaming: [] });
  await save({ name: 'Nia', order: 0 }, second.id);
  expect(await names()).toEqual(['Nia', 'Mira']);
  const remove = (id: string) => content.post('/ops/messages/presenter/remove', { id, reason }, { merchant });
  expect((await remove(first.id)).status).toBe(200);
  expect(await names()).toEqual(['Nia']);
  expect((await remove(first.id)).code).toBe('not_found');
  expect((await save({}, UNKNOWN)).code).toBe('not_found');
});

test('who presents now follows from the schedule alone', async () => {
  const every = ([1, 2, 3, 4, 5, 6, 7] as const).map((day) => ({ day, from: '00:00', until: '00:00' }));
  const { id } = await saved({ name: 'Always', shifts: every });
  const list = await modelList();
  expect(list.streaming).toEqual([id]);
  expect(list.active.find((one) => one.id === id)?.until).toBeGreaterThan(app.clock.now());
  await save({ name: 'Always', shifts: [] }, id);
  expect((await modelList()).streaming).toEqual([]);
});

test('a portrait is an uploaded picture, encoded anew', async () => {
  const png = await sharp({ create: { width: 300, height: 400, channels: 3, background: '#48c' } })
    .png()
    .toBuffer();
  const image = png.toString('base64');
  const { value } = await content.post('/ops/messages/picture', { image }, { merchant });
  const { digest } = value as { digest: string };
  expect(await saved({ name: 'Pia', picture: digest })).toMatchObject({ picture: { digest, width: 300 } });
  const shown = (await modelList()).active.find(({ name }) => name === 'Pia');
  expect(shown?.picture?.url).toMatch(/^\/m\/picture\/harbor\/[0-9a-f]{64}-300\.jpg$/);
  expect((await save({ picture: 'f'.repeat(64) })).code).toBe('not_found');
});

test.each<[string, Partial<PresenterDocument>]>([
  ['no name', { name: ' ' }],
  ['no language', { languages: [] }],
  ['nothing presented', { presents: {} }],
  ['a page of another site', { href: 'https://elsewhere.example/' }],
  ['a script', { href: 'javascript:alert(1)' }],
  ['another host', { href: '//elsewhere.example' }],
  ['an impossible time', { shifts: [{ day: 1, from: '24:00', until: '25:00' }] }],
  ['too many shifts', { shifts: Array(SHIFTS_MAX + 1).fill({ day: 1, from: '10:00', until: '11:00' }) }],
])('%s is refused', async (_what, about) => {
  expect((await save(about)).code).toBe('invalid_input');
});

test('operators read them with messages.read and change them with messages.edit', async () => {
  const support = await signInAs(app, 'support');
  expect((await support.call('/ops/messages/presenters', { merchant })).status).toBe(200);
  expect((await save({}, undefined, support)).code).toBe('not_permitted');
});

test('a brand has so many and no more, and none where the page is off', async () => {
  const brandId = app.modules.system.brands.ofMerchant(merchant)?.id ?? '';
  const document = JSON.stringify(makePresenter({ isShown: false }));
  await app.database.queries.execute(`
    insert into messages_presenter
    select '${brandId}', gen_random_uuid(), '${document}', '2026-01-01', null
    from generate_series(1, ${PRESENTERS_MAX})`);
  expect((await save({})).code).toBe('too_many_presenters');
  await app.database.transaction((tx) =>
    app.modules.system.brands.change(tx, brandId, (settings) => ({
      ...settings,
      switches: { ...settings.switches, liveModels: false },
    })),
  );
  expect((await openBrowser(app).call('/wps/relay/CBS_modelList')).code).toBe('module_off');
});
