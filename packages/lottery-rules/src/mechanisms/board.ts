import { layOut, markRows, maskOf } from '../play/marks.ts';
import type { Mechanics, Tier } from '../play/play.ts';
import type { Result } from '../play/result.ts';
import type { Space } from '../play/space.ts';
import { type Alphabet, options } from '../selection/alphabet.ts';
import { type Row, rowsOf } from '../selection/selection.ts';

/** The entries, row by row, that win a tier at a result. */
export type Winners = { readonly tier: number; readonly rows: readonly (readonly number[])[] };

export type Board = {
  readonly rows: readonly { readonly id: string; readonly alphabet: Alphabet }[];
  readonly space: Space;
  readonly tiers: readonly Tier[];
  /** How many bets an entry stands for; 1 by default. */
  readonly betsOf?: (value: number) => number;
  winners(result: Result): readonly Winners[];
};

/** Every entry of every row is a bet of its own, or several. */
export function board(of: Board): Mechanics {
  const layout = layOut(of.rows.map(({ alphabet }) => alphabet));
  const min = of.rows.length === 1 ? 1 : 0;
  const betsOf = of.betsOf ?? (() => 1);
  return {
    shape: { kind: 'rows', rows: openRows(of.rows, min) },
    tiers: of.tiers,
    space: of.space,
    layout,
    count: (selection) =>
      rowsOf(selection)
        .flat()
        .reduce((sum, value) => sum + betsOf(value), 0),
    pack: (selection) => markRows(layout, rowsOf(selection)),
    needs: (result) =>
      of
        .winners(result)
        .map(({ tier, rows }) => ({ tier, factors: [{ mask: maskOf(layout, rows), choose: 1 }] })),
  };
}

/** What an option does at a result. */
export type Outcome = boolean | 'push';

/** A board of named options, each a tier of its own. `pushing` names one whose stake may come back: the tier `push`. */
export function sides(of: {
  space: Space;
  options: Readonly<Record<string, (result: Result) => Outcome>>;
  pushing?: string;
}): Mechanics {
  const names = Object.keys(of.options);
  const rules = Object.values(of.options);
  const pushTier = names.length;
  const tiers: Tier[] = names.map((id) => ({ id, sample: id }));
  return board({
    rows: [{ id: 'picks', alphabet: options(...names) }],
    space: of.space,
    tiers: of.pushing ? [...tiers, { id: 'push', push: true, sample: of.pushing }] : tiers,
    winners: (result) =>
      rules.flatMap((rule, option) => {
        const outcome = rule(result);
        if (outcome === false) return [];
        return [{ tier: outcome === 'push' ? pushTier : option, rows: [[option]] }];
      }),
  });
}

/** A bet takes an entry from each row and wins when all of them win. */
export function product(of: {
  rows: readonly { id: string; alphabet: Alphabet }[];
  apart?: boolean;
  space: Space;
  sample: string;
  winners(result: Result): readonly (readonly number[])[] | null;
}): Mechanics {
  const layout = layOut(of.rows.map(({ alphabet }) => alphabet));
  return {
    shape: { kind: 'rows', rows: openRows(of.rows, 1), ...(of.apart ? { apart: true } : {}) },
    tiers: [{ id: 'win', sample: of.sample }],
    space: of.space,
    layout,
    count: (selection) => rowsOf(selection).reduce((ways, row) => ways * row.length, 1),
    pack: (selection) => markRows(layout, rowsOf(selection)),
    needs(result) {
      const rows = of.winners(result);
      if (!rows) return [];
      const factors = rows.map((values, row) => ({
        mask: maskOf(
          layout,
          rows.map((_, other) => (other === row ? values : [])),
        ),
        choose: 1,
      }));
      return [{ tier: 0, factors }];
    },
  };
}

function openRows(rows: readonly { id: string; alphabet: Alphabet }[], min: number): Row[] {
  return rows.map(({ id, alphabet }) => ({ id, alphabet, min, max: alphabet.names.length }));
}
