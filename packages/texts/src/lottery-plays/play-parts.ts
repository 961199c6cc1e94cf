import type { LotteryPlaysKey } from '../generated/load/lottery-plays.ts';

/** The texts of lottery plays, in a file of their own: visitors who never look at a lottery never load them. */
export type PlayKey = LotteryPlaysKey;

/** Returns the text of a key in one language, with its placeholders filled. */
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

/** Ways to enter or pay a play that already has texts. */
export const VARIANTS = ['banker', 'series', 'ibox'] as const satisfies readonly PartOf<'variant'>[];

/** The balls or places of a group, as rules name them. */
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

/** What can be won, if it is not an option or number that was bet on. */
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

/** The first spelling that has a text. */
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
