import { expect, test } from 'vitest';
import { animalOfNumber } from './numero.rules.ts';

test('animals change at Lunar New Year, not in January', () => {
  expect(animalOfNumber(1, '20260216')).toBe('snake');
  expect(animalOfNumber(1, '20260217')).toBe('horse');
  expect(animalOfNumber(2, '20260217-01')).toBe('snake');
  expect(animalOfNumber(49, '20260217')).toBe('horse');
});
