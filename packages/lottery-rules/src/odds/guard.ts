import {
  add,
  combinations,
  compare,
  divide,
  type Fraction,
  fraction,
  multiply,
  ONE,
  products,
  subtract,
  ZERO,
} from '@parlour/exact';
import { selectionOf } from '../play/chance.ts';
import { planSearch, sumHits } from '../play/decide.ts';
import type { Marks } from '../play/marks.ts';
import type { Play, Spread } from '../play/play.ts';
import type { Space } from '../play/space.ts';
import { valuesOf } from '../selection/alphabet.ts';
import { selectRows, writeSelection } from '../selection/read.ts';
import type { RowsShape, Selection } from '../selection/selection.ts';
import { type OddsTable, oddsOf } from './odds-table.ts';
import { solveGame } from './simplex.ts';

/** Plays of fixed odds that look at the same part of the result, and so can be played against each other. */
export type Market = { readonly space: Space; readonly plays: readonly Play[] };

/** One bet of a market. */
export type MarketBet = { readonly play: string; readonly selection: string };

export type MarketCheck = {
  /** Bets that return more than their stake on average. */
  readonly generous: readonly (MarketBet & { readonly return: Fraction })[];
  /** How to spread one unit for a profit whatever is drawn, and the least it brings; null if there is no way. */
  readonly sureProfit: {
    readonly spread: readonly (MarketBet & { readonly part: Fraction })[];
    readonly profit: Fraction;
  } | null;
};

/** Gathers plays of fixed odds into markets. */
export function marketsOf(plays: readonly Play[]): Market[] {
  const ofOdds = plays.filter(({ pays, oddsFrom }) => pays === 'odds' && !oddsFrom);
  const spaces = [...new Set(ofOdds.map(({ space }) => space))];
  return spaces.map((space) => ({ space, plays: ofOdds.filter((play) => play.space === space) }));
}

/**
 * Whether a member could spread a stake over a market for a sure profit, in exact arithmetic. If no bet returns more
 * than its stake on average, no spread of them does, so nothing is sure; the linear programme is solved only otherwise.
 */
export function checkMarket(market: Market, table: OddsTable): MarketCheck {
  const bets = market.plays.flatMap((play) => betsOf(play, oddsOf(table, play)));
  const averages = averageHits(market.space, bets);
  const generous = bets.flatMap((priced, i) => {
    const own = payOf(averages[i] ?? [], priced);
    return compare(own, ONE) > 0 ? [{ ...priced.bet, return: own }] : [];
  });
  if (generous.length === 0) return { generous, sureProfit: null };
  const states = findStates(market.space, bets);
  const game = bets.map((_, i) => states.map((state) => subtract(state[i] ?? ZERO, ONE)));
  const { value, spread } = solveGame(game);
  if (compare(value, ZERO) <= 0) return { generous, sureProfit: null };
  const parts = bets.flatMap(({ bet }, i) => {
    const part = spread[i] ?? ZERO;
    return part.over > 0n ? [{ ...bet, part }] : [];
  });
  return { generous, sureProfit: { spread: parts, profit: value } };
}

type PricedBet = {
  bet: MarketBet;
  play: Play;
  selection: Selection;
  marks: Marks;
  count: number;
  odds: readonly Fraction[];
  /** The one tier that these bets can win. */
  only?: number;
};

/**
 * Every bet that a play offers, or the spreads that stand for them. Typed lines without spreads offer what the rows of
 * another play of the market do, so they are left out.
 */
function betsOf(play: Play, odds: readonly Fraction[]): PricedBet[] {
  if (play.spreads) return play.spreads().map((spread) => priceSpread(play, spread, odds));
  if (play.shape.kind === 'lines') return [];
  const bets = smallestRows(play.shape).flatMap((rows) => {
    const reading = selectRows(play, rows);
    return reading.ok && reading.count === 1 ? [priceBet(play, reading.selection, odds)] : [];
  });
  if (bets.length === 0) throw new RangeError(`no bet of ${play.id} can be checked`);
  return bets;
}

/** The rows of every minimal selection: one entry where no row needs any. */
function smallestRows({ rows }: RowsShape): number[][][] {
  if (rows.some(({ min }) => min > 0))
    return products(rows.map(({ alphabet, min }) => combinations(valuesOf(alphabet), min)));
  return rows.flatMap(({ alphabet }, row) =>
    valuesOf(alphabet).map((value) => rows.map((_, other) => (other === row ? [value] : []))),
  );
}

function priceSpread(play: Play, { selection, tier, bets }: Spread, odds: readonly Fraction[]): PricedBet {
  const priced = priceBet(play, selectionOf(play, selection), odds);
  const only = play.tiers.findIndex(({ id }) => id === tier);
  return { ...priced, count: bets ?? priced.count, ...(tier ? { only } : {}) };
}

function priceBet(play: Play, selection: Selection, odds: readonly Fraction[]): PricedBet {
  return {
    bet: { play: play.id, selection: writeSelection(play, selection) },
    play,
    selection,
    marks: play.pack(selection),
    count: play.count(selection),
    odds,
  };
}

/** How often each bet wins each tier on average: by formula if the play has one, else by one walk over the results. */
function averageHits(space: Space, bets: readonly PricedBet[]): (readonly Fraction[])[] {
  const counted = bets.filter(({ play }) => !play.expect);
  const sums = new Map(counted.map((bet) => [bet, bet.play.tiers.map(() => 0n)]));
  if (counted.length > 0)
    eachHits(space, counted, (hits, weight) => {
      counted.forEach((bet, i) => {
        const own = sums.get(bet) ?? [];
        hits[i]?.forEach((times, tier) => {
          if (times > 0) own[tier] = (own[tier] ?? 0n) + BigInt(times) * weight;
        });
      });
    });
  return bets.map(
    (bet) =>
      bet.play.expect?.(bet.selection) ?? (sums.get(bet) ?? []).map((own) => fraction(own, space.total)),
  );
}

/** What all bets win at each result; a search is planned once per play. */
function eachHits(
  space: Space,
  bets: readonly PricedBet[],
  visit: (hits: readonly number[][], weight: bigint) => void,
): void {
  const plays = [...new Set(bets.map(({ play }) => play))];
  space.each((result, weight) => {
    const searches = new Map(plays.map((play) => [play, planSearch(play.needs(result))]));
    visit(
      bets.map(({ play, marks }) => sumHits(marks, searches.get(play) ?? [], play.tiers.length)),
      weight,
    );
  });
}

/** What each bet pays in every distinct state of the market. */
function findStates(space: Space, bets: readonly PricedBet[]): Fraction[][] {
  const states = new Map<string, Fraction[]>();
  eachHits(space, bets, (hits) => {
    const key = hits.join(';');
    if (states.has(key)) return;
    const exact = hits.map((own) => own.map((times) => fraction(times)));
    states.set(
      key,
      bets.map((bet, i) => payOf(exact[i] ?? [], bet)),
    );
  });
  return [...states.values()];
}

/** What each unit staked on the bets pays. */
function payOf(hits: readonly Fraction[], { odds, count, only }: PricedBet): Fraction {
  const paid = hits.reduce(
    (sum, times, tier) =>
      times.over > 0n && (only ?? tier) === tier ? add(sum, multiply(times, odds[tier] ?? ZERO)) : sum,
    ZERO,
  );
  return divide(paid, fraction(count));
}
