import { DAY_MS } from '@parlour/clock/durations';
import type { Game } from '@parlour/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeBrand } from '../../../factories/brand.factory.ts';
import { makeVendorTitle } from '../../../factories/games.factory.ts';
import { brandIdOf, markTitle, putVendor } from '../../../testing/games/games.ts';
import { addMember, type Browser, openBrowser } from '../../../testing/members.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

const IDS = '/wps/relay/MCSFE_getFavoriteGames';
const FAVOURITES = '/wps/relay/MCSFE_getFavoriteGamesList';
const ADD = '/wps/relay/MCSFE_addFavoriteGameV2';
const REMOVE = '/wps/relay/MCSFE_removeFavoriteGameV2';
const ADD_RECENT = '/wps/relay/MCS2_addRecentGame';
const RECENT = '/wps/relay/GCS_recentGame';
const POPULAR = '/lgw/games/popular';
const HOT = '/wps/relay/GCSGAME_hotGamesV2';
const TITLES = 520;

let app: TestApp;
let member: Browser;
let members = 0;
const listed = Array.from({ length: TITLES }, (_, index) =>
  makeVendorTitle(
    index === 0
      ? { game_code: 'g0', category: 'FISH', classification: 'fishing', names: { EN: 'Carp', TH: 'ปลา' } }
      : { game_code: `g${index}` },
  ),
);
beforeAll(async () => {
  app = await startTestApp({
    brands: ['harbor', 'lotus'].map((merchantCode) =>
      makeBrand({ merchantCode, session: { idleMinutes: 1_440, absoluteHours: 720 } }),
    ),
    env: { HUMAN_CHECK: 'off', RATE_LIMIT_PER_MINUTE: '1000000' },
  });
  await putVendor(app, 'REEF', listed);
  await putVendor(app, 'REEF', listed.slice(0, 3), { merchant: 'lotus' });
});
afterAll(() => app.close());
beforeEach(async () => {
  member = await signIn();
});

async function signIn(merchant = 'harbor'): Promise<Browser> {
  members += 1;
  await addMember(app, `keeper${members}`, { merchant });
  const browser = openBrowser(app, { merchant });
  await browser.login(`keeper${members}`);
  return browser;
}

async function add(nodeId: string, browser = member) {
  app.clock.advance(1);
  return browser.post(ADD, { nodeId, vendor: 'REEF' });
}
const remove = (nodeId: string) =>
  member.call(REMOVE, { method: 'DELETE', body: { nodeId, vendor: 'REEF' } });
type Ids = { content: string[]; pageNum: number; totalPages: number };
const ids = async (browser = member): Promise<string[]> => ((await browser.call(IDS)).value as Ids).content;
const open = async (nodeId: string, browser = member) => {
  app.clock.advance(1);
  return browser.call(`${ADD_RECENT}?nodeId=${nodeId}`);
};
const listOf = async (url: string, browser = member): Promise<string[]> =>
  ((await browser.call(url)).value as { list: Game[] }).list.map(({ nodeId }) => nodeId);

describe('favourites', () => {
  test('are listed the newest first, by category and in the language of the call', async () => {
    for (const nodeId of ['REEF.g0', 'REEF.g2', 'REEF.g1']) expect((await add(nodeId)).status).toBe(200);
    expect(await ids()).toEqual(['REEF.g1', 'REEF.g2', 'REEF.g0']);
    const { value } = await member.call(`${FAVOURITES}?gameType=FISH`, { headers: { language: 'TH' } });
    expect(value).toMatchObject({
      content: [{ nodeId: 'REEF.g0', gameName: 'ปลา' }],
      pageNum: 1,
      totalPages: 1,
    });
  });

  test('added or removed twice are added or removed', async () => {
    await add('REEF.g1');
    await add('REEF.g2');
    expect((await add('REEF.g1')).body).toBe('{"success":true,"value":{}}');
    expect(await ids()).toEqual(['REEF.g2', 'REEF.g1']);
    expect((await remove('REEF.g1')).status).toBe(200);
    expect((await remove('REEF.g1')).status).toBe(200);
    expect(await ids()).toEqual(['REEF.g2']);
  });

  test('are of one member of one brand', async () => {
    await add('REEF.g1');
    const other = await signIn();
    const elsewhere = await signIn('lotus');
    expect([await ids(other), await ids(elsewhere)]).toEqual([[], []]);
    expect((await add('REEF.g5', elsewhere)).code).toBe('not_found');
    expect((await add('REEF.g2', elsewhere)).status).toBe(200);
    expect(await ids()).toEqual(['REEF.g1']);
  });

  test('are refused where there is no such title of that vendor', async () => {
    expect((await add('REEF.nothing')).code).toBe('not_found');
    expect((await member.post(ADD, { nodeId: 'REEF.g1', vendor: 'TIDE' })).code).toBe('not_found');
    expect((await member.post(ADD, { nodeId: "x' or 1=1", vendor: 'REEF' })).code).toBe('invalid_input');
  });

  test('that are hidden or gone do not show, and show again when they return', async () => {
    for (const nodeId of ['REEF.g1', 'REEF.g2', 'REEF.g3']) await add(nodeId);
    await markTitle(app, 'REEF.g1', { is_hidden: true });
    await putVendor(
      app,
      'REEF',
      listed.filter(({ game_code }) => game_code !== 'g2'),
    );
    expect(await ids()).toEqual(['REEF.g3']);
    await markTitle(app, 'REEF.g1', { is_hidden: false });
    await putVendor(app, 'REEF', listed);
    expect(await ids()).toEqual(['REEF.g3', 'REEF.g2', 'REEF.g1']);
  });

  test('past the five hundredth are refused, also when many come at once; the pages hold 100 and 25', async () => {
    const owner = await signIn();
    const { rows } = await app.database.queries.execute(
      `select id from identity_member where account = 'keeper${members}'`,
    );
    const memberId = String((rows as { id: string }[])[0]?.id);
    await app.database.queries.execute(
      `insert into games_favourite (brand_id, member_id, node_id, at)
       select '${brandIdOf(app, 'harbor')}', '${memberId}', 'REEF.g' || n, '2026-01-01'
       from generate_series(1, 498) as n`,
    );
    const answers = await Promise.all(
      [510, 511, 512, 513, 514].map((number) =>
        owner.post(ADD, { nodeId: `REEF.g${number}`, vendor: 'REEF' }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect([refused?.code, refused?.value]).toEqual(['too_many_favourites', { max: 500 }]);
    expect((await add('REEF.g1', owner)).status).toBe(200);
    const first = (await owner.call(IDS)).value as Ids;
    expect([first.content.length, first.totalPages]).toEqual([100, 5]);
    const list = (await owner.call(FAVOURITES)).value as Ids;
    expect([list.content.length, list.totalPages]).toEqual([25, 20]);
    expect((await owner.call(`${IDS}?pageSize=101`)).code).toBe('invalid_input');
  });

  test('need a session; one of a trial account will do', async () => {
    const visitor = openBrowser(app);
    for (const url of [IDS, FAVOURITES, RECENT, `${ADD_RECENT}?nodeId=REEF.g1`])
      expect((await visitor.call(url)).code).toBe('not_logged_in');
    expect((await add('REEF.g1', visitor)).code).toBe('not_logged_in');
    const trial = openBrowser(app);
    const session = await trial.post('/wps/session/login/freeplay', { humanCheck: await trial.solve() });
    trial.setToken((session.value as { token: string }).token);
    expect((await add('REEF.g1', trial)).status).toBe(200);
    expect(await ids(trial)).toEqual(['REEF.g1']);
    await open('REEF.g2', trial);
    expect(await listOf(RECENT, trial)).toEqual(['REEF.g2']);
  });
});

describe('recent titles', () => {
  test('are the last thirty opened, each once, the newest first', async () => {
    for (let number = 1; number <= 32; number += 1) await open(`REEF.g${number}`);
    await open('REEF.g20');
    const recent = await listOf(RECENT);
    expect(recent).toHaveLength(30);
    expect(recent.slice(0, 2)).toEqual(['REEF.g20', 'REEF.g32']);
    expect(new Set(recent).size).toBe(30);
    await markTitle(app, 'REEF.g32', { is_hidden: true });
    const shown = await listOf(RECENT);
    expect(shown).toHaveLength(30);
    expect(shown).not.toContain('REEF.g32');
    await markTitle(app, 'REEF.g32', { is_hidden: false });
    expect(await listOf(RECENT)).toEqual(recent);
  });

  test('refuse what is not there, and a call from another site', async () => {
    expect((await open('REEF.nothing')).code).toBe('not_found');
    const answer = await member.call(`${ADD_RECENT}?nodeId=REEF.g1`, {
      headers: { 'sec-fetch-site': 'cross-site' },
    });
    expect(answer.code).toBe('cross_site');
    expect(await listOf(RECENT)).toEqual([]);
  });
});

describe('popular titles', () => {
  test('are those that most members opened in seven days, counted every five minutes, and hot while operators ranked none', async () => {
    app.clock.advance(8 * DAY_MS);
    const [one, two] = [await signIn(), await signIn()];
    await listOf(POPULAR, one);
    for (const nodeId of ['REEF.g7', 'REEF.g8']) await open(nodeId, one);
    for (const nodeId of ['REEF.g8', 'REEF.g9']) await open(nodeId, two);
    for (let times = 0; times < 5; times += 1) await open('REEF.g7', one);
    expect(await listOf(POPULAR, one)).not.toContain('REEF.g8');
    app.clock.advance(5 * 60_000);
    await expect.poll(() => listOf(POPULAR, one)).toEqual(['REEF.g8', 'REEF.g7', 'REEF.g9']);
    expect(await listOf(HOT, one)).toEqual(['REEF.g8', 'REEF.g7', 'REEF.g9']);
    await markTitle(app, 'REEF.g8', { is_hidden: true });
    expect(await listOf(POPULAR, one)).toEqual(['REEF.g7', 'REEF.g9']);
    await markTitle(app, 'REEF.g8', { is_hidden: false });
    await markTitle(app, 'REEF.g1', { hot_rank: 1 });
    expect(await listOf(HOT, one)).toEqual(['REEF.g1']);
    await markTitle(app, 'REEF.g1', { hot_rank: null });
  });

  test('are first those that were played most, whoever opened others', async () => {
    app.clock.advance(8 * DAY_MS);
    const [one, two] = [await signIn(), await signIn()];
    await listOf(POPULAR, one);
    for (const someone of [one, two]) await open('REEF.g11', someone);
    const brandId = app.modules.system.brands.ofMerchant('harbor')?.id;
    const day = new Date(app.clock.now()).toISOString().slice(0, 10);
    const before = new Date(app.clock.now() - 9 * DAY_MS).toISOString().slice(0, 10);
    for (const [nodeId, currency, on, rounds] of [
      ['REEF.g12', 'CNY', day, 40],
      ['REEF.g13', 'CNY', day, 30],
      ['REEF.g13', 'THB', day, 30],
      ['REEF.g14', 'CNY', before, 9_000],
    ] as const)
      await app.database.queries.execute(sql`
        insert into games_return_day (brand_id, node_id, currency, day, rounds, staked, won, returned, returned_squared)
        values (${brandId}::uuid, ${nodeId}, ${currency}, ${on}::date, ${rounds}, 0, 0, 0, 0)`);
    app.clock.advance(5 * 60_000);
    await expect.poll(() => listOf(POPULAR, one)).toEqual(['REEF.g13', 'REEF.g12', 'REEF.g11']);
  });
});
