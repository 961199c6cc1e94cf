import { choose } from '@parlour/exact';
import { type Factor, layOut, markLines, markRows, maskOf } from '../play/marks.ts';
import type { Mechanics } from '../play/play.ts';
import type { Result } from '../play/result.ts';
import type { Space } from '../play/space.ts';
import { type Alphabet, nameOf, numbers } from '../selection/alphabet.ts';
import { refuseSameEntry } from '../selection/lines.ts';
import { countLines, linesOf, rowsOf } from '../selection/selection.ts';

export type Pick = {
  readonly alphabet: Alphabet;
  /** How many values make a bet. */
  readonly k: number;
  /** How many of them must be drawn, exactly, for each tier. */
  readonly tiers: readonly { readonly id: string; readonly hits: number }[];
  readonly space: Space;
  readonly max?: number;
  drawn(result: Result): Iterable<number>;
  expect?: Mechanics['expect'];
};

/** A bet is `k` values of one row, and wins by how many of them are drawn. */
export function pick(of: Pick): Mechanics {
  const layout = layOut([of.alphabet]);
  const { k, alphabet } = of;
  return {
    shape: { kind: 'rows', rows: [{ id: 'picks', alphabet, min: k, max: of.max ?? alphabet.names.length }] },
    tiers: of.tiers.map(({ id }) => ({ id, sample: firstNames(alphabet, 0, k) })),
    space: of.space,
    layout,
    count: (selection) => choose(rowsOf(selection)[0]?.length ?? 0, k),
    pack: (selection) => markRows(layout, rowsOf(selection)),
    needs(result) {
      const { drawn, missed } = split(of, result);
      return of.tiers.map(({ hits }, tier) => ({
        tier,
        factors: [
          { mask: maskOf(layout, [drawn]), choose: hits },
          { mask: maskOf(layout, [missed]), choose: k - hits },
        ].filter(asksSomething),
      }));
    },
    ...(of.expect ? { expect: of.expect } : {}),
  };
}

/** The same bets typed, one line each. */
export function typedPick(of: Pick): Mechanics {
  const base = pick(of);
  return {
    ...base,
    shape: { kind: 'lines', length: of.k, alphabet: of.alphabet, ordered: false, check: refuseSameEntry },
    tiers: of.tiers.map(({ id }) => ({ id, sample: firstNames(of.alphabet, 0, of.k).replaceAll(',', '') })),
    count: countLines,
    pack: (selection) =>
      markLines(base.layout, linesOf(selection), (line, set) => {
        for (const value of line) set(0, value);
      }),
  };
}

/** The same with bankers: each bet holds all of them, and the rest of its `k` values are picks. */
export function pickWithBanker(of: Pick): Mechanics {
  const { k, alphabet } = of;
  // The third row cannot be entered: it marks how many bankers there are, so that a need can require it.
  const layout = layOut([alphabet, alphabet, numbers(1, k - 1)]);
  const ways = shareHits(of);
  const sizes = ways.map((_, i) => maskOf(layout, [[], [], i < k - 1 ? [i + 1] : []]));
  return {
    shape: {
      kind: 'rows',
      apart: true,
      rows: [
        { id: 'banker', alphabet, min: 1, max: k - 1 },
        { id: 'picks', alphabet, min: 1, max: of.max ?? alphabet.names.length },
      ],
    },
    tiers: of.tiers.map(({ id }) => ({
      id,
      sample: `${firstNames(alphabet, 0, 1)}|${firstNames(alphabet, 1, k - 1)}`,
    })),
    space: of.space,
    layout,
    count(selection) {
      const [banker = [], picks = []] = rowsOf(selection);
      return choose(picks.length, k - banker.length);
    },
    pack(selection) {
      const [banker = [], picks = []] = rowsOf(selection);
      return markRows(layout, [banker, picks, [banker.length]]);
    },
    needs(result) {
      const { drawn, missed } = split(of, result);
      const masks = {
        drawnBankers: maskOf(layout, [drawn]),
        missedBankers: maskOf(layout, [missed]),
        drawnPicks: maskOf(layout, [[], drawn]),
        missedPicks: maskOf(layout, [[], missed]),
      };
      return ways.map(({ tier, bankers, drawnBankers, drawnPicks }) => ({
        tier,
        factors: [
          { mask: sizes[bankers - 1] as Int32Array, choose: 1 },
          { mask: masks.drawnBankers, choose: drawnBankers },
          { mask: masks.missedBankers, choose: bankers - drawnBankers },
          { mask: masks.drawnPicks, choose: drawnPicks },
          { mask: masks.missedPicks, choose: k - bankers - drawnPicks },
        ].filter(asksSomething),
      }));
    },
    ...(of.expect ? { expect: of.expect } : {}),
  };
}

/** How hits can be shared between bankers and picks, for each number of bankers. */
function shareHits({
  k,
  tiers,
}: Pick): { tier: number; bankers: number; drawnBankers: number; drawnPicks: number }[] {
  return tiers.flatMap(({ hits }, tier) =>
    Array.from({ length: k - 1 }, (_, i) => i + 1).flatMap((bankers) =>
      Array.from({ length: Math.min(bankers, hits) + 1 }, (_, drawnBankers) => ({
        tier,
        bankers,
        drawnBankers,
        drawnPicks: hits - drawnBankers,
      })).filter(({ drawnPicks }) => drawnPicks <= k - bankers),
    ),
  );
}

function split(of: Pick, result: Result): { drawn: number[]; missed: number[] } {
  const all = [...of.drawn(result)];
  const drawn: number[] = [];
  const missed: number[] = [];
  for (let i = 0; i < of.alphabet.names.length; i += 1) {
    const value = of.alphabet.first + i;
    (all.includes(value) ? drawn : missed).push(value);
  }
  return { drawn, missed };
}

function asksSomething({ choose: asked }: Factor): boolean {
  return asked !== 0;
}

function firstNames(alphabet: Alphabet, from: number, count: number): string {
  return Array.from({ length: count }, (_, i) => nameOf(alphabet, alphabet.first + from + i)).join(',');
}
