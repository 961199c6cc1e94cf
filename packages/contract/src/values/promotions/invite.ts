/** `waiting`: all done, and paid after some days. `review`: an operator looks at it first. `lapsed`: not done in time. */
export const INVITE_STATES = ['open', 'waiting', 'review', 'paid', 'refused', 'lapsed'] as const;
export type InviteState = (typeof INVITE_STATES)[number];

/** Why nobody is paid: one person with two accounts, an account that may not be offered anything, an operator. */
export const INVITE_REFUSALS = ['overlap', 'account', 'operator'] as const;
export type InviteRefusal = (typeof INVITE_REFUSALS)[number];
