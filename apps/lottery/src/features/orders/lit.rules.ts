import type { LotteryFamily } from '@parlour/contract/values/lottery';
import { decide, linesOf, type Play, readSelection, rowsOf, type Selection } from '@parlour/lottery-rules';
import { boardOf } from '../../parts/balls/boards.rules.ts';

const BALL_ROW = /^ball(\d+)$/;
const ZONE = /\.(front|middle|back|first)(\d)\./;
/** A play about one place: `pk10.place3.number`. */
const PLACE = /\.(?:ball|place|position)(\d+)\./;
/** Sums and spans are numbers too, but none that is drawn. */
const COUNTED = /(sum|span|Sum)$|^lucky28\.number/;
const SPECIAL = 6;
const NUMBER = /^\d+$/;

/** The places of a result that a selection got right; null: the play is not about single numbers. */
export function litPlaces(
  family: LotteryFamily,
  play: Play,
  selection: string,
  result: readonly number[],
): ReadonlySet<number> | null {
  const reading = readSelection(play, selection);
  if (!reading.ok || COUNTED.test(play.id)) return null;
  if (boardOf(family)) return litLots(play, reading.selection, result);
  const zone = zoneOf(play.id, result.length);
  if (play.shape.kind === 'lines')
    return litByLines(reading.selection, { result, zone, ordered: play.shape.ordered });
  const rows = rowsOf(reading.selection);
  const lit = new Set<number>();
  for (const [index, { id, alphabet }] of play.shape.rows.entries()) {
    if (!alphabet.names.every((name) => NUMBER.test(name))) return null;
    const ball = BALL_ROW.exec(id)?.[1];
    const chosen = rows[index] ?? [];
    for (const place of ball ? [Number(ball) - 1] : zone)
      if (chosen.includes(result[place] ?? Number.NaN)) lit.add(place);
  }
  return lit;
}

/** Of a board of prizes, the lots without which less would be won. */
function litLots(play: Play, selection: Selection, result: readonly number[]): ReadonlySet<number> {
  const marks = play.pack(selection);
  const winsAt = (own: readonly number[]) => decide(play, marks, own).reduce((sum, hits) => sum + hits, 0);
  const wins = winsAt(result);
  const withOther = (place: number, more: number) =>
    result.map((lot, own) => (own === place ? lot + more : lot));
  const isNeeded = (place: number) => OTHERS.some((more) => winsAt(withOther(place, more)) < wins);
  return new Set([...result.keys()].filter((place) => wins > 0 && isNeeded(place)));
}

/** What is drawn in its place: one that was not chosen is soon among the next numbers. */
const OTHERS = Array.from({ length: 100 }, (_, more) => more + 1);

type Drawn = { result: readonly number[]; zone: readonly number[]; ordered: boolean };

function litByLines(
  selection: Parameters<typeof linesOf>[0],
  { result, zone, ordered }: Drawn,
): ReadonlySet<number> | null {
  const { entries, length } = linesOf(selection);
  if (zone.length !== length) return null;
  const form = (values: readonly number[]) => (ordered ? values : values.toSorted((a, b) => a - b)).join();
  const drawn = form(zone.map((place) => result[place] ?? 0));
  for (let at = 0; at < entries.length; at += length)
    if (form([...entries.subarray(at, at + length)]) === drawn) return new Set(zone);
  return new Set();
}

/** The places a play looks at: `ssc.back3.group6` at the last three. */
function zoneOf(id: string, drawn: number): number[] {
  const [, side, size] = ZONE.exec(id) ?? [];
  const all = Array.from({ length: drawn }, (_, place) => place);
  const place = PLACE.exec(id)?.[1];
  if (place) return [Number(place) - 1];
  if (id.startsWith('marksix.special.')) return [SPECIAL];
  if (id.startsWith('marksix.regular.')) return all.slice(0, SPECIAL);
  if (side === 'back') return all.slice(-Number(size));
  if (side === 'middle') return all.slice(1, 1 + Number(size));
  return side ? all.slice(0, Number(size)) : all;
}
