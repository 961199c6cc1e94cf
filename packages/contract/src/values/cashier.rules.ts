/** A large withdrawal or deposit is approved by this many operators, none of them twice. */
export const APPROVALS_OF_LARGE = 2;
