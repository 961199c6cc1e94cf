import { listSwimming, placeOf } from '@parlour/game-rules/fish/sea';
import { FISH_MODEL, TEST_MOMENT, TEST_ROOM } from '@parlour/game-rules/testing/fish-player';
import { expect, test } from 'vitest';
import { createWorld, fishBeside, fishUnder, glideOf, nextTarget } from './world.ts';

const now = TEST_MOMENT;
const swimming = listSwimming(TEST_ROOM, now, FISH_MODEL);

test('a page finds what the service finds, where it finds it', () => {
  const world = createWorld(FISH_MODEL);
  expect(world.swimming(now)).toEqual([]);
  world.enter(TEST_ROOM, 2);
  for (let second = 0; second < 90; second += 7) {
    const at = now + second * 1_000;
    expect(world.swimming(at)).toEqual(listSwimming(TEST_ROOM, at, FISH_MODEL));
  }
  for (const fish of swimming) {
    const [drawn, judged] = [glideOf(fish, now), placeOf(fish, now)];
    expect(Math.hypot(drawn.x - judged.x, drawn.y - judged.y)).toBeLessThan(3);
  }
  const [first] = swimming;
  world.gone.add(first?.id ?? 0);
  expect(world.swimming(now)).toHaveLength(swimming.length - 1);
  world.enter('00000001', 0);
  expect(world.gone.size).toBe(0);
});

test('a tap finds the fish under it, one beside it, and nothing in empty water', () => {
  for (const fish of swimming)
    expect(fishUnder(swimming, glideOf(fish, now), now, FISH_MODEL)).not.toBeNull();
  const [only] = swimming;
  if (!only) throw new Error('the sea is empty');
  const { x, y } = glideOf(only, now);
  const size = FISH_MODEL.kinds[only.kind]?.size ?? 0;
  expect(fishUnder([only], { x: x + size + 60, y }, now, FISH_MODEL)).toBe(only);
  expect(fishUnder([only], { x: x + size + 200, y }, now, FISH_MODEL)).toBeNull();
});

test('arrows go through all fish, and around', () => {
  const seen = new Set<number>();
  let chosen = fishBeside(swimming, null, { now, step: 1 });
  for (let count = 0; count < swimming.length; count += 1) {
    seen.add(chosen?.id ?? 0);
    chosen = fishBeside(swimming, chosen, { now, step: 1 });
  }
  expect(seen.size).toBe(swimming.length);
  const back = fishBeside(swimming, chosen, { now, step: -1 });
  expect(fishBeside(swimming, back, { now, step: 1 })).toBe(chosen);
});

test('automatic fire stays with a kind, and goes to no boss by itself', () => {
  for (const { kind } of swimming)
    expect(nextTarget(swimming, kind, { now, model: FISH_MODEL })?.kind).toBe(kind);
  const free = nextTarget(swimming, null, { now, model: FISH_MODEL });
  expect(FISH_MODEL.kinds[free?.kind ?? 0]?.boss).toBeUndefined();
  expect(nextTarget([], null, { now, model: FISH_MODEL })).toBeNull();
});
