import type { Pattern } from '../../mechanisms/group.ts';
import type { Play } from '../../play/play.ts';
import {
  combinedPlay,
  fixedPositionPlay,
  groupPlays,
  straightPlays,
  threeStarPlays,
  twoStarPlays,
  type Zone,
} from '../digit-plays.ts';
import { anyOfPlays, anyPositionPlay, atLeastPlay, sidesPlay } from '../digit-plays-any.ts';
import { createDigitBalls, isDigits } from '../digits.ts';
import { DRAWS } from '../draws.ts';
import { type Family, playsBySettings } from '../family.ts';
import { sscBoard } from './ssc.board.ts';
import { SSC_ODDS } from './ssc.odds.ts';
import { ZONES } from './ssc.zones.ts';

const balls = createDigitBalls(5);

type Group = { name: string; pattern: Pattern; selection: string; shown: string };

/** Groups are named after the number of orders of their digits. */
const FIVE_STAR_GROUPS: readonly Group[] = [
  { name: 'group120', pattern: [1, 1, 1, 1, 1], selection: '1,2,3,4,5,6', shown: '52413' },
  { name: 'group60', pattern: [2, 1, 1, 1], selection: '1|2,3,4', shown: '41213' },
  { name: 'group30', pattern: [2, 2, 1], selection: '1,2|3', shown: '13212' },
  { name: 'group20', pattern: [3, 1, 1], selection: '1|2,3', shown: '11321' },
  { name: 'group10', pattern: [3, 2], selection: '1|2', shown: '12121' },
  { name: 'group5', pattern: [4, 1], selection: '1|2', shown: '11211' },
];

const FOUR_STAR_GROUPS: readonly Group[] = [
  { name: 'group24', pattern: [1, 1, 1, 1], selection: '1,2,3,4,5', shown: '3142' },
  { name: 'group12', pattern: [2, 1, 1], selection: '1|2,3', shown: '1312' },
  { name: 'group6', pattern: [2, 2], selection: '1,2', shown: '2112' },
  { name: 'group4', pattern: [3, 1], selection: '1|2', shown: '1121' },
];

export const ssc: Family = {
  id: 'ssc',
  draw: DRAWS.ssc,
  settings: {},
  plays: playsBySettings({}, makePlays),
  odds: SSC_ODDS,
  isResult: (result) => isDigits(result, 5),
};

function makePlays(): Play[] {
  const zone = (id: keyof typeof ZONES): Zone => ({ id: `ssc.${id}`, balls, positions: ZONES[id] });
  const five = zone('star5');
  const fours = [zone('front4'), zone('back4')];
  const threes = [zone('front3'), zone('middle3'), zone('back3')];
  const twos = [zone('front2'), zone('back2')];
  return [
    ...straightPlays(five),
    combinedPlay(five),
    ...groupPlays(five, FIVE_STAR_GROUPS),
    ...fours.flatMap((four) => [
      ...straightPlays(four),
      combinedPlay(four),
      ...groupPlays(four, FOUR_STAR_GROUPS),
    ]),
    ...threes.flatMap((three) => [...straightPlays(three), ...threeStarPlays(three)]),
    ...twos.flatMap((two) => [...straightPlays(two), ...twoStarPlays(two)]),
    fixedPositionPlay({ ...five, id: 'ssc.fixedPosition' }),
    ...[...threes, ...fours].flatMap((own) => [1, 2].map((k) => anyPositionPlay(own, k))),
    ...[2, 3].map((k) => anyPositionPlay(five, k)),
    ...[...twos, ...threes].map(sidesPlay),
    ...[1, 2, 3, 4].map((times) => atLeastPlay(five, times)),
    ...[2, 3, 4].flatMap((k) => anyOfPlays({ ...five, id: 'ssc' }, k)),
    ...sscBoard(balls),
  ];
}
