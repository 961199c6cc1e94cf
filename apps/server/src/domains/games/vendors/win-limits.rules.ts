import { PARTS_PER_UNIT } from '@parlour/money';

/**
 * What a round may win, and what a vendor may win of the house in a business day, before wins wait for somebody to look,
 * in whole units of about the same worth. Trial money is worth nothing and never held.
 */
const UNITS: Record<string, { round: bigint; day: bigint }> = {
  CNY: { round: 500_000n, day: 2_000_000n },
  VND: { round: 1_500_000_000n, day: 6_000_000_000n },
  JPY: { round: 10_000_000n, day: 40_000_000n },
  PHP: { round: 3_000_000n, day: 12_000_000n },
  THB: { round: 2_500_000n, day: 10_000_000n },
};

/** In parts; null: nothing is held. */
export type WinLimits = { readonly round: bigint; readonly day: bigint } | null;

/** What holds for a vendor in a currency: its own limits, else the rule. */
export function winLimitsOf(
  { winMax, dayWinMax }: { winMax: bigint | null; dayWinMax: bigint | null },
  currency: string,
): WinLimits {
  const rule = UNITS[currency];
  if (!rule) return null;
  return { round: winMax ?? rule.round * PARTS_PER_UNIT, day: dayWinMax ?? rule.day * PARTS_PER_UNIT };
}
