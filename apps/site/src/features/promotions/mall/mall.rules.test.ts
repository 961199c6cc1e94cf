import { expect, it } from 'vitest';
import { itemIn, itemPath, mostOf, orderNumber, whyNot } from './mall.rules.ts';

const item = { id: 'tea', price: 10, stock: 5, perMember: 2, level: 1, startsAt: null };
const standing = { points: 35, level: 1, taken: [] };

it('says the most final reason why an item cannot be had', () => {
  expect(whyNot(item, standing, 0)).toBeNull();
  expect(whyNot({ ...item, startsAt: 5, stock: 0 }, standing, 4)).toBe('soon');
  expect(whyNot({ ...item, startsAt: 5, stock: 0 }, standing, 5)).toBe('out');
  expect(whyNot(item, { ...standing, level: 0, points: 0 }, 0)).toBe('level');
  expect(whyNot(item, { ...standing, taken: [{ itemId: 'tea', count: 2 }] }, 0)).toBe('limit');
  expect(whyNot(item, { ...standing, points: 9 }, 0)).toBe('points');
  expect(whyNot(item, null, 0)).toBeNull();
});

it('counts what can be had in one order by stock, limits and points', () => {
  expect(mostOf(item, standing)).toBe(2);
  expect(mostOf({ ...item, perMember: null }, standing)).toBe(3);
  expect(mostOf({ ...item, perMember: null, stock: 1 }, standing)).toBe(1);
  expect(mostOf({ ...item, perMember: null, stock: 99 }, { ...standing, points: 999 })).toBe(10);
});

it('finds an item in its address, and numbers an order by its end', () => {
  expect(itemIn(new URL(itemPath('tea'), 'https://x.example').search)).toBe('tea');
  expect(itemIn('')).toBeNull();
  expect(orderNumber('0190c0de-0000-7000-8000-0000abcdef12')).toBe('ABCDEF12');
});
