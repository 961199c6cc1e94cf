import { describe, expect, test } from 'vitest';
import { cardsOf } from '../testing/card-names.ts';
import { dealHands, netOf, playMoves, tryMove, withHands } from '../testing/shedding-hands.ts';
import { beats, formOf, orderOf, winAtOnce } from './forms.ts';
import { TIEN_LEN } from './tien-len.ts';

const form = (text: string) => formOf(cardsOf(text));
const canBeat = (text: string, over: string) => {
  const [mine, theirs] = [form(text), form(over)];
  if (!mine || !theirs) throw new Error(`${text} or ${over} is nothing`);
  return beats(mine, theirs);
};

/** Four hands that are worth nothing at once. */
const DEALT = [
  '3s 4c 5d 6h 7s 8c 9d Th Ts Jc Jd Qh 2s',
  '3c 4d 5h 6s 7c 8d 9h Tc Td Jh Js Qc 2c',
  '3d 4h 5s 6c 7d 8h 9s Kc Kd Ks Ac Ad 2d',
  '3h 4s 5c 6d 7h 8s 9c Qs Qd Kh Ah As 2h',
];
const begin = (isFirst = false) => dealHands(TIEN_LEN, DEALT, { isFirst });
/** In the middle of a hand, seat 0 to lead. */
const later = (...hands: string[]) => withHands(dealHands(TIEN_LEN, DEALT.slice(0, hands.length)), hands);

describe('forms', () => {
  test('are singles, pairs, triples, fours, runs and runs of pairs', () => {
    expect(form('3s')).toMatchObject({ kind: 'single', length: 1 });
    expect(form('3s 3h')).toMatchObject({ kind: 'pair' });
    expect(form('3s 3h 3d')).toMatchObject({ kind: 'triple' });
    expect(form('2s 2h 2d 2c')).toMatchObject({ kind: 'four' });
    expect(form('3s 4h 5d')).toMatchObject({ kind: 'run', length: 3 });
    expect(form('Ks Ah Qd Jc Ts')).toMatchObject({ kind: 'run', length: 5 });
    expect(form('3s 3h 4d 4c 5s 5h')).toMatchObject({ kind: 'pair-run', length: 3 });
    expect(form('Qs Qh Kd Kc As Ah Js Jc')).toMatchObject({ kind: 'pair-run', length: 4 });
  });

  test.each([
    '3s 4h',
    '3s 3h 4d',
    '3s 4h 6d',
    'Ks Ah 2d',
    'As 2h 3d',
    '3s 3h 4d 4c',
    'Ks Kh As Ah 2s 2h',
    '3s 3h 3d 4s 4h 4d 5s 5h 5d',
  ])('are not made of %s', (text) => {
    expect(form(text)).toBeNull();
  });

  test('are beaten by the same form and length with a higher last card', () => {
    expect(canBeat('4s', '3h')).toBe(true);
    expect(canBeat('3h', '3d')).toBe(true);
    expect(canBeat('3d', '3c')).toBe(true);
    expect(canBeat('3c', '3s')).toBe(true);
    expect(canBeat('2s', 'Ah')).toBe(true);
    expect(canBeat('3d 3h', '3s 3c')).toBe(true);
    expect(canBeat('3s 3d', '3c 3h')).toBe(false);
    expect(canBeat('4s 5c 6h', '4h 5h 6d')).toBe(true);
    expect(canBeat('5s 6c 7h 8s', '4h 5h 6d')).toBe(false);
    expect(canBeat('4s 4h', '3s')).toBe(false);
    expect(canBeat('4s 4h 4d', '3s 3h')).toBe(false);
    expect(canBeat('4s 4h 5d 5c 6s 6c', '3s 3h 4d 4c 5s 5h')).toBe(true);
    expect(canBeat('4s 4h 4d 4c', '3s 3h 3d 3c')).toBe(true);
  });

  test('chop one two by three pairs in a run or four alike, and two by four pairs in a run', () => {
    const [three, four] = ['3s 3h 4d 4c 5s 5h', '3s 3h 4d 4c 5s 5h 6s 6h'];
    expect(canBeat(three, '2h')).toBe(true);
    expect(canBeat('3s 3h 3d 3c', '2h')).toBe(true);
    expect(canBeat(four, '2h')).toBe(true);
    expect(canBeat(four, '2h 2d')).toBe(true);
    expect(canBeat(three, '2h 2d')).toBe(false);
    expect(canBeat('3s 3h 3d 3c', '2h 2d')).toBe(false);
    expect(canBeat(four, '2h 2d 2c')).toBe(false);
    expect(canBeat(three, 'Ah')).toBe(false);
    expect(canBeat('3s 3h 3d 3c', 'Ah')).toBe(false);
    expect(canBeat(four, 'As Ah')).toBe(false);
    expect(canBeat('3s 4s 5s', '2h')).toBe(false);
  });

  test('go from the three of spades to the two of hearts', () => {
    const cards = Array.from({ length: 52 }, (_, card) => card).toSorted((a, b) => orderOf(a) - orderOf(b));
    expect(cards.slice(0, 5)).toEqual(cardsOf('3s 3c 3d 3h 4s'));
    expect(cards.slice(-5)).toEqual(cardsOf('Ah 2s 2c 2d 2h'));
  });
});

describe('the lead', () => {
  test('of the first hand is the three of spades, and it has to be played', () => {
    const state = begin(true);
    expect(TIEN_LEN.turnOf(state)).toBe(0);
    expect(TIEN_LEN.view(state, null).opening).toBe(cardsOf('3s')[0]);
    expect(tryMove(TIEN_LEN, state, '4c')).toBeNull();
    expect(tryMove(TIEN_LEN, state, '-')).toBeNull();
    expect(tryMove(TIEN_LEN, state, '3s 4c 5d')).not.toBeNull();
    expect(TIEN_LEN.outOfTime(state)).toEqual({ kind: 'play', cards: cardsOf('3s') });
  });

  test('is the lowest card that was dealt, if the three of spades was not', () => {
    const hands = [DEALT[3] ?? '', DEALT[2] ?? ''];
    const state = dealHands(TIEN_LEN, hands, { isFirst: true });
    expect(TIEN_LEN.turnOf(state)).toBe(1);
    expect(TIEN_LEN.view(state, null).opening).toBe(cardsOf('3d')[0]);
  });

  test('of a later hand is with who won the one before, with any cards', () => {
    const state = TIEN_LEN.begin({
      players: [0, 1, 2, 3].map((seat) => ({ seat, stack: 1_000n })),
      button: 2,
      stake: 10n,
      deck: begin().deck,
    });
    expect(TIEN_LEN.turnOf(state)).toBe(2);
    expect(tryMove(TIEN_LEN, state, 'Kc Kd')).not.toBeNull();
    const gone = TIEN_LEN.begin({
      players: [0, 1, 2, 3].map((seat) => ({ seat, stack: 1_000n })),
      button: 5,
      stake: 10n,
      deck: begin().deck,
    });
    expect(TIEN_LEN.turnOf(gone)).toBe(0);
    expect(TIEN_LEN.view(gone, null).opening).toBe(cardsOf('3s')[0]);
  });
});

describe('a trick', () => {
  test('is lost to who passes, until it is won and its owner leads', () => {
    const state = playMoves(TIEN_LEN, begin(), ['3s', '-', '4h', '7h', '2s']);
    // Seat 1 passed: it is skipped.
    expect(TIEN_LEN.turnOf(state)).toBe(2);
    expect(tryMove(TIEN_LEN, state, '1: 2c')).toBeNull();
    const won = playMoves(TIEN_LEN, state, ['-', '-']);
    expect(TIEN_LEN.turnOf(won)).toBe(0);
    expect(TIEN_LEN.view(won, 0)).toMatchObject({
      top: { seat: 0, isWon: true },
      legal: { canPass: false, isInterrupting: false },
    });
    // Whoever passed is back in the next one.
    expect(TIEN_LEN.turnOf(playMoves(TIEN_LEN, won, ['4c']))).toBe(1);
  });

  test('is won between two by a single pass', () => {
    const state = playMoves(TIEN_LEN, later('3s 4s', '5s 6s'), ['3s', '5s', '-']);
    expect(TIEN_LEN.turnOf(state)).toBe(1);
    expect(TIEN_LEN.view(state, null).top?.isWon).toBe(true);
  });

  test('takes nothing lower, nothing else, and no card that one has not', () => {
    const state = playMoves(TIEN_LEN, begin(), ['Ts Th']);
    expect(tryMove(TIEN_LEN, state, '9h')).toBeNull();
    expect(tryMove(TIEN_LEN, state, 'Kc Kd')).toBeNull();
    expect(tryMove(TIEN_LEN, state, 'Js Jh')).not.toBeNull();
    expect(TIEN_LEN.act(state, 1, { kind: 'play', cards: cardsOf('Js Js') })).toBeNull();
    expect(TIEN_LEN.outOfTime(state)).toEqual({ kind: 'pass' });
    expect(TIEN_LEN.isPlayable(TIEN_LEN.view(state, 1), 1, cardsOf('Js Jh'))).toBe(true);
    expect(TIEN_LEN.isPlayable(TIEN_LEN.view(state, 1), 1, cardsOf('9h'))).toBe(false);
    expect(TIEN_LEN.isPlayable(TIEN_LEN.view(state, 2), 2, cardsOf('Kc Kd'))).toBe(false);
  });
});

describe('four pairs in a run', () => {
  const PAIRS = '3s 3c 4s 4c 5s 5c 6s 6c';
  const hands = ['2d 2h 7h 8h', '7s 9s', `${PAIRS} Ks`, '9h Th Jh Qh Kh Ah 7c 8c'];

  test.each([
    ['one two', '2d'],
    ['a pair of twos', '2d 2h'],
  ])('chop %s out of turn, also of who passed', (_, twos) => {
    const state = playMoves(TIEN_LEN, later(...hands), [twos]);
    expect(TIEN_LEN.turnOf(state)).toBe(1);
    // So may everybody with eight cards, for all that others know.
    expect(TIEN_LEN.mayInterrupt(state)).toEqual([2, 3]);
    expect(TIEN_LEN.view(state, 2).legal).toEqual({ canPass: false, isInterrupting: true });
    expect(tryMove(TIEN_LEN, state, '2: -')).toBeNull();
    expect(tryMove(TIEN_LEN, state, '2: Ks')).toBeNull();
    const passed = playMoves(TIEN_LEN, state, ['-', '-']);
    for (const before of [state, passed, playMoves(TIEN_LEN, passed, ['-'])]) {
      const after = playMoves(TIEN_LEN, before, [`2: ${PAIRS}`]);
      expect(TIEN_LEN.view(after, null).top).toMatchObject({ seat: 2, form: 'pair-run', length: 4 });
      expect(TIEN_LEN.mayInterrupt(after)).toEqual([]);
    }
  });

  test('wait for their turn over anything else', () => {
    const state = playMoves(TIEN_LEN, later('As 7h', '7s 9s', PAIRS, '9h Th'), ['As']);
    expect(TIEN_LEN.mayInterrupt(state)).toEqual([]);
    expect(tryMove(TIEN_LEN, state, `2: ${PAIRS}`)).toBeNull();
    expect(tryMove(TIEN_LEN, playMoves(TIEN_LEN, state, ['-']), PAIRS)).toBeNull();
  });

  test('come too late once the next trick is led, or the hand is over', () => {
    const won = playMoves(TIEN_LEN, later(...hands), ['2d', '-', '-', '-']);
    expect(TIEN_LEN.mayInterrupt(won)).toEqual([2, 3]);
    expect(TIEN_LEN.mayInterrupt(playMoves(TIEN_LEN, won, ['7h']))).toEqual([]);
    const over = playMoves(TIEN_LEN, later('2d', '7s', PAIRS, '9h'), ['2d']);
    expect(TIEN_LEN.endOf(over)).not.toBeNull();
    expect(TIEN_LEN.mayInterrupt(over)).toEqual([]);
    expect(tryMove(TIEN_LEN, over, `2: ${PAIRS}`)).toBeNull();
  });
});

describe('a hand that wins at once', () => {
  test.each([
    ['dragon', '3s 4c 5d 6h 7s 8c 9d Th Js Qc Kd Ah 2s'],
    ['dragon', '3s 3c 4c 5d 6h 7s 8c 9d Th Js Qc Kd Ah'],
    ['four-twos', '3s 4c 5d 6h 7s 8c 9d Th Js 2s 2h 2d 2c'],
    ['six-pairs', '3s 3c 5d 5h 7s 7c 9d 9h Js Jc Kd Kh Ah'],
    ['six-pairs', '3s 3c 3d 3h 7s 7c 9d 9h Js Jc 2d 2h Ah'],
    ['five-pair-run', '3s 3c 4d 4h 5s 5c 6d 6h 7s 7c Jd Kh Ah'],
  ])('is a %s', (kind, text) => {
    expect(winAtOnce(cardsOf(text))).toBe(kind);
  });

  test.each([
    '3s 4c 5d 6h 7s 8c 9d Th Js Qc Kd 2h 2s',
    '3s 4c 5d 6h 7s 8c 9d Th Js Qc 2s 2h 2d',
    '3s 3c 5d 5h 7s 7c 9d 9h Js Jc Kd Ah 2h',
    'Ts Tc Jd Jh Qs Qc Kd Kh As 2c 2d 3h 4h',
  ])('is not %s', (text) => {
    expect(winAtOnce(cardsOf(text))).toBeNull();
  });

  const dragon = '3s 4c 5d 6h 7s 8c 9d Th Js Qc Kd Ah 3c';
  const plain = '3d 4d 5s 6s 7d 8d 9s Ts Jd Qd Qs As Ac';
  const twos = '3h 4h 5h 6c 7h 8h 9h Tc Jc 2s 2h 2d 2c';

  test('is paid as if everybody else had played nothing; nobody ever loses more than 29 stakes', () => {
    const state = dealHands(TIEN_LEN, [twos, plain, dragon]);
    expect(TIEN_LEN.turnOf(state)).toBeNull();
    expect(TIEN_LEN.view(state, null).winner).toEqual({ seat: 2, by: 'dragon' });
    // 26 each; half a stake for each black two, one for each red one.
    expect(netOf(TIEN_LEN, state)).toEqual([-290, -260, 550 - 22]);
    expect(TIEN_LEN.endOf(state)).toMatchObject({ rake: 22n, leader: 2 });
    expect(TIEN_LEN.buyIn.dealtIn).toBe(29);
  });

  test('gives way to a better one, and of two alike the first in turn wins', () => {
    const winner = (...hands: string[]) => TIEN_LEN.view(dealHands(TIEN_LEN, hands), null).winner?.seat;
    const other = '3d 4d 5s 6s 7d 8d 9s Ts Jd Qd Ks As Ac';
    expect(winner(twos, dragon)).toBe(1);
    expect(winner(plain, twos)).toBe(1);
    expect(winner(dragon, other)).toBe(0);
    expect(winner(other, dragon)).toBe(0);
  });
});

describe('the end', () => {
  const out = (hands: string[], hasPlayed: boolean[] = []) => {
    const state = later(...hands);
    const players = state.players.map((player, place) => ({
      ...player,
      hasPlayed: hasPlayed[place] ?? true,
    }));
    return playMoves(TIEN_LEN, { ...state, players }, [hands[0] ?? '']);
  };

  test('is when the first is out of cards, whom each pays the stake for each card left', () => {
    const state = out(['3s', '4s 5s 7s', '9s', 'Ts Js Ks As']);
    expect(netOf(TIEN_LEN, state)).toEqual([80 - 3, -30, -10, -40]);
    expect(TIEN_LEN.endOf(state)).toMatchObject({ rake: 3n, leader: 0 });
    expect(TIEN_LEN.view(state, null).players.map(({ cards }) => cards?.length)).toEqual([0, 3, 1, 4]);
  });

  test('doubles the cards of who played nothing', () => {
    expect(netOf(TIEN_LEN, out(['3s', '4s 5s 7s', '9s'], [true, false, true]))).toEqual([70 - 2, -60, -10]);
  });

  test('costs half a stake for each black two that is left, and one for each red one', () => {
    expect(netOf(TIEN_LEN, out(['3s', '4s 2s', '4c 2c', '4d 2d']))).toEqual([80 - 3, -25, -25, -30]);
    expect(netOf(TIEN_LEN, out(['3s', '2s 2h']))).toEqual([35 - 1, -35]);
    // They are not doubled.
    expect(netOf(TIEN_LEN, out(['3s', '4s 2h'], [true, false]))).toEqual([50 - 2, -50]);
  });

  test('takes no more than a player has', () => {
    const state = { ...later('3s', '4s 5s 7s'), stake: '500' };
    expect(netOf(TIEN_LEN, playMoves(TIEN_LEN, state, ['3s']))).toEqual([960, -1_000]);
  });
});

test('actions are read from outside, or are none', () => {
  for (const action of [{ kind: 'pass' }, { kind: 'play', cards: [0, 51] }])
    expect(TIEN_LEN.readAction(action)).toEqual(action);
  for (const input of [
    null,
    {},
    { kind: 'play' },
    { kind: 'pass', cards: [1] },
    { kind: 'play', cards: [] },
    { kind: 'play', cards: [52] },
    { kind: 'play', cards: [1.5] },
    { kind: 'play', cards: ['1'] },
    { kind: 'play', cards: [1, 1] },
    { kind: 'play', cards: Array.from({ length: 14 }, (_, card) => card) },
  ])
    expect(TIEN_LEN.readAction(input)).toBeNull();
});
