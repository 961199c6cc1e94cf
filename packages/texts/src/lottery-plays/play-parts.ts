import type EN from '../../messages/EN/lottery-plays.json';

/** The words of lottery plays. They are a file of their own: who does not look at a lottery never loads them. */
export type PlayKey = keyof typeof EN;

/** Gives the words of one language by their key, with the places in them filled. */
export type PlayText = (key: PlayKey, values?: Record<string, string | number>) => string;

type PartOf<Kind extends string> = PlayKey extends infer Key
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
  'anyN',
  'ballN',
  'firstN',
  'placeN',
  'firstTwo',
  'total',
  'board',
] as const satisfies readonly PartOf<'group'>[];

/** Plays that have a name. */
export const NAMES = [
  'straight',
  'typed',
  'combined',
  'groupN',
  'group3of3',
  'group6of3',
  'sum',
  'span',
  'mixed',
  'groupSum',
  'group',
  'groupTyped',
  'groupBanker',
  'fixedPosition',
  'anyPositionN',
  'sides',
  'atLeastN',
  'number',
  'dragonTiger',
  'dragonTigerN',
  'shape',
  '11x5.anyN',
  '11x5.anyN.typed',
  'banker',
  'oddCount',
  'middle',
  'firstTwo.sum',
  'twoDifferent',
  'twoDifferentBanker',
  'pairSingle',
  'pair',
  'threeDifferent',
  'threeDifferentBanker',
  'triple',
  'anyTriple',
  'anyStraight',
] as const satisfies readonly PartOf<'name'>[];

/** Rules: one for a mechanism, and one for each play that is its own thing. */
export const RULES = [
  'straight',
  'typed',
  'combined',
  'group120of5',
  'group60of5',
  'group30of5',
  'group20of5',
  'group10of5',
  'group5of5',
  'group24of4',
  'group12of4',
  'group6of4',
  'group4of4',
  'group3of3',
  'group6of3',
  'sum',
  'span',
  'mixed',
  'groupSum',
  'group',
  'groupTyped',
  'groupBanker',
  'fixedPosition',
  'pk10.fixedPosition',
  'anyPositionN',
  'sides',
  'atLeastN',
  'anyN.straight',
  'anyN.typed',
  'anyN.group',
  'anyN.group3of3',
  'anyN.group6of3',
  'anyN.mixed',
  'number',
  'pk10.number',
  'ssc.ballN.sides',
  '11x5.ballN.sides',
  'pk10.placeN.sides',
  'ssc.total.sides',
  '11x5.total.sides',
  'ssc.dragonTiger',
  '11x5.dragonTiger',
  'dragonTigerN',
  'shape',
  '11x5.straight',
  '11x5.typed',
  'pk10.straight',
  'pk10.typed',
  '11x5.anyN',
  '11x5.anyN.typed',
  '11x5.anyN.banker',
  'oddCount',
  'middle',
  'firstTwo.sides',
  'firstTwo.sum',
  'k3.sum',
  'twoDifferent',
  'twoDifferentBanker',
  'pairSingle',
  'pair',
  'threeDifferent',
  'threeDifferentBanker',
  'triple',
  'anyTriple',
  'anyStraight',
  'k3.board.sides',
] as const satisfies readonly PartOf<'rule'>[];

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
export const TIERS = ['lastN', 'groupN', 'win', 'push'] as const satisfies readonly PartOf<'tier'>[];

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
