/** How long a gateway may take to answer. */
export const GATEWAY_DEADLINE_MS = 8_000;

/** Pages of a hundred items each; for more, ask for a shorter span. */
export const REPORT_PAGES_MAX = 500;

/** Paid is final. A failed or expired order may still become paid, if the money comes later. */
export const ORDER_STATES = ['open', 'paid', 'failed', 'expired'] as const;
export type OrderState = (typeof ORDER_STATES)[number];

/** Paid and failed are final. */
export const PAYOUT_STATES = ['accepted', 'paid', 'failed'] as const;
export type PayoutState = (typeof PAYOUT_STATES)[number];
