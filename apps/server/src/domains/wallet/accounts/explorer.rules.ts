/** More than a member can have: four purposes in a currency or two. */
export const ACCOUNTS_OF_MEMBER_MAX = 100;

/** The largest number of a line that the column holds. */
export const LINE_MAX = 32_767;
