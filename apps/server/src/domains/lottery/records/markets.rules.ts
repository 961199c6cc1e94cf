import type { LotterySetup } from '@parlour/contract';
import {
  add,
  chanceOf,
  chanceToWin,
  compare,
  decide,
  type Fraction,
  fraction,
  multiply,
  ONE,
  type Play,
  readSelection,
  returnsOf,
  rowsOf,
  type Selection,
  selectRows,
  ZERO,
} from '@parlour/lottery-rules';
import { playsOf } from '../games/families.rules.ts';
import { outcomeOf, readLines, readOdds, type TicketLine } from '../orders/lines.rules.ts';
import { singlesOf } from '../orders/numbers.rules.ts';

/** Of more selections than these it is not counted at how many outcomes any of them wins: their chances are added. */
const COUNTED_SELECTIONS_MAX = 20;
/** Up to here nothing is counted either: it is below any limit on coverage, and most tickets end here. */
const HALF = fraction(1n, 2n);

export type BoughtTicket = {
  readonly lines: string;
  readonly outcome: string;
  readonly stake: bigint;
  /** The part of the stake that a bonus paid. */
  readonly bonusStake: bigint;
};

/** What a member bet on one play of an issue, over all their tickets. */
export type Market = {
  readonly play: string;
  /** A board of fixed odds; else prizes of a series. */
  readonly isBoard: boolean;
  readonly staked: bigint;
  /** Of the member's own money; the rest was of a bonus. */
  readonly ownStaked: bigint;
  readonly paid: bigint;
  readonly ownPaid: bigint;
  /** The best odds of any of these bets. */
  readonly odds: Fraction;
  /** The share of outcomes at which they win something, in the row where they cover most; never told too low. */
  readonly covers: Fraction;
  /** What these bets return on average, of the best of them. */
  readonly returns: Fraction;
};

type Sums = Pick<Market, 'staked' | 'ownStaked' | 'paid' | 'ownPaid'>;
type Gathered = { play: Play; lines: Map<string, TicketLine>; odds: Fraction; sums: Sums };
const NOTHING: Sums = { staked: 0n, ownStaked: 0n, paid: 0n, ownPaid: 0n };

/** The settled tickets of one member in one issue, taken apart by play. Cancelled lines were given back. */
export function marketsOf(
  { family }: Pick<LotterySetup, 'family'>,
  tickets: readonly BoughtTicket[],
): Market[] {
  const gathered = new Map<string, Gathered>();
  for (const { lines: text, outcome, stake, bonusStake } of tickets) {
    const { settings, lines } = readLines(text);
    const plays = playsOf({ family, settings });
    for (const [index, line] of lines.entries()) {
      const result = outcomeOf({ state: 'settled', outcome }, index);
      const play = plays.get(line.play);
      if (!play || !result || result.state === 'cancelled') continue;
      const own = gathered.get(line.play) ?? { play, lines: new Map(), odds: ZERO, sums: NOTHING };
      own.lines.set(line.selection, line);
      own.odds = highest([own.odds, ...line.odds.map(readOdds)]);
      const staked = BigInt(line.stake);
      const paid = BigInt(result.won) + BigInt(result.rebate);
      const ownOf = (amount: bigint) => amount - (amount * bonusStake) / stake;
      own.sums = {
        staked: own.sums.staked + staked,
        ownStaked: own.sums.ownStaked + ownOf(staked),
        paid: own.sums.paid + paid,
        ownPaid: own.sums.ownPaid + ownOf(paid),
      };
      gathered.set(line.play, own);
    }
  }
  return [...gathered.values()].map(({ play, lines, odds, sums }) => ({
    play: play.id,
    isBoard: play.skin === 'ent',
    ...sums,
    odds,
    covers: coverageOf(play, [...lines.values()]),
    get returns() {
      return highest([...lines.values()].map((line) => returnOf(play, line)));
    },
  }));
}

const highest = (values: readonly Fraction[]): Fraction =>
  values.reduce((most, own) => (compare(own, most) > 0 ? own : most), ZERO);
const atMostAll = (share: Fraction): Fraction => (compare(share, ONE) > 0 ? ONE : share);

/** What is paid back at once is part of the return. */
function returnOf(play: Play, { odds, stake, rebate }: TicketLine): Fraction {
  const best = highest(returnsOf(play, odds.map(readOdds)).map((tier) => tier.return));
  return add(best, fraction(BigInt(rebate), BigInt(stake)));
}

function coverageOf(play: Play, lines: readonly TicketLine[]): Fraction {
  const bound = chanceOfBets(
    play,
    lines.reduce((sum, line) => sum + line.bets, 0),
  );
  if (compare(bound, HALF) <= 0) return bound;
  const selections = lines.flatMap(({ selection }) => {
    const reading = readSelection(play, selection);
    return reading.ok ? [reading.selection] : [];
  });
  const rows = rowsApart(play, selections);
  if (rows) return highest(rows.map((row) => coverageKept(play, row)));
  const [only] = selections;
  if (only && selections.length === 1) return chanceToWin(play, only);
  const isListed = !play.expectWin && selections.length <= COUNTED_SELECTIONS_MAX;
  return isListed ? coverageTogether(play, selections) : bound;
}

/** What every bet covers alone, together: never less than what they cover. */
function chanceOfBets(play: Play, bets: number): Fraction {
  const ofOne = play.tiers
    .filter(({ push }) => !push)
    .reduce((sum, { id }) => add(sum, chanceOf(play, id)), ZERO);
  return atMostAll(multiply(atMostAll(ofOne), fraction(bets)));
}

/** Where every entry is a bet of its own, a row is a market: what all selections mark in it, as one. */
function rowsApart(play: Play, selections: readonly Selection[]): Selection[] | null {
  const { shape } = play;
  if (shape.kind !== 'rows' || !singlesOf(play)) return null;
  return shape.rows.flatMap((_, row) => {
    const marked = new Set(selections.flatMap((selection) => [...(rowsOf(selection)[row] ?? [])]));
    if (marked.size === 0) return [];
    const merged = selectRows(
      play,
      shape.rows.map((__, other) => (other === row ? [...marked] : [])),
    );
    return merged.ok ? [merged.selection] : [];
  });
}

const kept = new WeakMap<Play, Map<string, Fraction>>();

/** Boards have few ways to be covered, and many members choose the same. */
function coverageKept(play: Play, selection: Selection): Fraction {
  const bound = chanceOfBets(play, play.count(selection));
  if (compare(bound, HALF) <= 0) return bound;
  const own = kept.get(play) ?? new Map<string, Fraction>();
  kept.set(play, own);
  const key = rowsOf(selection).join('|');
  const share = own.get(key) ?? chanceToWin(play, selection);
  own.set(key, share);
  return share;
}

function coverageTogether(play: Play, selections: readonly Selection[]): Fraction {
  const packed = selections.map((selection) => play.pack(selection));
  let won = 0n;
  play.space.each((result, weight) => {
    const isWon = packed.some((marks) =>
      decide(play, marks, result).some((hits, tier) => hits > 0 && !play.tiers[tier]?.push),
    );
    if (isWon) won += weight;
  });
  return fraction(won, play.space.total);
}
