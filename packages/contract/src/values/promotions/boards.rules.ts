/** A board is paid so long after its end. */
export const BOARD_PAID_AFTER_MINUTES = 30;
/** Places that win something. */
export const BOARD_PRIZES_MAX = 50;
/** Places that everybody reads. */
export const BOARD_SHOWN = 20;
export const BOARD_TITLES_MAX = 100;
export const BOARD_DAYS_MAX = 92;
/** A multiple is kept in hundredths. */
export const MULTIPLE_PARTS = 100n;
