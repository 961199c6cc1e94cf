import { SYSTEM_STATUS } from '@parlour/contract';

/** Of so many visitors the country is remembered: each calls many times, and every call asks where they are. */
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
