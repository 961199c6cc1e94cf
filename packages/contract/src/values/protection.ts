export const LIMIT_KINDS = ['deposit', 'stake', 'loss'] as const;
export type LimitKind = (typeof LIMIT_KINDS)[number];

export const LIMIT_PERIODS = ['day', 'week', 'month'] as const;
export type LimitPeriod = (typeof LIMIT_PERIODS)[number];

export const LOCK_COVERS = ['deposit', 'play'] as const;
export type LockCovers = (typeof LOCK_COVERS)[number];

export const EXCLUSION_TERMS = ['24h', '7d', '30d', '6m', '1y', '5y', 'forever'] as const;
export type ExclusionTerm = (typeof EXCLUSION_TERMS)[number];
