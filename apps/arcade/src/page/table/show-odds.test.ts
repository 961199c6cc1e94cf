import { expect, test } from 'vitest';
import { speak } from '../platform/texts.tsx';
import { showOdds } from './show-odds.ts';

const spoken = speak({ language: 'EN', locale: 'en', messages: {} });

test('odds are written as tables write them', () => {
  const pays = [900, 150, 50, 95, 290, 740, 1_450];
  expect(pays.map((pay) => showOdds(spoken, pay))).toEqual([
    '9:1',
    '3:2',
    '1:2',
    '0.95:1',
    '2.9:1',
    '7.4:1',
    '14.5:1',
  ]);
});
