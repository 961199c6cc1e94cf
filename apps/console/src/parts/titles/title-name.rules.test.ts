import { expect, test } from 'vitest';
import { titleName } from './title-name.rules.ts';

test('a title is called as the operator reads, else in English, else by its code', () => {
  expect(titleName({ names: { EN: 'Dice', CN: '骰子' }, gameCode: 'dice' }, 'CN')).toBe('骰子');
  expect(titleName({ names: { EN: 'Dice' }, gameCode: 'dice' }, 'CN')).toBe('Dice');
  expect(titleName({ names: {}, gameCode: 'dice' }, 'CN')).toBe('dice');
});
