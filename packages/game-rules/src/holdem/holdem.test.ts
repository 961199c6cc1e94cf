import { describe, expect, test } from 'vitest';
import { holdemDeck } from '../testing/dealt-deck.ts';
import { attempt, begin, legal, looks, outcome, play, potsOf } from '../testing/holdem-hands.ts';
import { HOLDEM } from './holdem.ts';

describe('blinds', () => {
  test('are posted left of the button, and the next seat acts first', () => {
    const state = begin({ stacks: [1_000, 1_000, 1_000, 1_000] });
    expect(looks(state).players.map(({ seat, bet, last }) => [seat, bet, last])).toEqual([
      [1, '50', 'small-blind'],
      [2, '100', 'big-blind'],
      [3, '0', null],
      [0, '0', null],
    ]);
    expect(HOLDEM.turnOf(state)).toBe(3);
    expect(looks(state)).toMatchObject({ stake: '100', smallBlind: '50', bet: '100', street: 'preflop' });
    // After the flop the first left of the button begins.
    expect(HOLDEM.turnOf(play(state, 'c c c x'))).toBe(1);
  });

  test('between two are posted by the button small, which acts first before the flop and last after it', () => {
    const state = begin({ stacks: [1_000, 1_000], button: 1 });
    expect(looks(state).players.map(({ seat, last }) => [seat, last])).toEqual([
      [0, 'big-blind'],
      [1, 'small-blind'],
    ]);
    expect(HOLDEM.turnOf(state)).toBe(1);
    expect(HOLDEM.turnOf(play(state, 'c'))).toBe(0);
    expect(HOLDEM.turnOf(play(state, 'c x'))).toBe(0);
  });

  test('give the big blind a turn even if nobody raised', () => {
    const state = play(begin({ stacks: [1_000, 1_000, 1_000] }), 'c c');
    expect(HOLDEM.turnOf(state)).toBe(2);
    expect(legal(state)).toEqual({ call: null, raise: { least: '200', most: '1000' } });
    expect(looks(play(state, 'x')).street).toBe('flop');
    expect(HOLDEM.turnOf(play(state, 'r200'))).toBe(0);
  });

  test('are found past a seat that is empty, and past a button whose player left', () => {
    const players = [1, 3, 5].map((seat) => ({ seat, stack: 1_000n }));
    const state = HOLDEM.begin({ players, button: 4, stake: 100n, deck: holdemDeck([]) });
    expect(looks(state).players.map(({ seat, last }) => [seat, last])).toEqual([
      [5, 'small-blind'],
      [1, 'big-blind'],
      [3, null],
    ]);
  });

  test('of a stack that is too small take it whole; others still call a full blind', () => {
    const state = begin({ stacks: [1_000, 1_000, 60] });
    expect(looks(state).players.find(({ seat }) => seat === 2)).toMatchObject({ bet: '60', isAllIn: true });
    expect(legal(state)).toEqual({ call: '100', raise: { least: '200', most: '1000' } });
    // Alone against it, nothing has to be called beyond its 60.
    expect(legal(play(state, 'f'))).toEqual({ call: '10', raise: null });
  });

  test('that were missed are posted: a live one is a bet, a dead one lies in the pot', () => {
    const posts = [
      { seat: 3, amount: 100n, isDead: false },
      { seat: 3, amount: 50n, isDead: true },
    ];
    const state = begin({ stacks: [1_000, 1_000, 1_000, 1_000], posts });
    expect(potsOf(state)).toEqual([{ amount: 50, seats: [0, 1, 2, 3], rake: 0, winners: {} }]);
    expect(looks(state).players.find(({ seat }) => seat === 3)).toMatchObject({
      stack: '850',
      bet: '100',
      paid: '150',
      last: 'post',
    });
    // It has its turn, and may check or raise.
    expect(HOLDEM.turnOf(state)).toBe(3);
    expect(legal(state)).toEqual({ call: null, raise: { least: '200', most: '950' } });
    expect(potsOf(play(state, 'x c c x'))[0]).toMatchObject({ amount: 450 });
    expect(outcome(play(state, 'r300 f f f'))).toEqual({ 0: 1_000, 1: 950, 2: 900, 3: 1_150 });
  });
});

describe('a raise', () => {
  const table = { stacks: [5_000, 5_000, 5_000, 5_000] };

  test('is at least as much as the last one', () => {
    const opened = play(begin(table), 'r300');
    expect(legal(opened)).toEqual({ call: '300', raise: { least: '500', most: '5000' } });
    expect(attempt(opened, 'r499')).toBeNull();
    expect(attempt(opened, 'r5001')).toBeNull();
    expect(legal(play(opened, 'r900'))?.raise?.least).toBe('1500');
    // A new street begins with the big blind.
    expect(legal(play(opened, 'c c c'))).toEqual({ call: null, raise: { least: '100', most: '4700' } });
  });

  test('below the least is only made all in, and the least is then added to it', () => {
    const state = play(begin({ stacks: [5_000, 5_000, 5_000, 5_000, 400] }), 'r300');
    expect(HOLDEM.turnOf(state)).toBe(4);
    expect(legal(state)?.raise).toEqual({ least: '400', most: '400' });
    expect(legal(play(state, 'r400'))).toEqual({ call: '400', raise: { least: '600', most: '5000' } });
  });

  test('all in below the least reopens nothing to who has acted', () => {
    const state = play(begin({ stacks: [5_000, 5_000, 5_000, 5_000, 400] }), 'r300 r400 f f c');
    expect(HOLDEM.turnOf(state)).toBe(3);
    expect(legal(state)).toEqual({ call: '100', raise: null });
    expect(attempt(state, 'r900')).toBeNull();
    expect(attempt(state, 'x')).toBeNull();
    expect(looks(play(state, 'c')).street).toBe('flop');
  });

  test('all in below the least leaves the others who have not acted free', () => {
    const state = play(begin({ stacks: [5_000, 5_000, 5_000, 5_000, 400] }), 'r300 r400 f f r600');
    // The blind raised in full: now the first may raise again.
    expect(legal(state)).toEqual({ call: '300', raise: { least: '800', most: '5000' } });
  });

  test('all in of exactly the least reopens', () => {
    const state = play(begin({ stacks: [5_000, 5_000, 5_000, 5_000, 500] }), 'r300 r500 f f c');
    expect(legal(state)).toEqual({ call: '200', raise: { least: '700', most: '5000' } });
  });

  test('all in below a bet of the street, after checks, only has to be called', () => {
    const state = play(begin({ stacks: [160, 5_000, 5_000] }), 'c c x x x r60');
    expect(HOLDEM.turnOf(state)).toBe(1);
    expect(legal(state)).toEqual({ call: '60', raise: null });
  });

  test('is not open where nobody is left to answer', () => {
    const state = play(begin({ stacks: [1_000, 5_000] }), 'r1000');
    expect(legal(state)).toEqual({ call: '900', raise: null });
  });
});

describe('an action', () => {
  test('of another seat, or against the rules, is refused', () => {
    const state = begin({ stacks: [1_000, 1_000, 1_000] });
    expect(HOLDEM.act(state, 1, { kind: 'fold' })).toBeNull();
    expect(HOLDEM.act(state, 7, { kind: 'fold' })).toBeNull();
    expect(attempt(state, 'x')).toBeNull();
    expect(attempt(play(state, 'c c'), 'c')).toBeNull();
    const over = play(state, 'f f');
    expect(HOLDEM.act(over, 2, { kind: 'fold' })).toBeNull();
    expect(HOLDEM.turnOf(over)).toBeNull();
  });

  test('leaves the state it is made in as it was', () => {
    const state = begin({ stacks: [1_000, 1_000, 1_000] });
    const before = structuredClone(state);
    play(state, 'r300 c c x x r200');
    expect(state).toEqual(before);
  });

  test('is read from outside, or is none', () => {
    for (const action of [
      { kind: 'fold' },
      { kind: 'check' },
      { kind: 'call' },
      { kind: 'raise', to: '300' },
    ])
      expect(HOLDEM.readAction(action)).toEqual(action);
    for (const input of [
      null,
      'fold',
      {},
      { kind: 'show' },
      { kind: 'fold', to: '300' },
      { kind: 'raise' },
      { kind: 'raise', to: 300 },
      { kind: 'raise', to: '-300' },
      { kind: 'raise', to: '0' },
      { kind: 'raise', to: '3e2' },
      { kind: 'raise', to: '0x10' },
      { kind: 'raise', to: '1'.repeat(31) },
    ])
      expect(HOLDEM.readAction(input)).toBeNull();
  });

  test('of who is out of time is a check, else a fold', () => {
    const state = begin({ stacks: [1_000, 1_000, 1_000] });
    expect(HOLDEM.outOfTime(state)).toEqual({ kind: 'fold' });
    expect(HOLDEM.outOfTime(play(state, 'c c'))).toEqual({ kind: 'check' });
  });
});
