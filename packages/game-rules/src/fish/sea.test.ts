import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FISH_MODEL as model, TEST_MOMENT, TEST_ROOM } from '../testing/fish-player.ts';
import { targetsOf, WEAPONS } from './aim.ts';
import { type FishKind, mostOf, SHOT_MOST } from './model.ts';
import {
  BOSS_EVERY,
  findFish,
  isThere,
  listSwimming,
  nextBoss,
  placeOf,
  SEA,
  SLOT_MS,
  spawn,
} from './sea.ts';

describe('the sea', () => {
  test('is the same for everybody: whole places from the seed and the clock', () => {
    const swimming = listSwimming(TEST_ROOM, TEST_MOMENT, model);
    expect(swimming.length).toBeGreaterThan(10);
    for (const each of swimming) {
      expect(findFish(TEST_ROOM, each.id, model)).toEqual(each);
      const { x, y } = placeOf(each, TEST_MOMENT);
      expect(Number.isInteger(x) && Number.isInteger(y)).toBe(true);
    }
    expect(
      swimming.slice(0, 4).map((each) => [each.id, each.kind, ...Object.values(placeOf(each, TEST_MOMENT))]),
    ).toEqual(GOLDEN);
    expect(listSwimming('00000001', TEST_MOMENT, model)).not.toEqual(swimming);
  });

  test('is never empty and never crowded, whatever the room and the moment', () => {
    fc.assert(
      fc.property(fc.nat(0xffffffff), fc.nat(10 ** 9), (seed, second) => {
        const room = seed.toString(16).padStart(8, '0');
        const count = listSwimming(room, second * SLOT_MS, model).length;
        return count >= 5 && count <= 70;
      }),
    );
  });

  test('knows no fish twice, and all of them cross it', () => {
    const ids = new Set<number>();
    const first = Math.floor(TEST_MOMENT / SLOT_MS);
    for (let slot = first; slot < first + 300; slot += 1)
      for (const each of spawn(TEST_ROOM, slot, model)) {
        expect(ids.has(each.id)).toBe(false);
        ids.add(each.id);
        const middle = each.bornAt + Math.floor(each.crossMs / 2);
        expect(isThere(each, middle), `${each.id}`).toBe(true);
        expect(isThere(each, each.bornAt - 1)).toBe(false);
        expect(isThere(each, each.bornAt + each.crossMs)).toBe(false);
        expect(listSwimming(TEST_ROOM, middle, model)).toContainEqual(each);
        const { x, y } = placeOf(each, middle);
        expect(x >= 0 && x <= SEA.width && y >= 0 && y <= SEA.height).toBe(true);
      }
    const kinds = new Set([...ids].map((id) => findFish(TEST_ROOM, id, model)?.kind));
    expect(kinds.size).toBe(model.kinds.length);
  });

  test('has a boss now and then, each in its turn', () => {
    const first = nextBoss(TEST_ROOM, Math.floor(TEST_MOMENT / SLOT_MS), model);
    const second = nextBoss(TEST_ROOM, first.slot + 1, model);
    expect(second.slot - first.slot).toBe(BOSS_EVERY);
    expect(second.kind).not.toBe(first.kind);
    expect(spawn(TEST_ROOM, first.slot, model).some(({ kind }) => kind === first.kind)).toBe(true);
  });
});

describe('a weapon', () => {
  const aimed = (weapon: (typeof WEAPONS)[number], at: number, id: number) =>
    targetsOf({ seed: TEST_ROOM, seat: 1, at, fish: id, weapon }, listSwimming(TEST_ROOM, at, model), model);

  test('takes its target first, no boss beside it, and no more than a shot may win', () => {
    const taken: Record<string, number> = {};
    for (let second = 0; second < 120; second += 1) {
      const at = TEST_MOMENT + second * 1_000;
      const swimming = listSwimming(TEST_ROOM, at, model);
      for (const { id, kind } of swimming) {
        for (const weapon of WEAPONS) {
          const targets = targetsOf({ seed: TEST_ROOM, seat: 1, at, fish: id, weapon }, swimming, model);
          const kinds = targets.map(
            (target) => model.kinds[swimming.find((each) => each.id === target)?.kind ?? -1] as FishKind,
          );
          expect(targets[0]).toBe(id);
          expect(kinds.reduce((sum, each) => sum + mostOf(each), 0)).toBeLessThanOrEqual(SHOT_MOST);
          if (weapon === 'shot' || model.kinds[kind]?.boss) expect(targets).toHaveLength(1);
          else expect(kinds.some(({ boss }) => boss)).toBe(false);
          if (weapon === 'chain') expect(new Set(kinds).size).toBe(1);
          taken[weapon] = Math.max(taken[weapon] ?? 0, targets.length);
        }
      }
    }
    expect(taken).toEqual({ shot: 1, bomb: 6, chain: 6, drill: 6 });
  });

  test('takes nothing where its target is not', () => {
    expect(aimed('bomb', TEST_MOMENT, 1)).toEqual([]);
    const [there] = listSwimming(TEST_ROOM, TEST_MOMENT, model);
    expect(aimed('shot', TEST_MOMENT + 600_000, there?.id ?? 0)).toEqual([]);
  });
});

/** Computed once; a change of any of these would give old rounds other targets. */
const GOLDEN = [
  [57440101824, 12, 48, 1124],
  [57440101887, 21, 349, 643],
  [57440101984, 10, 349, 330],
  [57440101985, 10, 354, 310],
];
