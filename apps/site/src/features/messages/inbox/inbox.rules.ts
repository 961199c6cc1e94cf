/** Specification section 9: how often the unread count may be asked for. */
export const UNREAD_THROTTLE_MS = 250;
