/** In characters, per language. */
export const TITLE_MAX = 120;
export const CONTENT_MAX = 20_000;
/** Terms are longer than news. */
export const PAGE_CONTENT_MAX = 50_000;
/** What is new in a version that members have to agree to. */
export const PAGE_CHANGES_MAX = 1_000;
export const LINK_MAX = 500;
export const ORDER_MAX = 9_999;

/** Specification section 9: png or jpg, 5 MB. */
export const PICTURE_MAX_MB = 5;

/**
 * What members write to us, in characters. The specification (section 5) gives the bounds as {0} to {1}: a brand
 * configures them, and has these at first.
 */
export const FEEDBACK_LENGTH = { min: 10, max: 1_000 };
export const FEEDBACK_LENGTH_MAX = 5_000;
/** Specification section 9. */
export const FEEDBACK_PICTURES_MAX = 3;
export const FEEDBACK_COMMENT_MAX = 140;
export const ANSWER_LENGTH = { min: 2, max: 2_000 };

/** Accounts that one sending can name; more people than that are a segment. */
export const ACCOUNTS_MAX = 500;
