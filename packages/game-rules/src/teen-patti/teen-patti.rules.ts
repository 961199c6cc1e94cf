/** Teen patti with a pot limit; the stake is the boot. */
export const TEEN_PATTI_SEATS = { least: 2, most: 6 };
/** In hundredths of a percent of what a winner wins of the others. */
export const TEEN_PATTI_RAKE_RATE = 400;

/** In boots: the pot grows no further, and whoever is left shows. */
export const POT_LIMIT = 128;
/** In boots: what a blind player pays at most each turn; who has seen pays twice. */
export const PRICE_MOST = 8;
/** How much more who has seen pays than who is blind. */
export const SEEN_TIMES = 2;

/** In boots. No one can put in more than the pot holds at most, so nobody is dealt in with less than that. */
export const TEEN_PATTI_BUY_IN = { least: 200, most: 500, dealtIn: POT_LIMIT };
