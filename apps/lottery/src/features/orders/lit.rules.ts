import { linesOf, type Play, readSelection, rowsOf } from '@parlour/lottery-rules';

const BALL_ROW = /^ball(\d+)$/;
const ZONE = /\.(front|middle|back|first)(\d)\./;
const NUMBER = /^\d+$/;

/** The places of a result that a selection got right; null: the play is not about single numbers. */
export function litPlaces(
  play: Play,
  selection: string,
  result: readonly number[],
): ReadonlySet<number> | null {
  const reading = readSelection(play, selection);
  if (!reading.ok) return null;
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
  // Sums and spans are numbers too, but none that is drawn.
  return /(sum|span|Sum)$/.test(play.id) ? null : lit;
}

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
  if (side === 'back') return all.slice(-Number(size));
  if (side === 'middle') return all.slice(1, 1 + Number(size));
  return side ? all.slice(0, Number(size)) : all;
}
