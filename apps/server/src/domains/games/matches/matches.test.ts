import { HOUR_MS } from '@parlour/clock/durations';
import type { HotMatch, OperatorMatch } from '@parlour/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeBrand } from '../../../factories/brand.factory.ts';
import { makeVendorTitle } from '../../../factories/games.factory.ts';
import { markTitle, putVendor } from '../../../testing/games/games.ts';
import { openBrowser } from '../../../testing/members.ts';
import { addOperator, type SignedIn, signInAs } from '../../../testing/operators.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

const merchant = 'harbor';

let app: TestApp;
let content: SignedIn;
beforeAll(async () => {
  app = await startTestApp({
    brands: [
      makeBrand({ merchantCode: 'harbor', imageCDNs: ['https://img.example'] }),
      makeBrand({ merchantCode: 'lotus' }),
    ],
  });
  await putVendor(app, 'BALL', [
    makeVendorTitle({ game_code: 'goal', category: 'SPORTS', classification: 'minigames' }),
    makeVendorTitle({ game_code: 'away', category: 'SPORTS', classification: 'minigames' }),
  ]);
  await addOperator(app, 'content', { grants: [{ role: 'content', merchantCode: 'harbor' }] });
  await addOperator(app, 'support', { grants: [{ role: 'support', merchantCode: 'harbor' }] });
  content = await signInAs(app, 'content');
});
beforeEach(() => app.database.queries.execute('delete from games_match'));
afterAll(() => app.close());

const match = (about: object = {}) => ({
  homeTeam: 'Harbour Gulls',
  awayTeam: 'North Pier',
  homeTeamImageUrl: 'https://img.example/gulls.png',
  awayTeamImageUrl: '',
  league: 'Tide League',
  matchTime: app.clock.now() + 2 * HOUR_MS,
  shownFrom: app.clock.now(),
  shownUntil: app.clock.now() + HOUR_MS,
  nodeId: 'BALL.goal',
  order: 1,
  isHidden: false,
  reason: 'the final of the season',
  ...about,
});
const save = (about: object = {}, by = content) =>
  by.post('/ops/games/match/save', match(about), { merchant });
const saved = async (about: object = {}) => (await save(about)).value as OperatorMatch;
const shown = async (of = merchant): Promise<HotMatch[]> => {
  const { value } = await openBrowser(app, { merchant: of }).call('/wps/relay/GCSGAME_hotMatches');
  return (value as { list: HotMatch[] }).list;
};
const homes = async () => (await shown()).map(({ homeTeam }) => homeTeam);

test('a match is shown as the specification has it, to visitors of its brand alone', async () => {
  expect(await shown('lotus')).toEqual([]);
  const { matchTime } = await saved();
  expect(await shown()).toEqual([
    {
      homeTeam: 'Harbour Gulls',
      awayTeam: 'North Pier',
      homeTeamImageUrl: 'https://img.example/gulls.png',
      awayTeamImageUrl: '',
      league: 'Tide League',
      matchTime,
      vendor: 'BALL',
      roomId: 'goal',
      nodeId: 'BALL.goal',
    },
  ]);
  expect(await shown('lotus')).toEqual([]);
});

test('matches stand in the order operators gave them, and those of one place by time', async () => {
  await saved({ homeTeam: 'Third', order: 2, matchTime: 9 });
  await saved({ homeTeam: 'Second', order: 1, matchTime: 8 });
  await saved({ homeTeam: 'First', order: 1, matchTime: 7 });
  expect(await homes()).toEqual(['First', 'Second', 'Third']);
});

test('a match is shown in its time, and neither before nor after nor while hidden', async () => {
  const { id } = await saved({ shownFrom: app.clock.now() + 1_000, shownUntil: app.clock.now() + 3_000 });
  expect(await homes()).toEqual([]);
  app.clock.advance(1_000);
  expect(await homes()).toEqual(['Harbour Gulls']);
  await save({ id, isHidden: true, shownUntil: app.clock.now() + 2_000 });
  expect(await homes()).toEqual([]);
  const open = { id, shownFrom: app.clock.now() - 1, shownUntil: app.clock.now() + 2_000 };
  await save(open);
  expect(await homes()).toEqual(['Harbour Gulls']);
  app.clock.advance(2_000);
  expect(await homes()).toEqual([]);
  const { items } = (await content.call('/ops/games/matches', { merchant })).value as {
    items: OperatorMatch[];
  };
  expect(items).toMatchObject([{ id, isShown: false, nodeName: expect.any(String) }]);
});

test('a match whose title is not offered is not shown', async () => {
  await saved({ nodeId: 'BALL.away' });
  expect(await homes()).toEqual(['Harbour Gulls']);
  await markTitle(app, 'BALL.away', { is_hidden: true });
  expect(await homes()).toEqual([]);
});

test('changing one is on record and needs the right; what cannot be is refused by field', async () => {
  const { id } = await saved();
  expect(await saved({ id, league: 'Ebb Cup' })).toMatchObject({ id, league: 'Ebb Cup' });
  expect(await shown()).toMatchObject([{ league: 'Ebb Cup' }]);
  const support = await signInAs(app, 'support');
  expect((await save({ id }, support)).code).toBe('not_permitted');
  const fieldsOf = async (about: object) => {
    const { code, value } = await save(about);
    expect(code).toBe('invalid_input');
    return Object.keys((value as { fields: object }).fields);
  };
  expect(await fieldsOf({ shownUntil: app.clock.now() })).toEqual(['shownUntil']);
  expect(await fieldsOf({ nodeId: 'BALL.none' })).toEqual(['nodeId']);
  expect(await fieldsOf({ homeTeamImageUrl: 'https://elsewhere.example/a.png' })).toEqual([
    'homeTeamImageUrl',
  ]);
  expect(await fieldsOf({ awayTeamImageUrl: 'javascript:alert(1)' })).toEqual(['awayTeamImageUrl']);
  expect(await fieldsOf({ homeTeam: '' })).toEqual(['homeTeam']);
  expect((await save({ id: '0190c0de-0000-7000-8000-00000000000d' })).code).toBe('not_found');
});

test('a brand has so many matches and no more, and twenty of them are shown', async () => {
  await app.database.queries.execute(`
    insert into games_match
    select '${app.modules.system.brands.ofMerchant(merchant)?.id}', gen_random_uuid(), 'Team ' || n, 'Other', '', '',
      'League', now() + interval '10 years', '2000-01-01', '2999-01-01', 'BALL.goal', n, false, '2026-01-01'
    from generate_series(1, 200) as n`);
  expect((await save()).code).toBe('too_many_matches');
  app.clock.advance(60_000);
  expect(await shown()).toHaveLength(20);
});
