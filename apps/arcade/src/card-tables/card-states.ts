/** joining: the buy-in is on its way. seated. leaving: after the hand. left: also who never came to sit. */
export const SITTING_STATES = ['joining', 'seated', 'leaving', 'left'] as const;

/** void: not played to its end; every stack is what it was. */
export const HAND_PHASES = ['seeding', 'playing', 'over', 'void'] as const;

export const FINDING_KINDS = ['flow', 'soft', 'together', 'all_in', 'device'] as const;
export type FindingKind = (typeof FINDING_KINDS)[number];
