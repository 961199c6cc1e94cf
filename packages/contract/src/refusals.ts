/**
 * Every code a call can be refused with, and the HTTP status it travels under. Codes are stable: clients
 * and the six languages hang on them. The words live in `@parlour/texts`.
 */
export const REFUSAL_STATUS = {
  bad_seal: 400,
  body_too_large: 413,
  cross_site: 403,
  empty_request_url: 404,
  internal: 500,
  invalid_input: 400,
  invalid_json: 400,
  maintenance: 503,
  merchant_mismatch: 400,
  module_mismatch: 400,
  module_off: 403,
  not_found: 404,
  not_logged_in: 401,
  rate_limited: 429,
  region_restricted: 403,
  unavailable: 503,
  unknown_merchant: 400,
  unsupported_media_type: 415,
} as const;

export type RefusalCode = keyof typeof REFUSAL_STATUS;

/** What is wrong with one field of a request, as told in `value.fields`. */
export const FIELD_CODES = [
  'required',
  'wrong_type',
  'wrong_format',
  'too_small',
  'too_big',
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
