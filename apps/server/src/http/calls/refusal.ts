import { type REFUSAL_PLACES, REFUSAL_STATUS, type RefusalCode } from '@parlour/contract';

type Value = Record<string, unknown>;
type Headers = Record<string, string>;
type FiguresOf = {
  [Code in keyof typeof REFUSAL_PLACES]: Record<
    (typeof REFUSAL_PLACES)[Code][number],
    number | string | null
  >;
};
type WithFigures = keyof FiguresOf;
/** Codes whose text names no figure. */
export type PlainRefusalCode = Exclude<RefusalCode, WithFigures>;

/** What the caller may be told. Anything else thrown is a bug: logged, answered with `internal`, never shown. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly value: Value;
  readonly headers: Headers;

  constructor(code: PlainRefusalCode, value?: Value, headers?: Headers);
  /** Its text names figures, supplied by the code that knows the rule. */
  constructor(code: WithFigures, value: FiguresOf[WithFigures] & Value, headers?: Headers);
  /** A repeat, with its original value. */
  constructor(code: RefusalCode, value: Value, headers: Headers);
  constructor(code: RefusalCode, value: Value = {}, headers: Headers = {}) {
    super(code);
    this.code = code;
    this.value = value;
    this.headers = headers;
  }

  get status(): number {
    return REFUSAL_STATUS[this.code];
  }
}
