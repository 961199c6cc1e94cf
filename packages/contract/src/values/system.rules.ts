/** The longest text a brand may put in place of one of the site's: a paragraph of its terms. */
export const BRAND_TEXT_MAX = 4_000;

export const MERCHANT_CODE_LENGTH = { min: 3, max: 16 } as const;

/** docs/decisions/0049: a saved change reaches every page within this time, through any process. */
export const CHANGE_SHOWN_SECONDS = 2;
