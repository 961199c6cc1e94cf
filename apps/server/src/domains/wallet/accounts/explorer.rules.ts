/** More than a member can have: four purposes in one or two currencies. */
export const ACCOUNTS_OF_MEMBER_MAX = 100;
