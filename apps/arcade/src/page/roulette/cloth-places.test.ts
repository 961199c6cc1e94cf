import { expect, test } from 'vitest';
import { CLOTH_PLACES, cellOf, INSIDE_KINDS, placesOf } from './cloth-places.ts';

test('every inside bet has a place, and places of one kind do not cover each other', () => {
  expect(INSIDE_KINDS.map((kind) => placesOf(kind).length)).toEqual([37, 60, 14, 23, 11]);
  for (const kind of INSIDE_KINDS) {
    if (kind === 'split') continue;
    const taken = new Set<string>();
    for (const { hit, on } of placesOf(kind)) {
      const [row, column, rows, columns] = hit;
      for (let y = row; y < row + rows; y += 1)
        for (let x = column; x < column + columns; x += 1) {
          expect(taken.has(`${y} ${x}`), `${on} at ${y} ${x}`).toBe(false);
          taken.add(`${y} ${x}`);
        }
    }
  }
  const splits = placesOf('split').map(({ hit }) => hit.join());
  expect(new Set(splits).size).toBe(splits.length);
});

test('places lie between the numbers they bet on', () => {
  expect(cellOf(1)).toEqual([3, 2, 2, 2]);
  expect(cellOf(36)).toEqual([25, 6, 2, 2]);
  expect(CLOTH_PLACES.get('split-1-2')?.chip).toEqual([3, 3, 2, 2]);
  expect(CLOTH_PLACES.get('split-1-4')?.chip).toEqual([4, 2, 2, 2]);
  expect(CLOTH_PLACES.get('split-0-3')?.chip).toEqual([2, 6, 2, 2]);
  expect(CLOTH_PLACES.get('corner-2')?.chip).toEqual([4, 5, 2, 2]);
  expect(CLOTH_PLACES.get('trio-2-3')?.chip).toEqual([2, 5, 2, 2]);
  expect(CLOTH_PLACES.get('street-34')?.hit).toEqual([25, 1, 2, 7]);
  expect(CLOTH_PLACES.get('dozen-1')).toBeUndefined();
});
