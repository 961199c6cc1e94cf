import type { Game, LobbyMapping } from '@parlour/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeBrand } from '../../../factories/brand.factory.ts';
import { makeVendorTitle, makeVendorTitles } from '../../../factories/games.factory.ts';
import { markTitle, putVendor } from '../../../testing/games/games.ts';
import { openBrowser } from '../../../testing/members.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

const LIST = '/wps/relay/GCSGAME_gameList';
const HOT = '/wps/relay/GCSGAME_hotGamesV2?isPlatform=2&platform=html5&language=EN';
const TYPES = '/wps/relay/GCSGAME_getVassGameType?typeId=1';
const NEWS = '/wps/relay/GLS2_lobbyNews';

let app: TestApp;
const visitors = () => ({ harbor: openBrowser(app), lotus: openBrowser(app, { merchant: 'lotus' }) });
beforeAll(async () => {
  app = await startTestApp({
    brands: [makeBrand({ merchantCode: 'harbor' }), makeBrand({ merchantCode: 'lotus' })],
    env: { RATE_LIMIT_PER_MINUTE: '1000000' },
  });
  await putVendor(app, 'TIDE', makeVendorTitles(120), { name: 'Tide', sort: 2 });
  await putVendor(
    app,
    'REEF',
    [
      makeVendorTitle({
        game_code: 'carp',
        names: { EN: 'Carp Pond', CN: '锦鲤池', TH: 'บ่อปลาคาร์ป' },
        category: 'FISH',
        classification: 'fishing',
        min_bet: '2.5',
        lines: 0,
        added_at: Date.UTC(2026, 10, 14),
      }),
      makeVendorTitle({ game_code: 'orchard', names: { EN: 'Orchard Row' }, lines: 50, has_trial: false }),
    ],
    { name: 'Reef Entertainment Studio', sort: 1, tag: 'hot' },
  );
  await putVendor(app, 'AV', [
    makeVendorTitle({ game_code: 'cup', category: 'ESPORTS', classification: 'minigames' }),
  ]);
  await putVendor(app, 'DS88', [
    makeVendorTitle({ game_code: 'ring', category: 'SPORTS', classification: 'minigames' }),
  ]);
  await putVendor(app, 'BALL', [
    makeVendorTitle({ game_code: 'goal', category: 'SPORTS', classification: 'cricket' }),
  ]);
  await putVendor(app, 'GPI', [
    makeVendorTitle({ game_code: 'keno', category: 'ELOTT', classification: 'lottery' }),
  ]);
  await putVendor(app, 'SHUT', [makeVendorTitle({ game_code: 'door' })], { isOpen: false });
  await putVendor(app, 'REEF', [makeVendorTitle({ game_code: 'lotus-only' })], { merchant: 'lotus' });
});
afterAll(() => app.close());

type List = { games: Game[]; pageNum: number; totalPages: number };
const list = async (
  query: Record<string, string> = {},
  headers: Record<string, string> = {},
): Promise<List> =>
  (await visitors().harbor.call(`${LIST}?${new URLSearchParams(query)}`, { headers })).value;
const idsOf = (games: readonly Game[]) => games.map(({ nodeId }) => nodeId);
const mapping = async (): Promise<LobbyMapping> =>
  ((await visitors().harbor.call(TYPES)).value as { content: LobbyMapping }).content;

test('a search for a vendor finds its titles', async () => {
  const { games } = await list({ gameName: 'reef entertainment' });
  expect([...new Set(games.map(({ vassalage }) => vassalage))]).toEqual(['REEF']);
});

describe('vendor types', () => {
  test('name open vendors that have titles, in their order, and the tabs in theirs', async () => {
    const { mapping: byTab, sorting, order, classifications, games } = await mapping();
    expect(order).toBeNull();
    expect(sorting).toEqual(['RNG', 'FISH', 'PVP', 'LIVE', 'SPORTS', 'ELOTT']);
    expect(byTab.RNG?.map(({ vassalage }) => vassalage)).toEqual(['REEF', 'TIDE']);
    expect(byTab.RNG?.[0]).toEqual({
      vassalage: 'REEF',
      gameCategory: 'RNG',
      displayName: 'Reef Entertainment Studio',
      labelName: 'Reef',
      iconUrl: '',
      tag: 'hot',
      vendorNames: { REEF: 'Reef Entertainment Studio' },
      titles: 1,
    });
    expect(classifications.FISH).toEqual(['fishing']);
    expect(games).toBe(126);
    expect(JSON.stringify(byTab)).not.toContain('SHUT');
  });

  test('keep the vendors that the site splits off among the sports', async () => {
    const { mapping: byTab } = await mapping();
    expect(byTab.SPORTS?.map(({ vassalage }) => vassalage).sort()).toEqual(['AV', 'BALL', 'DS88', 'TIDE']);
    expect(byTab.ESPORTS).toBeUndefined();
    expect(idsOf((await list({ gameType: 'ESPORTS' })).games)).toEqual(['AV.cup']);
    expect(idsOf((await list({ gameType: 'COCKFIGHT' })).games)).toEqual(['DS88.ring']);
    expect(idsOf((await list({ gameType: 'SPORTS', vassalage: 'AV' })).games)).toEqual(['AV.cup']);
    const sports = await list({ gameType: 'SPORTS', pageSize: '100' });
    expect(idsOf(sports.games)).toContain('BALL.goal');
    expect(idsOf(sports.games)).not.toContain('AV.cup');
  });

  test('flag the one vendor of electronic lotteries that is marked', async () => {
    const { mapping: byTab } = await mapping();
    expect(byTab.ELOTT?.map(({ vassalage, GPI }) => [vassalage, GPI])).toEqual([
      ['GPI', true],
      ['TIDE', false],
    ]);
    expect(byTab.RNG?.every((entry) => !('GPI' in entry))).toBe(true);
  });

  test('are of one brand alone', async () => {
    const { value } = await visitors().lotus.call(TYPES);
    const { content } = value as { content: LobbyMapping };
    expect([content.games, content.sorting]).toEqual([1, ['RNG']]);
    expect(idsOf(((await visitors().lotus.call(LIST)).value as List).games)).toEqual(['REEF.lotus-only']);
  });
});

describe('the game list', () => {
  test('has pages of 25 that join to the whole without repeats', async () => {
    const first = await list();
    expect([first.games.length, first.pageNum, first.totalPages]).toEqual([25, 1, 6]);
    const seen = idsOf(first.games);
    for (let page = 2; page <= first.totalPages; page += 1)
      seen.push(...idsOf((await list({ pageNo: String(page) })).games));
    expect(new Set(seen).size).toBe(126);
    expect(seen).toHaveLength(126);
    expect((await list({ pageNo: '7' })).games).toEqual([]);
  });

  test('describes a title in the language of the call, else in English', async () => {
    const [thai] = (await list({ vassalage: 'REEF', gameType: 'FISH' }, { language: 'TH' })).games;
    expect(thai).toEqual({
      nodeId: 'REEF.carp',
      nodeName: 'Carp Pond',
      gameId: 'carp',
      gameCode: 'carp',
      gameGroupId: null,
      gameType: 'FISH',
      gameClassify: 'fishing',
      vassalage: 'REEF',
      vendorName: 'Reef Entertainment Studio',
      gameName: 'บ่อปลาคาร์ป',
      displayName: 'บ่อปลาคาร์ป',
      iconUrl: 'https://studio.example/carp.webp',
      lottoMode: '',
      supportPlay: 1,
      isHot: 0,
      isNew: 1,
      returnToPlayer: '96.00',
    });
    const [japanese] = (await list({ vassalage: 'REEF', gameType: 'FISH' }, { language: 'JA' })).games;
    expect(japanese?.gameName).toBe('Carp Pond');
  });

  test('is filtered by category, vendor, classification, stake and lines', async () => {
    const all = await list({ pageSize: '100' });
    const rest = await list({ pageSize: '100', pageNo: '2' });
    const titles = [...all.games, ...rest.games];
    const slots = titles.filter(
      ({ gameType, gameClassify }) => gameType === 'RNG' && gameClassify === 'slot',
    );
    const found = await list({ gameType: 'RNG', gameClassify: 'slot', pageSize: '100' });
    expect(idsOf(found.games)).toEqual(idsOf(slots));
    expect(idsOf((await list({ vassalage: 'REEF' })).games)).toEqual(['REEF.carp', 'REEF.orchard']);
    expect(idsOf((await list({ vassalage: 'REEF', minBet: '2.49999' })).games)).toEqual(['REEF.orchard']);
    expect(idsOf((await list({ vassalage: 'REEF', minBet: '2.5' })).games)).toHaveLength(2);
    expect(idsOf((await list({ vassalage: 'REEF', minLine: '50' })).games)).toEqual(['REEF.orchard']);
    expect(idsOf((await list({ vassalage: 'REEF', minBet: '0', minLine: '0' })).games)).toHaveLength(2);
    expect(idsOf((await list({ vassalage: 'REEF', gameType: '', gameClassify: '' })).games)).toHaveLength(2);
    expect((await list({ vassalage: 'NOBODY' })).totalPages).toBe(0);
  });

  test('is found by a name in any language, with accents, case, width and typos aside', async () => {
    for (const gameName of [
      'Carp Pond',
      'carp',
      'ＰＯＮＤ',
      'carppond',
      'pond carp',
      'crap pond',
      '锦鲤',
      'ปลาคารป',
    ])
      expect(idsOf((await list({ gameName, vassalage: 'REEF' })).games), gameName).toEqual(['REEF.carp']);
  });

  test.each([
    ['pageSize', '101'],
    ['pageSize', '0'],
    ['pageNo', '0'],
    ['pageNo', 'x'],
    ['gameType', 'HOT'],
    ['gameClassify', 'poker'],
    ['clientType', '1'],
    ['minBet', '-1'],
    ['minLine', '1.5'],
    ['vassalage', 'V'.repeat(21)],
    ['gameName', 'x'.repeat(61)],
    ['platform', 'flash'],
  ])('refuses %s=%s', async (field, value) => {
    const { code, value: about } = await visitors().harbor.call(
      `${LIST}?${new URLSearchParams({ [field]: value })}`,
    );
    expect(code).toBe('invalid_input');
    expect(Object.keys((about as { fields: object }).fields)).toEqual([field]);
  });

  test.each(['.*', '[', '\\', '%', '()+$', "'--", '🎰'.repeat(60), '\u202e', '\ud83c', '* '.repeat(29)])(
    'answers a name without letters, %j, with nothing',
    async (gameName) => {
      expect(await list({ gameName })).toEqual({ games: [], pageNum: 1, totalPages: 0 });
    },
  );

  test('takes the letters of a hostile name for what they are', async () => {
    expect(await list({ gameName: '(c+a+r+p+)+$' })).toEqual(await list({ gameName: 'c a r p' }));
    expect((await visitors().harbor.call(`${LIST}?gameName=carp%00pond`)).code).toBe('invalid_input');
    expect((await list({ gameName: "carp' or 1=1 --" })).games).toEqual([]);
  });

  test('is the brand’s and the query’s own, however often and in whatever way it is asked for', async () => {
    const asked = '?vassalage=REEF&pageSize=1';
    for (const path of [LIST, LIST, LIST.replace('_', '%5F')]) {
      const ask = async (query: string) => (await visitors().harbor.call(path + query)).value as List;
      expect(idsOf((await ask(asked)).games)).toEqual(['REEF.carp']);
      expect(idsOf((await ask(`${asked}&pageNo=2`)).games)).toEqual(['REEF.orchard']);
      expect((await visitors().harbor.call(`${path + asked}&pageNo=0`)).code).toBe('invalid_input');
      expect(idsOf((await ask(`${asked}&unknown=${'x'.repeat(600)}`)).games)).toEqual(['REEF.carp']);
      const { value } = await visitors().lotus.call(path + asked);
      expect(idsOf((value as List).games)).toEqual(['REEF.lotus-only']);
    }
  });

  test('is kept by whoever asks for half a minute, by brand and language, and known by its tag', async () => {
    const { headers } = await visitors().harbor.call(LIST);
    expect(headers['cache-control']).toBe('public, max-age=30');
    expect(headers.vary).toContain('Merchant, Language');
    const again = await app.server.inject({
      url: LIST,
      headers: { merchant: 'harbor', 'if-none-match': String(headers.etag) },
    });
    expect(again.statusCode).toBe(304);
  });
});

describe('hot titles', () => {
  test('are those that operators ranked, in that order, as soon as they are', async () => {
    const hot = async () => idsOf(((await visitors().harbor.call(HOT)).value as { list: Game[] }).list);
    expect(await hot()).toEqual([]);
    await markTitle(app, 'TIDE.t5', { hot_rank: 2 });
    await markTitle(app, 'REEF.carp', { hot_rank: 1 });
    expect(await hot()).toEqual(['REEF.carp', 'TIDE.t5']);
    expect((await list({ vassalage: 'REEF' })).games.map(({ isHot }) => isHot)).toEqual([1, 0]);
    expect(((await visitors().lotus.call(HOT)).value as { list: Game[] }).list).toEqual([]);
  });
});

describe('lobby news', () => {
  test('tell the newest titles first', async () => {
    const { value } = await visitors().harbor.call(NEWS);
    const { list: news } = value as { list: { at: number; game: Game }[] };
    expect(news).toHaveLength(30);
    expect(news[0]).toMatchObject({ at: Date.UTC(2026, 10, 14), game: { nodeId: 'REEF.carp' } });
    expect(news.map(({ at }) => at)).toEqual(news.map(({ at }) => at).sort((a, b) => b - a));
  });
});
