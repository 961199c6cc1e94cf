import { group, type Pattern, typedGroups } from '../mechanisms/group.ts';
import { anyStraight, combined, straight, typedStraight } from '../mechanisms/straight.ts';
import { groupsByFigure, span, straightsByFigure, sum } from '../mechanisms/values.ts';
import type { Play } from '../play/play.ts';
import type { DigitBalls } from './digits.ts';
import { trad } from './family.ts';

/** The balls of a zone and the name it has in play ids. */
export type Zone = { readonly id: string; readonly balls: DigitBalls; readonly positions: readonly number[] };

const MIXED = { group3: [2, 1], group6: [1, 1, 1] } as const satisfies Record<string, Pattern>;

/** Straight bets by rows and by typed lines. */
export function straightPlays({ id, balls, positions }: Zone): Play[] {
  const of = balls.ordered(positions);
  const rows = positions.map((_, i) => i + 1);
  const shown = rows.join('');
  return [
    trad(
      `${id}.straight`,
      straight(of),
      balls.example(positions, rows.map((d) => `${d},${d + 2}`).join('|'), shown),
    ),
    trad(
      `${id}.typed`,
      typedStraight(of),
      balls.example(positions, `${shown},${'7'.repeat(rows.length)}`, shown),
    ),
  ];
}

export function combinedPlay({ id, balls, positions }: Zone): Play {
  const rows = positions.map((_, i) => String(i + 1));
  const wins = Object.fromEntries(rows.slice(1).map((_, i) => [`last${i + 1}`, 1]));
  return trad(
    `${id}.combined`,
    combined(balls.ordered(positions)),
    balls.example(positions, rows.join('|'), `9${rows.slice(1).join('')}`, wins),
  );
}

/** A group play for each pattern, with its usual name, a selection, and digits that win with it. */
export function groupPlays(
  { id, balls, positions }: Zone,
  groups: readonly { name: string; pattern: Pattern; oneRow?: boolean; selection: string; shown: string }[],
): Play[] {
  return groups.map(({ name, selection, shown, ...of }) =>
    trad(
      `${id}.${name}`,
      group({ ...balls.inAnyOrder(positions), ...of }),
      balls.example(positions, selection, shown),
    ),
  );
}

/** The plays of three balls other than straight bets. */
export function threeStarPlays(zone: Zone): Play[] {
  const { id, balls, positions } = zone;
  const of = balls.inAnyOrder(positions);
  return [
    trad(
      `${id}.sum`,
      straightsByFigure({ ...of, figure: sum, range: [0, 27] }),
      balls.example(positions, '6,10', '123'),
    ),
    trad(
      `${id}.span`,
      straightsByFigure({ ...of, figure: span, range: [0, 9] }),
      balls.example(positions, '0,7', '381'),
    ),
    ...groupPlays(zone, [
      { name: 'group3', pattern: MIXED.group3, oneRow: true, selection: '1,2,3', shown: '121' },
      { name: 'group6', pattern: MIXED.group6, oneRow: true, selection: '1,2,3,4', shown: '412' },
    ]),
    trad(
      `${id}.mixed`,
      typedGroups({ ...of, patterns: MIXED }),
      balls.example(positions, '112,123', '211', { group3: 1 }),
    ),
    trad(
      `${id}.groupSum`,
      groupsByFigure({ ...of, figure: sum, range: [1, 26], patterns: MIXED, sample: 3 }),
      balls.example(positions, '6,9', '321', { group6: 1 }),
    ),
  ];
}

/** The plays of two balls other than straight bets. */
export function twoStarPlays({ id, balls, positions }: Zone): Play[] {
  const of = balls.inAnyOrder(positions);
  return [
    trad(
      `${id}.sum`,
      straightsByFigure({ ...of, figure: sum, range: [0, 18] }),
      balls.example(positions, '5,9', '14'),
    ),
    trad(
      `${id}.span`,
      straightsByFigure({ ...of, figure: span, range: [0, 9] }),
      balls.example(positions, '3,5', '41'),
    ),
    trad(`${id}.group`, group({ ...of, pattern: [1, 1] }), balls.example(positions, '1,2,3', '31')),
    trad(
      `${id}.groupTyped`,
      typedGroups({ ...of, patterns: { win: [1, 1] } }),
      balls.example(positions, '13,24', '31'),
    ),
  ];
}

/** One row for each ball; every entry is a bet on that ball. */
export function fixedPositionPlay({ id, balls, positions }: Zone): Play {
  const of = balls.ordered(positions);
  return trad(
    id,
    anyStraight(of, 1),
    balls.example(
      positions,
      positions.map((_, i) => ['1,5', '2,6'][i] ?? '').join('|'),
      '16345'.slice(0, positions.length),
      { win: 2 },
    ),
  );
}
