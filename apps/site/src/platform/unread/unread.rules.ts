/** Specification section 9. */
export const UNREAD_THROTTLE_MS = 250;
