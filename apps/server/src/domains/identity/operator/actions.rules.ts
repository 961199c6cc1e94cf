import { HOUR_MS } from '@parlour/clock/durations';
import { ONE_TIME_PASSWORD_HOURS } from '@parlour/contract/values/identity.rules';

/** Long enough to reach the member, too short to be forgotten. */
export const ONE_TIME_PASSWORD_MS = ONE_TIME_PASSWORD_HOURS * HOUR_MS;
