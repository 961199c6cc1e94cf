export const LIMIT_KINDS = ['deposit', 'stake', 'loss'] as const;
export type LimitKind = (typeof LIMIT_KINDS)[number];

export const LIMIT_PERIODS = ['day', 'week', 'month'] as const;
export type LimitPeriod = (typeof LIMIT_PERIODS)[number];

export const LOCK_COVERS = ['deposit', 'play'] as const;
export type LockCovers = (typeof LOCK_COVERS)[number];

export const EXCLUSION_TERMS = ['24h', '7d', '30d', '6m', '1y', '5y', 'forever'] as const;
export type ExclusionTerm = (typeof EXCLUSION_TERMS)[number];

/** An exclusion of days is a break; one of months and more is meant to last. */
export const BREAK_TERMS = ['24h', '7d', '30d'] as const satisfies ExclusionTerm[];

/** What can change about a member's protection. */
export const PROTECTION_CHANGES = [
  'limit_set',
  'limit_asked',
  'limit_confirmed',
  'limit_cancelled',
  'excluded',
  'locked',
  'unlocked',
  'reality_check_set',
] as const;
export type ProtectionChange = (typeof PROTECTION_CHANGES)[number];

/** How an operator spoke with a member about their play. */
export const INTERACTION_KINDS = ['chat', 'phone', 'mail', 'other'] as const;
export type InteractionKind = (typeof INTERACTION_KINDS)[number];
