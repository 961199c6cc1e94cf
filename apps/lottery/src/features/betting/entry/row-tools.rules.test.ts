import { elevenFive, figures, numbers, options, ssc } from '@parlour/lottery-rules';
import { describe, expect, test } from 'vitest';
import { emptyDraft } from '../bet.rules.ts';
import { hasTools, putRow, toggleValue, valuesOfTool } from './row-tools.rules.ts';

const play = (id: string) => {
  const found = [...ssc.plays(), ...elevenFive.plays()].find((own) => own.id === id);
  if (found?.shape.kind !== 'rows') throw new Error(id);
  return { ...found, shape: found.shape };
};

describe('tools of a row', () => {
  test('choose the halves that players know', () => {
    expect(valuesOfTool('big', numbers(0, 9))).toEqual([5, 6, 7, 8, 9]);
    expect(valuesOfTool('big', numbers(1, 11))).toEqual([6, 7, 8, 9, 10, 11]);
    expect(valuesOfTool('small', figures(0, 27))).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]);
    expect(valuesOfTool('odd', numbers(1, 6))).toEqual([1, 3, 5]);
    expect(valuesOfTool('clear', numbers(1, 6))).toEqual([]);
  });

  test('are offered for numbers only, and where all of them may be chosen', () => {
    const row = (alphabet = numbers(0, 9), max = 10) => ({ id: 'picks', alphabet, min: 1, max });
    expect(hasTools(row())).toBe(true);
    expect(hasTools(row(numbers(1, 11), 2))).toBe(false);
    expect(hasTools(row(options('big', 'small', 'odd', 'even'), 4))).toBe(false);
  });
});

describe('a tap on a number', () => {
  test('chooses it, and a second one leaves it out', () => {
    const { shape } = play('ssc.star5.straight');
    const once = toggleValue(shape, emptyDraft({ shape }), { row: 1, value: 7 });
    expect(once.rows).toEqual([[], [7], [], [], []]);
    expect(toggleValue(shape, once, { row: 1, value: 7 }).rows[1]).toEqual([]);
  });

  test('takes it out of the other row where a banker is no pick', () => {
    const { shape } = play('11x5.front3.groupBanker');
    const picks = putRow(shape, emptyDraft({ shape }), 1, [1, 2, 3]);
    expect(toggleValue(shape, picks, { row: 0, value: 2 }).rows).toEqual([[2], [1, 3]]);
  });

  test('replaces the oldest where the row is full', () => {
    const { shape } = play('11x5.front3.groupBanker');
    const full = putRow(shape, emptyDraft({ shape }), 0, [4, 5]);
    expect(toggleValue(shape, full, { row: 0, value: 6 }).rows[0]).toEqual([5, 6]);
  });
});
