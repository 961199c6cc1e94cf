/** What is typed is asked about once nothing changed for so long. */
export const FORECAST_WAIT_MS = 350;
