import { expect, test } from 'vitest';
import { COUNTS, featuresOf } from './features.ts';

test('a name always has the same face', () => {
  expect(featuresOf('4821')).toEqual(featuresOf('4821'));
});

test('six players at a table hardly ever look alike, and every drawing is used', () => {
  const names = Array.from({ length: 2_000 }, (_, index) => String(1_000 + index * 7));
  const faces = names.map((name) => featuresOf(name));
  expect(new Set(faces.map((face) => JSON.stringify(face))).size).toBeGreaterThan(1_000);
  for (const [feature, count] of Object.entries(COUNTS))
    expect(new Set(faces.map((face) => face[feature as keyof typeof COUNTS])).size).toBe(count);
});
