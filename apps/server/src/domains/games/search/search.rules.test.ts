import { SCALE } from '@parlour/money/testing/scale';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeVendorTitles } from '../../../factories/games.factory.ts';
import { buildSearchIndex, type SearchIndex } from './index.rules.ts';
import { typosAllowed, typosBetween, wordsOf } from './text.rules.ts';

const RUNS = 200 * SCALE;

function indexOf(names: readonly (readonly string[])[]): SearchIndex {
  const building = buildSearchIndex(names);
  let step = building.next();
  while (!step.done) step = building.next();
  return step.value;
}

const find = (index: SearchIndex, asked: string, limit = 1_000, isWanted = (_entry: number) => true) =>
  index.find(asked, { isWanted, limit });

describe('the words of a name', () => {
  test.each([
    ['Golden Dragon', ['golden', 'dragon']],
    ['  GOLDEN—dragon!! ', ['golden', 'dragon']],
    ['Ｇｏｌｄ　７７７', ['gold', '777']],
    ['Rồng Vàng Đèn', ['rong', 'vang', 'den']],
    ['ไข่มุก', ['ไขมก']],
    ['ドラゴン', ['とらこん']],
    ['ﾄﾞﾗｺﾞﾝ', ['とらこん']],
    ['黄金神龙', ['黄金神龙']],
    ['Straße Øre', ['strasse', 'ore']],
    ['🎰\0.*', []],
  ])('of %j are %j', (name, words) => {
    expect(wordsOf(name)).toEqual(words);
  });
});

describe('typos', () => {
  test.each([
    ['dragon', 'dragon', 0],
    ['dragon', 'drgaon', 1],
    ['dragon', 'dragn', 1],
    ['dragon', 'draagon', 1],
    ['dragon', 'drakon', 1],
    ['dragon', 'drakan', 2],
    ['dragon', 'tiger', 3],
    ['dragon', 'dragonfly', 3],
  ])('between %s and %s are %i, three standing for more', (one, other, typos) => {
    expect(typosBetween({ one, other }, 2)).toBe(typos);
  });

  test('are none in short words, one in usual ones, two in long ones, one where a name is one word', () => {
    expect(['cat', 'carp', 'fortres', 'fortress', 'ป้อมปราการยาว'].map(typosAllowed)).toEqual([0, 1, 1, 2, 1]);
  });
});

describe('a search', () => {
  const ranked = indexOf([
    ['Undragoned'],
    ['Old Dragon'],
    ['Dragon Pearl'],
    ['Dragon'],
    ['Dragan'],
    ['Tiger', 'ドラゴン'],
  ]);

  test('answers exact names, then beginnings, then beginnings of words, then what holds it', () => {
    expect(find(ranked, 'dragon')).toEqual([3, 2, 1, 0]);
    expect(find(ranked, 'drag')).toEqual([2, 3, 4, 1, 0]);
    expect(find(ranked, 'rago')).toEqual([0, 1, 2, 3]);
  });

  test('allows for typos where nothing is called so, the fewest first', () => {
    expect(find(ranked, 'dragn')).toEqual([1, 2, 3, 4]);
    expect(find(ranked, 'dargon perl')).toEqual([2]);
    expect(find(ranked, 'ドラゴソ')).toEqual([5]);
    expect(find(ranked, 'zzzzzz')).toEqual([]);
  });

  test('takes words in any order, and the last as begun', () => {
    expect(find(ranked, 'dragon old')).toEqual([1]);
    expect(find(ranked, 'pearl dra')).toEqual([2]);
    expect(find(ranked, 'pearl tiger')).toEqual([]);
  });

  test('counts only what is wanted, and stops at the limit', () => {
    expect(find(ranked, 'dragon', 2)).toEqual([3, 2]);
    expect(find(ranked, 'dragon', 2, (entry) => entry < 2)).toEqual([1, 0]);
  });

  const titles = makeVendorTitles(600).map(({ names }) => Object.values(names));
  const index = indexOf(titles);
  const lettersOf = titles.map((names) => names.map((name) => wordsOf(name).join('')));
  const anyName = fc
    .nat({ max: titles.length - 1 })
    .chain((entry) => fc.constantFrom(...(titles[entry] ?? [])).map((name) => ({ entry, name })));

  test('by a whole name finds its title among those called exactly so, before all others', () => {
    fc.assert(
      fc.property(anyName, fc.boolean(), ({ entry, name }, isShouted) => {
        const found = find(index, isShouted ? name.toUpperCase() : name);
        const letters = wordsOf(name).join('');
        const same = lettersOf.flatMap((own, at) => (own.includes(letters) ? at : []));
        expect(found.slice(0, same.length)).toEqual(same);
        expect(same).toContain(entry);
      }),
      { numRuns: RUNS },
    );
  });

  test('finds exactly what holds the letters, wherever they are', () => {
    const piece = fc.tuple(anyName, fc.nat({ max: 20 }), fc.integer({ min: 1, max: 12 }));
    fc.assert(
      fc.property(piece, ([{ name: whole }, from, length]) => {
        const letters = wordsOf(whole).join('');
        const asked = letters.slice(from % letters.length).slice(0, length);
        fc.pre(wordsOf(asked).join('') === asked);
        const holding = lettersOf.flatMap((own, at) => (own.some((name) => name.includes(asked)) ? at : []));
        expect(find(index, asked).sort((a, b) => a - b)).toEqual(holding);
      }),
      { numRuns: RUNS },
    );
  });

  test('by a word with one typo finds its title, unless something is called just so', () => {
    const typo = fc.tuple(anyName, fc.nat(), fc.nat(), fc.constantFrom('swap', 'drop', 'double', 'wrong'));
    fc.assert(
      fc.property(typo, ([{ entry, name }, which, where, kind]) => {
        const long = wordsOf(name).filter((word) => typosAllowed(word) > 0);
        fc.pre(long.length > 0);
        const word = long[which % long.length] ?? '';
        const at = where % (word.length - 1);
        const asked = slipped(word, at, kind);
        fc.pre(typosAllowed(asked) > 0);
        const found = find(index, asked);
        const isCalledSo = found.some((other) => (lettersOf[other] ?? []).some((own) => own.includes(asked)));
        expect(isCalledSo || found.includes(entry)).toBe(true);
      }),
      { numRuns: RUNS },
    );
  });

  test('of anything at all answers entries that are there, each once', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (asked) => {
        const found = find(index, asked, 50);
        expect(new Set(found).size).toBe(found.length);
        expect(found.every((entry) => titles[entry] !== undefined)).toBe(true);
      }),
      { numRuns: RUNS },
    );
  });
});

function slipped(word: string, at: number, kind: string): string {
  const [before, one = '', two = '', after] = [word.slice(0, at), word[at], word[at + 1], word.slice(at + 2)];
  if (kind === 'swap') return before + two + one + after;
  if (kind === 'drop') return before + two + after;
  if (kind === 'double') return before + one + one + two + after;
  return `${before}q${two}${after}`;
}
