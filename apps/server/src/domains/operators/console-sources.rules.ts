/** The days a dashboard's chart shows. */
export const DAYS_SHOWN = 14;
