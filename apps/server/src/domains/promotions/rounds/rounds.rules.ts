/** A member who has more is shown those that end first. */
export const OWN_ROUNDS_MAX = 20;
