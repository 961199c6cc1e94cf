import { expect, it } from 'vitest';
import { createStorage } from './storage.ts';

it('what was written is read again', () => {
  const shelf = new Map<string, string>();
  const storage = createStorage(() => ({
    getItem: (key) => shelf.get(key) ?? null,
    setItem: (key, value) => void shelf.set(key, value),
    removeItem: (key) => void shelf.delete(key),
  }));
  expect(storage.read('PARLOUR_THEME')).toBeNull();
  storage.write('PARLOUR_THEME', 'light');
  expect(storage.read('PARLOUR_THEME')).toBe('light');
  shelf.set('PARLOUR_THEME', '{broken');
  expect(storage.read('PARLOUR_THEME')).toBeNull();
  storage.write('PARLOUR_THEME', 'dark');
  storage.remove('PARLOUR_THEME');
  expect(storage.read('PARLOUR_THEME')).toBeNull();
});

it('a browser that keeps nothing breaks nothing', () => {
  const storage = createStorage(() => {
    throw new Error('blocked');
  });
  storage.write('PARLOUR_LANGUAGE', 'TH');
  storage.remove('PARLOUR_LANGUAGE');
  expect(storage.read('PARLOUR_LANGUAGE')).toBeNull();
});
