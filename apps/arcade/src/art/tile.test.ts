import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { STUDIOS } from '../catalogue/studios.ts';
import { findTheme, picturesOf, THEMES } from '../catalogue/themes.ts';
import { TITLES } from '../catalogue/titles.ts';
import { readMotifs } from './motifs.ts';
import { LIGHT_PATTERN_NAMES, PATTERN_NAMES } from './patterns.ts';
import { createPictures } from './pictures.ts';
import { SCENES, type SceneName } from './scenes.ts';
import { SIGNS } from './signs.ts';
import { composeTile } from './tile.ts';

const ART = join(import.meta.dirname, '..', '..', 'art');
const TILE_BYTES_MAX = 8 * 1024;
const MOTIF_BYTES_MAX = 4.3 * 1024;
const LONGEST_NAME = 'n'.repeat(31);
const motifs = readMotifs(join(ART, 'motifs'));
const pictures = createPictures(ART);
const withoutTitle = (svg: string) => svg.replace(/<title>.*?<\/title>/, '');
const tiles = TITLES.map(({ game_code }) => String(pictures.tile(game_code)?.svg));

describe('the tiles of all titles', () => {
  test('are pairwise different in what is drawn', () => {
    expect(new Set(tiles.map(withoutTitle)).size).toBe(TITLES.length);
  });

  test('weigh less than 8 KB, are well formed and refer to nothing they do not hold', () => {
    for (const [index, tile] of tiles.entries()) {
      const code = TITLES[index]?.game_code;
      expect(Buffer.byteLength(tile), code).toBeLessThan(TILE_BYTES_MAX);
      expect(findFault(tile), code).toBeUndefined();
    }
  });

  test('share no motif together with a pattern within one theme', () => {
    const combinations = TITLES.map(({ theme, tile }) => `${theme} ${tile.motif} ${tile.pattern}`);
    expect(new Set(combinations).size).toBe(TITLES.length);
    for (const { theme, tile } of TITLES) {
      if (tile.motif) expect(picturesOf(findTheme(theme))).toContain(tile.motif);
      if (tile.pattern) expect(PATTERN_NAMES).toContain(tile.pattern);
    }
  });
});

test('a tile of any scene, game and pattern is within its weight, whatever its motif', () => {
  const [heaviest] = [...motifs.values()].sort((a, b) => b.drawing.length - a.drawing.length);
  for (const scene of Object.keys(SCENES) as SceneName[])
    for (const kind of ['slots', ...Object.keys(SIGNS)])
      for (const pattern of SIGNS[kind] ? LIGHT_PATTERN_NAMES : PATTERN_NAMES) {
        const theme = { ...findTheme('tide'), scene };
        const needs = { code: scene + kind + pattern, name: LONGEST_NAME, kind, theme, pattern };
        const tile = composeTile({ ...needs, motif: heaviest?.name }, motifs);
        expect(Buffer.byteLength(tile), needs.code).toBeLessThan(TILE_BYTES_MAX);
      }
});

test('a tile is the same whenever it is made, and a name that is markup stays text', () => {
  const theme = findTheme('tide');
  const needs = { code: 'koi', name: '<b>Koi & Crown</b>', kind: 'slots', theme };
  const tile = composeTile(needs, motifs);
  expect(composeTile(needs, motifs)).toBe(tile);
  expect(tile).toContain('<title>&#60;b&#62;Koi &#38; Crown&#60;/b&#62;</title>');
  expect(() => composeTile({ ...needs, motif: 'no-such-motif' }, motifs)).toThrow(
    'no motif is called no-such-motif',
  );
});

test('a tile drawn by hand is the one that is shown, and belongs to a title', () => {
  const drawn = readdirSync(join(ART, 'tiles')).map((file) => file.replace('.svg', ''));
  expect(drawn).toContain('tide-dice');
  expect(drawn.filter((code) => !TITLES.some(({ game_code }) => game_code === code))).toEqual([]);
  expect(String(pictures.tile('tide-dice')?.svg)).toContain('viewBox="0 0 256 256"');
});

test('themes and motifs name each other: none is missing, none is left over', () => {
  const named = new Set(Object.values(THEMES).flatMap(picturesOf));
  expect([...motifs.keys()].sort()).toEqual([...named].sort());
  for (const name of named) {
    const svg = String(pictures.motif(name)?.svg);
    expect(Buffer.byteLength(svg), name).toBeLessThan(MOTIF_BYTES_MAX);
    expect(findFault(svg), name).toBeUndefined();
  }
});

test('every studio has a mark of its own', () => {
  const marks = STUDIOS.map(({ code }) => String(pictures.studio(code)?.svg));
  expect(new Set(marks.map(withoutTitle)).size).toBe(STUDIOS.length);
  expect(marks.map(findFault).filter(Boolean)).toEqual([]);
});

test('there are no pictures of what does not exist', () => {
  expect(pictures.tile('no-such-title')).toBeUndefined();
  expect(pictures.tile('../motifs/dragon')).toBeUndefined();
  expect(pictures.motif('hues')).toBeUndefined();
  expect(pictures.studio('NOBODY')).toBeUndefined();
});

/** What a parser would stumble over: tags that do not match, ids that are twice or not there. */
function findFault(svg: string): string | undefined {
  const open: string[] = [];
  for (const [tag, isEnd, name = '', isEmpty] of svg.matchAll(
    /<(\/?)([A-Za-z]+)(?:\s+[\w:-]+="[^"<]*")*\s*(\/?)>/g,
  )) {
    if (isEmpty) continue;
    if (!isEnd) open.push(name);
    else if (open.pop() !== name) return tag;
  }
  if (open.length > 0) return `<${open[0]}>`;
  if (/<[^/A-Za-z]/.test(svg) || /&(?!#\d+;|amp;|lt;|gt;)/.test(svg)) return 'markup';
  if (/\bNaN\b|undefined/.test(svg)) return 'a number';
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  const used = [...svg.matchAll(/(?:url\(|href=")#([^)"]+)/g)].map(([, id]) => id);
  return used.find((id) => !ids.includes(id)) ?? ids.find((id, index) => ids.indexOf(id) !== index);
}
