import type { Sheet } from '../mechanic.ts';

/** Symbols 0 to 3 are high, 4 to 8 are low, and every one of them pays. */
export const PAYING_SYMBOLS = 9;
/** Stands for any paying symbol. It never shows on the first reel of lines and ways, so that reel names the win. */
export const WILD = 9;
/** The scatter that starts free spins; with hold and collect, the coin. */
export const SCATTER = 10;

/** The kind of machine, as a page words its rules. */
export type SlotKind =
  | 'lines'
  | 'wilds'
  | 'expanding'
  | 'ways'
  | 'shifting'
  | 'ladder'
  | 'hold'
  | 'anywhere'
  | 'cascade-lines'
  | 'cascade-anywhere'
  | 'cluster';

/** Values with the weights they are drawn by. */
export type Weighted = readonly (readonly [value: number, weight: number])[];

/** How a spin fills its board and what multiplies its wins. */
export type SpinRules = {
  /** Per reel what turns behind the window; a spin stops at any place with the same chance. */
  strips?: readonly (readonly number[])[];
  /** Instead of strips: per reel the weight of each symbol 0 to 10, for every cell anew. */
  weights?: readonly (readonly number[])[];
  /** Reels that change their height draw it from these, for every reel anew. */
  heights?: Weighted;
  /** Multiplies every win of the spin but those of scatters. */
  multiplier?: number;
  /** Drawn once a spin, and multiplies as well. */
  multipliers?: Weighted;
  /** Per reel, what a wild there multiplies the lines by that it is part of. */
  wildMultipliers?: readonly number[];
  /** The multiplier of the first board of a spin, of the first refill, and so on; the last one stays. */
  ladder?: readonly number[];
};

export type FreeSpins = SpinRules & {
  /** The most free spins in one round. */
  limit: number;
  /** By symbol, the weight it is drawn with when free spins begin, to expand in all of them. */
  special?: readonly number[];
};

export type HoldFeature = {
  /** So many coins on the board of a paid spin start it. */
  needs: number;
  /** Respins without a new coin that end it. */
  lives: number;
  /** An empty cell gets a coin in `refill[0]` of `refill[1]` cases. */
  refill: readonly [number, number];
  /** What a coin is worth, in coins of the stake. */
  values: Weighted;
  /** What a full board pays beyond its coins. */
  full: number;
};

/** Rounds that were played beforehand: book k is the round whose words come of `seed` with the nonce k. */
export type Books = {
  seed: string;
  /** So many books from the first on have this weight, unless they are among the others. */
  first: number;
  count: number;
  weight: number;
  /** Books with a weight of their own, by number. */
  others: Weighted;
};

/** What the information panel states of a model; shares of the stake in percent, rounded down. */
export type SlotFigures = {
  /** 1 is calm, 5 is wild. */
  volatility: number;
  /** Of 100 rounds, how many win anything. */
  hitRate: string;
  /** The feature comes once in so many rounds. */
  featureOneIn: number;
  returns: { base: string; scatter: string; feature: string };
  /** Of a bought round. */
  boughtReturn: string;
  /** One round in so many pays the highest win; not stated where nothing but simulation could tell. */
  mostOneIn?: number;
};

export type SlotsModel = {
  sheet: Sheet;
  kind: SlotKind;
  figures: SlotFigures;
  reels: number;
  /** Per reel; where heights change, the most. */
  rows: readonly number[];
  /** What a spin costs. Everything that pays is in such coins, so a win is its coins over these. */
  coins: number;
  /** The round ends when it has won this much. */
  mostCoins: number;
  by: 'lines' | 'ways' | 'anywhere' | 'clusters';
  /** The row on each reel, line by line. */
  lines?: readonly (readonly number[])[];
  /** From how many symbols on each column of `pays` holds. */
  counts: readonly number[];
  pays: readonly (readonly number[])[];
  /** By the number of scatters. */
  scatter?: { pays: readonly number[]; awards: readonly number[] };
  /** What a win does to its board: another one comes, or what lies above falls into the gaps. */
  refill?: 'whole' | 'fall';
  base: SpinRules;
  /** What is different in free spins. */
  free?: FreeSpins;
  hold?: HoldFeature;
  books?: Books;
  /** The feature for `price` times the stake of a spin; `starts` is how many scatters or coins it begins with. */
  buy: { price: number; starts: Weighted; books?: Books };
};
