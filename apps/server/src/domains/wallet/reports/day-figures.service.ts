import { HOUR_MS } from '@parlour/clock/durations';
import type { KeyFigures, KeySums, TodayLine } from '@parlour/contract';
import { writeDecimal } from '@parlour/money';
import type { BusinessDay } from '../../../tenancy/calendar.rules.ts';
import { addUp, SLOT_MS, type Sums } from '../records/records.ts';
import type { SumRow } from './today.repo.ts';
import type { ActiveRow } from './today.rules.ts';
import { WEEK_DAYS } from './today.rules.ts';

const NOBODY = { members: 0, membersUntil: 0, isUnknown: false };

/** How many slots of the day are over at a moment. */
export const slotsBefore = ({ startsMs }: BusinessDay, atMs: number): number =>
  Math.max(0, Math.floor((atMs - startsMs) / SLOT_MS));
export const slotStart = ({ startsMs }: BusinessDay, slot: number): number => startsMs + slot * SLOT_MS;

type Told = {
  days: readonly BusinessDay[];
  nowMs: number;
  sums: readonly SumRow[];
  active: readonly ActiveRow[];
};

/** One currency of a brand: the day so far, what it is compared with, and its histories. */
export function describeCurrency({
  days,
  nowMs,
  sums,
  active,
}: Told): Omit<TodayLine, 'merchantCode' | 'currency'> {
  const today = days.at(-1) as BusinessDay;
  const wholeOf = (day: string) => sums.filter((row) => row.day === day && row.hour === null);
  const slotsOf = (day: string) => sums.filter((row) => row.day === day && row.hour !== null);
  const activeOf = (day: string) => active.find((row) => row.day === day) ?? NOBODY;
  // A day that was added up before there were slots, if only in part, is compared with nothing.
  const hasSlots = (day: string) =>
    countOf(wholeOf(day)) === countOf(slotsOf(day)) && !activeOf(day).isUnknown;
  const until = (day: string): Figures => ({
    sums: addUp(
      slotsOf(day).map(({ kind, inUntil, outUntil }) => ({ kind, moneyIn: inUntil, moneyOut: outUntil })),
    ),
    members: activeOf(day).membersUntil,
  });
  const hourOf = (day: string, hour: number) =>
    writeSums(addUp(slotsOf(day).filter((row) => row.hour === hour)));
  const isComparable = hasSlots(today.day);
  const before = days
    .slice(0, -1)
    .slice(-WEEK_DAYS)
    .filter(({ day }) => hasSlots(day));
  const yesterday = before.find(({ day }) => day === days.at(-2)?.day);
  return {
    soFar: write({ sums: addUp(wholeOf(today.day)), members: activeOf(today.day).members }),
    compared: {
      today: isComparable ? write(until(today.day)) : null,
      yesterday: yesterday ? write(until(yesterday.day)) : null,
      week:
        before.length > 0
          ? { days: before.length, average: write(averageOf(before.map(({ day }) => until(day)))) }
          : null,
    },
    hours: Array.from({ length: hoursOf(today) }, (_, hour) => ({
      hour,
      today: isComparable && today.startsMs + hour * HOUR_MS <= nowMs ? hourOf(today.day, hour) : null,
      yesterday: yesterday ? hourOf(yesterday.day, hour) : null,
    })),
    days: days.map(({ day }) => ({
      day,
      ...write({ sums: addUp(wholeOf(day)), members: activeOf(day).members }),
    })),
  };
}

type Figures = { sums: Sums; members: number };

function averageOf(all: readonly Figures[]): Figures {
  const [first, ...others] = all.map(({ sums }) => ({ ...sums }));
  const total = first as Sums;
  for (const sums of others) for (const name of NAMES) total[name] += sums[name];
  for (const name of NAMES) total[name] /= BigInt(all.length);
  const members = all.reduce((sum, figures) => sum + figures.members, 0) / all.length;
  return { sums: total, members: Math.round(members * 10) / 10 };
}

const NAMES = Object.keys(addUp([])) as (keyof Sums)[];
const hoursOf = ({ startsMs, endsMs }: BusinessDay) => Math.ceil((endsMs - startsMs) / HOUR_MS);
const countOf = (rows: readonly SumRow[]) => rows.reduce((sum, { count }) => sum + count, 0n);
const write = ({ sums, members }: Figures): KeyFigures => ({ ...writeSums(sums), membersActive: members });

function writeSums({ deposits, withdrawals, bets, wins, net }: Sums): KeySums {
  return {
    deposits: writeDecimal(deposits),
    withdrawals: writeDecimal(withdrawals),
    bets: writeDecimal(bets),
    wins: writeDecimal(wins),
    net: writeDecimal(net),
  };
}
