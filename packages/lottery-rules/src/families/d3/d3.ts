import type { Play } from '../../play/play.ts';
import { fixedPositionPlay, straightPlays, threeStarPlays, twoStarPlays, type Zone } from '../digit-plays.ts';
import { anyPositionPlay, sidesPlay } from '../digit-plays-any.ts';
import { createDigitBalls, isDigits } from '../digits.ts';
import { DRAWS } from '../draws.ts';
import { type Family, playsBySettings } from '../family.ts';

const balls = createDigitBalls(3);

/** 3D and P3: three digits. */
export const d3: Family = {
  id: 'd3',
  draw: DRAWS.d3,
  settings: {},
  plays: playsBySettings({}, makePlays),
  odds: {},
  isResult: (result) => isDigits(result, 3),
};

function makePlays(): Play[] {
  const three: Zone = { id: 'd3.star3', balls, positions: [0, 1, 2] };
  const twos: Zone[] = [
    { id: 'd3.front2', balls, positions: [0, 1] },
    { id: 'd3.back2', balls, positions: [1, 2] },
  ];
  return [
    ...straightPlays(three),
    ...threeStarPlays(three),
    ...twos.flatMap((two) => [...straightPlays(two), ...twoStarPlays(two)]),
    fixedPositionPlay({ ...three, id: 'd3.fixedPosition' }),
    ...[1, 2].map((k) => anyPositionPlay(three, k)),
    ...[three, ...twos].map(sidesPlay),
  ];
}
