import { add, compare, type Fraction, fraction, multiply, ZERO } from '@parlour/exact';
import { oddsAtSeries, returnOfSelection } from '../odds/return.ts';
import { expectHits, selectionOf } from '../play/chance.ts';
import { findHits, planSearch } from '../play/decide.ts';
import { createHits } from '../play/hits.ts';
import type { Marks } from '../play/marks.ts';
import type { Play } from '../play/play.ts';
import type { Result } from '../play/result.ts';
import type { Space } from '../play/space.ts';
import { writeSelection } from '../selection/read.ts';
import type { Selection } from '../selection/selection.ts';

/** A plain selection, as naive rules read it. */
export type Spelled = { rows: number[][]; lines: number[][]; ticks: number[] };

/** A second, plain implementation of a play: every bet enumerated, every bet decided on its own. */
export type Naive<Bet = number[]> = {
  bets(selection: Spelled): Bet[];
  /** The tiers that a bet wins at a result, each as often as it is won. */
  at(result: Result): (bet: Bet) => readonly string[];
};

/** Any such twin: its bets are passed back to it alone. */
export type AnyNaive = {
  bets(selection: Spelled): unknown[];
  at(result: Result): (bet: never) => readonly string[];
};

export const SERIES = [1700, 1800, 1956, 1980];

/** The selections every play is proved with besides random ones: its example and its samples. */
export function ownSelections(play: Play): Selection[] {
  const texts = new Set([play.example.selection, ...play.tiers.map(({ sample }) => sample)]);
  return [...texts].map((text) => selectionOf(play, text));
}

/**
 * Compares the play with its naive twin at every result of the space: the count, the hits of every tier, the chance
 * and, for a play of a series, the return as fractions. Throws at the first difference. If the total of the space is 0,
 * results are only a sample: count and hits are compared, but no average.
 */
export function prove(at: {
  play: Play;
  naive: AnyNaive;
  selections: readonly Selection[];
  results: Space;
}): void {
  const { play, naive, results } = at;
  const cases = at.selections.map((selection) => spellOut(play, naive, selection));
  const { marks, owner } = joinMarks(cases.map((own) => own.marks));
  const tierOf = new Map(play.tiers.map(({ id }, tier) => [id, tier]));
  const hits = createHits();
  results.each((result, weight) => {
    const { count, cell, tier, times } = findHits(marks, planSearch(play.needs(result)), hits);
    for (let i = 0; i < count; i += 1) {
      const { found } = cases[owner[cell[i] as number] as number] as Case;
      found[tier[i] as number] = (found[tier[i] as number] as number) + (times[i] as number);
    }
    const wins = naive.at(result);
    for (const own of cases) {
      for (const bet of own.bets)
        for (const won of wins(bet as never)) {
          const place = tierOf.get(won) ?? -1;
          own.expected[place] = (own.expected[place] ?? 0) + 1;
        }
      settle(play, own, result, weight);
    }
  });
  if (results.total > 0n) for (const own of cases) compareAverages(play, own, results.total);
}

type Case = ReturnType<typeof spellOut>;

function spellOut(play: Play, naive: AnyNaive, selection: Selection) {
  const bets = naive.bets(spell(selection));
  const count = play.count(selection);
  const text = writeSelection(play, selection);
  if (count !== bets.length) throw new Error(`${play.id} ${text}: counts ${count}, there are ${bets.length}`);
  return {
    selection,
    text,
    bets,
    marks: play.pack(selection),
    found: play.tiers.map(() => 0),
    expected: play.tiers.map(() => 0),
    sums: play.tiers.map(() => 0n),
  };
}

/** Compares the hits found at one result with the expected ones, adds them up, and clears both for the next. */
function settle(play: Play, { text, found, expected, sums }: Case, result: Result, weight: bigint): void {
  for (let tier = 0; tier < expected.length; tier += 1) {
    const hits = expected[tier] as number;
    if (found[tier] !== hits)
      throw new Error(`${play.id} ${text} at ${result}: hits ${found}, there are ${expected}`);
    if (hits === 0) continue;
    sums[tier] = (sums[tier] as bigint) + BigInt(hits) * weight;
    found[tier] = 0;
    expected[tier] = 0;
  }
}

/** The marks of several selections as one, and the selection of each cell. */
function joinMarks(all: readonly Marks[]): { marks: Marks; owner: number[] } {
  const words = all[0]?.words ?? 1;
  const bits = Int32Array.from(all.flatMap((own) => [...own.bits]));
  const owner = all.flatMap((own, index) => Array<number>(own.cells).fill(index));
  return { marks: { words, cells: owner.length, bits }, owner };
}

function compareAverages(play: Play, { selection, text, sums }: Case, total: bigint): void {
  const enumerated = sums.map((sum) => fraction(sum, total));
  expectHits(play, selection).forEach((hits, tier) => {
    mustEqual(`${play.id} ${text} chance of ${play.tiers[tier]?.id}`, hits, enumerated[tier] ?? ZERO);
  });
  for (const code of play.pays === 'series' ? SERIES : []) {
    const found = compareReturn(play, { selection, text, enumerated }, oddsAtSeries(play, code));
    mustEqual(`${play.id} ${text} return at ${code}`, found, fraction(code, 2000));
  }
  const anyOdds = play.tiers.map((_, tier) => fraction(tier + 2));
  compareReturn(play, { selection, text, enumerated }, anyOdds);
}

function compareReturn(
  play: Play,
  { selection, text, enumerated }: { selection: Selection; text: string; enumerated: readonly Fraction[] },
  odds: readonly Fraction[],
): Fraction {
  const paid = enumerated.reduce((sum, hits, tier) => add(sum, multiply(hits, odds[tier] ?? ZERO)), ZERO);
  const expected = multiply(paid, fraction(1n, BigInt(play.count(selection))));
  mustEqual(`${play.id} ${text} return`, returnOfSelection(play, selection, odds), expected);
  return expected;
}

function mustEqual(what: string, found: Fraction, expected: Fraction): void {
  if (compare(found, expected) !== 0)
    throw new Error(`${what}: ${found.over}/${found.under}, is ${expected.over}/${expected.under}`);
}

export function spell(selection: Selection): Spelled {
  const ticks = [...selection.ticks];
  if (selection.kind === 'rows') return { rows: selection.rows.map((row) => [...row]), lines: [], ticks };
  const { entries, length } = selection;
  const lines = Array.from({ length: entries.length / length }, (_, line) => [
    ...entries.subarray(line * length, (line + 1) * length),
  ]);
  return { rows: [], lines, ticks };
}
