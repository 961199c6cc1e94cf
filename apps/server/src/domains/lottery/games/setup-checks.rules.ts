import type { FieldCode, LotterySetup, OddsFinding } from '@parlour/contract';
import {
  ANY_TIER,
  checkMarket,
  type Fraction,
  fraction,
  type MarketBet,
  type MarketCheck,
  marketsOf,
  multiply,
  type OddsTable,
  oddsOf,
  type Play,
  readSelection,
  toDecimal,
  writeSelection,
} from '@parlour/lottery-rules';
import { changesBetween } from '../../../audit/changes.rules.ts';
import { numbersOf } from '../orders/numbers.rules.ts';
import { familyOf, pickOf, settingsAt } from './families.rules.ts';
import { lowestSeries } from './series.rules.ts';

/** So many findings, and bets of each, are told: an operator mends the first and asks again. */
const FINDINGS_TOLD = 20;
const BETS_TOLD = 60;

/** What is shown on the site, and what only takes away, is one operator's to change; everything else moves money. */
export function takesTwo(before: LotterySetup | null, after: LotterySetup): boolean {
  if (!before) return true;
  const { name, isHot, isOn } = after;
  const harmless = { ...before, name, isHot, isOn: before.isOn && isOn };
  return changesBetween(harmless, after).length > 0;
}

/** What no lottery can be played with, by field; empty: nothing. */
export function faultsOf(
  before: LotterySetup | null,
  after: LotterySetup,
  { hasBeacon }: { hasBeacon: boolean },
): Record<string, FieldCode> {
  const family = familyOf(after);
  const known = Object.entries(after.settings).every(([name, choice]) =>
    family.settings[name]?.includes(choice),
  );
  if (!known) return { settings: 'not_allowed' };
  const plays = new Map(family.plays(after.settings).map((play) => [play.id, play]));
  const { schedule } = after;
  const checks: [field: string, isWrong: boolean, code: FieldCode][] = [
    // What was sold is drawn and paid by these, and what was drawn is verified by them.
    ['family', before !== null && before.family !== after.family, 'not_allowed'],
    ['vendor', before !== null && before.vendor !== after.vendor, 'not_allowed'],
    ['settings', before !== null && changesBetween(pickOf(before), pickOf(after)).length > 0, 'not_allowed'],
    ['external', after.external === 'drand' && !hasBeacon, 'not_allowed'],
    [
      'schedule.closeSeconds',
      schedule.kind === 'every' && schedule.closeSeconds >= schedule.seconds,
      'too_big',
    ],
    [
      'schedule.times',
      schedule.kind === 'daily' && new Set(schedule.times).size < schedule.times.length,
      'not_allowed',
    ],
    ['schedule.weekdays', schedule.kind === 'daily' && schedule.weekdays?.length === 0, 'too_small'],
    ['rebatePercent', lowestSeries(after) < 1, 'too_big'],
    ['hiddenPlays', after.hiddenPlays.some((id) => !plays.has(id)), 'not_allowed'],
    ['odds', !isTable(after.odds, plays, family.odds), 'not_allowed'],
    ['limits.half', !areNumbers(after.limits.half, plays), 'not_allowed'],
    ['limits.full', !areNumbers(after.limits.full, plays), 'not_allowed'],
  ];
  return Object.fromEntries(checks.flatMap(([field, isWrong, code]) => (isWrong ? [[field, code]] : [])));
}

/** Whether every entry names odds that some play has, and every play finds all of its own. */
function isTable(own: OddsTable, plays: ReadonlyMap<string, Play>, shipped: OddsTable): boolean {
  const isKnown = Object.entries(own).every(([id, tiers]) => {
    const play = plays.get(id);
    const names = play ? namesOf(play, shipped) : new Set<string>();
    return shipped[id] !== undefined && Object.keys(tiers).every((name) => names.has(name));
  });
  const table = { ...shipped, ...own };
  return (
    isKnown && [...plays.values()].every((play) => play.pays !== 'odds' || isWhole(() => oddsOf(table, play)))
  );
}

function namesOf({ id, tiers }: Play, shipped: OddsTable): Set<string> {
  return new Set([ANY_TIER, ...tiers.map((tier) => tier.id), ...Object.keys(shipped[id] ?? {})]);
}

/** Whether each list names single numbers of its play. */
function areNumbers(
  lists: Readonly<Record<string, readonly string[]>>,
  plays: ReadonlyMap<string, Play>,
): boolean {
  return Object.entries(lists).every(([id, numbers]) => {
    const play = plays.get(id);
    return play?.pays === 'odds' && numbers.every((number) => isNumberOf(play, number));
  });
}

function isNumberOf(play: Play, number: string): boolean {
  const reading = readSelection(play, number);
  return (
    reading.ok &&
    writeSelection(play, reading.selection) === number &&
    numbersOf(play, reading.selection).length === 1
  );
}

/** Odds that are missing are a range error of the rules. */
function isWhole(read: () => unknown): boolean {
  try {
    read();
    return true;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/** What the guard finds wrong with the odds of the plays that are offered, on a day of the lottery's zone. */
export function guardOdds(setup: LotterySetup, day: string): OddsFinding[] {
  const family = familyOf(setup);
  const offered = family
    .plays(settingsAt(setup, day))
    .filter(({ id, skin }) => setup.playTypes.includes(skin) && !setup.hiddenPlays.includes(id));
  const table = { ...family.odds, ...setup.odds };
  return marketsOf(offered)
    .flatMap((market) => findingsOf(checkMarket(market, table)))
    .slice(0, FINDINGS_TOLD);
}

function findingsOf({ sureProfit, generous }: MarketCheck): OddsFinding[] {
  const sure: OddsFinding[] = sureProfit
    ? [
        {
          kind: 'sure_profit',
          bets: sureProfit.spread.slice(0, BETS_TOLD).map(betOf),
          percent: percentOf(sureProfit.profit),
        },
      ]
    : [];
  return [
    ...sure,
    ...generous.map(
      (bet): OddsFinding => ({ kind: 'generous', bets: [betOf(bet)], percent: percentOf(bet.return) }),
    ),
  ];
}

const betOf = ({ play, selection }: MarketBet) => ({ play, selection });
const HUNDRED = fraction(100n);
const PERCENT_DIGITS = 2;
export const percentOf = (share: Fraction): string => toDecimal(multiply(share, HUNDRED), PERCENT_DIGITS);

/** A series returns its own share of this, whatever the play. */
const SERIES_WHOLE = 2_000;
export const percentOfSeries = (series: number): string => percentOf(fraction(series, SERIES_WHOLE));
