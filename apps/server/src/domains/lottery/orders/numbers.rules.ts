import type { LotterySetup } from '@parlour/contract';
import {
  linesOf,
  nameOf,
  type Play,
  type RowsShape,
  readSelection,
  rowsOf,
  type Selection,
  selectRows,
  valuesOf,
} from '@parlour/lottery-rules';
import { playsOf } from '../games/families.rules.ts';
import type { TicketLine, TicketLines } from './lines.rules.ts';

type Entry = { key: string; row: string; number: string; bets: number; tiers: readonly number[] | null };
/** How to take a selection apart into entries that are bets of their own. */
type Singles = { entriesOf(selection: Selection): Entry[] };

const known = new WeakMap<Play, Singles | null>();

/** Null where a bet takes several entries: no number has a stake of its own there. */
export function singlesOf(play: Play): Singles | null {
  const made = known.get(play);
  if (made !== undefined) return made;
  const { shape } = play;
  const singles = shape.ticks ? null : shape.kind === 'rows' ? ofRows(play, shape) : ofLines(play);
  known.set(play, singles);
  return singles;
}

/** Typed lines: each is a number, and wins what its play pays at best. */
function ofLines(play: Play): Singles | null {
  const { shape } = play;
  if (shape.kind !== 'lines') return null;
  return {
    entriesOf(selection) {
      const { entries, length } = linesOf(selection);
      const bets = play.count(selection) / (entries.length / length);
      return Array.from({ length: entries.length / length }, (_, line) => {
        const values = [...entries.subarray(line * length, (line + 1) * length)];
        const number = values.map((value) => nameOf(shape.alphabet, value)).join('');
        return { key: number, row: '', number, bets, tiers: null };
      });
    },
  };
}

function ofRows(play: Play, shape: RowsShape): Singles | null {
  const singles = shape.rows.map(({ alphabet }, row) =>
    valuesOf(alphabet).map((value) => alone(play, shape, { row, value })),
  );
  // One alone must be allowed, and two must cost what both do.
  if (singles.some((row) => row.some((bets) => bets === null))) return null;
  const [[first = 0, second = 0] = []] = singles as number[][];
  const [{ alphabet } = { alphabet: { first: 0, names: [] } }] = shape.rows;
  const both = selectRows(
    play,
    shape.rows.map((_, row) => (row === 0 ? valuesOf(alphabet).slice(0, 2) : [])),
  );
  if (both.ok && both.count !== first + second) return null;
  const tiers = tiersByEntry(play, shape);
  return {
    entriesOf: (selection) =>
      rowsOf(selection).flatMap((values, row) =>
        values.map((value): Entry => {
          const own = shape.rows[row];
          const key = `${row}/${value}`;
          return {
            key,
            row: own?.id ?? '',
            number: own ? nameOf(own.alphabet, value) : '',
            bets: singles[row]?.[value - (own?.alphabet.first ?? 0)] ?? 0,
            tiers: tiers?.get(key) ?? null,
          };
        }),
      ),
  };
}

/** How many bets an entry is alone; null if it is no selection. */
function alone(play: Play, shape: RowsShape, { row, value }: { row: number; value: number }): number | null {
  const reading = selectRows(
    play,
    shape.rows.map((_, other) => (other === row ? [value] : [])),
  );
  return reading.ok && reading.count > 0 ? reading.count : null;
}

/** Which prizes each entry can win, seen over all results; null where a play has one prize, or its results have no list. */
function tiersByEntry(play: Play, shape: RowsShape): Map<string, number[]> | null {
  if (play.tiers.length === 1) return null;
  const masks = play.tiers.map(() => new Int32Array(play.layout.words));
  play.space.each((result) => {
    for (const { tier, factors } of play.needs(result))
      for (const { mask } of factors)
        mask.forEach((word, at) => {
          const own = masks[tier];
          if (own) own[at] = (own[at] ?? 0) | word;
        });
  });
  const entries = shape.rows.flatMap(({ alphabet }, row) =>
    valuesOf(alphabet).map((value): [string, number[]] => {
      const place = play.layout.rows[row];
      const bit = (place?.offset ?? 0) + value - (place?.first ?? 0);
      const wins = masks.flatMap((mask, tier) => (((mask[bit >>> 5] ?? 0) >>> (bit & 31)) & 1 ? [tier] : []));
      return [`${row}/${value}`, wins];
    }),
  );
  return entries.every(([, wins]) => wins.length > 0) ? new Map(entries) : null;
}

export type NumberStake = { readonly play: string; readonly number: string; readonly stake: bigint };

/** The numbers of a selection that can be limited one by one: each is a bet of its own, and its name says which. */
export function numbersOf(play: Play, selection: Selection): { number: string; bets: number }[] {
  const { shape } = play;
  if (shape.kind === 'rows' && shape.rows.length > 1) return [];
  return singlesOf(play)?.entriesOf(selection) ?? [];
}

/** What lines stake on each number, every number once. */
export function stakesOf(
  { family }: Pick<LotterySetup, 'family'>,
  { settings }: Pick<TicketLines, 'settings'>,
  lines: readonly TicketLine[],
): NumberStake[] {
  const plays = playsOf({ family, settings });
  const stakes = new Map<string, NumberStake>();
  for (const line of lines) {
    const play = plays.get(line.play);
    const reading = play && readSelection(play, line.selection);
    if (!play || !reading?.ok) throw new Error(`${line.play} ${line.selection} can no longer be read`);
    for (const { number, bets } of numbersOf(play, reading.selection)) {
      const key = `${play.id} ${number}`;
      const before = stakes.get(key)?.stake ?? 0n;
      stakes.set(key, { play: play.id, number, stake: before + BigInt(line.each) * BigInt(bets) });
    }
  }
  return [...stakes.values()];
}
