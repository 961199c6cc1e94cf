import {
  type Family,
  linesOf,
  type Play,
  type Result,
  readSelection,
  rowsOf,
  type Selection,
} from '@parlour/lottery-rules';

/** Results among which the best one for some bets is found, and about how many they are. */
export type Walk = { readonly size: number; each(visit: (result: Result) => void): void };

type Asked = { readonly play: Play; readonly selection: string };

/** More results are not looked at one by one. */
const WALKED_MAX = 100_000;
const TEN = 10;
const SIDES_OF_A_DIE = 6;
/** Families whose plays say of every selection which results are alike to it. */
const SPACED = ['ssc', 'd3', '11x5', 'pk10', 'k3', 'lucky28'];

/**
 * Results that hold the best one for a selection, or for any (`asked` is null). Null: none are known that are few
 * enough.
 */
export function walkOf(family: Family, asked: Asked | null): Walk | null {
  if (!asked) return wholeWalk(family);
  const { play } = asked;
  if (SPACED.includes(family.id) || !play.expect) return spaceWalk(play);
  const reading = readSelection(play, asked.selection);
  if (!reading.ok) return null;
  if (family.draw.kind === 'distinct') return numbersWalk(family.draw, play, reading.selection);
  if (family.draw.kind === 'lots') return lotsWalk(family.draw, play, reading.selection);
  return null;
}

const sizes = new WeakMap<Play['space'], number>();

function spaceWalk({ space }: Play): Walk {
  return { size: sizeOf(space), each: (visit) => space.each((result) => visit(result)) };
}

/** How many results a space names; its total also counts those they stand for. */
function sizeOf(space: Play['space']): number {
  let size = sizes.get(space) ?? 0;
  if (size === 0)
    space.each(() => {
      size += 1;
    });
  sizes.set(space, size);
  return size;
}

/** Every result of a family that has few. */
function wholeWalk({ draw }: Family): Walk | null {
  const choices =
    draw.kind === 'lots'
      ? draw.digits.map((digits) => TEN ** digits)
      : Array.from({ length: draw.count }, (_, place) =>
          draw.kind === 'digits' ? TEN : draw.kind === 'dice' ? SIDES_OF_A_DIE : draw.from - place,
        );
  const size = choices.reduce((product, own) => product * own, 1);
  if (size > WALKED_MAX || (draw.kind === 'lots' && draw.distinct)) return null;
  const first = draw.kind === 'dice' || draw.kind === 'distinct' ? 1 : 0;
  return {
    size,
    each(visit) {
      const result: number[] = choices.map(() => first);
      const place = (at: number) => {
        const own = draw.kind === 'distinct' ? draw.from : choices[at];
        if (at === choices.length || own === undefined) return visit(result);
        for (let value = first; value < first + own; value += 1) {
          if (draw.kind === 'distinct' && result.indexOf(value) >= 0 && result.indexOf(value) < at) continue;
          result[at] = value;
          place(at + 1);
        }
      };
      place(0);
    },
  };
}

type Distinct = Extract<Family['draw'], { kind: 'distinct' }>;

/**
 * Numbers that stand in the same rows of a selection are alike to it: a result for each way to draw from these kinds,
 * with each kind once in the last place, which Mark Six treats apart. Rows of anything but numbers have no such kinds.
 */
function numbersWalk({ from, count }: Distinct, { shape }: Play, selection: Selection): Walk | null {
  if (shape.kind !== 'rows' || shape.rows.some(({ alphabet }) => alphabet.names.length !== from)) return null;
  const rows = rowsOf(selection);
  const kinds = new Map<string, number[]>();
  for (let number = 1; number <= from; number += 1) {
    const kind = rows.map((row) => row.includes(number)).join();
    kinds.set(kind, [...(kinds.get(kind) ?? []), number]);
  }
  const groups = [...kinds.values()];
  return {
    size: (count + 1) ** groups.length,
    each(visit) {
      const take = (at: number, taken: readonly (readonly number[])[], left: number) => {
        const group = groups[at];
        if (!group) {
          if (left === 0) visitWithLast(taken, visit);
          return;
        }
        for (let own = 0; own <= Math.min(left, group.length); own += 1)
          take(at + 1, [...taken, group.slice(0, own)], left - own);
      };
      take(0, [], count);
    },
  };
}

function visitWithLast(taken: readonly (readonly number[])[], visit: (result: Result) => void): void {
  for (const group of taken) {
    const [last, ...rest] = group;
    if (last === undefined) continue;
    visit([...taken.filter((own) => own !== group).flat(), ...rest, last]);
  }
}

type Lots = Extract<Family['draw'], { kind: 'lots' }>;

/** How many of the chosen numbers are tried in every lot: they differ in nothing but their digits. */
const TRIED_MAX = 200;

/**
 * Lots that are drawn apart from each other pay most when all of them show chosen numbers: one number in all, or as many
 * different ones as there are lots, or any count between. Where no two lots may be alike the first of them pay most.
 */
function lotsWalk({ digits, distinct }: Lots, { shape }: Play, selection: Selection): Walk | null {
  const chosen =
    shape.kind === 'rows' ? (rowsOf(selection)[0] ?? []) : numbersOfLines(selection, shape.ordered);
  if (shape.kind === 'rows' && shape.rows.length > 1) return null;
  const lots = digits.length;
  const rest = restOf(chosen, lots);
  const most = Math.min(chosen.length, lots);
  return {
    size: lots + TRIED_MAX,
    each(visit) {
      visit(digits.map((_, lot) => rest[lot] ?? 0));
      if (distinct) visit(digits.map((_, lot) => chosen[lot] ?? rest[lot] ?? 0));
      else {
        for (let shown = 1; shown <= most; shown += 1)
          visit(digits.map((_, lot) => chosen[lot % shown] ?? 0));
        for (const number of chosen.slice(0, TRIED_MAX)) visit(digits.map(() => number));
      }
    },
  };
}

/** The numbers of typed lines; in every order, those of few orders first, where the order does not matter: they pay more. */
function numbersOfLines(selection: Selection, isOrdered: boolean): number[] {
  const { entries, length } = linesOf(selection);
  const lines = Array.from({ length: entries.length / length }, (_, line) => [
    ...entries.subarray(line * length, (line + 1) * length),
  ]);
  const numberOf = (digits: readonly number[]) => digits.reduce((number, digit) => number * TEN + digit, 0);
  if (isOrdered) return lines.map(numberOf);
  return lines
    .map((line) => [...new Set(ordersOf(line).map(numberOf))])
    .toSorted((a, b) => a.length - b.length)
    .flat();
}

function ordersOf(digits: readonly number[]): number[][] {
  if (digits.length < 2) return [[...digits]];
  return digits.flatMap((first, at) =>
    ordersOf(digits.filter((_, own) => own !== at)).map((rest) => [first, ...rest]),
  );
}

/** Numbers that nobody chose, one for each lot if there are so many. */
function restOf(chosen: readonly number[], lots: number): number[] {
  const taken = new Set(chosen);
  const rest: number[] = [];
  for (let number = 0; rest.length < lots && number < WALKED_MAX; number += 1)
    if (!taken.has(number) && !taken.has(number % (TEN * TEN))) rest.push(number);
  return rest;
}
