import { HOUR_MS } from '@parlour/clock/durations';
import { ONE_TIME_PASSWORD_HOURS } from '@parlour/contract/values/identity.rules';

/** Long enough to reach the member by the means a brand has, too short to be forgotten somewhere. */
export const ONE_TIME_PASSWORD_MS = ONE_TIME_PASSWORD_HOURS * HOUR_MS;
