import { DAY_MS } from '@parlour/clock/durations';

/** How long a release waits for a second person. */
export const RELEASE_WAITS_MS = 7 * DAY_MS;

/** Where held wins of a vendor wait: of the house, and in nobody's balance. */
export const heldAccountOf = (brandId: string, vendor: string, currency: string) =>
  ({ brandId, owner: `held:${vendor}`, purpose: 'house', currency }) as const;
