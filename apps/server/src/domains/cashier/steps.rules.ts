/** The first of two approvals moves nothing: it is a step that operators see and members do not. */
export const FIRST_APPROVAL = 'approved_once';

/** Actors that move deposits and withdrawals besides operators. */
export const NOT_OPERATORS: ReadonlySet<string> = new Set(['member', 'gateway', 'system']);
