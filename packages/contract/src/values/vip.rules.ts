/** A level is kept by the step to it divided by this, staked in a month. */
export const VIP_KEEP_SHARE = 10n;
/** Who is about to lose a level is told so many days before the month ends. */
export const VIP_WARN_DAYS = 7;
/** A birthday is celebrated with members who have been here for so many days. */
export const BIRTHDAY_ACCOUNT_DAYS = 30;
/** Level 0 among them, which everybody has. */
export const VIP_LEVELS_MAX = 11;
