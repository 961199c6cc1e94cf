import { expect, test } from 'vitest';
import { cardsOf } from '../testing/card-names.ts';
import { countCategories } from '../testing/poker-counts.ts';
import { bestFive, categoryOf, POKER_CATEGORIES, valueCards } from './poker-hand.ts';

test.each([
  [5, [1_302_540, 1_098_240, 123_552, 54_912, 10_200, 5_108, 3_744, 624, 40]],
  [7, [23_294_460, 58_627_800, 31_433_400, 6_461_620, 6_180_020, 4_047_644, 3_473_184, 224_848, 41_584]],
])('hands of %i cards come as often as counted', (cards, counts) => {
  expect(countCategories(cards)).toEqual(
    Object.fromEntries(POKER_CATEGORIES.map((name, i) => [name, counts[i]])),
  );
});

test('hands beat each other in their order', () => {
  const rising = [
    'Ks Qh 9d 7c 5s 4h 2d',
    'Ah Kd 9d 7c 5s 4h 2d',
    '2s 2h Kd Qc 9s 7h 5d',
    '2s 2h Ad Qc 9s 7h 5d',
    '3s 3h Kd Qc 9s 7h 5d',
    '3s 3h 2d 2c As 7h 5d',
    'As Ah 2d 2c 3s 7h 5d',
    'As Ah Kd Kc 3s 3h 2d',
    // Of three pairs the third one only lends a card.
    'As Ah Kd Kc 4s 4h 2d',
    'As Ah Kd Kc 6s 4h 3d',
    '2s 2h 2d Kc Qs 9h 7d',
    'As Ah Ad Kc Qs 9h 7d',
    'As 2h 3d 4c 5s Kh Kd',
    '2s 3h 4d 5c 6s 6h 6d',
    'Ts Jh Qd Kc As Ah Ad',
    '2s 4s 5s 6s 8s Ah Ad',
    '2s 4s 5s 6s 9s 8s 3h',
    'Ks Qs 5s 6s 9s 8s 3s',
    '2s 2h 2d 3c 3s Ah Kd',
    // Of two triples the lower one is the pair.
    '3s 3h 3d 2c 2s 2h Kd',
    '3s 3h 3d Ac As Kh Qd',
    'Ks Kh Kd 2c 2s 2h Qd',
    '2s 2h 2d 2c 3s 3h 3d',
    '2s 2h 2d 2c As Ah Ad',
    'As Ah Ad Ac Ks Kh Kd',
    'As 2s 3s 4s 5s Ah Ad',
    '2s 3s 4s 5s 6s As Ad',
    'Ts Js Qs Ks As Ah Ad',
  ].map((text) => valueCards(cardsOf(text)));
  expect(rising).toEqual(rising.toSorted((a, b) => a - b));
  expect(new Set(rising).size).toBe(rising.length);
});

test('cards beyond the fifth, and suits, decide nothing', () => {
  const same = (a: string, b: string) => expect(valueCards(cardsOf(a))).toBe(valueCards(cardsOf(b)));
  same('As Kh Qd Jc 9s 3h 2d', 'Ah Kd Qc Js 9h 8d 7c');
  same('As Ah Kd Qc Js 3h 2d', 'Ad Ac Kd Qc Js 9h 8d');
  same('As Ah Kd Kc Qs 3h 2d', 'Ad Ac Kh Ks Qh Jd Jc');
  same('2s 2h 2d 2c As Kh Qd', '2s 2h 2d 2c Ah Ad Ac');
  same('As Ks 9s 7s 5s 3s 2s', 'Ah Kh 9h 7h 5h 4h Ad');
});

test('the best five are the cards that count', () => {
  const best = (text: string) => bestFive(cardsOf(text)).toSorted((a, b) => a - b);
  const sorted = (text: string) => cardsOf(text).toSorted((a, b) => a - b);
  expect(best('As 2h 3d 4c 5s Kh Kd')).toEqual(sorted('As 2h 3d 4c 5s'));
  expect(best('As Ah Kd Kc 4s 4h 6d')).toEqual(sorted('As Ah Kd Kc 6d'));
  expect(best('2s 4s 5s 6s 8s As Ad')).toEqual(sorted('4s 5s 6s 8s As'));
  expect(best('2s 2h 2d 2c As Kh Qd')).toEqual(sorted('2s 2h 2d 2c As'));
  expect(categoryOf(valueCards(cardsOf('2s 4s 5s 6s 8s')))).toBe('flush');
});
