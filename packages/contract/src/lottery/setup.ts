import { z } from 'zod';
import { Language } from '../languages.ts';
import { Text } from '../text.ts';
import { isTimeZone } from '../time-zones.ts';
import { PRIZE_MODES } from '../values/games.ts';
import { CHASE_ISSUES_MAX, CLOSE_SECONDS_MIN, MULTIPLE_MAX, SERIES } from '../values/lottery.rules.ts';
import {
  EXTERNAL_SOURCES,
  LOTTERY_FAMILIES,
  LOTTERY_VENDORS,
  PLAY_TYPES,
  STAKE_MODELS,
} from '../values/lottery.ts';
import { Amount, LotteryCode, NumberLimits } from './parts.ts';

const TimeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
/** Of plays, tiers and settings. */
const Name = z.string().regex(/^[\w.*+/-]{1,60}$/);
const TimeZone = Text.max(60).refine(isTimeZone, 'not a time zone');
const Odds = z.string().regex(/^\d{1,7}(\.\d{1,4})?$/);
const SeriesCode = z.number().int().min(SERIES.min).max(SERIES.max);

const Schedule = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('every'),
    seconds: z.number().int().min(30).max(21_600),
    closeSeconds: z.number().int().min(CLOSE_SECONDS_MIN).max(600),
    timeZone: TimeZone,
  }),
  z.strictObject({
    kind: z.literal('daily'),
    times: z.array(TimeOfDay).min(1).max(99),
    weekdays: z.array(z.number().int().min(0).max(6)).optional(),
    closeSeconds: z.number().int().min(CLOSE_SECONDS_MIN).max(7_200),
    timeZone: TimeZone,
  }),
]);

/** A lottery as operators set it up. What is sold is sold under the setup of its moment. */
export const LotterySetup = z.strictObject({
  code: LotteryCode,
  family: z.enum(LOTTERY_FAMILIES),
  vendor: z.enum(LOTTERY_VENDORS),
  name: z
    .partialRecord(Language, Text.trim().min(1).max(40))
    .refine((names) => Object.keys(names).length > 0, 'has no name'),
  playTypes: z.array(z.enum(PLAY_TYPES)).min(1),
  prizeModes: z.array(z.enum(PRIZE_MODES)).min(1),
  schedule: Schedule,
  /** What the outcome is mixed with. */
  external: z.enum(EXTERNAL_SOURCES),
  /** How the house plays the family; settings that are not named are as shipped. */
  settings: z.record(Name, Name),
  unit: z.number().int().min(1).max(10_000),
  models: z.array(z.enum(STAKE_MODELS)).min(1),
  multipleMax: z.number().int().min(1).max(MULTIPLE_MAX),
  /** The highest series members play, and what they get back in per cent of the stake at the lowest. */
  series: SeriesCode,
  rebatePercent: z.string().regex(/^\d{1,2}(\.\d)?$/),
  /** By play and tier, in place of the shipped ones. */
  odds: z.record(Name, z.record(Name, Odds)),
  hiddenPlays: z.array(Name),
  caps: z.strictObject({ perIssue: Amount, singlePick: Amount, singlePickBets: z.number().int().min(0) }),
  limits: NumberLimits.default({ half: {}, full: {}, stakeMax: null }),
  /** The most one sub-order may stake. */
  stakeMax: Amount,
  chaseMax: z.number().int().min(1).max(CHASE_ISSUES_MAX),
  isHot: z.boolean(),
  isOn: z.boolean(),
});
export type LotterySetup = z.infer<typeof LotterySetup>;
