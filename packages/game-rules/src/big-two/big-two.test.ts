import { describe, expect, test } from 'vitest';
import { cardsOf } from '../testing/card-names.ts';
import { dealHands, netOf, playMoves, tryMove, withHands } from '../testing/shedding-hands.ts';
import { BIG_TWO } from './big-two.ts';
import { beats, formOf, orderOf } from './forms.ts';

const form = (text: string) => formOf(cardsOf(text));
const canBeat = (text: string, over: string) => {
  const [mine, theirs] = [form(text), form(over)];
  if (!mine || !theirs) throw new Error(`${text} or ${over} is nothing`);
  return beats(mine, theirs);
};
const ANY = ['', '', '', ''];
/** In the middle of a hand, seat 0 to lead. */
function later(...hands: string[]) {
  return {
    ...withHands(
      dealHands(
        BIG_TWO,
        ANY.slice(0, hands.length).map(() => '3d'),
      ),
      hands,
    ),
    turn: 0,
  };
}

describe('forms', () => {
  test('go from the three of diamonds to the two of spades', () => {
    const cards = Array.from({ length: 52 }, (_, card) => card).toSorted((a, b) => orderOf(a) - orderOf(b));
    expect(cards.slice(0, 5)).toEqual(cardsOf('3d 3c 3h 3s 4d'));
    expect(cards.slice(-5)).toEqual(cardsOf('As 2d 2c 2h 2s'));
  });

  test.each([
    ['single', '3d'],
    ['pair', '2d 2s'],
    ['triple', '9d 9s 9h'],
    ['straight', 'Ad 2c 3h 4s 5d'],
    ['straight', 'Td Jc Qh Ks Ad'],
    ['flush', '3d 5d 7d 9d 2d'],
    ['full-house', '3d 3c 3h 2s 2d'],
    ['four', '3d 3c 3h 3s 2d'],
    ['straight-flush', '9d Td Jd Qd Kd'],
  ])('are a %s: %s', (kind, text) => {
    expect(form(text)?.kind).toBe(kind);
  });

  test.each([
    '3d 4d',
    '3d 3c 4h',
    '3d 3c 3h 3s',
    '3d 4c 5h',
    '3d 3c 4h 4s 5d',
    'Jd Qc Kh As 2d',
    'Kd Ac 2h 3s 4d',
    '3d 4c 5h 6s 7d 8d',
  ])('are not made of %s', (text) => {
    expect(form(text)).toBeNull();
  });

  test('are beaten by as many cards that are higher, of equal ranks by suit', () => {
    expect(canBeat('3c', '3d')).toBe(true);
    expect(canBeat('3h', '3c')).toBe(true);
    expect(canBeat('3s', '3h')).toBe(true);
    expect(canBeat('2d', 'As')).toBe(true);
    expect(canBeat('7d 7s', '7c 7h')).toBe(true);
    expect(canBeat('7c 7h', '7d 7s')).toBe(false);
    expect(canBeat('4d 4c 4h', '3d 3c 3h')).toBe(true);
    expect(canBeat('4d 4c', '3d')).toBe(false);
    expect(canBeat('3d 3c 3h 3s 4d', '2s')).toBe(false);
    expect(canBeat('3d 3c 3h 3s 4d', '2s 2h')).toBe(false);
  });

  test('of five cards rank from straight to straight flush, and among themselves', () => {
    const rising = [
      'Ad 2c 3h 4s 5d',
      'Ac 2d 3d 4d 5s',
      '2d 3c 4h 5s 6d',
      '3d 4c 5h 6s 7d',
      '9d Tc Jh Qs Ks',
      'Ts Jc Qh Ks Ad',
      'Td Js Qd Kc As',
      '3d 5d 7d 9d Jd',
      '3s 4s 7s 9s Js',
      '3d 4d 5d 7d 2d',
      '3s 4s 5s 8s 2s',
      '3d 3c 3h 2s 2d',
      '4d 4c 4h 3s 3d',
      '2d 2c 2h 3s 3d',
      '3d 3c 3h 3s 2d',
      '2d 2c 2h 2s 3d',
      'Ad 2d 3d 4d 5d',
      'As 2s 3s 4s 5s',
      '9s Ts Js Qs Ks',
      'Td Jd Qd Kd Ad',
      'Ts Js Qs Ks As',
    ];
    for (const [place, text] of rising.entries())
      for (const [other, over] of rising.entries())
        expect([text, over, canBeat(text, over)]).toEqual([text, over, place > other]);
  });
});

describe('play', () => {
  const hands = [
    '3s 4c 5d 6h 7s 8c 9d Th Ts Jc Jd Qh 2s',
    '3d 4d 5h 6s 7c 8d 9h Tc Td Jh Js Qc 2c',
    '3c 4h 5s 6c 7d 8h 9s Kc Kd Ks Ac Ad 2d',
    '3h 4s 5c 6d 7h 8s 9c Qs Qd Kh Ah As 2h',
  ];

  test('begins in every hand with the three of diamonds', () => {
    const state = dealHands(BIG_TWO, hands);
    expect(BIG_TWO.turnOf(state)).toBe(1);
    expect(tryMove(BIG_TWO, state, '4d')).toBeNull();
    expect(tryMove(BIG_TWO, state, '-')).toBeNull();
    expect(tryMove(BIG_TWO, state, '3d 4d 5h 6s 7c')).not.toBeNull();
    expect(BIG_TWO.outOfTime(state)).toEqual({ kind: 'play', cards: cardsOf('3d') });
  });

  test('lets who passed come back at the next turn, and ends when all others pass in a row', () => {
    const state = playMoves(BIG_TWO, dealHands(BIG_TWO, hands), ['3d', '-', '-', '3s']);
    expect(BIG_TWO.turnOf(state)).toBe(1);
    const back = playMoves(BIG_TWO, state, ['-', '4h', '-', '-']);
    expect(BIG_TWO.turnOf(back)).toBe(1);
    expect(BIG_TWO.view(back, null).top?.isWon).toBe(false);
    const won = playMoves(BIG_TWO, back, ['-']);
    expect(BIG_TWO.turnOf(won)).toBe(2);
    expect(BIG_TWO.view(won, 2)).toMatchObject({ top: { isWon: true }, legal: { canPass: false } });
    expect(BIG_TWO.mayInterrupt(playMoves(BIG_TWO, won, ['2d']))).toEqual([]);
    expect(BIG_TWO.outOfTime(playMoves(BIG_TWO, won, ['2d']))).toEqual({ kind: 'pass' });
  });
});

describe('the end', () => {
  const left = (count: number) =>
    '3c 3h 3s 4c 4h 4s 5c 5h 5s 6c 6h 6s 7c'.split(' ').slice(0, count).join(' ');

  test.each([
    [1, 1],
    [9, 9],
    [10, 20],
    [12, 24],
    [13, 39],
  ])('costs who has %i cards left %i points', (count, points) => {
    const state = playMoves(BIG_TWO, later('As', left(count)), ['As']);
    const won = 10 * points;
    expect(netOf(BIG_TWO, state)).toEqual([won - Math.floor(won / 25), -won]);
    expect(BIG_TWO.endOf(state)).toMatchObject({ leader: null, rake: BigInt(Math.floor(won / 25)) });
  });

  test('never costs more than the stack with which one is dealt in', () => {
    expect(BIG_TWO.buyIn.dealtIn).toBe(39);
    expect(BIG_TWO.rakeRate).toBe(400);
  });
});
