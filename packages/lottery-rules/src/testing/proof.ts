import { add, compare, type Fraction, fraction, multiply, ZERO } from '../exact/fraction.ts';
import { oddsAtSeries, returnOfSelection } from '../odds/return.ts';
import { expectHits, selectionOf } from '../play/chance.ts';
import { findHits, planSearch } from '../play/decide.ts';
import { createHits } from '../play/hits.ts';
import type { Play } from '../play/play.ts';
import type { Result } from '../play/result.ts';
import type { Space } from '../play/space.ts';
import { writeSelection } from '../selection/read.ts';
import type { Selection } from '../selection/selection.ts';

/** A selection with nothing hidden: what naive rules read. */
export type Spelled = { rows: number[][]; lines: number[][]; ticks: number[] };

/** A play told a second time, as plainly as it can be: every bet written out, every bet looked at by itself. */
export type Naive<Bet = number[]> = {
  bets(selection: Spelled): Bet[];
  /** Looks at a result, and tells the tiers that a bet wins at it, each as often as it is won. */
  at(result: Result): (bet: Bet) => readonly string[];
};

/** Any such twin: its bets are handed back to it and to nobody else. */
export type AnyNaive = {
  bets(selection: Spelled): unknown[];
  at(result: Result): (bet: never) => readonly string[];
};

export const SERIES = [1700, 1800, 1956, 1980];

/** The selections that every play is proved with beside random ones: its example and its samples. */
export function ownSelections(play: Play): Selection[] {
  const texts = new Set([play.example.selection, ...play.tiers.map(({ sample }) => sample)]);
  return [...texts].map((text) => selectionOf(play, text));
}

/**
 * Compares the play with its naive twin at every result of the space: the count, the hits of every tier, the chance
 * and, for a play of a series, the return as fractions. Throws at the first difference. Results that are `sampled`
 * give no average, and only count and hits are compared.
 */
export function prove(at: {
  play: Play;
  naive: AnyNaive;
  selections: readonly Selection[];
  results: Space;
  sampled?: boolean;
}): void {
  const { play, naive, results } = at;
  const cases = at.selections.map((selection) => spellOut(play, naive, selection));
  const tierOf = new Map(play.tiers.map(({ id }, tier) => [id, tier]));
  const hits = createHits();
  results.each((result, weight) => {
    const searches = planSearch(play.needs(result));
    const wins = naive.at(result);
    for (const own of cases) {
      own.found.fill(0);
      own.expected.fill(0);
      const { count, tier: tiers, times } = findHits(own.marks, searches, hits);
      for (let i = 0; i < count; i += 1) {
        const tier = tiers[i] ?? 0;
        own.found[tier] = (own.found[tier] ?? 0) + (times[i] ?? 0);
      }
      for (const bet of own.bets)
        for (const won of wins(bet as never)) {
          const tier = tierOf.get(won) ?? -1;
          own.expected[tier] = (own.expected[tier] ?? 0) + 1;
        }
      compareHits(play, own, result);
      for (let tier = 0; tier < own.sums.length; tier += 1)
        if (own.expected[tier])
          own.sums[tier] = (own.sums[tier] ?? 0n) + BigInt(own.expected[tier] ?? 0) * weight;
    }
  });
  if (!at.sampled) for (const own of cases) compareAverages(play, own, results.total);
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

function compareHits(play: Play, { text, found, expected }: Case, result: Result): void {
  for (let tier = 0; tier < expected.length; tier += 1)
    if (found[tier] !== expected[tier])
      throw new Error(`${play.id} ${text} at ${result}: hits ${found}, there are ${expected}`);
}

function compareAverages(play: Play, { selection, text, sums }: Case, total: bigint): void {
  const enumerated = sums.map((sum) => fraction(sum, total));
  expectHits(play, selection).forEach((hits, tier) => {
    mustEqual(`${play.id} ${text} chance of ${play.tiers[tier]?.id}`, hits, enumerated[tier] ?? ZERO);
  });
  if (play.pays !== 'series') return;
  for (const code of SERIES) {
    const odds = oddsAtSeries(play, code);
    const paid = enumerated.reduce((sum, hits, tier) => add(sum, multiply(hits, odds[tier] ?? ZERO)), ZERO);
    const enumeratedReturn = multiply(paid, fraction(1n, BigInt(play.count(selection))));
    mustEqual(`${play.id} ${text} return`, returnOfSelection(play, selection, odds), enumeratedReturn);
    mustEqual(`${play.id} ${text} return at ${code}`, enumeratedReturn, fraction(code, 2000));
  }
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
