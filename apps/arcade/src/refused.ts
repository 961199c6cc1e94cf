/** What a caller may be told, by code; each code has a status. */
const STATUS = {
  bad_client_seed: 400,
  buy_in_too_small: 400,
  buy_in_too_big: 400,
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
  action_refused: 409,
  already_seated: 409,
  betting_closed: 409,
  feature_not_offered: 409,
  free_rounds_over: 409,
  hand_over: 409,
  known_by_another_key: 409,
  limit_reached: 409,
  not_seated: 409,
  not_your_turn: 409,
  reward_differs: 409,
  round_differs: 409,
  round_open: 409,
  round_running: 409,
  seat_refused: 409,
  seats_are_given: 409,
  seeds_changed: 409,
  step_refused: 409,
  table_closed: 409,
  table_full: 409,
  turn_passed: 409,
  rate_limited: 429,
  too_fast: 429,
  unavailable: 503,
  wallet_away: 503,
} as const;

export type RefusalCode = keyof typeof STATUS;

type Hints = {
  /** After this time the same call will be taken. */
  retryMs?: number;
};

export class Refused extends Error {
  readonly status: number;
  constructor(
    readonly code: RefusalCode,
    readonly hints: Hints = {},
  ) {
    super(code);
    this.status = STATUS[code];
  }
}
