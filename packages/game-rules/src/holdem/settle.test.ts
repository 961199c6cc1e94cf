import { describe, expect, test } from 'vitest';
import { cardsOf } from '../testing/card-names.ts';
import { holdemDeck } from '../testing/dealt-deck.ts';
import { begin, outcome, play, potsOf } from '../testing/holdem-hands.ts';
import { HOLDEM, type HoldemState } from './holdem.ts';

describe('pots', () => {
  const board = '2s 7h 9d Jc 3s';

  test('are as many as there are all-ins of different size, each between those who paid', () => {
    // Dealt to seats 1, 2, 3, 0: the shorter the stack, the better the hand.
    const deck = holdemDeck(['As Ah', 'Ks Kh', 'Qs Qh', '8s 5h'], board);
    const state = play(begin({ stacks: [3_000, 500, 1_000, 2_000], deck }), 'r2000 c c c');
    expect(potsOf(state)).toEqual([
      { amount: 2_000, seats: [0, 1, 2, 3], rake: 100, winners: { 1: 1_900 } },
      { amount: 1_500, seats: [0, 2, 3], rake: 75, winners: { 2: 1_425 } },
      { amount: 2_000, seats: [0, 3], rake: 25, winners: { 3: 1_975 } },
    ]);
    expect(outcome(state)).toEqual({ 0: 1_000, 1: 1_900, 2: 1_425, 3: 1_975 });
  });

  test('keep what folded players paid', () => {
    const deck = holdemDeck(['8s 5h', 'As Ah', 'Ks Kh'], board);
    const state = play(begin({ stacks: [1_000, 1_000, 300], deck }), 'r300 c c r200 f');
    expect(HOLDEM.view(state, null)).toMatchObject({ isOver: true, returned: { seat: 1, amount: '200' } });
    expect(potsOf(state)).toEqual([{ amount: 900, seats: [1, 2], rake: 45, winners: { 2: 855 } }]);
  });

  test('do not hold what nobody called: it goes back before rake', () => {
    const deck = holdemDeck(['8s 5h', 'As Ah'], board);
    const state = play(begin({ stacks: [5_000, 1_000], deck, button: 1 }), 'c r5000 c');
    expect(HOLDEM.view(state, null).returned).toEqual({ seat: 0, amount: '4000' });
    expect(potsOf(state)).toEqual([{ amount: 2_000, seats: [0, 1], rake: 100, winners: { 1: 1_900 } }]);
  });

  test('are shared by equal hands, the odd chip going to the first left of the button', () => {
    // The board plays for everybody.
    const deck = holdemDeck(['2s 3h', '2d 3s', '4s 4h'], 'Ts Jh Qd Kc As');
    const even = play(begin({ stacks: [1_000, 1_000, 1_000], deck }), 'r301 c c x x x x x x x x x');
    expect(potsOf(even)).toEqual([
      { amount: 903, seats: [0, 1, 2], rake: 45, winners: { 0: 286, 1: 286, 2: 286 } },
    ]);
    const uneven = play(begin({ stacks: [1_000, 1_000, 1_000], deck }), 'r300 c c r101 c f x x x x');
    expect(potsOf(uneven)).toEqual([{ amount: 1_102, seats: [1, 2], rake: 55, winners: { 1: 524, 2: 523 } }]);
    // Two chips over between three: one each for the first two.
    const two = play(begin({ stacks: [1_000, 1_000, 1_000], deck, button: 1 }), 'r304 c c x x x x x x x x x');
    expect(potsOf(two)[0]).toMatchObject({ amount: 912, rake: 45, winners: { 2: 289, 0: 289, 1: 289 } });
    const three = play(
      begin({ stacks: [1_000, 1_000, 1_000], deck, button: 1 }),
      'r303 c c x x x x x x x x x',
    );
    expect(potsOf(three)[0]).toMatchObject({ amount: 909, rake: 45, winners: { 2: 288, 0: 288, 1: 288 } });
    const over = play(
      begin({ stacks: [1_000, 1_000, 1_000], deck, button: 1 }),
      'r307 c c x x x x x x x x x',
    );
    expect(potsOf(over)[0]).toMatchObject({ amount: 921, rake: 46, winners: { 2: 292, 0: 292, 1: 291 } });
  });

  test('go to the last who did not fold, who shows nothing', () => {
    const state = play(begin({ stacks: [1_000, 1_000, 1_000] }), 'r300 f f');
    expect(HOLDEM.view(state, null)).toMatchObject({
      isOver: true,
      isShowdown: false,
      street: 'preflop',
      board: [],
      returned: { seat: 0, amount: '200' },
      rake: '0',
    });
    expect(HOLDEM.view(state, null).players.map(({ cards }) => cards)).toEqual([null, null, null]);
    expect(outcome(state)).toEqual({ 0: 1_150, 1: 950, 2: 900 });
  });
});

describe('rake', () => {
  const rakeOf = (state: HoldemState) => Number(HOLDEM.endOf(state)?.rake);

  test('is 5 % rounded down, and nothing without a flop', () => {
    expect(HOLDEM.rakeRate).toBe(500);
    const state = begin({ stacks: [1_000, 1_000, 1_000] });
    expect(rakeOf(play(state, 'r300 c r600 f f'))).toBe(0);
    // 3 × 100 and 3 × 133: 699.
    expect(rakeOf(play(state, 'c c x r133 c c r100 f f'))).toBe(34);
  });

  test.each([
    [2, 100],
    [3, 200],
    [4, 200],
    [5, 300],
    [6, 300],
  ])('of %i dealt in is at most %i of a big blind of 100', (players, most) => {
    const stacks = Array.from({ length: players }, () => 100_000);
    const calls = Array.from({ length: players - 1 }, () => 'c').join(' ');
    expect(rakeOf(play(begin({ stacks }), `r100000 ${calls}`))).toBe(most);
  });

  test('counts who was dealt in, not who stayed', () => {
    const stacks = Array.from({ length: 5 }, () => 100_000);
    expect(rakeOf(play(begin({ stacks }), 'r100000 c f f f'))).toBe(300);
  });
});

describe('cards', () => {
  const deck = holdemDeck(['As Ah', 'Ks Kh', 'Qs Qh'], '2s 7h 9d Jc 3s');
  const cards = (state: HoldemState, seat: number | null) =>
    Object.fromEntries(HOLDEM.view(state, seat).players.map((player) => [player.seat, player.cards]));

  test('are dealt one by one, the first to the left of the button, and the board follows', () => {
    const state = begin({ stacks: [1_000, 1_000, 1_000], deck });
    expect(cards(state, 1)).toEqual({ 0: null, 1: cardsOf('As Ah'), 2: null });
    expect(cards(state, 0)).toEqual({ 0: cardsOf('Qs Qh'), 1: null, 2: null });
    expect(cards(state, null)).toEqual({ 0: null, 1: null, 2: null });
    expect(HOLDEM.openPlaces(state, 1)).toEqual([0, 3]);
    expect(HOLDEM.openPlaces(state, null)).toEqual([]);
    const flop = play(state, 'c c x');
    expect(HOLDEM.view(flop, null).board).toEqual(cardsOf('2s 7h 9d'));
    expect(HOLDEM.openPlaces(flop, 0)).toEqual([2, 5, 6, 7, 8]);
    expect(HOLDEM.view(flop, 1).players[0]?.hand).toEqual({
      category: 'pair',
      best: cardsOf('As Ah 2s 7h 9d').toSorted((a, b) => [8, 9].indexOf(a) - [8, 9].indexOf(b) || 0),
    });
  });

  test('of all who did not fold are open at the showdown, with what they make', () => {
    const state = play(begin({ stacks: [1_000, 1_000, 1_000], deck }), 'f c x x x x x x x');
    const view = HOLDEM.view(state, null);
    expect(view).toMatchObject({ isShowdown: true, faceUpAt: null, street: 'river' });
    expect(cards(state, null)).toEqual({ 0: null, 1: cardsOf('As Ah'), 2: cardsOf('Ks Kh') });
    expect(cards(state, 0)[0]).toEqual(cardsOf('Qs Qh'));
    expect(view.players[0]?.hand).toEqual({ category: 'pair', best: cardsOf('As Ah 7h 9d Jc') });
    expect(HOLDEM.openPlaces(state, null)).toEqual([0, 3, 1, 4, 6, 7, 8, 9, 10]);
  });

  test('are face up and the board is dealt once nobody can bet any more', () => {
    const flop = play(begin({ stacks: [1_000, 1_000, 1_000], deck }), 'c c x r900 c f');
    const view = HOLDEM.view(flop, null);
    expect(view).toMatchObject({ isOver: true, isShowdown: true, faceUpAt: 3, street: 'river' });
    expect(view.board).toEqual(cardsOf('2s 7h 9d Jc 3s'));
    expect(cards(flop, null)).toEqual({ 0: null, 1: cardsOf('As Ah'), 2: cardsOf('Ks Kh') });
    // 2,100 less 5 %.
    expect(outcome(flop)).toEqual({ 0: 900, 1: 1_995, 2: 0 });
  });
});
