import { expect, test } from 'vitest';
import { animalOfNumber, dayOfNumero, shortNumero } from './numero.rules.ts';

test.each([
  ['20261116-0542', '2026-11-16', '0542'],
  ['20261116', '2026-11-16', '1116'],
])('%s is of %s and is called %s', (numero, day, short) => {
  expect(dayOfNumero(numero)).toBe(day);
  expect(shortNumero(numero)).toBe(short);
});

test('animals change at Lunar New Year, not in January', () => {
  expect(animalOfNumber(1, '20260216')).toBe('snake');
  expect(animalOfNumber(1, '20260217')).toBe('horse');
  expect(animalOfNumber(2, '20260217-01')).toBe('snake');
  expect(animalOfNumber(49, '20260217')).toBe('horse');
});
