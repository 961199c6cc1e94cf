import { expect, test } from 'vitest';
import { DRAWS, type FamilyId } from './draws.ts';
import { FAMILIES } from './families.ts';
import { loadFamily } from './load.ts';

test('every family is found by its id alone, with the draw that is listed for it', async () => {
  expect(Object.keys(DRAWS).sort()).toEqual(FAMILIES.map(({ id }) => id).sort());
  for (const family of FAMILIES) {
    const id = family.id as FamilyId;
    expect(await loadFamily(id)).toBe(family);
    expect(family.draw).toBe(DRAWS[id]);
  }
});
