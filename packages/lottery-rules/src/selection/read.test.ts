import { describe, expect, test } from 'vitest';
import { elevenFive } from '../families/11x5/11x5.ts';
import { d3 } from '../families/d3/d3.ts';
import type { Family } from '../families/family.ts';
import { k3 } from '../families/k3/k3.ts';
import { ssc } from '../families/ssc/ssc.ts';
import { readCodes } from '../families/vietnam/vietnam.codes.ts';
import { vietnamNorth } from '../families/vietnam/vietnam.ts';
import type { Play } from '../play/play.ts';
import { readSelection, selectRows, writeSelection } from './read.ts';
import { REFUSAL_CODES, REFUSALS_MAX, type Refusal } from './refusal.ts';

function playOf(family: Family, id: string): Play {
  return family.plays().find((play) => play.id === id) as Play;
}

function refusalsOf(play: Play, text: string): readonly Refusal[] {
  const reading = readSelection(play, text);
  return reading.ok ? [] : reading.refusals;
}

/** What is entered, and what is refused about it. */
const REFUSED: readonly (readonly [play: Play, text: string, refusals: Refusal[]])[] = [
  [playOf(ssc, 'ssc.back3.straight'), '1|2', [{ code: 'rows_wrong', limit: 3 }]],
  [playOf(ssc, 'ssc.back3.straight'), '1||3', [{ code: 'row_short', row: 1, limit: 1 }]],
  [playOf(ssc, 'ssc.back3.straight'), '1|2,x|3', [{ code: 'entry_unknown', row: 1, entry: 'x' }]],
  [playOf(ssc, 'ssc.back3.straight'), '1|2|3,3', [{ code: 'entry_repeated', row: 2, entry: '3' }]],
  [playOf(elevenFive, '11x5.any3.banker'), '01,02,03|04', [{ code: 'row_long', row: 0, limit: 2 }]],
  [
    playOf(elevenFive, '11x5.any3.banker'),
    '01|01,02,03',
    [{ code: 'entry_in_two_rows', row: 1, entry: '01' }],
  ],
  [playOf(k3, 'k3.pairSingle'), '1|1', [{ code: 'entry_in_two_rows', row: 1, entry: '1' }]],
  [playOf(ssc, 'ssc.any3.group6'), '0,1@1,2,3', [{ code: 'ticks_short', limit: 3 }]],
  [playOf(ssc, 'ssc.any3.group6'), '1,2,3', [{ code: 'ticks_short', limit: 3 }]],
  [playOf(ssc, 'ssc.any3.group6'), '0,1,5@1,2,3', [{ code: 'tick_unknown' }]],
  [playOf(ssc, 'ssc.any3.group6'), '0,1,1@1,2,3', [{ code: 'tick_unknown' }]],
  [playOf(d3, 'd3.star3.typed'), ' \n', [{ code: 'lines_missing' }]],
  [playOf(d3, 'd3.star3.typed'), '123,12,456', [{ code: 'line_length', line: 1, entry: '12' }]],
  [playOf(d3, 'd3.star3.typed'), '123 45x', [{ code: 'entry_unknown', line: 1, entry: '45x' }]],
  [playOf(d3, 'd3.star3.typed'), '123,456,123', [{ code: 'line_repeated', line: 2, entry: '123' }]],
  [playOf(d3, 'd3.star3.mixed'), '112,211', [{ code: 'line_repeated', line: 1, entry: '211' }]],
  [playOf(d3, 'd3.star3.mixed'), '112,777', [{ code: 'line_all_same', line: 1, entry: '777' }]],
  [
    playOf(elevenFive, '11x5.front3.typed'),
    '01 02 02',
    [{ code: 'line_same_entry', line: 0, entry: '01 02 02' }],
  ],
  [
    playOf(elevenFive, '11x5.front3.typed'),
    '01 02 12',
    [{ code: 'entry_unknown', line: 0, entry: '01 02 12' }],
  ],
  [playOf(ssc, 'ssc.star5.group10'), '1|1', [{ code: 'no_bets' }]],
  [playOf(ssc, 'ssc.fixedPosition'), '||||', [{ code: 'no_bets' }]],
];

describe('a selection', () => {
  test.each(REFUSED.map(([play, text, refusals]) => ({ id: play.id, play, text, refusals })))(
    '$id "$text" is refused and told where it is wrong',
    ({ play, text, refusals }) => {
      expect(refusalsOf(play, text)).toEqual(refusals);
    },
  );

  test('every refusal code is one that can happen', () => {
    const lo2 = playOf(vietnamNorth, 'vietnamNorth.lo2');
    const typed = ['23 ab x10', '23 x0', 'x10'].map((codes) => readCodes(lo2, codes));
    const refusals = [
      ...REFUSED.flatMap(([, , refused]) => refused),
      ...typed.flatMap((reading) => (reading.ok ? [] : reading.refusals)),
    ];
    const seen = new Set(refusals.map(({ code }) => code));
    expect([...seen].toSorted()).toEqual([...REFUSAL_CODES].toSorted());
  });

  test('reports all mistakes at once, up to a limit', () => {
    const play = playOf(ssc, 'ssc.back3.straight');
    expect(refusalsOf(play, '1,1||3,3').map(({ code }) => code)).toEqual([
      'entry_repeated',
      'row_short',
      'entry_repeated',
    ]);
    expect(refusalsOf(playOf(d3, 'd3.star3.typed'), 'x,'.repeat(1000))).toHaveLength(REFUSALS_MAX);
  });

  test('equal selections have one text, however they were entered', () => {
    const rows = playOf(ssc, 'ssc.back3.straight');
    const board = selectRows(rows, [[2, 1], [3], [0]]);
    expect(board.ok && writeSelection(rows, board.selection)).toBe('1,2|3|0');
    const spaced = readSelection(rows, ' 2, 1 |3| 0 ');
    expect(spaced.ok && writeSelection(rows, spaced.selection)).toBe('1,2|3|0');
    expect(refusalsOf(rows, '1| |3').map(({ code }) => code)).toEqual(['row_short']);
    expect(refusalsOf(rows, '1|2,|3').map(({ code }) => code)).toEqual(['entry_unknown']);
    const lines = playOf(elevenFive, '11x5.any3.typed');
    for (const text of [
      '07-03-01;02 04 05',
      '02 04 05\r\n01 03 07',
      '020405，０１０３０７',
      ' 1 3 7 | 2 5 4 ',
    ]) {
      const reading = readSelection(lines, text);
      expect(reading.ok && writeSelection(lines, reading.selection)).toBe('010307,020405');
    }
    const digits = playOf(d3, 'd3.star3.typed');
    const typed = readSelection(digits, '456 123\n\n789、000');
    expect(typed.ok && writeSelection(digits, typed.selection)).toBe('000,123,456,789');
  });

  test('values that are no whole numbers of the alphabet are refused', () => {
    const play = playOf(k3, 'k3.triple');
    for (const value of [0, 7, 1.5, Number.NaN, -1])
      expect(selectRows(play, [[value]])).toMatchObject({
        ok: false,
        refusals: [{ code: 'entry_unknown', row: 0 }],
      });
  });

  test('a hundred thousand lines are read and counted', () => {
    const play = playOf(ssc, 'ssc.star5.typed');
    const text = Array.from({ length: 100_000 }, (_, i) => String(99_999 - i).padStart(5, '0')).join('\n');
    expect(readSelection(play, text)).toMatchObject({ ok: true, count: 100_000 });
    expect(refusalsOf(play, `${text}\n12345`)).toEqual([
      { code: 'line_repeated', line: 100_000, entry: '12345' },
    ]);
  });
});
