import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readAssets } from './page-assets.ts';

let dist: string;

beforeEach(async () => {
  dist = await mkdtemp(join(tmpdir(), 'page-assets-'));
  await mkdir(join(dist, '.vite'));
});
afterEach(() => rm(dist, { recursive: true }));

const text = (language: string, group: string) => `../../packages/texts/messages/${language}/${group}.json`;
const MANIFEST = {
  'src/page/first-calls.ts': { file: 'first-calls.js', imports: ['_first.js'] },
  '_first.js': { file: 'first.js' },
  'src/page/main.tsx': {
    file: 'main.js',
    css: ['main.css'],
    imports: ['_first.js', '_react.js'],
    dynamicImports: [
      'src/page/keno/keno.page.tsx',
      'src/page/dice/dice.page.tsx',
      text('EN', 'arcade'),
      text('TH', 'arcade'),
    ],
  },
  '_react.js': { file: 'react.js', imports: ['_deep.js'] },
  '_deep.js': { file: 'deep.js', imports: ['_react.js'] },
  'src/page/keno/keno.page.tsx': {
    file: 'keno.js',
    css: ['keno.css'],
    imports: ['_react.js', '_risk.js'],
    dynamicImports: [text('EN', 'arcade-keno'), text('TH', 'arcade-keno'), 'src/page/keno/Later.tsx'],
  },
  '_risk.js': {
    file: 'risk.js',
    css: ['risk.css'],
    dynamicImports: [text('EN', 'arcade-risk'), text('TH', 'arcade-risk')],
  },
  [text('TH', 'arcade-risk')]: { file: 'risk-TH.js' },
  'src/page/keno/Later.tsx': { file: 'later.js' },
  'src/page/dice/dice.page.tsx': { file: 'dice.js' },
  [text('EN', 'arcade')]: { file: 'EN.js' },
  [text('TH', 'arcade')]: { file: 'TH.js' },
  [text('EN', 'arcade-keno')]: { file: 'keno-EN.js' },
  [text('TH', 'arcade-keno')]: { file: 'keno-TH.js' },
};

async function readFrom(manifest: object) {
  await writeFile(join(dist, '.vite', 'manifest.json'), JSON.stringify(manifest));
  return readAssets(dist);
}

test('a document names all that its mechanic needs in its language, and nothing of the others', async () => {
  const { first, scripts, preloads, styles } = (await readFrom(MANIFEST))(
    { mechanic: 'keno', isPvp: false },
    'TH',
  );
  expect(first).toBe('/page/first.js');
  expect(scripts).toEqual(['/page/main.js']);
  expect([...preloads].sort()).toEqual(
    ['TH.js', 'deep.js', 'keno-TH.js', 'keno.js', 'react.js', 'risk-TH.js', 'risk.js'].map(
      (file) => `/page/${file}`,
    ),
  );
  expect(styles).toEqual(['/page/main.css', '/page/risk.css', '/page/keno.css']);
});

test('a game that people play against each other also needs the tables', async () => {
  const tables = {
    'src/page/pvp/Pvp.tsx': {
      file: 'pvp.js',
      imports: ['src/page/main.tsx'],
      dynamicImports: [text('TH', 'arcade-pvp'), text('EN', 'arcade-pvp')],
    },
    [text('TH', 'arcade-pvp')]: { file: 'pvp-TH.js' },
    [text('EN', 'arcade-pvp')]: { file: 'pvp-EN.js' },
  };
  const assetsOf = await readFrom({ ...MANIFEST, ...tables });
  const { preloads } = assetsOf({ mechanic: 'dice', isPvp: true }, 'TH');
  expect(preloads).toEqual(expect.arrayContaining(['/page/pvp.js', '/page/pvp-TH.js', '/page/dice.js']));
  expect(preloads).not.toContain('/page/pvp-EN.js');
  expect(assetsOf({ mechanic: 'dice', isPvp: false }, 'TH').preloads).not.toContain('/page/pvp.js');
});

test('a page that is not built is no page', async () => {
  await expect(readFrom({})).rejects.toThrow('is not built');
});
