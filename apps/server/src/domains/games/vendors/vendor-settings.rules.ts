import { readDecimal, writeDecimal } from '@parlour/money';

/** What operators set about a vendor. */
export type VendorSettings = { isOpen: boolean; apiUrl: string; operatorId: string } & Record<
  Limit,
  bigint | null
>;
type Limit = 'betMax' | 'winMax' | 'dayWinMax';
export type ShownSettings = Omit<VendorSettings, Limit> & Record<Limit, string | null>;

export const shownOf = ({
  isOpen,
  betMax,
  winMax,
  dayWinMax,
  apiUrl,
  operatorId,
}: VendorSettings): ShownSettings => ({
  isOpen,
  betMax: shown(betMax),
  winMax: shown(winMax),
  dayWinMax: shown(dayWinMax),
  apiUrl,
  operatorId,
});

const shown = (limit: bigint | null) => (limit === null ? null : writeDecimal(limit));

/** Undefined: it cannot be read. A limit of zero would just be a closed vendor. */
export function readLimit(typed: string | null): bigint | null | 'wrong_format' | 'too_small' {
  if (typed === null) return null;
  const parts = readDecimal(typed);
  if (parts === null) return 'wrong_format';
  return parts <= 0n ? 'too_small' : parts;
}

/** Closing is urgent and takes one; whatever else is changed takes two. */
export function isForOne(before: ShownSettings, after: ShownSettings): boolean {
  const { isOpen: wasOpen, ...rest } = before;
  const { isOpen, ...others } = after;
  return (wasOpen || !isOpen) && JSON.stringify(rest) === JSON.stringify(others);
}

/** What approvals about a vendor name: a code means nothing without its brand. */
export const vendorTarget = (brandId: string, code: string) => `${brandId}/${code}`;
