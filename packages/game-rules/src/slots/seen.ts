/** A cell of the board as one number: 10 × reel + row, so 32 is the third row of the fourth reel. */
export type Cell = number;

export type SlotWin = {
  symbol: number;
  /** Reels in a row for lines and ways; cells for what pays anywhere, clusters and scatters; reels for an expanded symbol. */
  count: number;
  /** Coins, with every multiplier. */
  pays: number;
  /** Which line. Without it a win on `lines` is that of scatters or of an expanded symbol. */
  line?: number;
  ways?: number;
  /** Of a cluster. Those of other wins follow from the board: `cellsOf`. */
  cells?: Cell[];
};

/** One picture of the round: a board that came to rest, or a respin of hold and collect. */
export type SlotSpin = {
  /** A paid spin, a free one, what came after a win of either, or a respin that collects. */
  kind: 'base' | 'free' | 'cascade' | 'respin';
  /** Symbols from top to bottom, reel by reel; a respin has none, since only its coins matter. */
  board?: number[][];
  wins?: SlotWin[];
  /** What the wins were multiplied by, if it is not 1; scatters are never multiplied. */
  multiplier?: number;
  /** On the last picture of a spin that won free spins or is one of them. */
  free?: { left: number; awarded: number };
  /** Reels that the special symbol expanded to; it pays on every line. */
  expanded?: number[];
  /** Coins that landed, with their worth. A respin adds its own to those that are held. */
  coins?: [cell: Cell, worth: number][];
  /** Respins left after this picture. */
  lives?: number;
  /** What collecting paid, on the last picture of hold and collect. */
  collected?: number;
};

/** A round in the order it is shown. */
export type SlotSeen = {
  spins: SlotSpin[];
  /** Of a bought round: with how many scatters or coins it began. */
  bought?: number;
  /** The symbol that expands in the free spins. */
  special?: number;
  /** All coins won. Less than the pictures add up to only where the round reached its highest win. */
  total: number;
};
