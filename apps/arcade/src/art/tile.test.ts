import { describe, expect, test } from 'vitest';
import { motifs } from './motifs.ts';
import { hueDistance } from './palettes.ts';
import { combination, composeTile, planTiles } from './tile.ts';
import { composeVendorMark, STUDIOS } from './vendor-mark.ts';

const TILE_BYTES_MAX = 8 * 1024;
const games = Array.from({ length: 600 }, (_, index) => ({ name: `Game ${index + 1}` }));
const plans = planTiles(games);
const tiles = plans.map(composeTile);
const withoutTitle = (svg: string) => svg.replace(/<title>.*?<\/title>/, '');

describe('six hundred tiles', () => {
  test('are pairwise different in motif, colours or pattern, and in what is drawn', () => {
    expect(new Set(plans.map(combination)).size).toBe(600);
    expect(new Set(tiles.map(withoutTitle)).size).toBe(600);
  });

  test('weigh less than 8 KB each', () => {
    const heaviest = Math.max(...tiles.map((tile) => Buffer.byteLength(tile)));
    expect(heaviest).toBeLessThan(TILE_BYTES_MAX);
  });

  test('use every motif, and none twice among neighbours', () => {
    expect(new Set(plans.map(({ motif }) => motif.name))).toEqual(new Set(motifs().keys()));
    for (const [index, { motif, palette }] of plans.entries()) {
      const before = plans.slice(Math.max(0, index - 5), index);
      expect(before.map((plan) => plan.motif.name)).not.toContain(motif.name);
      expect(before.map((plan) => plan.palette.name)).not.toContain(palette.name);
    }
  });

  test('never show a motif on a ground of its own colour', () => {
    const drowned = plans.filter(
      ({ motif, palette }) => motif.hue !== null && hueDistance(motif.hue, palette.hue) < 42,
    );
    expect(drowned).toEqual([]);
  });

  test('are the same whenever they are made, and games added later change none of them', () => {
    const again = planTiles([...games, { name: 'Another game' }]).map(composeTile);
    expect(again.slice(0, 600)).toEqual(tiles);
  });

  test('refer to nothing they do not hold', () => {
    for (const tile of tiles) {
      const ids = [...tile.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
      const used = [...tile.matchAll(/(?:url\(|href=")#([^)"]+)/g)].map(([, id]) => id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(used.filter((id) => !ids.includes(id))).toEqual([]);
    }
  });
});

test('a game may name its motif, and a name that is markup stays text', () => {
  const [plan] = planTiles([{ name: '<b>Koi & Crown</b>', motif: 'fish' }]);
  if (!plan) throw new Error('no plan');
  expect(plan.motif.name).toBe('fish');
  expect(composeTile(plan)).toContain('<title>&#60;b&#62;Koi &#38; Crown&#60;/b&#62;</title>');
  expect(() => planTiles([{ name: 'Nobody', motif: 'no-such-motif' }])).toThrow(
    'no motif is called no-such-motif',
  );
});

test('every studio has a mark of its own', () => {
  expect(new Set(STUDIOS.map((name) => withoutTitle(composeVendorMark(name)))).size).toBe(12);
});
