/** What a caller may be told, by code; each code has a status. */
const STATUS = {
  invalid_input: 400,
  stake_too_small: 400,
  stake_too_big: 400,
  wrong_currency: 400,
  bad_signature: 401,
  not_permitted: 401,
  session_ended: 401,
  account_closed: 403,
  not_found: 404,
  not_enough_money: 409,
  known_by_another_key: 409,
  limit_reached: 409,
  round_differs: 409,
  round_running: 409,
  rate_limited: 429,
  wallet_away: 503,
} as const;

export type RefusalCode = keyof typeof STATUS;

export class Refused extends Error {
  readonly status: number;
  constructor(
    readonly code: RefusalCode,
    readonly headers: Record<string, string> = {},
  ) {
    super(code);
    this.status = STATUS[code];
  }
}
