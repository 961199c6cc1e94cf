import type { Pace } from '../../game/mechanic-page.ts';
import { sizeOfWin, type WinSize } from '../../game/round.rules.ts';
import type { RoundView } from '../../platform/calls.ts';

/** How long the number of a win counts up; no celebration is longer than six seconds. */
const COUNT_MS: Readonly<Record<WinSize, number>> = {
  none: 0,
  quiet: 300,
  small: 600,
  big: 2_400,
  mega: 3_400,
  epic: 4_500,
};
/** What stays on the screen after it is counted. */
const REST_MS = 1_300;
const BETWEEN_MS = { normal: 500, turbo: 150, reduced: 500 } as const;
const SIGN_MS = { normal: 700, turbo: 350, reduced: 700 } as const;

export function countMs(size: WinSize, pace: Pace): number {
  return pace === 'reduced' ? 0 : COUNT_MS[size];
}

/** How long a big win covers the stage. */
export function coverMs(size: WinSize, pace: Pace): number {
  return countMs(size, pace) + REST_MS;
}

/** What automatic play waits before the next round; where the stage shows the win itself, until it has. */
export function celebrationMs(round: RoundView, pace: Pace, isStageWhole: boolean): number {
  const size = sizeOfWin(round);
  const isBig = size === 'big' || size === 'mega' || size === 'epic';
  if (isBig) return coverMs(size, pace);
  return BETWEEN_MS[pace] + (isStageWhole && size !== 'none' ? SIGN_MS[pace] : 0);
}
