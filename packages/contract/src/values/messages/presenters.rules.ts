/** Per brand. */
export const PRESENTERS_MAX = 60;
/** Characters. */
export const PRESENTER_NAME_MAX = 40;
export const PRESENTS_MAX = 60;
/** Shifts of one presenter in a week: three a day. */
export const SHIFTS_MAX = 21;
export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;
