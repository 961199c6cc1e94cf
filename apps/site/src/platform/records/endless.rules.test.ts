import { describe, expect, it } from 'vitest';
import { appendPage, mergeNewest } from './endless.rules.ts';

const page = (ids: string, next: string | null = null) => ({ items: [...ids].map((id) => ({ id })), next });
const ids = ({ items }: { items: readonly { id: string }[] }) => items.map(({ id }) => id).join('');

describe('the newest page, asked for once more', () => {
  it('puts what is new on top and keeps what was scrolled to', () => {
    const merged = mergeNewest(page('dcba', 'older'), page('fedc', 'between'));
    expect(ids(merged)).toBe('fedcba');
    expect(merged.next).toBe('older');
  });

  it('changes nothing where nothing is new', () => {
    expect(ids(mergeNewest(page('dcba'), page('dc', 'x')))).toBe('dcba');
  });

  it('takes what changed from it, and lets go of what no longer belongs there', () => {
    const known = { items: [...'dcba'].map((id) => ({ id, state: 'waiting' })), next: 'older' };
    const newest = { items: [...'db'].map((id) => ({ id, state: 'credited' })), next: 'between' };
    const merged = mergeNewest(known, newest);
    expect(ids(merged)).toBe('dba');
    expect(merged.items.map(({ state }) => state)).toEqual(['credited', 'credited', 'waiting']);
  });

  it('is the whole list where nothing lies further back', () => {
    expect(ids(mergeNewest(page('dcba'), page('dc')))).toBe('dc');
  });

  it('begins the list again where more came than a page holds, so that no gap is hidden', () => {
    const merged = mergeNewest(page('dcba'), page('zyx', 'w'));
    expect(ids(merged)).toBe('zyx');
    expect(merged.next).toBe('w');
  });

  it('fills a list that was empty', () => {
    expect(ids(mergeNewest(page(''), page('a')))).toBe('a');
  });
});

describe('an older page', () => {
  it('goes below, and what it repeats stands there once', () => {
    const appended = appendPage(page('dc', 'x'), page('cba', null));
    expect(ids(appended)).toBe('dcba');
    expect(appended.next).toBeNull();
  });
});
