import { combinations, products } from '../exact/combinations.ts';
import {
  add,
  compare,
  divide,
  type Fraction,
  fraction,
  multiply,
  ONE,
  subtract,
  ZERO,
} from '../exact/fraction.ts';
import { expectHits, selectionOf } from '../play/chance.ts';
import { countFound, planSearch } from '../play/decide.ts';
import type { Marks } from '../play/marks.ts';
import type { Play } from '../play/play.ts';
import type { Space } from '../play/space.ts';
import { selectRows, writeSelection } from '../selection/read.ts';
import type { Selection } from '../selection/selection.ts';
import { type OddsTable, oddsOf } from './odds-table.ts';
import { solveGame } from './simplex.ts';

/** Plays of fixed odds that look at the same part of the result, and so can be played against each other. */
export type Market = { readonly space: Space; readonly plays: readonly Play[] };

/** One bet of a market. */
export type MarketBet = { readonly play: string; readonly selection: string };

export type MarketCheck = {
  /** Bets that give back more than their stake on average. */
  readonly generous: readonly (MarketBet & { readonly return: Fraction })[];
  /** How to spread one unit for a profit whatever is drawn, and the least it brings; null where there is no way. */
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
 * Whether a member could stake over a market for a sure profit, in exact arithmetic. Where no bet returns more than
 * its stake on average, no spread of them does, so nothing can be sure; only else is the linear programme solved.
 */
export function checkMarket(market: Market, table: OddsTable): MarketCheck {
  const bets = market.plays.flatMap((play) => betsOf(play, oddsOf(table, play)));
  const generous = bets.flatMap((priced) => {
    const own = payOf(expectHits(priced.play, priced.selection), priced);
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

/** Every bet that a play of rows offers, or the spreads that stand for them. */
function betsOf(play: Play, odds: readonly Fraction[]): PricedBet[] {
  const { shape } = play;
  if (play.spreads)
    return play.spreads().map((spread) => {
      const priced = priceBet(play, selectionOf(play, spread.selection), odds);
      const only = play.tiers.findIndex(({ id }) => id === spread.tier);
      return { ...priced, count: spread.bets ?? priced.count, ...(spread.tier ? { only } : {}) };
    });
  if (shape.kind !== 'rows') return [];
  const total = shape.rows.every(({ min }) => min === 0) ? 1 : 0;
  const choices = shape.rows.map(({ alphabet, min }) =>
    combinations(
      alphabet.names.map((_, i) => alphabet.first + i),
      min,
    ),
  );
  const rows = total
    ? shape.rows.flatMap(({ alphabet }, row) =>
        alphabet.names.map((_, i) =>
          shape.rows.map((_, other) => (other === row ? [alphabet.first + i] : [])),
        ),
      )
    : products(choices);
  return rows.flatMap((own) => {
    const reading = selectRows(play, own);
    return reading.ok && reading.count === 1 ? [priceBet(play, reading.selection, odds)] : [];
  });
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

/** What each bet pays in every state of the market that differs from the others. */
function findStates(space: Space, bets: readonly PricedBet[]): Fraction[][] {
  const states = new Map<string, Fraction[]>();
  const plays = [...new Set(bets.map(({ play }) => play))];
  space.each((result) => {
    const searches = new Map(plays.map((play) => [play, planSearch(play.needs(result))]));
    const hits = bets.map(({ play, marks }) => countFound(play, marks, searches.get(play) ?? []));
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

/** What each unit staked on the bets brings. */
function payOf(hits: readonly Fraction[], { odds, count, only }: PricedBet): Fraction {
  const paid = hits.reduce(
    (sum, times, tier) =>
      times.over > 0n && (only ?? tier) === tier ? add(sum, multiply(times, odds[tier] ?? ZERO)) : sum,
    ZERO,
  );
  return divide(paid, fraction(count));
}
