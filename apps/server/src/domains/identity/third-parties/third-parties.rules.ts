import { MINUTE_MS } from '@parlour/clock/durations';

/** The token lives for an hour; the code behind it must have been typed just now. */
export const PHONE_CODE_FRESH_SECONDS = 10 * 60;

/** How long a visitor may take at the provider. */
export const AT_PROVIDER_MS = 10 * MINUTE_MS;

/** How long they may then take to make an account with us. */
export const SOCIAL_TICKET_MS = 30 * MINUTE_MS;
