/** What an account has in common with another. The first three refuse, a browser is looked at, an address is a hint. */
export const OVERLAP_SIGNS = ['payee', 'card', 'document', 'browser', 'address'] as const;
export type OverlapSign = (typeof OVERLAP_SIGNS)[number];
