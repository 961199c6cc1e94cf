import { choose } from '@parlour/exact';
import { type Factor, layOut, markRows, maskOf, type Need } from '../play/marks.ts';
import type { Mechanics, TierOdds } from '../play/play.ts';
import type { Result } from '../play/result.ts';
import type { Space } from '../play/space.ts';
import { type Alphabet, nameOf, numbers } from '../selection/alphabet.ts';
import { rowsOf } from '../selection/selection.ts';

export type LinkedTier = {
  readonly id: string;
  /** How many values of each kind make the bet win; together as many as a bet has. */
  readonly of: readonly number[];
  /** Values of a bet that can win it. */
  readonly sample: readonly number[];
  readonly odds?: TierOdds;
};

export type Linked = {
  readonly alphabet: Alphabet;
  /** How many values make a bet. */
  readonly k: number;
  readonly tiers: readonly LinkedTier[];
  readonly space: Space;
  /** The values of each kind at a result; no value is of two kinds, and a value of no kind makes the bet lose. */
  kinds(result: Result): readonly (readonly number[])[];
};

/** A bet is `k` values of one row, and wins by how many of them are of each kind. */
export function linked(of: Linked): Mechanics {
  const layout = layOut([of.alphabet]);
  const { k, alphabet } = of;
  return {
    shape: { kind: 'rows', rows: [{ id: 'picks', alphabet, min: k, max: alphabet.names.length }] },
    tiers: of.tiers.map((tier) => ({ ...tierOf(tier), sample: namesOf(alphabet, tier.sample) })),
    space: of.space,
    layout,
    count: (selection) => choose(rowsOf(selection)[0]?.length ?? 0, k),
    pack: (selection) => markRows(layout, rowsOf(selection)),
    needs(result) {
      const masks = of.kinds(result).map((values) => maskOf(layout, [values]));
      return of.tiers.map((tier, index) => ({ tier: index, factors: factorsOf(masks, tier.of) }));
    },
  };
}

/** The same with bankers: each bet holds all of them, and the rest of its `k` values are picks. */
export function linkedWithBanker(of: Linked): Mechanics {
  const { k, alphabet } = of;
  // The third row cannot be entered: it marks how many bankers there are, so that a need can require it.
  const layout = layOut([alphabet, alphabet, numbers(1, k - 1)]);
  const most = alphabet.names.length;
  const splits = of.tiers.flatMap((own, tier) =>
    splitsOf(own.of)
      .filter(({ banker }) => total(banker) > 0 && total(banker) < k)
      .map((split) => ({
        ...split,
        tier,
        count: { mask: maskOf(layout, [[], [], [total(split.banker)]]), choose: 1 },
      })),
  );
  return {
    shape: {
      kind: 'rows',
      apart: true,
      rows: [
        { id: 'banker', alphabet, min: 1, max: k - 1 },
        { id: 'picks', alphabet, min: 1, max: most - 1 },
      ],
    },
    tiers: of.tiers.map((tier) => {
      const [banker = 0, ...picks] = tier.sample;
      return { ...tierOf(tier), sample: `${namesOf(alphabet, [banker])}|${namesOf(alphabet, picks)}` };
    }),
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
      const kinds = of.kinds(result);
      const bankers = kinds.map((values) => maskOf(layout, [values]));
      const picks = kinds.map((values) => maskOf(layout, [[], values]));
      return splits.map(
        ({ tier, count, banker, rest }): Need => ({
          tier,
          factors: [count, ...factorsOf(bankers, banker), ...factorsOf(picks, rest)],
        }),
      );
    },
  };
}

function tierOf({ id, odds }: LinkedTier): { id: string; odds?: TierOdds } {
  return odds ? { id, odds } : { id };
}

function factorsOf(masks: readonly Int32Array[], counts: readonly number[]): Factor[] {
  return masks.flatMap((mask, kind) => {
    const asked = counts[kind] ?? 0;
    return asked > 0 ? [{ mask, choose: asked }] : [];
  });
}

/** Every way to split the counts between bankers and picks. */
function splitsOf(counts: readonly number[]): { banker: number[]; rest: number[] }[] {
  return counts.reduce<{ banker: number[]; rest: number[] }[]>(
    (splits, count) =>
      splits.flatMap(({ banker, rest }) =>
        Array.from({ length: count + 1 }, (_, own) => ({
          banker: [...banker, own],
          rest: [...rest, count - own],
        })),
      ),
    [{ banker: [], rest: [] }],
  );
}

function total(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}

function namesOf(alphabet: Alphabet, values: readonly number[]): string {
  return values
    .toSorted((a, b) => a - b)
    .map((value) => nameOf(alphabet, value))
    .join(',');
}
