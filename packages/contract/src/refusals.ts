/**
 * Every code a call can be refused with, and its HTTP status. Codes are stable: clients and the six languages depend on
 * them. The words are in `@parlour/texts`.
 */
export const REFUSAL_STATUS = {
  account_locked: 403,
  agents_only: 403,
  agreement_needed: 400,
  already_decided: 409,
  approval_waiting: 409,
  bad_seal: 400,
  bad_signature: 401,
  body_too_large: 413,
  bonus_not_released: 409,
  card_taken: 409,
  challenge_ended: 401,
  channel_closed: 409,
  confirmation_mismatch: 400,
  cross_site: 403,
  empty_request_url: 404,
  excluded: 403,
  factor_needed: 403,
  free_reject: 403,
  host_taken: 409,
  human_check_failed: 400,
  idempotency_conflict: 409,
  idempotency_key_needed: 400,
  in_progress: 409,
  internal: 500,
  invalid_input: 400,
  invalid_invitation_code: 400,
  invalid_json: 400,
  invalid_mobile: 400,
  last_admin: 409,
  last_way_in: 409,
  limit_reached: 409,
  locked_out: 429,
  logged_out: 401,
  maintenance: 503,
  merchant_mismatch: 400,
  merchant_taken: 409,
  mobile_taken: 409,
  module_mismatch: 400,
  module_off: 403,
  money_locked: 403,
  name_taken: 409,
  not_an_agent: 403,
  not_enough_money: 409,
  not_found: 404,
  not_logged_in: 401,
  not_own_request: 403,
  not_permitted: 403,
  not_retryable: 409,
  not_second_person: 403,
  not_yourself: 403,
  nothing_asked: 409,
  own_request: 403,
  part_not_permitted: 403,
  passkey_failed: 401,
  password_change_needed: 403,
  payee_mismatch: 400,
  payment_password_needed: 403,
  proof_needed: 403,
  rate_limited: 429,
  referrer_error: 400,
  region_restricted: 403,
  same_contact: 409,
  same_password: 400,
  second_factor_exists: 409,
  second_factor_needed: 403,
  second_step_needed: 403,
  social_final: 409,
  social_linked: 409,
  stale: 409,
  third_party_failed: 401,
  too_early: 409,
  too_many_cards: 409,
  too_many_favourites: 409,
  too_many_matches: 409,
  too_many_open: 409,
  too_many_today: 409,
  trial_not_offered: 409,
  turnover_needed: 409,
  unavailable: 503,
  unknown_merchant: 400,
  unsupported_media_type: 415,
  upload_rejected: 400,
  username_taken: 409,
  vendor_garbled: 502,
  vendor_silent: 503,
  vendor_token_refused: 409,
  vendor_unavailable: 503,
  verification_ended: 400,
  version_unusable: 409,
  weak_password: 400,
  weak_payment_password: 400,
  withdrawals_held: 409,
  wrong_captcha: 400,
  wrong_code: 401,
  wrong_credentials: 401,
  wrong_factor_code: 400,
  wrong_password: 400,
  wrong_payment_password: 400,
  wrong_proof_code: 400,
  wrong_verification_code: 400,
} as const;

export type RefusalCode = keyof typeof REFUSAL_STATUS;

/** The figures that a refusal's text names, sent in `value`: the code that refuses takes them from its rule. */
export const REFUSAL_PLACES = {
  excluded: ['end', 'until'],
  limit_reached: ['kind', 'period', 'limit', 'left', 'until'],
  locked_out: ['retryAfterMs'],
  rate_limited: ['retryAfterMs'],
  too_early: ['hours'],
  upload_rejected: ['megabytes'],
  vendor_garbled: ['status'],
  withdrawals_held: ['hours'],
} as const satisfies Partial<Record<RefusalCode, readonly string[]>>;

/**
 * How the text writes places that are neither a number nor a word: an amount as the refusal's `currency` is written, a
 * moment on the brand's clock, empty where it is null, a span of milliseconds in words.
 */
export const REFUSAL_PLACE_FORMS: Readonly<Record<string, 'money' | 'moment' | 'span'>> = {
  limit: 'money',
  left: 'money',
  retryAfterMs: 'span',
  until: 'moment',
};

/** What is wrong with one field of a request, as told in `value.fields`. */
export const FIELD_CODES = [
  'required',
  'wrong_type',
  'wrong_format',
  'too_small',
  'too_big',
  'too_many_decimals',
  'not_allowed',
  'unknown_field',
] as const;
export type FieldCode = (typeof FIELD_CODES)[number];

export type RefusalBody = {
  success: false;
  code: RefusalCode;
  message: string;
  value: Record<string, unknown>;
};
