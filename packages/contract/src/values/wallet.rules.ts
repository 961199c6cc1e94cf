/** The most business days that figures are asked for at once: a quarter. */
export const REPORT_DAYS_MAX = 92;
