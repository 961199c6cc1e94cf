import type { LotteryFamily } from '@parlour/contract/values/lottery';
import { FAMILIES, type Play, type Settings, ssc } from '@parlour/lottery-rules';
import { type DrawnIssue, groupsOf, type Label } from './groups.rules.ts';

/** A side that came this often in a row is worth telling. */
export const LONG_RUN_FROM = 3;

/** Something that takes sides: a ball, a sum, the first against the last. */
export type RunTrack = {
  readonly id: string;
  readonly label: Label;
  /** Names the sides, and decides them: what a trend calls big is what a bet on big is paid for. */
  readonly play: Play;
  /** What of a result the play looks at. */
  readonly seenOf: (result: readonly number[]) => readonly number[];
};

export type Run = {
  readonly track: RunTrack;
  /** The tier of the play: `big`, `dragon`. */
  readonly side: string;
  /** Issues in a row up to the newest. */
  readonly current: number;
  /** The most issues in a row among those given. */
  readonly longest: number;
};

/** Sides that are in the middle of a long run, the longest first. Issues come from the oldest to the newest. */
export function longRunsOf(family: LotteryFamily, issues: readonly DrawnIssue[], settings?: Settings): Run[] {
  return tracksOf(family, settings)
    .flatMap((track) => runsOf(track, issues))
    .filter(({ current }) => current >= LONG_RUN_FROM)
    .sort((a, b) => b.current - a.current || b.longest - a.longest);
}

/** A run ends at an issue that does not pay the side, also at one that gives the stake back. */
export function runsOf(track: RunTrack, issues: readonly DrawnIssue[]): Run[] {
  const paid = issues.flatMap(({ result }) => (result ? [sidesOf(track, result)] : []));
  return track.play.tiers
    .filter(({ push }) => !push)
    .map(({ id: side }) => {
      let current = 0;
      let longest = 0;
      for (const sides of paid) {
        current = sides.includes(side) ? current + 1 : 0;
        longest = Math.max(longest, current);
      }
      return { track, side, current, longest };
    });
}

/** Everything of a family that takes sides. */
export function tracksOf(family: LotteryFamily, settings?: Settings): RunTrack[] {
  const plays = FAMILIES.find(({ id }) => id === family)?.plays(settings) ?? [];
  const own = plays.flatMap((play) => {
    const label = labelOf(play.id);
    return label ? [{ id: play.id, label, play, seenOf: (result: readonly number[]) => result }] : [];
  });
  return own.length > 0 ? own : digitTracks(family);
}

/** Families without a board of sides: their digits are judged like those of SSC. */
function digitTracks(family: LotteryFamily): RunTrack[] {
  const play = ssc.plays().find(({ id }) => id === 'ssc.ball1.sides');
  if (!play) return [];
  return groupsOf(family).flatMap(({ id, label, digitOf }) =>
    digitOf ? [{ id, label, play, seenOf: (result: readonly number[]) => [digitOf(result)] }] : [],
  );
}

function sidesOf({ play, seenOf }: RunTrack, result: readonly number[]): string[] {
  return play.needs(seenOf(result)).flatMap(({ tier }) => play.tiers[tier]?.id ?? []);
}

const CARS = 10;

/** Which plays are told as runs, and what of the result they look at. */
const LABELS: readonly [RegExp, (n: number) => Label][] = [
  [/^ssc\.ball(\d)\.sides$/, (n) => groupsOf('ssc')[n - 1]?.label ?? { key: 'trends.ball', n }],
  [/^11x5\.ball(\d)\.sides$/, (n) => ({ key: 'trends.ball', n })],
  [/^pk10\.place(\d+)\.sides$/, (n) => ({ key: 'trends.place', n })],
  [/^pk10\.firstTwo\.sides$/, () => ({ key: 'trends.firstTwo' })],
  [/^pk10\.dragonTiger(\d)$/, (n) => ({ key: 'trends.pair', n, other: CARS + 1 - n })],
  [/^(?:ssc|11x5)\.dragonTiger$/, () => ({ key: 'trends.dragonTiger' })],
  [/^(?:ssc|11x5|marksix)\.total\.sides$/, () => ({ key: 'trends.total' })],
  [/^(?:k3\.board|lucky28)\.sides$/, () => ({ key: 'trends.sum' })],
  [/^lucky28\.wave$/, () => ({ key: 'trends.wave' })],
  [/^marksix\.special\.(?:sides|wave)$/, () => ({ key: 'trends.special' })],
  [/^keno\.sum\.(?:size|parity)$/, () => ({ key: 'trends.sum' })],
  [/^keno\.upperLower$/, () => ({ key: 'trends.upperLower' })],
  [/^keno\.oddEven$/, () => ({ key: 'trends.oddEven' })],
];

function labelOf(play: string): Label | null {
  for (const [pattern, label] of LABELS) {
    const found = pattern.exec(play);
    if (found) return label(Number(found[1] ?? 0));
  }
  return null;
}
