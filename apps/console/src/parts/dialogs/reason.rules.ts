import { REASON_LENGTH } from '@parlour/contract/values/operators.rules';

/** The contract's limits for a reason. */
export function isReason(text: string): boolean {
  const { length } = text.trim();
  return length >= REASON_LENGTH.min && length <= REASON_LENGTH.max;
}
