/** How many different operators approve a large withdrawal or deposit. */
export const APPROVALS_OF_LARGE = 2;

/** How long a payment usually takes to arrive: through a gateway, by hand, and to a member's card. Help says the same. */
export const EXPECTED_GATEWAY_MINUTES = 1;
export const EXPECTED_TRANSFER_MINUTES = 60;
export const EXPECTED_PAYOUT_HOURS = 24;
