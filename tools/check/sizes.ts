import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { createPictures } from '../../apps/arcade/src/art/pictures.ts';
import { findTheme, picturesOf, stageOf } from '../../apps/arcade/src/catalogue/themes.ts';
import { TITLES } from '../../apps/arcade/src/catalogue/titles.ts';
import { buildWhatIsNotBuilt } from '../build.mjs';

type Chunk = { file: string; imports?: string[] };
type Built = { app: string; folder: string; manifest: Record<string, Chunk> };
type Budget = Record<string, number>;

/** What the home page loads beyond the entry: the texts of a language, the lobby and its texts. */
const SITE_WORDS = /packages\/texts\/src\/generated\/site\/[A-Z]{2}\.ts$/;
const LOBBY_WORDS = /packages\/texts\/messages\/[A-Z]{2}\/lobby\.json$/;
const LOBBY = 'src/features/games/lobby/Lobby.tsx';

/** What a bet page loads beyond the entry: the page, its texts and those of plays, a family's rules, and its skin. */
const PAGE = /^_page-.*\.js$/;
const PAGE_WORDS = /packages\/texts\/messages\/[A-Z]{2}\/lottery-page\.json$/;
const PLAY_WORDS = /packages\/texts\/messages\/[A-Z]{2}\/lottery-plays\.json$/;
const FAMILY = /^_(digits|distinct|fourd|k3|keno|marksix|thai|vietnam)-/;
const CLASSIC = 'src/features/betting/classic/ClassicBet.tsx';
const BOARD = 'src/features/betting/boards/BoardBet.tsx';

/** What a game loads beyond the frame that all share, which has texts too: the page of its mechanic and its texts. */
const MECHANIC = /^src\/page\/[^/]+\/[^/]+\.page\.tsx$/;
const FRAME_WORDS = /packages\/texts\/messages\/[A-Z]{2}\/arcade\.json$/;
const MECHANIC_WORDS = /packages\/texts\/messages\/[A-Z]{2}\/arcade-[a-z-]+\.json$/;

/** Weighs the JavaScript that a page loads, gzip: at once, and until it is idle, in the largest language and family. */
buildWhatIsNotBuilt({ apps: ['site', 'lottery', 'arcade'], compression: 'quick' });

const site = readBuilt('site');
const entry = filesOf(site, 'src/main.tsx');
compare('site', {
  entryGzipKiB: weigh(site, entry),
  totalGzipKiB:
    weigh(site, new Set([...entry, ...filesOf(site, LOBBY)])) +
    weighLargest(site, SITE_WORDS) +
    weighLargest(site, LOBBY_WORDS),
});

const lottery = readBuilt('lottery');
const pageKey = Object.keys(lottery.manifest).find((key) => PAGE.test(key)) ?? '';
const page = new Set([...filesOf(lottery, 'src/main.tsx'), ...filesOf(lottery, pageKey)]);
const words = weighLargest(lottery, PAGE_WORDS) + weighLargest(lottery, PLAY_WORDS);
const classic = new Set([...page, ...filesOf(lottery, CLASSIC)]);
const board = new Set([...page, ...filesOf(lottery, BOARD)]);
compare('lottery', {
  entryGzipKiB: weigh(lottery, filesOf(lottery, 'src/main.tsx')),
  classicGzipKiB: weigh(lottery, classic) + words + weighLargest(lottery, FAMILY, classic),
  boardGzipKiB: weigh(lottery, board) + words + weighLargest(lottery, FAMILY, board),
});

const arcade = readBuilt('arcade', 'dist/page');
const frame = filesOf(arcade, 'src/page/main.tsx');
compare('arcade', {
  pageGzipKiB: weigh(arcade, frame) + weighLargest(arcade, FRAME_WORDS),
  mechanicGzipKiB: weighLargest(arcade, MECHANIC, frame),
  mechanicWordsGzipKiB: weighLargest(arcade, MECHANIC_WORDS),
  themeGzipKiB: weighLargestTheme(),
});

function readBuilt(app: string, dist = 'dist'): Built {
  const folder = join(import.meta.dirname, '..', '..', 'apps', app, dist);
  const text = readFileSync(join(folder, '.vite/manifest.json'), 'utf8');
  return { app, folder, manifest: JSON.parse(text) as Built['manifest'] };
}

function compare(app: string, weights: Budget): void {
  const budget = JSON.parse(
    readFileSync(join(import.meta.dirname, '..', '..', 'apps', app, 'budget.json'), 'utf8'),
  ) as Budget;
  for (const [name, kib] of Object.entries(weights)) {
    const limit = budget[name] ?? 0;
    console.log(`${app} ${name}: ${kib.toFixed(1)} of ${limit}`);
    if (kib > limit || kib === 0) process.exitCode = 1;
  }
}

/** The largest of those that are like the pattern, each with what it imports beyond the given files. */
function weighLargest(built: Built, pattern: RegExp, known: ReadonlySet<string> = new Set()): number {
  const keys = Object.keys(built.manifest).filter((key) => pattern.test(key));
  if (keys.length === 0) throw new Error(`nothing in the build of ${built.app} is like ${pattern.source}`);
  const weights = keys.map((key) =>
    weigh(built, new Set([...filesOf(built, key)].filter((file) => !known.has(file)))),
  );
  return Math.max(...weights);
}

/** What a title loads of its theme: what its page is told, the pictures on its reels, and its own. */
function weighLargestTheme(): number {
  const pictures = createPictures(join(import.meta.dirname, '..', '..', 'apps', 'arcade', 'art'));
  const weights = TITLES.map(({ game_code, theme: name }) => {
    const theme = findTheme(name);
    const told = Buffer.from(JSON.stringify(stageOf(theme, 'EN')));
    const drawn = [pictures.tile(game_code), ...picturesOf(theme).map((motif) => pictures.motif(motif))];
    const files = drawn.map((picture) => {
      if (!picture) throw new Error(`the theme ${name} names a picture that is not there`);
      return picture.svg;
    });
    return sumGzipKiB([told, ...files]);
  });
  return Math.max(...weights);
}

/** A chunk and what it imports. */
function filesOf(built: Built, key: string, found = new Set<string>()): Set<string> {
  const chunk = built.manifest[key];
  if (!chunk) throw new Error(`${key} is not in the build of ${built.app}`);
  if (found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const imported of chunk.imports ?? []) filesOf(built, imported, found);
  return found;
}

function weigh({ folder }: Built, files: ReadonlySet<string>): number {
  const scripts = [...files].filter((file) => file.endsWith('.js'));
  return sumGzipKiB(scripts.map((file) => readFileSync(join(folder, file))));
}

function sumGzipKiB(contents: readonly Buffer[]): number {
  return contents.reduce((sum, content) => sum + gzipSync(content).length, 0) / 1024;
}
