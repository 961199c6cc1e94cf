import { describe, expect, it } from 'vitest';
import { rollingSigns } from './rolling-figures.rules.ts';

const changed = (now: string, before: string | null) =>
  rollingSigns(now, before)
    .filter(({ isNew }) => isNew)
    .map(({ sign }) => sign)
    .join('');

describe('a figure that rolls', () => {
  it('moves the signs that changed and no others', () => {
    expect(changed('¥1,888.00', '¥1,887.00')).toBe('8');
    expect(changed('¥1,900.00', '¥1,888.00')).toBe('900');
  });

  it('counts places from the right when it gets longer', () => {
    expect(changed('¥10,000.00', '¥9,000.00')).toBe('¥10');
    expect(changed('¥9,000.00', '¥10,000.00')).toBe('¥9');
  });

  it('stands still where it stood, and where nothing stood before', () => {
    expect(changed('¥1,888.00', '¥1,888.00')).toBe('');
    expect(changed('¥1,888.00', null)).toBe('');
  });

  it('gives every place an id of its own', () => {
    const ids = rollingSigns('¥1,111.11', null).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
