import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { writeSelection } from '../../selection/read.ts';
import { MULTIPLE_MAX, readCodes } from './vietnam.codes.ts';
import { vietnamNorth } from './vietnam.ts';

const playOf = (name: string) => {
  const play = vietnamNorth.plays().find(({ id }) => id === `vietnamNorth.${name}`);
  if (!play) throw new Error(`there is no play ${name}`);
  return play;
};

function read(name: string, text: string, multiple?: number) {
  const play = playOf(name);
  const reading = readCodes(play, text, multiple);
  if (!reading.ok) return reading.refusals;
  return reading.codes.map((code) => `${writeSelection(play, code.selection)} x${code.multiple}`);
}

describe('typed codes', () => {
  test.each([
    ['lo2', '23 45 67 x10', ['23,45,67 x10']],
    ['lo2', '12,34 x 5', ['12,34 x5']],
    ['lo2', '12.34/56-78X5', ['12,34,56,78 x5']],
    ['lo2', '12 34 x10 56 x5', ['12,34 x10', '56 x5']],
    ['lo2', '12; 34 x5\n56', ['12 x3', '34 x5', '56 x3']],
    ['lo2', '05 x10k\n07×20n', ['05 x10', '07 x20']],
    ['lo2', '１２，３４ｘ５', ['12,34 x5']],
    ['lo2', '12 x1 12 x2', ['12 x1', '12 x2']],
    ['special3', '123 321 x2', ['123,321 x2']],
    ['special4', '0123*7', ['0123 x7']],
    ['all2', '12 34 x10', ['12,34 x10']],
    ['all2', '12-34 56-78 x10', ['12,34 x10', '56,78 x10']],
    ['all2', '12 34 56 x10', ['12,34,56 x10']],
    ['all3', '12 - 34 - 56, 11-22-33 x1', ['12,34,56 x1', '11,22,33 x1']],
  ])('%s reads %j', (name, text, codes) => {
    expect(read(name, text, 3)).toEqual(codes);
  });

  test.each([
    ['lo2', '', { code: 'lines_missing' }],
    ['lo2', '23 5 x10', { code: 'line_length', at: 3, entry: '5', limit: 2 }],
    ['lo2', '23 456 x10', { code: 'line_length', at: 3, entry: '456', limit: 2 }],
    ['special3', '12 x10', { code: 'line_length', at: 0, entry: '12', limit: 3 }],
    ['lo2', '23 23 x10', { code: 'entry_repeated', at: 3, entry: '23' }],
    ['lo2', '23 ab x10', { code: 'sign_unknown', at: 3, entry: 'ab' }],
    ['lo2', '23 x10đ', { code: 'sign_unknown', at: 3, entry: 'x10đ' }],
    ['lo2', '23 x', { code: 'sign_unknown', at: 3, entry: 'x' }],
    ['lo2', '23 x0', { code: 'multiple_wrong', at: 3, entry: '0', limit: MULTIPLE_MAX }],
    ['lo2', '23 x10001', { code: 'multiple_wrong', at: 3, entry: '10001', limit: MULTIPLE_MAX }],
    ['lo2', 'x10', { code: 'multiple_alone', at: 0, entry: '10' }],
    ['lo2', '23 x10 x5', { code: 'multiple_alone', at: 7, entry: '5' }],
    ['all2', '12 x10', { code: 'row_short', at: 0, entry: '12', limit: 2, row: 0 }],
    ['all2', '12-34 56 x10', { code: 'row_short', at: 6, entry: '56', limit: 2, row: 0 }],
  ])('%s refuses %j and says where', (name, text, refusal) => {
    expect(read(name, text)).toEqual([refusal]);
  });

  test('every mistake is named, in the order of the text', () => {
    expect(read('lo2', '1 x10; 22 ? 22; 33 x0')).toEqual([
      { code: 'line_length', at: 0, entry: '1', limit: 2 },
      { code: 'sign_unknown', at: 10, entry: '?' },
      { code: 'entry_repeated', at: 12, entry: '22' },
      { code: 'multiple_wrong', at: 19, entry: '0', limit: MULTIPLE_MAX },
    ]);
  });

  test('what is written is read again, whatever stands between the numbers', () => {
    const numbers = fc.uniqueArray(fc.integer({ min: 0, max: 99 }), { minLength: 1, maxLength: 20 });
    const groups = fc.array(fc.tuple(numbers, fc.integer({ min: 1, max: MULTIPLE_MAX })), {
      minLength: 1,
      maxLength: 5,
    });
    const between = fc.constantFrom(' ', ',', ', ', '.', '/', '-', '  ');
    fc.assert(
      fc.property(groups, between, (typed, gap) => {
        const names = typed.map(([own]) => own.map((number) => String(number).padStart(2, '0')));
        const text = typed.map(([, multiple], i) => `${names[i]?.join(gap)} x${multiple}`).join('\n');
        const codes = typed.map(([, multiple], i) => `${names[i]?.toSorted().join(',')} x${multiple}`);
        expect(read('lo2', text)).toEqual(codes);
      }),
    );
  });
});
