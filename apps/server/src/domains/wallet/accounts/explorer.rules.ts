/** More than a member can have: four purposes in one or two currencies. */
export const ACCOUNTS_OF_MEMBER_MAX = 100;

/** The largest line number that the column holds. */
export const LINE_MAX = 32_767;
