/** Why a selection is refused. Codes are stable; the words are in the texts. */
export const REFUSAL_CODES = [
  'rows_wrong',
  'row_short',
  'row_long',
  'entry_unknown',
  'entry_repeated',
  'entry_in_two_rows',
  'ticks_short',
  'tick_unknown',
  'lines_missing',
  'line_length',
  'line_repeated',
  'line_same_entry',
  'line_all_same',
  'no_bets',
  'sign_unknown',
  'multiple_wrong',
  'multiple_alone',
] as const;

export type RefusalCode = (typeof REFUSAL_CODES)[number];

/** Where it is wrong: rows and lines count from 0; `entry` is as written; `limit` is what would be right. */
export type Refusal = {
  readonly code: RefusalCode;
  readonly row?: number;
  readonly line?: number;
  readonly entry?: string;
  readonly limit?: number;
  /** Where in the text it begins, counted from 0. */
  readonly at?: number;
};

/** More would help nobody, and a text of 100,000 wrong lines stays cheap to refuse. */
export const REFUSALS_MAX = 20;
