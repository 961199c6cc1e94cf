/** What cards make together. Of two alike, the one with the higher `top` is better. */
export type Form = {
  kind: string;
  /** How many cards of it, or pairs: only as many beat as many. */
  length: number;
  top: number;
};

/** What one game of shedding cards has of its own; everything else is the same in all of them. */
export type SheddingRules = {
  buyIn: { least: number; most: number; dealtIn: number };
  /** In hundredths of a percent of what a winner wins. */
  rakeRate: number;
  /** From the lowest card to the highest, each different. */
  orderOf(card: number): number;
  /** Null for cards that cannot be played together. */
  formOf(cards: readonly number[]): Form | null;
  beats(form: Form, over: Form): boolean;
  /** Whether these cards may be beaten out of turn, and whether that form does it; how many cards that takes at least. */
  isInterrupted(over: Form): boolean;
  interrupts(form: Form, over: Form): boolean;
  interruptCards: number;
  /** Who passes is out of the trick; else they may come back at their next turn. */
  isOutByPassing: boolean;
  /** Whether the lowest card dealt leads in every hand; else the winner of the hand before does. */
  isAlwaysLedByLowest: boolean;
  /** A hand that wins before anything is played, the best kind first; null for any other. */
  winAtOnce(cards: readonly number[]): string | null;
  instantWins: readonly string[];
  /** What a loser owes for these cards, in half stakes. */
  halvesOf(left: readonly number[], hasPlayed: boolean): number;
  /** Some ways to play of these cards, the cheapest first: over what lies there, or to lead. */
  suggest(cards: readonly number[], over: Form | null): number[][];
};
