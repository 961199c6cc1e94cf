import { ANY_TIER, FAMILIES, oddsOf, type Play, returnsOf, toDecimal } from '@parlour/lottery-rules';
import { changesBetween } from '../../../parts/values/changes.rules.ts';
import type { Setup } from '../lottery.rules.ts';

type Schedule = Setup['schedule'];
type Daily = Extract<Schedule, { kind: 'daily' }>;

/** A setup as it is typed: figures are texts until it is sent, and both kinds of schedule are kept. */
export type Draft = Omit<
  Setup,
  'schedule' | 'unit' | 'multipleMax' | 'series' | 'chaseMax' | 'caps' | 'name'
> & {
  name: Record<string, string>;
  schedule: {
    kind: Schedule['kind'];
    seconds: string;
    times: string;
    weekdays: number[];
    closeSeconds: string;
    timeZone: string;
  };
  unit: string;
  multipleMax: string;
  series: string;
  chaseMax: string;
  caps: { perIssue: string; singlePick: string; singlePickBets: string };
};

export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 0] as const;

export function draftOf(setup: Setup): Draft {
  const { schedule, caps } = setup;
  const isDaily = schedule.kind === 'daily';
  return {
    ...setup,
    name: { ...setup.name } as Record<string, string>,
    schedule: {
      kind: schedule.kind,
      seconds: isDaily ? '' : String(schedule.seconds),
      times: isDaily ? schedule.times.join(' ') : '',
      weekdays: [...((isDaily && schedule.weekdays) || WEEKDAYS)],
      closeSeconds: String(schedule.closeSeconds),
      timeZone: schedule.timeZone,
    },
    unit: String(setup.unit),
    multipleMax: String(setup.multipleMax),
    series: String(setup.series),
    chaseMax: String(setup.chaseMax),
    caps: { ...caps, singlePickBets: String(caps.singlePickBets) },
  };
}

/** As it is sent; what is no figure the server refuses at its field. */
export function setupOf(draft: Draft): Setup {
  const { name, caps } = draft;
  const named = Object.entries(name).filter(([, words]) => words.trim() !== '');
  return {
    ...draft,
    name: Object.fromEntries(named) as Setup['name'],
    schedule: scheduleOf(draft.schedule),
    unit: figure(draft.unit),
    multipleMax: figure(draft.multipleMax),
    series: figure(draft.series),
    chaseMax: figure(draft.chaseMax),
    caps: { ...caps, singlePickBets: figure(caps.singlePickBets) },
  };
}

function scheduleOf({ kind, seconds, times, weekdays, ...both }: Draft['schedule']): Schedule {
  const closeSeconds = figure(both.closeSeconds);
  const { timeZone } = both;
  if (kind === 'every') return { kind, seconds: figure(seconds), closeSeconds, timeZone };
  const days: Pick<Daily, 'weekdays'> =
    weekdays.length === WEEKDAYS.length ? {} : { weekdays: [...weekdays].sort((a, b) => a - b) };
  return { kind, times: times.split(/[\s,;]+/).filter(Boolean), ...days, closeSeconds, timeZone };
}

/** An empty field is none, not zero. */
const figure = (typed: string): number => (typed.trim() === '' ? Number.NaN : Number(typed));

/** A lottery that is not there yet, with what its family has. */
export function newSetup(family: Setup['family'], timeZone: string): Setup {
  const plays = FAMILIES.find(({ id }) => id === family)?.plays() ?? [];
  const skins = (['trad', 'ent'] as const).filter((skin) => plays.some((play) => play.skin === skin));
  return {
    code: '',
    family,
    vendor: vendorOf(family),
    name: {},
    playTypes: skins,
    prizeModes: ['Lott', 'ZY', 'Elott'],
    schedule: { kind: 'every', seconds: 300, closeSeconds: 15, timeZone },
    external: 'next_commitment',
    settings: {},
    unit: 2,
    models: ['yuan', 'jiao', 'fen'],
    multipleMax: 10_000,
    series: 1_940,
    rebatePercent: '7.0',
    odds: {},
    hiddenPlays: [],
    caps: { perIssue: '400000', singlePick: '40000', singlePickBets: 1 },
    limits: { half: {}, full: {}, stakeMax: null },
    stakeMax: '100000',
    chaseMax: 60,
    isHot: false,
    isOn: true,
  };
}

function vendorOf(family: Setup['family']): Setup['vendor'] {
  if (family.startsWith('vietnam')) return 'TCG_LOTTO_VN';
  return ['thai', 'yeekee', 'fourd'].includes(family) ? 'TCG_SEA' : 'LOTT';
}

/** Whether a second person has to approve: the same rule as the server's. */
export function takesTwo(before: Setup | null, after: Setup): boolean {
  if (!before) return true;
  const { name, isHot, isOn } = after;
  return changesBetween({ ...before, name, isHot, isOn: before.isOn && isOn }, after).length > 0;
}

export const changesOf = (before: Setup | null, after: Setup) => changesBetween(before ?? {}, after);

/** Whether numbers of a play can be limited one by one: typed lines, or one row of entries. */
export const hasNumbers = ({ shape, pays }: Play): boolean =>
  pays === 'odds' && !shape.ticks && (shape.kind === 'lines' || shape.rows.length === 1);

export const readNumbers = (typed: string): string[] => [...new Set(typed.split(/[\s,;]+/).filter(Boolean))];

type Lists = Setup['limits']['half'];

/** With the list of one play replaced; an empty one is none. */
export function withNumbers(lists: Lists, play: string, numbers: string[]): Lists {
  const others = Object.entries(lists).filter(([id]) => id !== play);
  return Object.fromEntries(numbers.length === 0 ? others : [...others, [play, numbers]]);
}

type Odds = Setup['odds'];
type Shipped = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The odds that hold for a play: the brand's, or those delivered. */
export const oddsIn = (odds: Odds, shipped: Shipped, id: string): Record<string, string> => ({
  ...(odds[id] ?? shipped[id]),
});

/** What can be given odds of its own: what is configured, and the prizes that share the odds of all others. */
export function tiersIn(play: Play, own: Readonly<Record<string, string>>): string[] {
  const sharing = ANY_TIER in own ? play.tiers.filter(({ push, odds }) => !push && !odds) : [];
  return [...new Set([...Object.keys(own), ...sharing.map(({ id }) => id)])];
}

/** With one of the odds replaced, or none where all others' do; a play as it was delivered is not kept. */
export function withOdds(
  odds: Odds,
  shipped: Shipped,
  { play, tier, value }: { play: string; tier: string; value: string },
): Odds {
  const { [tier]: _before, ...rest } = oddsIn(odds, shipped, play);
  const isShared = value === '' && tier !== ANY_TIER && ANY_TIER in rest;
  const own = isShared ? rest : { ...rest, [tier]: value };
  const { [play]: _, ...others } = odds;
  return changesBetween(shipped[play], own).length === 0 ? others : { ...others, [play]: own };
}

/** What the bets of each prize return, in per cent of the stake; null while odds are being typed. */
export function returnsIn(play: Play, table: Shipped): { tier: string; percent: number }[] | null {
  try {
    return returnsOf(play, oddsOf(table, play)).map(({ tier, return: share }) => ({
      tier,
      percent: Number(toDecimal(share, RETURN_DIGITS)) * 100,
    }));
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
const RETURN_DIGITS = 4;

/** A series returns its own share of two thousand, whatever the play. */
export const returnOfSeries = (series: string): number | null => {
  const code = figure(series);
  return Number.isInteger(code) ? code / 20 : null;
};
