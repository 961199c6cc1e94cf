/** As the contract has it: why something is done, in a few words. */
const REASON_MIN = 3;
export const REASON_MAX = 500;

export function isReason(text: string): boolean {
  const { length } = text.trim();
  return length >= REASON_MIN && length <= REASON_MAX;
}
