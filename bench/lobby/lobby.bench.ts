import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contract } from '@parlour/contract';
import { makeBrand } from '../../apps/server/src/factories/brand.factory.ts';
import { makeVendorTitles } from '../../apps/server/src/factories/games.factory.ts';
import { report } from '../report.ts';
import { compare } from '../server/http.bench.ts';
import { lobbyOf, openDatabase, putVendor, START_MS, startLobby } from './lobby-server.ts';

const SMALL = 600;
const LARGE = 60_000;
const ASKED = 400;
const PATHS = [
  '/wps/relay/GCSGAME_gameList?gameType=RNG&pageNo=1&pageSize=25&clientType=2&platform=html5',
  '/wps/relay/GCSGAME_hotGamesV2?isPlatform=2&platform=html5',
];

/** Searches of many titles against few, and the lobby's lists against a bare route that returns the same bytes. */
export async function run(): Promise<void> {
  await compareSearches();
  await compareLists();
}

/** As the route answers: searched, paged, checked, serialised and compressed. No answer is asked for twice. */
async function compareSearches(): Promise<void> {
  const [small, large] = [await openLobby(SMALL), await openLobby(LARGE)];
  const all = { small: [] as number[], large: [] as number[] };
  for (const [kind, ask] of Object.entries(KINDS)) {
    const times = { small: [] as number[], large: [] as number[] };
    // Alternating, so that other load on the machine hits both; the first round warms up.
    for (let index = 0; index < 2 * ASKED; index += 1)
      for (const [size, lobby] of [
        ['small', small],
        ['large', large],
      ] as const) {
        const asked = ask(lobby.nameOf(index), index);
        // The least of three, which is the closest to the work itself on a shared machine.
        const tries = [0, 1, 2].map(() => time(() => lobby.search(asked)));
        if (index >= ASKED) times[size].push(Math.min(...tries));
      }
    all.small.push(...times.small);
    all.large.push(...times.large);
    report({
      name: `search by ${kind}, p95 of ${LARGE} titles against ${SMALL}, ms`,
      ours: p95(times.large),
      reference: p95(times.small),
    });
  }
  report({
    name: `search of any kind, p95 of ${LARGE} titles against ${SMALL}, ms`,
    ours: p95(all.large),
    reference: p95(all.small),
  });
  await Promise.all([small.close(), large.close()]);
}

const wordOf = (name: string, at: number): string => name.split(' ')[at] ?? name;
const KINDS: Record<string, (name: string, index: number) => string> = {
  'a whole name': (name) => name,
  'its beginning': (name, index) => name.slice(0, 2 + (index % 8)),
  'a word': (name) => wordOf(name, 1),
  'letters inside': (name) => name.replaceAll(' ', '').slice(3, 9),
  'words in another order': (name) => `${wordOf(name, 2)} ${wordOf(name, 0)}`,
  'a word with a typo': (name) => wordOf(name, 0).slice(0, 2) + wordOf(name, 0).slice(3),
  'two words, one with a typo': (name) =>
    `${wordOf(name, 0).slice(0, 2)}${wordOf(name, 0).slice(3)} ${wordOf(name, 1)}`,
  'one letter': (_name, index) => String.fromCharCode(97 + (index % 26)),
  'nothing there is': (_name, index) => `zzyx${index}`,
};

async function openLobby(count: number) {
  const database = await openDatabase(mkdtempSync(join(tmpdir(), 'parlour-bench-')));
  const { catalogues, replaceVendorTitles, routes } = lobbyOf(database);
  const brandId = randomUUID();
  const brand = {
    id: brandId,
    revision: 1,
    changedAtMs: START_MS,
    settings: makeBrand({ merchantCode: 'bench' }),
  };
  const titles = makeVendorTitles(count);
  await database.transaction(async (tx) => {
    await putVendor(tx, brandId, 'BENCH');
    await replaceVendorTitles(tx, brandId, 'BENCH', titles);
  });
  const began = performance.now();
  await catalogues.of(brandId);
  console.log(`${count} titles are read and indexed in ${(performance.now() - began).toFixed(0)} ms`);
  const names = titles.map(({ names: { EN = '' } }) => EN);
  let asked = 0;
  return {
    nameOf: (index: number) => names[(index * 37) % names.length] ?? '',
    /** The minimum stake differs each time, and excludes nothing. */
    search(gameName: string): void {
      asked += 1;
      const query = contract.games.gameList.query.parse({ gameName, minBet: 1_000 + asked });
      routes.gameList({ brand, language: 'EN', query } as Parameters<typeof routes.gameList>[0]);
    },
    close: () => database.close(),
  };
}

async function compareLists(): Promise<void> {
  const ours = await startLobby(SMALL);
  try {
    for (const path of PATHS) await compare(ours.origin, path);
  } finally {
    await ours.end('SIGTERM');
  }
}

function time(task: () => void): number {
  const began = performance.now();
  task();
  return performance.now() - began;
}

const p95 = (values: number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? 0;
