import type { LotterySetup } from '@parlour/contract';
import {
  compare,
  type Fraction,
  fraction,
  linesOf,
  nameOf,
  type Play,
  payoutOf,
  type RowsShape,
  readSelection,
  rowsOf,
  type Selection,
  selectRows,
  valuesOf,
} from '@parlour/lottery-rules';
import { currencyOf, smallestShown } from '@parlour/money';
import { playsOf } from '../games/families.rules.ts';
import { readLines, readOdds, readOutcomes, type TicketLine } from './lines.rules.ts';

/** So many tickets of an issue are read for one look. */
export const RISK_TICKETS_MAX = 100_000;
/** So many numbers of a play are shown: the dearest. */
export const RISK_NUMBERS_SHOWN = 120;

export type NumberRisk = { row: string; number: string; stake: bigint; payout: bigint };
export type PlayRiskFigures = {
  play: string;
  lines: number;
  stake: bigint;
  payout: bigint;
  numbers: NumberRisk[] | null;
};

type Ticket = { readonly lines: string; readonly outcome: string; readonly currency: string };
type Sums = { lines: number; stake: bigint; payout: bigint; numbers: Map<string, NumberRisk> | null };

/** Adds up what an issue may cost: by play, and by number where an entry is a bet of its own. */
export function createRiskCount({ family }: Pick<LotterySetup, 'family'>) {
  const byPlay = new Map<string, Sums>();

  function addLine(play: Play, line: TicketLine, minorUnit: bigint): void {
    const single = singlesOf(play);
    const sums = byPlay.get(play.id) ?? { lines: 0, stake: 0n, payout: 0n, numbers: single && new Map() };
    byPlay.set(play.id, sums);
    const odds = line.odds.map(readOdds);
    const stakePerBet = BigInt(line.each);
    const pays = (rate: Fraction) => payoutOf([{ hits: 1, odds: rate }], { stakePerBet, minorUnit });
    sums.lines += 1;
    sums.stake += BigInt(line.stake);
    sums.payout += pays(highest(odds));
    if (!single || !sums.numbers) return;
    const reading = readSelection(play, line.selection);
    if (!reading.ok) throw new Error(`${play.id} ${line.selection} can no longer be read`);
    for (const { key, row, number, bets, tiers } of single.entriesOf(reading.selection)) {
      const known = sums.numbers.get(key) ?? { row, number, stake: 0n, payout: 0n };
      known.stake += stakePerBet * BigInt(bets);
      known.payout += pays(highest(tiers ? tiers.map((tier) => odds[tier] ?? ZERO) : odds));
      sums.numbers.set(key, known);
    }
  }

  return {
    add({ lines: text, outcome, currency }: Ticket): void {
      const { settings, lines } = readLines(text);
      const before = readOutcomes(outcome);
      const plays = playsOf({ family, settings });
      const minorUnit = smallestShown(currencyOf(currency));
      for (const [index, line] of lines.entries()) {
        const play = plays.get(line.play);
        if (!play) throw new Error(`there is no play ${line.play} any more`);
        if (!before[index]) addLine(play, line, minorUnit);
      }
    },

    /** The dearest first. */
    figures: (): PlayRiskFigures[] =>
      [...byPlay]
        .map(([play, { numbers, ...sums }]) => ({
          play,
          ...sums,
          numbers: numbers && [...numbers.values()].sort(byPayout).slice(0, RISK_NUMBERS_SHOWN),
        }))
        .sort(byPayout),
  };
}

const ZERO = fraction(0n);
const byPayout = (a: { payout: bigint }, b: { payout: bigint }): number =>
  a.payout === b.payout ? 0 : a.payout > b.payout ? -1 : 1;
const highest = (odds: readonly Fraction[]): Fraction =>
  odds.reduce((most, own) => (compare(own, most) > 0 ? own : most), ZERO);

type Entry = { key: string; row: string; number: string; bets: number; tiers: readonly number[] | null };
/** How to take a selection apart into entries that are bets of their own. */
type Singles = { entriesOf(selection: Selection): Entry[] };

const known = new WeakMap<Play, Singles | null>();

/** Null where a bet takes several entries: no number has a stake of its own there. */
function singlesOf(play: Play): Singles | null {
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
