import type { LotteryFamily } from '@parlour/contract/values/lottery';
import { ANIMALS, animalOf, animalOfDay, lucky28, marksix, type Play } from '@parlour/lottery-rules';
import type { LotteryDrawsKey } from '@parlour/texts/load/lottery-draws';

/** An issue as far as trends look at it. */
export type DrawnIssue = { readonly numero: string; readonly result: readonly number[] | null };

/** Places that are called as they are above their row of numbers. */
export const ROW_LABELS = ['plays.row.ssc.ballN', 'plays.row.d3.ballN'] as const;
type LabelKey = LotteryDrawsKey | (typeof ROW_LABELS)[number];
export type Label = { readonly key: LabelKey; readonly n?: number; readonly other?: number };

/** What a result shows one of, or some of: the digits of a ball, the animals, the endings of all lots. */
export type TrendGroup = {
  /** Of a ball, the id of its row in a play: `ball1`. */
  readonly id: string;
  readonly label: Label;
  /** The values, written; in the order of the alphabet of the play's row. */
  readonly columns: readonly string[];
  /** Columns are options of a play, whose names are texts. */
  readonly isNamed?: true;
  /** `path`: at most one value an issue. `set`: several. `grid`: a hundred endings, too many for a chart. */
  readonly shape: 'path' | 'set' | 'grid';
  /** A ball of one digit, which is big or small, odd or even. */
  readonly digitOf?: (result: readonly number[]) => number;
  /** The columns that an issue shows, each once. */
  shownBy(result: readonly number[], numero: string): readonly number[];
};

/** Everything whose trend is told for a family, in the order of its tabs. */
export function groupsOf(family: LotteryFamily): readonly TrendGroup[] {
  const groups = made.get(family) ?? MAKERS[family]();
  made.set(family, groups);
  return groups;
}

const made = new Map<LotteryFamily, readonly TrendGroup[]>();

const DIGITS = figures(0, 9);
const ENDINGS = padded(0, 99);
/** Of a number of four digits. */
const PLACES: readonly LotteryDrawsKey[] = [
  'trends.thousands',
  'trends.hundreds',
  'trends.tens',
  'trends.units',
];
const ANY: Label = { key: 'trends.any' };
const ALL: Label = { key: 'trends.all' };

const MAKERS: Readonly<Record<LotteryFamily, () => readonly TrendGroup[]>> = {
  ssc: () => [...digitBalls(5, 'plays.row.ssc.ballN'), anyOf(DIGITS, 0)],
  d3: () => [...digitBalls(3, 'plays.row.d3.ballN'), anyOf(DIGITS, 0)],
  '11x5': () => [...balls(5, padded(1, 11), 'trends.ball'), anyOf(padded(1, 11), 1)],
  pk10: () => [
    ...balls(10, padded(1, 10), 'trends.place'),
    sumOf({ key: 'trends.firstTwo' }, figures(3, 19), ([first = 0, second = 0]) => first + second - 3),
  ],
  k3: () => [
    sumOf({ key: 'trends.sum' }, figures(3, 18), (dice) => add(dice) - 3),
    anyOf(figures(1, 6), 1, ALL),
  ],
  lucky28: () => [
    sumOf({ key: 'trends.sum' }, figures(0, 27), add),
    ...digitBalls(3, 'trends.ball'),
    wavesOf(lucky28.plays(), 'lucky28.wave'),
  ],
  marksix: markSix,
  keno: () => [anyOf(padded(1, 80), 1, ALL)],
  vietnamNorth: vietnam,
  vietnamSouth: vietnam,
  vietnamCentral: vietnam,
  thai: () => [
    ...digitsOfLot('top', 0, ['trends.topHundreds', 'trends.topTens', 'trends.topUnits']),
    ...digitsOfLot('bottom', 5, ['trends.bottomTens', 'trends.bottomUnits']),
    endings('top2', { key: 'trends.top2' }, ([top = 0]) => [top]),
    endings('bottom2', { key: 'trends.bottom2' }, (lots) => [lots[5] ?? 0]),
  ],
  yeekee: () => [
    ...digitsOfLot('top', 0, ['trends.topHundreds', 'trends.topTens', 'trends.topUnits']),
    ...digitsOfLot('bottom', 1, ['trends.bottomTens', 'trends.bottomUnits']),
    endings('top2', { key: 'trends.top2' }, ([top = 0]) => [top]),
    endings('bottom2', { key: 'trends.bottom2' }, ([, bottom = 0]) => [bottom]),
  ],
  fourd: () => [
    endings('endings', { key: 'trends.endings' }, (lots) => lots),
    ...digitsOfLot('first', 0, PLACES),
  ],
};

function markSix(): TrendGroup[] {
  const numbers = padded(1, 49);
  const special = (result: readonly number[]) => result[6] ?? 0;
  return [
    {
      id: 'special',
      label: { key: 'trends.special' },
      columns: numbers,
      shape: 'path',
      shownBy: (result) => [special(result) - 1],
    },
    {
      id: 'regular',
      label: { key: 'trends.regular' },
      columns: numbers,
      shape: 'set',
      shownBy: (result) => result.slice(0, 6).map((number) => number - 1),
    },
    named('zodiac', { key: 'trends.zodiac' }, ANIMALS, (result, numero) =>
      animalOf(special(result), animalOfDay(dayOf(numero))),
    ),
    wavesOf(marksix.plays(), 'marksix.special.wave'),
    {
      id: 'tail',
      label: { key: 'trends.tail' },
      columns: DIGITS,
      shape: 'path',
      shownBy: (result) => [special(result) % 10],
    },
  ];
}

function vietnam(): TrendGroup[] {
  return [
    endings('endings', { key: 'trends.endings' }, (lots) => lots),
    endings('special', { key: 'trends.specialEnding' }, ([special = 0]) => [special]),
    ...digitsOfLot('special', 0, ['trends.specialTens', 'trends.specialUnits']),
  ];
}

function digitBalls(count: number, key: LabelKey): TrendGroup[] {
  return balls(count, DIGITS, key).map((group, position) => ({
    ...group,
    digitOf: (result) => result[position] ?? 0,
  }));
}

function balls(count: number, columns: readonly string[], key: LabelKey): TrendGroup[] {
  return Array.from({ length: count }, (_, position) => ballAt(position, columns, { key, n: position + 1 }));
}

function ballAt(position: number, columns: readonly string[], label: Label): TrendGroup {
  const first = Number(columns[0]);
  return {
    id: `ball${position + 1}`,
    label,
    columns,
    shape: 'path',
    shownBy: (result) => [(result[position] ?? first) - first],
  };
}

/** All that an issue shows, wherever. */
function anyOf(columns: readonly string[], first: number, label = ANY): TrendGroup {
  return {
    id: 'any',
    label,
    columns,
    shape: 'set',
    shownBy: (result) => [...new Set(result)].map((number) => number - first),
  };
}

function sumOf(
  label: Label,
  columns: readonly string[],
  column: (result: readonly number[]) => number,
): TrendGroup {
  return { id: 'sum', label, columns, shape: 'path', shownBy: (result) => [column(result)] };
}

/** Options with names; an issue may show none of them. */
function named(
  id: string,
  label: Label,
  columns: readonly string[],
  column: (result: readonly number[], numero: string) => number,
): TrendGroup {
  return {
    id,
    label,
    columns,
    isNamed: true,
    shape: 'path',
    shownBy: (result, numero) => [column(result, numero)].filter((own) => own >= 0),
  };
}

/** The colours, as the play that pays by them knows them. */
function wavesOf(plays: readonly Play[], id: string): TrendGroup {
  const play = plays.find((own) => own.id === id);
  if (!play) throw new Error(`there is no play ${id}`);
  const columns = play.tiers.map((tier) => tier.id);
  return named('wave', { key: 'trends.wave' }, columns, (result) => play.needs(result)[0]?.tier ?? -1);
}

/** The day of an issue, from its number: `20261116-0542` is of `2026-11-16`. */
function dayOf(numero: string): string {
  return `${numero.slice(0, 4)}-${numero.slice(4, 6)}-${numero.slice(6, 8)}`;
}

/** The last digits of a lot, a group each. */
function digitsOfLot(id: string, lot: number, labels: readonly LotteryDrawsKey[]): TrendGroup[] {
  return labels.map((key, index) => {
    const power = 10 ** (labels.length - 1 - index);
    const digitOf = (result: readonly number[]) => Math.floor((result[lot] ?? 0) / power) % 10;
    return {
      id: `${id}.${power}`,
      label: { key },
      columns: DIGITS,
      shape: 'path',
      digitOf,
      shownBy: (result) => [digitOf(result)],
    };
  });
}

function endings(
  id: string,
  label: Label,
  lotsOf: (result: readonly number[]) => readonly number[],
): TrendGroup {
  return {
    id,
    label,
    columns: ENDINGS,
    shape: 'grid',
    shownBy: (result) => [...new Set(lotsOf(result).map((lot) => lot % ENDINGS.length))],
  };
}

function figures(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, index) => String(first + index));
}

function padded(first: number, last: number): string[] {
  return figures(first, last).map((figure) => figure.padStart(2, '0'));
}

function add(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
