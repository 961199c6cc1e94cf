import { SYSTEM_STATUS } from '@parlour/contract';

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
