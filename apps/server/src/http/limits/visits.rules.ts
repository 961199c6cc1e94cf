/** Visitors are about if as many calls came within so long; one alone is a health check, or somebody who has left. */
export const VISITS_MANY = 3;
export const VISITED_WITHIN_MS = 2_000;
