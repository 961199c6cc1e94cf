/** The first of two approvals moves nothing: it is a step that operators see and members do not. */
export const FIRST_APPROVAL = 'approved_once';

/** Who moves deposits and withdrawals without being an operator. */
export const NOT_OPERATORS: ReadonlySet<string> = new Set(['member', 'gateway', 'system']);
