import type { Fraction } from '@parlour/exact';
import type { WordStream } from '@parlour/fairness';

/** A value that is stored and sent as JSON. */
export type Json = null | boolean | number | string | Json[] | JsonObject;
export type JsonObject = { [key: string]: Json };

/**
 * How a kind of game is played, as pure functions that service, page and `npm run verify` share. Everything random is
 * fixed by the words of the round when it is staked; steps only uncover it, so a round can be computed again from its
 * seeds, its pick and its steps.
 */
export type Mechanic<Model, Pick extends JsonObject, Step extends JsonObject, Seen extends JsonObject> = {
  /**
   * Many play one round together: its words belong to a table, and are not known when it is staked. `play` then computes
   * a round that is over; whatever is decided before is decided by the moment it arrives.
   */
  isShared?: true;
  /** A stake is for so many equal parts, each of whole coins (the shots of a magazine); one, if it is not given. */
  parts?: number;
  /** Null for what is no pick of this model. */
  readPick(input: unknown, model: Model): Pick | null;
  /** What the player decides during a round; null for what no round of this mechanic knows. */
  readStep(input: unknown): Step | null;
  /**
   * The round after these steps. Null if one of them was not open to the player. Words are taken in a fixed order that
   * never changes: a word more or less would give old rounds other outcomes.
   */
  play(words: WordStream, round: { pick: Pick; steps: readonly Step[] }, model: Model): Played<Seen> | null;
  /** What comes, whatever one bets on it: where there is such a thing, many can share a round at a table. */
  draw?(words: WordStream, model: Model): Seen;
  /**
   * The step that ends a round its player left: stop, stand, keep. Null while nothing was risked yet: the bet is then
   * taken back. Only for mechanics with steps.
   */
  leave?(seen: Seen, model: Model): Step | null;
  /** The most that one stake may win, as a multiple of it: stakes that could win more than the limit are refused. */
  most(pick: Pick, model: Model): Fraction;
};

export type Played<Seen> = {
  /** Everything the player may see by now, and nothing else. */
  seen: Seen;
  isOver: boolean;
  /** What comes back of the round, as a multiple of the first stake; while it is open, what stopping now would pay: nothing if it cannot be stopped. */
  won: Fraction;
  /** All that is staked on the round by now, as a multiple of the first stake. */
  staked: Fraction;
  /** While it is open: the most one more step may pay. A round that would pass the limit of wins is ended before it. */
  next?: Fraction;
};

/**
 * What is known of a model before it is played. Returns are percentages of the first stake with two decimals, rounded
 * down.
 */
export type Sheet = {
  /** Of the best bet, played best. */
  return: string;
  /** Of the worst bet on offer; where the player's skill decides, 0.00. */
  least: string;
  /** The standard deviation of what comes back of one unit, with the wildest bet; up to four decimals, rounded up. */
  deviation: string;
  /** The most that comes back of one unit. */
  most: string;
};
