/** Specification section 9: a press on the mask right after opening was meant for what was there before. */
export const MASK_IGNORED_MS = 300;
/** Specification section 9: the shorter of the two popup animations. */
export const CLOSING_MS = 200;
