import type { SlotSeen, SlotSpin } from '@parlour/game-rules/slots/seen';
import { expect, test } from 'vitest';
import { makeBoard, makeModel } from '../testing/slot-model.ts';
import { lengthOf, type Scene, scenesOf } from './scenes.rules.ts';

const model = makeModel();
const LINE = { symbol: 4, count: 3, pays: 5, line: 0 };
const base: SlotSpin = { kind: 'base', board: makeBoard(), wins: [] };
const kinds = (scenes: readonly Scene[]) => scenes.map(({ kind }) => kind);
const show = (seen: SlotSeen, of = model) => scenesOf(seen, of, 'normal');

test('a spin is one scene, and its wins are the result', () => {
  expect(kinds(show({ spins: [base], total: 0 }))).toEqual(['spin']);
  const won = show({ spins: [{ ...base, wins: [LINE] }], total: 5 });
  expect(kinds(won)).toEqual(['spin']);
  expect(lengthOf(won)).toBe(1_820);
});

test('free spins begin with their number, count down, and end with what they won', () => {
  const free = (left: number, wins = [LINE]): SlotSpin => ({
    kind: 'free',
    board: makeBoard(),
    wins,
    free: { left, awarded: 0 },
  });
  const scenes = show({
    spins: [
      { ...base, wins: [{ symbol: 10, count: 3, pays: 20 }], free: { left: 2, awarded: 2 } },
      free(1),
      free(0, []),
    ],
    total: 25,
  });
  expect(kinds(scenes)).toEqual(['spin', 'wins', 'intro', 'spin', 'wins', 'spin', 'summary']);
  expect(scenes.map(({ hud }) => hud.left)).toEqual([0, 0, 2, 1, 1, 0, 0]);
  expect(scenes.map(({ hud }) => hud.won)).toEqual([0, 20, 20, 20, 25, 25, 25]);
  expect(scenes.at(-1)?.hud.featured).toBe(5);
  expect(scenes.at(-1)).toMatchObject({ spins: 2 });
});

test('free spins that win more say so, and the summary counts them all', () => {
  const scenes = show({
    spins: [
      { ...base, free: { left: 1, awarded: 1 } },
      { kind: 'free', board: makeBoard([0, 1, 2]), wins: [], free: { left: 1, awarded: 1 } },
      { kind: 'free', board: makeBoard(), wins: [], free: { left: 0, awarded: 0 } },
    ],
    total: 0,
  });
  expect(kinds(scenes)).toEqual(['spin', 'intro', 'spin', 'more', 'spin', 'summary']);
  expect(scenes.at(-1)).toMatchObject({ spins: 2 });
});

test('a bought round begins with the feature, not with a spin', () => {
  const scenes = show({
    bought: 3,
    spins: [
      { kind: 'free', board: makeBoard(), wins: [], free: { left: 9, awarded: 0 } },
      { kind: 'free', board: makeBoard(), wins: [], free: { left: 8, awarded: 0 } },
    ],
    total: 0,
  });
  expect(scenes[0]).toMatchObject({ kind: 'intro', spins: 10, hud: { mode: 'free', left: 10 } });
  expect(scenes[1]).toMatchObject({ kind: 'spin', hud: { left: 9 } });
});

test('cascades burst the winning cells and climb the ladder', () => {
  const falling = makeModel({ refill: 'fall', base: { ...model.base, ladder: [1, 2] } });
  const scenes = show(
    {
      spins: [
        { ...base, wins: [LINE] },
        { kind: 'cascade', board: makeBoard(), wins: [LINE], multiplier: 2 },
        { kind: 'cascade', board: makeBoard(), wins: [] },
      ],
      total: 10,
    },
    falling,
  );
  expect(kinds(scenes)).toEqual(['spin', 'wins', 'fall', 'wins', 'fall']);
  expect(scenes[2]).toMatchObject({ gone: [1, 11, 21] });
  expect(scenes.map(({ hud }) => hud.step)).toEqual([0, 0, 1, 1, 2]);
});

test('where a whole board follows a win, the reels turn again', () => {
  const again = makeModel({ refill: 'whole' });
  const spins: SlotSpin[] = [
    { ...base, wins: [LINE] },
    { kind: 'cascade', board: makeBoard(), wins: [] },
  ];
  const scenes = show({ spins, total: 5 }, again);
  expect(kinds(scenes)).toEqual(['spin', 'wins', 'spin']);
  expect(scenes[2]?.ms).toBeLessThan(scenes[0]?.ms ?? 0);
});

test('an expanded symbol grows before it is paid', () => {
  const picture: SlotSpin = {
    kind: 'free',
    board: makeBoard(),
    expanded: [0, 1, 2],
    wins: [{ symbol: 4, count: 3, pays: 10 }],
    free: { left: 0, awarded: 0 },
  };
  const scenes = show({
    spins: [{ ...base, free: { left: 1, awarded: 1 } }, picture],
    special: 4,
    total: 10,
  });
  expect(kinds(scenes)).toEqual(['spin', 'intro', 'spin', 'expand', 'wins', 'summary']);
});

const hold = { needs: 2, lives: 3, refill: [1, 10], values: [[10, 1]], full: 100 } as const;
const holding = makeModel({ hold });

test('hold and collect keeps every coin and counts lives', () => {
  const scenes = show(
    {
      spins: [
        {
          ...base,
          coins: [
            [0, 10],
            [12, 20],
          ],
          lives: 3,
        },
        { kind: 'respin', coins: [], lives: 2 },
        { kind: 'respin', coins: [[31, 50]], lives: 0, collected: 80 },
      ],
      total: 80,
    },
    holding,
  );
  expect(kinds(scenes)).toEqual(['spin', 'holdIntro', 'respin', 'respin', 'collect']);
  expect(scenes.map(({ held }) => held.length)).toEqual([0, 2, 2, 2, 3]);
  expect(scenes.map(({ hud }) => hud.lives)).toEqual([0, 3, 3, 2, 0]);
  expect(scenes.at(-1)?.hud).toMatchObject({ won: 80, featured: 80 });
});

test('bought coins are there from the start', () => {
  const scenes = show(
    {
      bought: 2,
      spins: [
        {
          kind: 'respin',
          coins: [
            [0, 10],
            [12, 20],
          ],
          lives: 3,
        },
        { kind: 'respin', coins: [], lives: 0, collected: 30 },
      ],
      total: 30,
    },
    holding,
  );
  expect(kinds(scenes)).toEqual(['holdIntro', 'respin', 'respin', 'collect']);
});

test('no scene shows more than the round pays', () => {
  const scenes = show({
    spins: [
      { ...base, wins: [{ ...LINE, pays: 9_000 }], free: { left: 1, awarded: 1 } },
      { kind: 'free', board: makeBoard(), wins: [{ ...LINE, pays: 9_000 }], free: { left: 0, awarded: 0 } },
    ],
    total: 10_000,
  });
  expect(scenes.at(-1)?.hud).toMatchObject({ won: 10_000, featured: 1_000 });
});

test('with less motion nothing turns for longer than a fade', () => {
  const [scene] = scenesOf({ spins: [{ ...base, board: makeBoard([0, 1]) }], total: 0 }, model, 'reduced');
  expect(scene?.ms).toBe(250);
});
