export const MERCHANT_CODE_LENGTH = { min: 3, max: 16 } as const;

/** docs/decisions/0049: a saved change reaches every page within this time, through any process. */
export const CHANGE_SHOWN_SECONDS = 2;
