import { MINUTE_MS } from '@parlour/clock/durations';
import type { Language } from '@parlour/contract';

/** A member waits for the address of a game. */
export const GAME_URL_DEADLINE_MS = 3_000;
export const ROUND_DEADLINE_MS = 5_000;
export const REWARD_DEADLINE_MS = 5_000;
export const CONNECT_DEADLINE_MS = 10_000;
export const REPORT_DEADLINE_MS = 30_000;
export const LIST_DEADLINE_MS = MINUTE_MS;

/** The largest list of titles or page of a report. */
export const LONG_ANSWER_MAX_BYTES = 64 * 1_048_576;

/** ISO 639-1, as vendors use it. */
export const VENDOR_LANGUAGE: Readonly<Record<Language, string>> = {
  EN: 'en',
  CN: 'zh',
  JA: 'ja',
  TH: 'th',
  VI: 'vi',
  TY: 'tl',
};
