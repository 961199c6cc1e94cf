import { add, fraction, ZERO } from '@parlour/exact';
import { type Factor, layOut, markRows, maskOf, type Need } from '../../play/marks.ts';
import type { Play, Tier } from '../../play/play.ts';
import type { Result } from '../../play/result.ts';
import type { Space } from '../../play/space.ts';
import { options } from '../../selection/alphabet.ts';
import { rowsOf, type Selection } from '../../selection/selection.ts';
import { ent } from '../family.ts';
import { NEUTRAL, NUMBERS, REGULAR, SIDES, WAVES, waveOf } from './marksix.numbers.ts';
import { exampleOf } from './marksix.single.ts';

const LEG_SIDES = ['big', 'small', 'odd', 'even'] as const;
const LEGS = options(...LEG_SIDES, ...WAVES);
const LEGS_MIN = 2;
/** Odds are configured for these members; a winning leg multiplies the stake by them. */
const MEMBERS = ['side', ...WAVES] as const;

/** How many legs won as each member; `null` in place of a member is a leg whose odds count as 1. */
type Won = readonly number[];
type Member = number | null;

/**
 * One bet over at least two of the regular balls, a side or a wave of each: it wins when every leg wins, and pays the
 * product of their odds. At 49 the odds of a side count as 1; its wave is still green.
 */
export function parlayPlay(neutral: boolean): Play {
  const layout = layOut([...REGULAR.map(() => LEGS), ...REGULAR.map(() => options('skipped'))]);
  const onRow = (row: number, values: readonly number[]) =>
    maskOf(layout, [...Array<undefined>(row).fill(undefined), values]);
  const skipped = REGULAR.map((row) => ({ mask: onRow(REGULAR.length + row, [0]), choose: 1 }));
  const tierIndex = new Map(TIERS.map((won, index) => [won.join(), index]));
  return ent(
    'marksix.parlay',
    {
      shape: {
        kind: 'rows',
        rows: REGULAR.map((i) => ({ id: `ball${i + 1}`, alphabet: LEGS, min: 0, max: 1 })),
      },
      tiers: TIERS.map(tierOf),
      space: firstTwoBalls(),
      layout,
      count: (selection) => (legsOf(selection).length >= LEGS_MIN ? 1 : 0),
      pack(selection) {
        const rows = rowsOf(selection);
        return markRows(layout, [...rows, ...rows.map((row) => (row.length === 0 ? [0] : []))]);
      },
      needs(result) {
        const choices = REGULAR.map((row) => [
          { factor: skipped[row] as Factor, member: undefined },
          ...winnersOf(result[row] ?? 0, neutral).map(({ legs, member }) => ({
            factor: { mask: onRow(row, legs), choose: 1 },
            member,
          })),
        ]);
        return combine(choices, tierIndex);
      },
      expect: (selection) => expectTiers(legsOf(selection), neutral, tierIndex),
      expectWin: (selection) => expectTiers(legsOf(selection), neutral, tierIndex).reduce(add, ZERO),
      spreads: () => LEGS.names.flatMap((a) => LEGS.names.map((b) => ({ selection: `${a}|${b}||||` }))),
    },
    exampleOf('small|small|big|odd|red|green', { 'side+side+side+side+red+green': 1 }),
  );
}

const TIERS: readonly Won[] = everyWon(REGULAR.length).filter((won) => won.some((count) => count > 0));

function everyWon(most: number, members: number = MEMBERS.length): number[][] {
  if (members === 0) return [[]];
  return Array.from({ length: most + 1 }, (_, own) => own).flatMap((own) =>
    everyWon(most - own, members - 1).map((rest) => [own, ...rest]),
  );
}

function tierOf(won: Won): Tier {
  const productOf = won.flatMap((count, member) => Array<string>(count).fill(MEMBERS[member] ?? ''));
  const legs = productOf.map((member) => (member === 'side' ? 'big' : member));
  // A single leg wins where the other one counts as 1.
  const sample = [...legs, ...(legs.length < LEGS_MIN ? ['big'] : [])];
  return {
    id: productOf.join('+'),
    sample: REGULAR.map((row) => sample[row] ?? '').join('|'),
    odds: { productOf },
  };
}

function legsOf(selection: Selection): { row: number; leg: number }[] {
  return rowsOf(selection).flatMap((entries, row) => entries.map((leg) => ({ row, leg })));
}

/** The legs that win with a number, by the member whose odds they have. */
function winnersOf(number: number, neutral: boolean): { legs: number[]; member: Member }[] {
  const wave = WAVES.indexOf(waveOf(number));
  const isNeutral = neutral && number === NEUTRAL;
  const won = LEG_SIDES.map((_, leg) => leg).filter(
    (leg) => isNeutral || SIDES[LEG_SIDES[leg] ?? '']?.(number),
  );
  return [
    { legs: won, member: isNeutral ? null : 0 },
    { legs: [LEG_SIDES.length + wave], member: 1 + wave },
  ];
}

type Choice = { factor: Factor; member: Member | undefined };

/** Every way to skip a ball or win with it, over all balls. */
function combine(choices: readonly (readonly Choice[])[], tierIndex: ReadonlyMap<string, number>): Need[] {
  const needs: Need[] = [];
  const place = (row: number, factors: readonly Factor[], won: number[]) => {
    const own = choices[row];
    if (!own) {
      const tier = tierIndex.get(won.join());
      if (tier !== undefined) needs.push({ tier, factors });
      return;
    }
    for (const { factor, member } of own) place(row + 1, [...factors, factor], plus(won, member));
  };
  place(
    0,
    [],
    MEMBERS.map(() => 0),
  );
  return needs;
}

function plus(won: readonly number[], member: Member | undefined): number[] {
  return typeof member === 'number' ? won.map((count, i) => (i === member ? count + 1 : count)) : [...won];
}

/** Numbers that no leg tells apart. */
function classesOf(): { number: number; size: number }[] {
  const classes = new Map<string, { number: number; size: number }>();
  NUMBERS.names.forEach((_, i) => {
    const number = i + 1;
    const rules = LEG_SIDES.map((side) => SIDES[side]?.(number));
    const key = [...rules, waveOf(number), number === NEUTRAL].join();
    const known = classes.get(key);
    if (known) known.size += 1;
    else classes.set(key, { number, size: 1 });
  });
  return [...classes.values()];
}

const CLASSES = classesOf();

/** Walks through the balls of the legs, class by class, and counts the draws that win each tier. */
function expectTiers(
  legs: readonly { leg: number }[],
  neutral: boolean,
  tierIndex: ReadonlyMap<string, number>,
) {
  const winning = legs.map(({ leg }) =>
    CLASSES.flatMap(({ number }, own) =>
      winnersOf(number, neutral).flatMap(({ legs: won, member }) =>
        won.includes(leg) ? [{ own, member }] : [],
      ),
    ),
  );
  const ways = new Array<bigint>(TIERS.length).fill(0n);
  const used = CLASSES.map(() => 0);
  const place = (index: number, count: number, won: number[]) => {
    const own = winning[index];
    if (!own) {
      const tier = tierIndex.get(won.join());
      if (tier !== undefined) ways[tier] = (ways[tier] ?? 0n) + BigInt(count);
      return;
    }
    for (const { own: group, member } of own) {
      const left = (CLASSES[group]?.size ?? 0) - (used[group] ?? 0);
      if (left === 0) continue;
      used[group] = (used[group] ?? 0) + 1;
      place(index + 1, count * left, plus(won, member));
      used[group] = (used[group] ?? 0) - 1;
    }
  };
  place(
    0,
    1,
    MEMBERS.map(() => 0),
  );
  const draws = legs.reduce((total, _, i) => total * BigInt(NUMBERS.names.length - i), 1n);
  return ways.map((own) => fraction(own, draws));
}

/** The first two balls by their classes: what bets over two legs can tell apart. */
function firstTwoBalls(): Space {
  const size = NUMBERS.names.length;
  return {
    total: BigInt(size * (size - 1)),
    each(visit) {
      for (const first of CLASSES)
        for (const second of CLASSES) {
          const isSame = first === second;
          const ways = first.size * (second.size - (isSame ? 1 : 0));
          if (ways > 0)
            visit(drawOf(first.number, isSame ? twinOf(first.number) : second.number), BigInt(ways));
        }
    },
  };
}

/** Another number of the same class. */
function twinOf(number: number): number {
  const key = (own: number) => [...LEG_SIDES.map((side) => SIDES[side]?.(own)), waveOf(own)].join();
  return (
    NUMBERS.names.findIndex((_, i) => i + 1 !== number && i + 1 !== NEUTRAL && key(i + 1) === key(number)) + 1
  );
}

function drawOf(first: number, second: number): Result {
  const rest = NUMBERS.names.map((_, i) => i + 1).filter((number) => number !== first && number !== second);
  return [first, second, ...rest.slice(0, 5)];
}
