/** How many settlements one turn tells the wallets. */
export const DELIVERED_AT_ONCE = 20;

/** How often the arcade looks for settlements that are due. */
export const LOOK_EVERY_MS = 1_000;
