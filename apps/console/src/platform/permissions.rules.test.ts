import type { Me } from '@parlour/client/console';
import { describe, expect, test } from 'vitest';
import { mayUse, startingBrand } from './permissions.rules.ts';

type Reach = Pick<Me, 'platform' | 'brands'>;
const operator = ({ platform = [], brands = [] }: Partial<Reach>) => ({ platform, brands }) as unknown as Me;
const brand = (merchantCode: string, permissions: Me['platform'] = ['brands.read']) => ({
  merchantCode,
  name: merchantCode,
  timeZone: 'UTC',
  permissions,
});
const everywhere = operator({ platform: ['brands.read'], brands: [brand('harbor'), brand('lantern')] });
const ofHarbor = operator({ brands: [brand('harbor')] });

describe('a permission', () => {
  test.each([
    ['platform', everywhere, null, true],
    ['platform', ofHarbor, null, false],
    ['platform', ofHarbor, 'harbor', false],
    ['brand', ofHarbor, 'harbor', true],
    ['brand', ofHarbor, 'lantern', false],
    ['brand', ofHarbor, null, true],
    ['granted', ofHarbor, null, true],
    ['granted', ofHarbor, 'lantern', false],
    ['granted', everywhere, 'lantern', true],
    ['granted', operator({}), null, false],
  ] as const)('for %s', (scope, me, chosen, isAllowed) => {
    expect(mayUse(me, { permission: 'brands.read', scope }, chosen)).toBe(isAllowed);
  });

  test('does not stand for another', () => {
    expect(mayUse(everywhere, { permission: 'audit.read', scope: 'granted' }, null)).toBe(false);
  });
});

describe('the brand at the start', () => {
  test('is the remembered one while it is granted', () => {
    expect(startingBrand(everywhere, 'lantern')).toBe('lantern');
    expect(startingBrand(ofHarbor, 'lantern')).toBe('harbor');
  });

  test('is all of them for whoever has several, and the only one for whoever has one', () => {
    expect(startingBrand(everywhere, null)).toBeNull();
    expect(startingBrand(ofHarbor, null)).toBe('harbor');
  });
});
