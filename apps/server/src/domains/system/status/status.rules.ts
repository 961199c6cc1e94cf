import { SYSTEM_STATUS } from '@parlour/contract';

/** How many visitors' countries are remembered: each visitor makes many calls, and every call checks the country. */
export const REMEMBERED_ADDRESSES = 10_000;

/**
 * Specification section 4, read by its meaning (docs/decisions/0011): maintenance, with or without a region
 * restriction, is 1 and the service-unavailable page; a region restriction alone is 2.
 */
export function statusOf({
  maintenance,
  regionRestriction,
}: {
  maintenance: boolean;
  regionRestriction: boolean;
}) {
  if (maintenance) return SYSTEM_STATUS.MAINTENANCE;
  if (regionRestriction) return SYSTEM_STATUS.REGION_RESTRICTED;
  return SYSTEM_STATUS.OPEN;
}
