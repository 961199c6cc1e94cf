import type { LotteryPlaysKey } from '../generated/load/lottery-plays.ts';

/** The words of lottery plays. They are a file of their own: who does not look at a lottery never loads them. */
export type PlayKey = LotteryPlaysKey;

/** Gives the words of one language by their key, with the places in them filled. */
export type PlayText = (key: PlayKey, values?: Record<string, string | number>) => string;

/** The last parts of the keys of one kind. */
export type PartOf<Kind extends string> = PlayKey extends infer Key
  ? Key extends `plays.${Kind}.${infer Part}`
    ? Part
    : never
  : never;

/** Parts of a board. */
export const GROUPS = [
  'starN',
  'frontN',
  'middleN',
  'backN',
  'pk10.frontN',
  'pk10.backN',
  'anyN',
  'ballN',
  'firstN',
  'placeN',
  'firstTwo',
  'total',
  'board',
  'positionN',
  'special',
  'keno.sum',
] as const satisfies readonly PartOf<'group'>[];

/** Ways to enter or pay a play that has its words already. */
export const VARIANTS = ['banker', 'series', 'ibox'] as const satisfies readonly PartOf<'variant'>[];

/** The balls or places that a group looks at, as a rule speaks of them. */
export const ZONES = [
  'ssc.starN',
  'd3.starN',
  'ssc.frontN',
  'ssc.middleN',
  'ssc.backN',
  'd3.frontN',
  'd3.backN',
  'frontN',
  'middleN',
  'backN',
  'pk10.frontN',
  'pk10.backN',
  'firstN',
  'ballN',
  'placeN',
  'positionN',
  'special',
] as const satisfies readonly PartOf<'zone'>[];

/** Rows of a selection. */
export const ROWS = [
  'ssc.ballN',
  'd3.ballN',
  'pk10.ballN',
  'ballN',
  'single',
  'double',
  'triple',
  'quadruple',
  'banker',
  'picks',
  'pair',
] as const satisfies readonly PartOf<'row'>[];

/** What can be won, where it is not an option or a number that was bet on. */
export const TIERS = [
  'lastN',
  'groupN',
  'win',
  'push',
  'marksix.year',
  'marksix.zero',
  'marksix.other',
  'marksix.zodiac.mixed',
  'marksix.tail.mixed',
  'hitN',
  'marksix.regular',
  'marksix.special',
  'fourd.first',
  'fourd.second',
  'fourd.third',
  'fourd.starter',
  'fourd.consolation',
  'fourd.iboxN.first',
  'fourd.iboxN.second',
  'fourd.iboxN.third',
  'fourd.iboxN.starter',
  'fourd.iboxN.consolation',
] as const satisfies readonly PartOf<'tier'>[];

/** The first spelling that there are words for. */
export function findPart<Part extends string>(
  parts: readonly Part[],
  spellings: readonly string[],
): Part | undefined {
  for (const spelling of spellings) {
    const found = parts.find((part) => part === spelling);
    if (found) return found;
  }
  return undefined;
}
