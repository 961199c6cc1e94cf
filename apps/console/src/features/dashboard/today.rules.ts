import type { ConsoleClient } from '@parlour/client/console';
import { KEY_FIGURES, type KeyFigure } from '@parlour/contract/values/wallet';
import { readDecimal, writeDecimal } from '@parlour/money';

export type Today = Awaited<ReturnType<ConsoleClient['wallet']['today']>>;
export type TodayLine = Today['items'][number];
export type KeyFigures = TodayLine['soFar'];
export type Hour = TodayLine['hours'][number];
export type KeySums = NonNullable<Hour['today']>;
export type Comparison = TodayLine['compared'];
type Day = TodayLine['days'][number];

export const TILES = [...KEY_FIGURES, 'membersActive'] as const;
export type Tile = (typeof TILES)[number];

/** Sums of different currencies are meaningless, so one is shown at a time. */
export function currenciesOf({ items }: Pick<Today, 'items'>): string[] {
  return [...new Set(items.map(({ currency }) => currency))].sort();
}

export type Together = Pick<TodayLine, 'soFar' | 'compared' | 'hours' | 'days'>;

/** All brands of one currency together. A brand that cannot be compared leaves nothing to compare with. */
export function addLines(lines: readonly TodayLine[]): Together {
  return {
    soFar: addFigures(lines.map(({ soFar }) => soFar)),
    compared: {
      today: addKnown(lines.map(({ compared }) => compared.today)),
      yesterday: addKnown(lines.map(({ compared }) => compared.yesterday)),
      week: addWeeks(lines.map(({ compared }) => compared.week)),
    },
    hours: addHours(lines.flatMap(({ hours }) => hours)),
    days: addDays(lines.flatMap(({ days }) => days)),
  };
}

function addSums(all: readonly KeySums[]): KeySums {
  const sumOf = (figure: KeyFigure) =>
    writeDecimal(all.reduce((sum, figures) => sum + (readDecimal(figures[figure]) ?? 0n), 0n));
  return Object.fromEntries(KEY_FIGURES.map((figure) => [figure, sumOf(figure)])) as KeySums;
}

/** Members belong to one brand, so those of several brands add up. */
function addFigures(all: readonly KeyFigures[]): KeyFigures {
  return { ...addSums(all), membersActive: all.reduce((sum, { membersActive }) => sum + membersActive, 0) };
}

function addKnown(all: readonly (KeyFigures | null)[]): KeyFigures | null {
  const known = all.filter((figures) => figures !== null);
  return known.length === all.length && known.length > 0 ? addFigures(known) : null;
}

function addWeeks(weeks: readonly Comparison['week'][]): Comparison['week'] {
  const average = addKnown(weeks.map((week) => week?.average ?? null));
  return average ? { days: Math.min(...weeks.map((week) => week?.days ?? 0)), average } : null;
}

function addHours(hours: readonly Hour[]): Hour[] {
  const add = (all: readonly (KeySums | null)[]) => {
    const known = all.filter((sums) => sums !== null);
    return known.length > 0 ? addSums(known) : null;
  };
  return groupBy(hours, ({ hour }) => hour).map(([hour, same]) => ({
    hour,
    today: add(same.map(({ today }) => today)),
    yesterday: add(same.map(({ yesterday }) => yesterday)),
  }));
}

function addDays(days: readonly Day[]): Day[] {
  return groupBy(days, ({ day }) => day).map(([day, same]) => ({ day, ...addFigures(same) }));
}

/** In the order of the keys. */
function groupBy<Item, Key extends string | number>(
  items: readonly Item[],
  keyOf: (item: Item) => Key,
): [Key, Item[]][] {
  const groups = new Map<Key, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return [...groups].sort(([one], [other]) => (one < other ? -1 : 1));
}

/** By how much of itself a figure changed; null if it was nothing, or has another sign now. */
export function changeOf(now: string | number, before: string | number): number | null {
  // A share may be a float; the figures themselves are shown from their text.
  const [is, was] = [Number(now), Number(before)];
  if (was === 0 || is * was < 0) return null;
  return (is - was) / Math.abs(was);
}
