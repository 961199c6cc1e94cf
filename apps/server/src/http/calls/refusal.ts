import { type REFUSAL_PLACES, REFUSAL_STATUS, type RefusalCode } from '@parlour/contract';

type Value = Record<string, unknown>;
type Headers = Record<string, string>;
type FiguresOf = {
  [Code in keyof typeof REFUSAL_PLACES]: Record<(typeof REFUSAL_PLACES)[Code][number], number>;
};
type WithFigures = keyof FiguresOf;
/** Whose words name no figure. */
export type PlainRefusalCode = Exclude<RefusalCode, WithFigures>;

/** What the caller may be told. Anything else thrown is a bug: logged, answered with `internal`, never shown. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly value: Value;
  readonly headers: Headers;

  constructor(code: PlainRefusalCode, value?: Value, headers?: Headers);
  /** Its words name figures, which are given by whoever knows the rule. */
  constructor(code: WithFigures, value: FiguresOf[WithFigures] & Value, headers?: Headers);
  /** Said again, with the value that it had. */
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
