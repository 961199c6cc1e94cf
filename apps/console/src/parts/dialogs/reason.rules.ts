import { REASON_LENGTH } from '@parlour/contract/values/operators.rules';

/** As the contract has it: why something is done, in a few words. */
export function isReason(text: string): boolean {
  const { length } = text.trim();
  return length >= REASON_LENGTH.min && length <= REASON_LENGTH.max;
}
