import type { Fraction } from '@parlour/exact';
import type { Selection, Shape } from '../selection/selection.ts';
import type { Layout, Marks, Need } from './marks.ts';
import type { Result } from './result.ts';
import type { Space } from './space.ts';

/** `trad`: prize-mode plays with cart and chase. `ent`: a board of fixed odds. */
export type Skin = 'trad' | 'ent';

/** Something a bet can win. */
export type Tier = {
  readonly id: string;
  /** Returns the stake, and nothing more. */
  readonly push?: true;
  /** A selection, as text, with which the chance of this tier is counted. */
  readonly sample: string;
  /** How many bets of the sample can win this tier; 1 by default. */
  readonly sampleBets?: number;
  /** How its odds derive from those configured under other names; its own name by default. */
  readonly odds?: TierOdds;
};

/** The lowest of several odds, their product, or one of them divided by a number. */
export type TierOdds =
  | { readonly lowestOf: readonly string[] }
  | { readonly productOf: readonly string[] }
  | { readonly partOf: string; readonly parts: number };

/** A selection, a result it wins at, and how often it wins each tier there. Shown in texts. */
export type Example = {
  readonly selection: string;
  readonly result: Result;
  readonly wins: Readonly<Record<string, number>>;
};

/** The bets of a selection, or with `tier` only those that can win it, of which there are `bets`. */
export type Spread = { readonly selection: string; readonly tier?: string; readonly bets?: number };

/**
 * How a play works. A selection becomes marks (bits), a result becomes needs (bits), and `decide` counts the hits of a
 * tier by matching one against the other: nothing else decides.
 */
export type Mechanics = {
  readonly shape: Shape;
  readonly tiers: readonly Tier[];
  /** Results with weights, enough to count any chance of this play exactly. */
  readonly space: Space;
  readonly layout: Layout;
  /** How many bets the selection holds. */
  count(selection: Selection): number;
  pack(selection: Selection): Marks;
  needs(result: Result): readonly Need[];
  /** The average hits of each tier by formula, only if the space is too large to count quickly; tests prove it. */
  expect?(selection: Selection): readonly Fraction[];
  /** The chance to win anything; a play whose space lists no results needs it beside `expect`. */
  expectWin?(selection: Selection): Fraction;
  /**
   * Stands for all bets when odds are checked: where bets differ in names alone, an even spread over all of them is as
   * safe as any. Every single bet by default.
   */
  spreads?(): readonly Spread[];
};

export type Play = Mechanics & {
  /** Stable, and the key of its texts: `ssc.back3.group6`. */
  readonly id: string;
  readonly skin: Skin;
  /** A series gives prizes by the chance; odds are configured per tier. */
  readonly pays: 'series' | 'odds';
  readonly example: Example;
  /** The play whose odds these bets use, if this is another way to enter the same bets. */
  readonly oddsFrom?: string;
};
