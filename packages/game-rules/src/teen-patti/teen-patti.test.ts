import { describe, expect, test } from 'vitest';
import { cardsOf } from '../testing/card-names.ts';
import { dealThree, playThree, tryThree } from '../testing/teen-patti-hands.ts';
import { TEEN_PATTI, type TeenPattiState } from './teen-patti.ts';
import { nameThree, valueThree } from './three-cards.ts';

const HANDS = ['As Ah Ad', 'Ks Kh 2d', '7s 5h 2c'];
const legal = (state: TeenPattiState) => TEEN_PATTI.view(state, TEEN_PATTI.turnOf(state)).legal;
const nets = (state: TeenPattiState) => TEEN_PATTI.view(state, null).players.map(({ net }) => Number(net));
const pot = (state: TeenPattiState) => Number(TEEN_PATTI.view(state, null).pot);

describe('hands', () => {
  test('of three cards come as often as counted', () => {
    const counts: Record<string, number> = {};
    for (let a = 0; a < 52; a += 1)
      for (let b = 0; b < a; b += 1)
        for (let c = 0; c < b; c += 1) {
          const name = nameThree(valueThree([a, b, c]));
          counts[name] = (counts[name] ?? 0) + 1;
        }
    expect(counts).toEqual({
      trail: 52,
      'pure-sequence': 48,
      sequence: 720,
      colour: 1_096,
      pair: 3_744,
      'high-card': 16_440,
    });
  });

  test('beat each other in their order; ace, king, queen is the highest run, ace, two, three the next', () => {
    const rising = [
      '5s 3h 2d',
      'As 9h 7d',
      'As Kh Jd',
      '2s 2h 3d',
      '2s 2h Ad',
      '3s 3h 2d',
      'As Ah Kd',
      '2s 3s 5s',
      'As Ks Js',
      '2s 3h 4d',
      'Js Qh Kd',
      'As 2h 3d',
      'Qs Kh Ad',
      '2s 3s 4s',
      'Js Qs Ks',
      'As 2s 3s',
      'Qs Ks As',
      '2s 2h 2d',
      'As Ah Ad',
    ].map((text) => valueThree(cardsOf(text)));
    expect(rising).toEqual(rising.toSorted((a, b) => a - b));
    expect(new Set(rising).size).toBe(rising.length);
    expect(valueThree(cardsOf('As Kh Jd'))).toBe(valueThree(cardsOf('Ac Kd Js')));
  });
});

describe('a turn', () => {
  test('begins left of the button, after everybody paid the boot', () => {
    const state = dealThree(HANDS);
    expect(TEEN_PATTI.turnOf(state)).toBe(0);
    expect(pot(state)).toBe(30);
    expect(TEEN_PATTI.view(state, 1).players.map(({ stack, paid }) => [stack, paid])).toEqual([
      ['1990', '10'],
      ['1990', '10'],
      ['1990', '10'],
    ]);
    expect(legal(state)).toEqual({
      isAsked: false,
      canSee: true,
      bet: '10',
      raise: '20',
      sideShow: null,
      show: null,
    });
  });

  test('costs twice for who has seen, and a raise doubles the price for all', () => {
    const state = playThree(dealThree(HANDS), 'bet see');
    expect(TEEN_PATTI.turnOf(state)).toBe(1);
    expect(legal(state)).toMatchObject({ canSee: false, bet: '20', raise: '40' });
    const raised = playThree(state, 'raise');
    expect(pot(raised)).toBe(30 + 10 + 40);
    expect(legal(raised)).toMatchObject({ bet: '20', raise: '40' });
    expect(legal(playThree(raised, 'bet'))).toMatchObject({ bet: '20', raise: '40' });
  });

  test('is raised until a blind player pays eight boots', () => {
    const state = playThree(dealThree(HANDS), 'raise raise raise');
    expect(legal(state)).toMatchObject({ bet: '80', raise: null });
    expect(tryThree(state, 'raise')).toBeNull();
    expect(legal(playThree(state, 'see'))).toMatchObject({ bet: '160', raise: null });
  });

  test('of another seat, of who looks twice, or of who is asked nothing, is refused', () => {
    const state = dealThree(HANDS);
    expect(TEEN_PATTI.act(state, 1, { kind: 'fold' })).toBeNull();
    expect(tryThree(playThree(state, 'see'), 'see')).toBeNull();
    for (const move of ['yes', 'no', 'show', 'side']) expect(tryThree(state, move)).toBeNull();
  });

  test('of who is out of time is a fold, of who is asked a refusal', () => {
    const state = playThree(dealThree(HANDS), 'see bet see bet');
    expect(TEEN_PATTI.outOfTime(state)).toEqual({ kind: 'fold' });
    expect(TEEN_PATTI.outOfTime(playThree(state, 'see side'))).toEqual({ kind: 'refuse' });
  });
});

describe('cards', () => {
  const cards = (state: TeenPattiState, seat: number | null) =>
    TEEN_PATTI.view(state, seat).players.map((player) => player.cards !== null);

  test('are not even open to who plays blind', () => {
    const state = dealThree(HANDS);
    expect(cards(state, 0)).toEqual([false, false, false]);
    expect(TEEN_PATTI.openPlaces(state, 0)).toEqual([]);
    const seen = playThree(state, 'see');
    expect(TEEN_PATTI.view(seen, 0).players[0]).toMatchObject({ cards: cardsOf('As Ah Ad'), hand: 'trail' });
    expect(TEEN_PATTI.openPlaces(seen, 0)).toEqual([0, 3, 6]);
    expect(cards(seen, 1)).toEqual([false, false, false]);
    expect(cards(seen, null)).toEqual([false, false, false]);
  });

  test('that were compared are open to the two who did', () => {
    const state = playThree(dealThree(HANDS), 'see bet see side yes');
    expect(cards(state, 0)).toEqual([true, true, false]);
    expect(cards(state, 1)).toEqual([true, true, false]);
    expect(cards(state, 2)).toEqual([false, false, false]);
    expect(cards(state, null)).toEqual([false, false, false]);
  });

  test('are shown by those who were left, unless all others folded', () => {
    expect(cards(playThree(dealThree(HANDS), 'bet bet fold show'), null)).toEqual([true, true, false]);
    const folded = playThree(dealThree(HANDS), 'bet fold fold');
    expect(cards(folded, null)).toEqual([false, false, false]);
    expect(cards(folded, 1)).toEqual([false, true, false]);
  });
});

describe('a side-show', () => {
  const asked = playThree(dealThree(HANDS), 'see bet see side');

  test('is asked of the player before, if both have seen and more than two are left', () => {
    const state = playThree(dealThree(HANDS), 'see bet see');
    expect(legal(state)?.sideShow).toEqual({ to: 0, amount: '20' });
    expect(legal(playThree(dealThree(HANDS), 'bet see'))?.sideShow).toBeNull();
    expect(legal(playThree(dealThree(HANDS), 'see bet'))?.sideShow).toBeNull();
    expect(legal(playThree(state, 'bet fold'))?.sideShow).toBeNull();
    expect(TEEN_PATTI.turnOf(asked)).toBe(0);
    expect(TEEN_PATTI.view(asked, null)).toMatchObject({ asked: { by: 1, to: 0 }, pot: '70' });
    expect(legal(asked)).toMatchObject({ isAsked: true, bet: null });
    for (const move of ['bet', 'fold', 'see', 'show', 'side']) expect(tryThree(asked, move)).toBeNull();
  });

  test('folds the worse hand, and goes on after who asked', () => {
    const state = playThree(asked, 'yes');
    expect(TEEN_PATTI.view(state, null).players.map(({ isFolded }) => isFolded)).toEqual([
      false,
      true,
      false,
    ]);
    expect(TEEN_PATTI.turnOf(state)).toBe(2);
    const won = playThree(dealThree(['Ks Kh 2d', 'As Ah Ad', '7s 5h 2c']), 'see bet see side yes');
    expect(TEEN_PATTI.view(won, null).players.map(({ isFolded }) => isFolded)).toEqual([true, false, false]);
  });

  test('of equal hands folds who asked', () => {
    const state = playThree(dealThree(['As Kh 9d', 'Ac Kd 9s', '7s 5h 2c']), 'see bet see side yes');
    expect(TEEN_PATTI.view(state, null).players.map(({ isFolded }) => isFolded)).toEqual([
      false,
      true,
      false,
    ]);
  });

  test('may be refused: nobody sees anything', () => {
    const state = playThree(asked, 'no');
    expect(TEEN_PATTI.view(state, null).players.map(({ isFolded }) => isFolded)).toEqual([
      false,
      false,
      false,
    ]);
    expect(TEEN_PATTI.turnOf(state)).toBe(2);
    expect(TEEN_PATTI.view(state, 1).players[0]?.cards).toBeNull();
  });
});

describe('the end', () => {
  test('comes when all others folded; the winner pays 4 % of what others lost', () => {
    const state = playThree(dealThree(HANDS), 'raise see raise fold fold');
    // 20 and 10 of seat 0, 80 and 10 of seat 1, 10 of seat 2.
    expect(pot(state)).toBe(130);
    expect(TEEN_PATTI.view(state, null)).toMatchObject({
      isOver: true,
      ending: { kind: 'folds' },
      winners: [1],
    });
    expect(nets(state)).toEqual([-30, 40 - 1, -10]);
    expect(TEEN_PATTI.endOf(state)).toMatchObject({ rake: 1n, leader: null });
  });

  test('is paid for by one of the last two, who loses if hands are equal', () => {
    const state = playThree(dealThree(HANDS), 'bet bet fold');
    expect(legal(state)?.show).toBe('10');
    const shown = playThree(state, 'show');
    expect(TEEN_PATTI.view(shown, null)).toMatchObject({
      ending: { kind: 'show', by: 0 },
      winners: [0],
      pot: '60',
    });
    expect(nets(shown)).toEqual([30 - 1, -20, -10]);
    const equal = playThree(dealThree(['As Kh 9d', 'Ac Kd 9s']), 'show');
    expect(TEEN_PATTI.view(equal, null).winners).toEqual([1]);
  });

  test('may not be asked for by who has seen of who has not', () => {
    const state = playThree(dealThree(HANDS.slice(0, 2)), 'see');
    expect(legal(state)?.show).toBeNull();
    expect(tryThree(state, 'show')).toBeNull();
    expect(legal(playThree(state, 'bet'))?.show).toBe('10');
    expect(legal(playThree(state, 'bet see'))?.show).toBe('20');
  });

  test('comes when the pot is full: the last bet is cut, and all who are left show', () => {
    // Price 80 after three raises: boots 30, raises 20, 40, 80, then bets of 80.
    const state = playThree(
      dealThree(HANDS),
      'raise raise raise bet bet bet bet bet bet bet bet bet bet bet bet',
    );
    expect(pot(state)).toBe(30 + 140 + 12 * 80);
    const near = playThree(state, 'bet');
    expect(pot(near)).toBe(1_210);
    expect(legal(near)).toMatchObject({ bet: '70', raise: null });
    const full = playThree(near, 'bet');
    expect(TEEN_PATTI.view(full, null)).toMatchObject({
      pot: '1280',
      limit: '1280',
      ending: { kind: 'limit' },
      winners: [0],
    });
    expect(TEEN_PATTI.buyIn.dealtIn).toBe(128);
  });

  test('shares a full pot between equal hands', () => {
    const moves = `raise raise raise ${Array.from({ length: 14 }, () => 'bet').join(' ')}`;
    const state = playThree(dealThree(['As Kh 9d', 'Ac Kd 9s', '7s 5h 2c']), moves);
    expect(TEEN_PATTI.view(state, null).winners).toEqual([0, 1]);
    const [first = 0, second = 0, third = 0] = nets(state);
    expect(first + second + third + Number(TEEN_PATTI.view(state, null).rake)).toBe(0);
    expect([first > 0, second > 0, third < 0]).toEqual([true, true, true]);
  });
});

test('actions are read from outside, or are none', () => {
  for (const kind of ['see', 'fold', 'side-show', 'accept', 'refuse', 'show'])
    expect(TEEN_PATTI.readAction({ kind })).toEqual({ kind });
  expect(TEEN_PATTI.readAction({ kind: 'bet', isRaise: true })).toEqual({ kind: 'bet', isRaise: true });
  for (const input of [
    null,
    {},
    { kind: 'bet' },
    { kind: 'bet', isRaise: 1 },
    { kind: 'see', isRaise: true },
    { kind: 'call' },
  ])
    expect(TEEN_PATTI.readAction(input)).toBeNull();
});
