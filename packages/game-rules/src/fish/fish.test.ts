import {
  add,
  compare,
  type Fraction,
  fraction,
  multiply,
  ONE,
  subtract,
  toDecimal,
  ZERO,
} from '@parlour/exact';
import type { WordStream } from '@parlour/fairness';
import { SCALE } from '@parlour/money/testing/scale';
import { describe, expect, test } from 'vitest';
import { type Ending, meanOf, rootUp, varianceOf } from '../testing/count-sheet.ts';
import { FISH_MODEL as model, TEST_MOMENT, TEST_ROOM } from '../testing/fish-player.ts';
import { wordsFor, wordsOf } from '../testing/test-words.ts';
import { type FishSeen, type FishStep, fish, readVolley, SHOTS } from './fish.ts';
import { type FishKind, type FishModel, SHOT_MOST } from './model.ts';
import { listSwimming } from './sea.ts';
import { strike, sumOf, WORDS_PER_SHOT } from './strike.ts';

const RETURN = fraction(96, 100);
const plain = (pays: number): FishModel => ({
  ...model,
  kinds: [{ ...(model.kinds[0] as FishKind), pays }],
});

/** The words of a shot whose draws are these. */
const drawing = (...draws: number[]) =>
  wordsFor(...draws, ...new Array<number>(WORDS_PER_SHOT - draws.length).fill(0));

/** Every way a shot at these kinds can end, with its chance: all draws that differ, counted. At most one has a range. */
function endingsOf(kinds: number[], of: FishModel): Ending[] {
  const all = 100 * sumOf(kinds, of);
  const ranges = kinds.flatMap((kind) => (of.kinds[kind] as FishKind).range ?? []);
  const seconds = ranges.reduce((sum, [, weight = 0]) => sum + weight, 0) || 1;
  const counts = new Map<number, number>();
  for (let drawn = 0; drawn < all; drawn += 1) {
    const { isCaught, pays } = strike(drawing(drawn), kinds, of);
    // Only a catch asks for more.
    const paid = isCaught
      ? Array.from({ length: seconds }, (_, second) => strike(drawing(drawn, second), kinds, of).pays)
      : new Array<number>(seconds).fill(pays);
    for (const each of paid) counts.set(each, (counts.get(each) ?? 0) + 1);
  }
  return [...counts].map(([pays, count]) => ({
    chance: fraction(count, all * seconds),
    won: fraction(pays),
  }));
}

describe('a shot', () => {
  test.each([
    [2, '1.0'],
    [10, '2.9'],
    [50, '6.9'],
    [200, '13.8'],
    [500, '21.9'],
  ])('at a fish of ×%d returns 96 percent and deviates by %s', (pays, deviation) => {
    const endings = endingsOf([0], plain(pays));
    expect(meanOf(endings)).toEqual(RETURN);
    expect(Number(rootUp(varianceOf(endings))).toFixed(1)).toBe(deviation);
  });

  test('returns the same at every kind there is, counted over every draw', () => {
    expect(model.kinds).toHaveLength(23);
    model.kinds.forEach(({ name }, kind) => {
      expect(toDecimal(meanOf(endingsOf([kind], model)), 6), name).toBe('0.960000');
    });
  });

  test('returns the same at any set of fish that a weapon may take', () => {
    const gold = model.kinds.findIndex(({ name }) => name === 'gold');
    for (const kinds of [
      [0, 1],
      [0, 0, 0, 1, 2, 3],
      [gold, 5],
      [18, 19, 16],
    ])
      expect(meanOf(endingsOf(kinds, model))).toEqual(RETURN);
  });

  test('of which half catch a ×50 fish within 36 shots', () => {
    const miss = subtract(ONE, fraction(96, 5_000));
    const after = (shots: number) => Array.from({ length: shots }, () => miss).reduce(multiply, ONE);
    expect(compare(after(36), fraction(1, 2))).toBe(-1);
    expect(compare(after(35), fraction(1, 2))).toBe(1);
  });

  test('at a range pays what was drawn at the catch, on average the mean of the range', () => {
    const gold = model.kinds.findIndex(({ name }) => name === 'gold');
    const { range = [], pays } = model.kinds[gold] as FishKind;
    expect([range[0]?.[0], range.at(-1)?.[0]]).toEqual([20, 200]);
    const weights = range.reduce((sum, [, weight = 0]) => sum + weight, 0);
    const total = range.reduce((sum, [value = 0, weight = 0]) => sum + value * weight, 0);
    expect(total).toBe(pays * weights);
    const paid = new Set(
      Array.from({ length: weights }, (_, second) => strike(drawing(0, second), [gold], model).pays),
    );
    expect([...paid].sort((a, b) => a - b)).toEqual([20, 40, 60, 100, 200]);
  });

  test('at a boss gives a part of the return as small prizes, and the rest as the catch', () => {
    for (const [kind, { boss, pays }] of model.kinds.entries()) {
      if (!boss) continue;
      const endings = endingsOf([kind], model);
      const from = (won: number) => endings.filter((ending) => compare(ending.won, fraction(won)) === 0);
      const share = (of: Ending[]) => of.reduce((sum, { chance }) => add(sum, chance), ZERO);
      expect(multiply(share(from(boss.prize)), fraction(boss.prize))).toEqual(fraction(boss.share, 100));
      expect(multiply(share(from(pays)), fraction(pays))).toEqual(fraction(96 - boss.share, 100));
    }
  });

  test('takes its own words, whatever the shots before it needed', () => {
    const after = (shots: number, kinds: number[]) => {
      const words = wordsOf(7);
      for (let index = 0; index < shots; index += 1) strike(words, kinds, model);
      return strike(words, [0], model);
    };
    for (let shots = 0; shots < SHOTS; shots += 1)
      expect(after(shots, [0])).toEqual(after(shots, [15, 15, 3]));
    const words: WordStream = wordsOf(7);
    for (let word = 0; word < 3 * WORDS_PER_SHOT; word += 1) words.next();
    expect(after(3, [19])).toEqual(strike(words, [0], model));
  });

  test('returns 96 % in the long run at every kind and weapon', () => {
    const rounds = 300 * SCALE;
    for (const kinds of [[0], [3], [9], [0, 1, 2, 3], [15], [20]]) {
      let paid = 0;
      for (let nonce = 0; nonce < rounds; nonce += 1) {
        const words = wordsOf(nonce, `fish ${kinds.join()}`);
        for (let shot = 0; shot < SHOTS; shot += 1) paid += strike(words, kinds, model).pays;
      }
      const shots = rounds * SHOTS;
      const deviation = Math.sqrt(Number(toDecimal(varianceOf(endingsOf(kinds, model)), 6)) / shots);
      expect(Math.abs(paid / shots - 0.96), kinds.join()).toBeLessThan(4.5 * deviation);
    }
  });
});

describe('a magazine', () => {
  const at = TEST_MOMENT;
  const swimming = listSwimming(TEST_ROOM, at, model);
  const shotAt = (index: number) => {
    const id = swimming[index]?.id ?? 0;
    return { fish: id, weapon: 'shot' as const, targets: [id] };
  };
  const volley = (...shots: ReturnType<typeof shotAt>[]): FishStep => ({
    room: TEST_ROOM,
    seat: 0,
    at,
    shots,
  });
  const play = (steps: FishStep[], nonce = 1) => fish.play(wordsOf(nonce), { pick: {}, steps }, model);

  test('has twenty shots, and is over with the last', () => {
    const five = volley(shotAt(0), shotAt(1), shotAt(2), shotAt(3), shotAt(4));
    const ends = Array.from({ length: 40 }, (_, nonce) => play([five, five, five, five], nonce)).filter(
      (end) => end !== null,
    );
    expect(ends.length).toBeGreaterThan(0);
    for (const end of ends) {
      expect(end).toMatchObject({ isOver: true, seen: { left: 0, unloaded: 0 } });
      const paid = end.seen.shots.reduce((sum, { pays }) => sum + pays, 0);
      expect(end.won).toEqual(fraction(paid, SHOTS));
      expect(play([five, five, five, five, five])).toBeNull();
    }
  });

  test('keeps shots that came back, and draws nothing for them', () => {
    const back = { ...shotAt(0), targets: [] };
    const one = play([volley(shotAt(1))]);
    expect(play([volley(back, shotAt(1), back)])?.seen).toEqual(one?.seen);
    expect(one?.seen.left).toBe(SHOTS - 1);
  });

  test('that is left gives back what was not fired; if nothing was, its bet', () => {
    const begun = play([volley(shotAt(0))])?.seen as FishSeen;
    expect(fish.leave?.(begun, model)).toEqual({ unload: true });
    const ended = play([volley(shotAt(0)), { unload: true }]);
    expect(ended).toMatchObject({ isOver: true, seen: { left: 0, unloaded: 19 } });
    expect(ended?.won).toEqual(fraction(begun.caught + 19, SHOTS));
    expect(fish.leave?.(play([])?.seen as FishSeen, model)).toBeNull();
    expect(play([{ unload: true }])).toBeNull();
    expect(play([volley(shotAt(0)), { unload: true }, volley(shotAt(1))])).toBeNull();
  });

  test.each([
    ['a fish that is not there', { fish: 5, weapon: 'shot' as const, targets: [5] }],
    ['another target than its fish', { ...shotAt(0), targets: [shotAt(1).fish] }],
    ['a second target of a plain shot', { ...shotAt(0), targets: [shotAt(0).fish, shotAt(1).fish] }],
    [
      'one target twice',
      { ...shotAt(0), weapon: 'bomb' as const, targets: [shotAt(0).fish, shotAt(0).fish] },
    ],
  ])('cannot have struck %s', (_, shot) => expect(play([volley(shot as never)])).toBeNull());

  test('catches no fish twice', () => {
    for (let nonce = 0; nonce < 60; nonce += 1) {
      const once = play([volley(shotAt(0))], nonce);
      if (!once?.seen.shots[0]?.isCaught) continue;
      expect(play([volley(shotAt(0), shotAt(0))], nonce)).toBeNull();
      return;
    }
    throw new Error('nothing was caught in sixty magazines');
  });

  test.each([
    [{ room: TEST_ROOM, shots: [{ fish: 1, weapon: 'shot' }] }, true],
    [{ room: null, shots: [{ fish: null, weapon: 'bomb' }] }, true],
    [{ room: null, shots: [{ fish: 1, weapon: 'shot' }] }, false],
    [{ room: TEST_ROOM, shots: [] }, false],
    [{ room: TEST_ROOM, shots: new Array(9).fill({ fish: 1, weapon: 'shot' }) }, false],
    [{ room: TEST_ROOM, shots: [{ fish: -1, weapon: 'shot' }] }, false],
    [{ room: TEST_ROOM, shots: [{ fish: 1.5, weapon: 'shot' }] }, false],
    [{ room: TEST_ROOM, shots: [{ fish: 1, weapon: 'nuke' }] }, false],
    [{ room: TEST_ROOM, at: 5, shots: [{ fish: 1, weapon: 'shot' }] }, false],
    [{ room: TEST_ROOM, shots: [{ fish: 1, weapon: 'shot', targets: [1] }] }, false],
    [null, false],
  ])('reads %j as a volley: %s', (input, isRead) => expect(readVolley(input) !== null).toBe(isRead));
});

test('the sheet is that of twenty shots at the most that one may take', () => {
  const wild: Fraction = subtract(multiply(RETURN, fraction(SHOT_MOST)), multiply(RETURN, RETURN));
  expect(model.sheet).toEqual({
    return: '96.00',
    least: '96.00',
    deviation: rootUp(multiply(wild, fraction(1, SHOTS))),
    most: String(SHOT_MOST),
  });
});
