import { expect, it } from 'vitest';
import { isFree, percentOf, typedForm } from './money.rules.ts';

it.each([
  ['500.00', '500'],
  ['500.50', '500.50'],
  ['0.00', '0'],
])('%s would be typed as %s', (amount, typed) => {
  expect(typedForm(amount)).toBe(typed);
});

it.each([
  ['0.00', '100.00', 0],
  ['33.33', '100.00', 33],
  ['100.00', '100.00', 100],
  ['250.00', '100.00', 100],
  ['5.00', '0.00', 100],
])('%s of %s fills %s of a bar', (done, required, percent) => {
  expect(percentOf(done, required)).toBe(percent);
});

it.each([
  ['0', true],
  ['0.00', true],
  ['0.50', false],
  ['10', false],
])('whether a fee of %s percent is none: %s', (percent, free) => {
  expect(isFree(percent)).toBe(free);
});
