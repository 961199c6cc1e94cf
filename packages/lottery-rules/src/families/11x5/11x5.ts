import { board } from '../../mechanisms/board.ts';
import { drawnAt, group, typedGroups } from '../../mechanisms/group.ts';
import { pick, pickWithBanker, typedPick } from '../../mechanisms/pick.ts';
import { anyStraight, straight, typedStraight } from '../../mechanisms/straight.ts';
import type { Play } from '../../play/play.ts';
import { subsets } from '../../play/space.ts';
import { figures, numbers } from '../../selection/alphabet.ts';
import { createDistinctBalls } from '../distinct-balls.ts';
import { DRAWS } from '../draws.ts';
import { type Family, playsBySettings, trad } from '../family.ts';
import { elevenFiveBoard } from './11x5.board.ts';
import { ELEVEN_FIVE_ODDS } from './11x5.odds.ts';

const DRAW = { from: 11, length: 5 };
const ALL = [0, 1, 2, 3, 4];
const ZONES = { front3: [0, 1, 2], middle3: [1, 2, 3], back3: [2, 3, 4], front2: [0, 1], back2: [3, 4] };
/** The numbers that can be the middle of five: two are below and two above. */
const MIDDLE = [3, 9] as const;

const balls = createDistinctBalls(DRAW);
/** For plays that ignore the order. */
const space = subsets(DRAW);

/** 11-choose-5: five distinct numbers of 01 to 11, in the order of the draw. */
export const elevenFive: Family = {
  id: '11x5',
  draw: DRAWS['11x5'],
  settings: {},
  plays: playsBySettings({}, makePlays),
  odds: ELEVEN_FIVE_ODDS,
  isResult: balls.isResult,
};

function makePlays(): Play[] {
  return [
    ...Object.entries(ZONES).flatMap(([zone, positions]) => zonePlays(zone, positions)),
    trad(
      '11x5.fixedPosition',
      anyStraight(balls.at(ALL), 1),
      balls.example(ALL, '01,02|||04|', [1, 3, 5, 4, 7], { win: 2 }),
    ),
    ...(['front3', 'middle3', 'back3'] as const).map((zone) => anyPositionPlay(zone)),
    ...[1, 2, 3, 4, 5, 6, 7, 8].flatMap(anyPlays),
    oddCountPlay(),
    middlePlay(),
    ...elevenFiveBoard(balls, space),
  ];
}

/** Plays of two or three balls: in order, and in any order. */
function zonePlays(zone: string, positions: readonly number[]): Play[] {
  const of = balls.at(positions);
  const k = positions.length;
  const id = `11x5.${zone}`;
  const shown = [3, 1, 7].slice(0, k);
  const names = shown.map((value) => `0${value}`);
  const example = (selection: string) => balls.example(positions, selection, shown);
  const pattern = positions.map(() => 1);
  return [
    trad(`${id}.straight`, straight(of), example(names.map((name) => `${name},11`).join('|'))),
    trad(
      `${id}.typed`,
      typedStraight(of),
      example(`${names.join('')},${['09', '10', '11'].slice(0, k).join('')}`),
    ),
    trad(`${id}.group`, group({ ...of, pattern }), example('01,03,07,09')),
    trad(
      `${id}.groupTyped`,
      typedGroups({ ...of, patterns: { win: pattern } }),
      example(names.toSorted().join('')),
    ),
    trad(
      `${id}.groupBanker`,
      pickWithBanker({
        ...of,
        k,
        tiers: [{ id: 'win', hits: k }],
        drawn: (result) => drawnAt(positions, result),
      }),
      example('03|01,07,09'),
    ),
  ];
}

/** A number that has to be among the three balls. */
function anyPositionPlay(zone: 'front3' | 'middle3' | 'back3'): Play {
  const positions = ZONES[zone];
  return trad(
    `11x5.${zone}.anyPosition1`,
    pick({
      ...balls.at(positions),
      k: 1,
      tiers: [{ id: 'win', hits: 1 }],
      drawn: (result) => drawnAt(positions, result),
    }),
    balls.example(positions, '02,05', [4, 5, 6]),
  );
}

/** Any-1 to any-5 win when every pick is drawn; any-6 to any-8 when they contain all five. */
function anyPlays(k: number): Play[] {
  const of = {
    alphabet: balls.alphabet,
    k,
    tiers: [{ id: 'win', hits: Math.min(k, DRAW.length) }],
    space,
    drawn: (result: readonly number[]) => result,
  };
  const names = balls.alphabet.names.slice(0, k);
  const example = (selection: string) => balls.example(ALL, selection, [2, 4, 1, 5, 3]);
  const id = `11x5.any${k}`;
  const plain = trad(id, pick(of), example(names.join(',')));
  if (k === 1) return [plain];
  return [
    plain,
    trad(`${id}.typed`, typedPick(of), example(names.join(''))),
    trad(`${id}.banker`, pickWithBanker(of), example(`01|${names.slice(1).join(',')}`)),
  ];
}

/** How many of the five are odd; each count is a tier, because their chances differ. */
function oddCountPlay(): Play {
  const counts = figures(0, 5);
  return trad(
    '11x5.oddCount',
    board({
      rows: [{ id: 'picks', alphabet: counts }],
      space,
      tiers: counts.names.map((name) => ({ id: name, sample: name })),
      winners(result) {
        const odd = result.filter((value) => value % 2 === 1).length;
        return [{ tier: odd, rows: [[odd]] }];
      },
    }),
    balls.example(ALL, '2,3', [1, 2, 3, 4, 5], { '3': 1 }),
  );
}

/** The number in the middle when the five are put in order. */
function middlePlay(): Play {
  const [least, most] = MIDDLE;
  const alphabet = numbers(1, 11);
  const middles = { first: least, names: alphabet.names.slice(least - 1, most) };
  return trad(
    '11x5.middle',
    board({
      rows: [{ id: 'picks', alphabet: middles }],
      space,
      tiers: middles.names.map((name) => ({ id: name, sample: name })),
      winners(result) {
        const middle = result.toSorted((a, b) => a - b)[2] ?? least;
        return [{ tier: middle - least, rows: [[middle]] }];
      },
    }),
    balls.example(ALL, '05,06', [9, 1, 6, 2, 11], { '06': 1 }),
  );
}
