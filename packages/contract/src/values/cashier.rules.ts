/** How many different operators approve a large withdrawal or deposit. */
export const APPROVALS_OF_LARGE = 2;
