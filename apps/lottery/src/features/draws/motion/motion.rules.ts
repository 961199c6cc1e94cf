import type { LotteryFamily } from '@parlour/contract/values/lottery';

/** How a result is revealed. */
export type MotionKind = 'roll' | 'tumble' | 'race' | 'drop' | 'add' | 'fill';
/** The sum of Lucky 28 appears when its digits stand. */
export type MovedKind = MotionKind | 'sum';

const KINDS: Readonly<Record<LotteryFamily, MotionKind>> = {
  ssc: 'roll',
  d3: 'roll',
  '11x5': 'drop',
  pk10: 'race',
  k3: 'tumble',
  lucky28: 'add',
  marksix: 'drop',
  keno: 'drop',
  vietnamNorth: 'fill',
  vietnamSouth: 'fill',
  vietnamCentral: 'fill',
  thai: 'fill',
  yeekee: 'fill',
  fourd: 'fill',
};

/** Each number begins so long after the one before, and takes so long. */
type Timing = { readonly stepMs: number; readonly takesMs: number };

const TIMINGS: Readonly<Record<MovedKind, Timing>> = {
  roll: { stepMs: 420, takesMs: 1_500 },
  add: { stepMs: 420, takesMs: 1_500 },
  sum: { stepMs: 0, takesMs: 2_700 },
  tumble: { stepMs: 320, takesMs: 1_800 },
  drop: { stepMs: 560, takesMs: 900 },
  fill: { stepMs: 900, takesMs: 500 },
  race: { stepMs: 0, takesMs: 8_000 },
};

/** However many numbers there are, nobody waits longer for all of them. */
const WHOLE_MS_MAX = 9_000;
/** The last moment belongs to the result: Lucky 28 adds up, the champion is named. */
const ENDING_MS = 600;
/** How long the whole result stays when everything has stopped. */
export const REST_MS = 2_600;
/** A result that is older when the page hears of it was missed, and is only told. */
const NEWS_MS = 20_000;

export function motionOf(family: LotteryFamily): MotionKind {
  return KINDS[family];
}

/** Whether a draw has only just been held. */
export function isWorthWatching(drawsAt: number, now: number): boolean {
  return now - drawsAt <= NEWS_MS;
}

/** When each of so many numbers begins and how long it takes. */
export function timingOf(kind: MovedKind, numbers: number): Timing {
  const { stepMs, takesMs } = TIMINGS[kind];
  const stepMost = (WHOLE_MS_MAX - takesMs - ENDING_MS) / Math.max(numbers, 1);
  return { stepMs: Math.min(stepMs, Math.floor(stepMost)), takesMs };
}

/** How long the whole takes, from the first number to the end. */
export function durationOf(kind: MotionKind, numbers: number): number {
  const { stepMs, takesMs } = timingOf(kind, numbers);
  return stepMs * Math.max(numbers - 1, 0) + takesMs + ENDING_MS;
}
