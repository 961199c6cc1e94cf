import { REFUSAL_STATUS, type RefusalCode } from '@parlour/contract';

/** What the caller may be told. Anything else thrown is a bug: logged, answered with `internal`, never shown. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly value: Record<string, unknown>;
  readonly headers: Record<string, string>;

  constructor(code: RefusalCode, value: Record<string, unknown> = {}, headers: Record<string, string> = {}) {
    super(code);
    this.code = code;
    this.value = value;
    this.headers = headers;
  }

  get status(): number {
    return REFUSAL_STATUS[this.code];
  }
}
