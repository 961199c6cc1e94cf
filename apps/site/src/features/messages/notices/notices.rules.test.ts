import { expect, it } from 'vitest';
import { indexIn } from './notices.rules.ts';

it.each([
  ['?index=0', 0],
  ['?index=12', 12],
  ['?3', 3],
  ['', null],
  ['?index=-1', null],
  ['?index=1.5', null],
  ['?utm=x', null],
])('the address %s opens item %s', (search, index) => {
  expect(indexIn(search)).toBe(index);
});
