import { k3, ssc } from '@parlour/lottery-rules';
import { describe, expect, test } from 'vitest';
import { groupPlays, offeredPlays } from './play-tree.rules.ts';

describe('plays', () => {
  test('are those of the skin that the brand does not hide', () => {
    const offer = { settings: {}, hiddenPlays: ['ssc.star5.straight'] };
    const ids = offeredPlays(ssc, 'trad', offer).map(({ id }) => id);
    expect(ids).not.toContain('ssc.star5.straight');
    expect(ids).not.toContain('ssc.dragonTiger');
    expect(ids).toContain('ssc.star5.typed');
  });

  test('are made under the settings of the family, whatever else the terms name', () => {
    const offer = { settings: { triples: 'lose', year: 'horse' }, hiddenPlays: [] };
    expect(offeredPlays(k3, 'ent', offer).length).toBeGreaterThan(0);
  });

  test('stand under their group, in the order of the family', () => {
    const groups = groupPlays(offeredPlays(ssc, 'trad', { settings: {}, hiddenPlays: [] }));
    expect(groups.slice(0, 3).map(({ id }) => id)).toEqual(['ssc.star5', 'ssc.front4', 'ssc.back4']);
    expect(groups.find(({ id }) => id === 'ssc.fixedPosition')?.plays).toHaveLength(1);
  });
});
