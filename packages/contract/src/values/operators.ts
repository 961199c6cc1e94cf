export const OPERATOR_STATES = ['active', 'disabled'] as const;
export type OperatorState = (typeof OPERATOR_STATES)[number];

/** What an operator must do before any other call is answered. */
export const STAGES = ['ready', 'change_password', 'enrol_second_factor'] as const;
export type Stage = (typeof STAGES)[number];

export const APPROVAL_STATES = ['requested', 'approved', 'refused', 'cancelled', 'expired'] as const;
export type ApprovalState = (typeof APPROVAL_STATES)[number];

/** `access`: signing in and out, and attempts. */
export const AUDIT_KINDS = ['change', 'view', 'access'] as const;
export type AuditKind = (typeof AUDIT_KINDS)[number];

export const FIGURE_UNITS = ['count', 'milliseconds', 'money'] as const;
export type FigureUnit = (typeof FIGURE_UNITS)[number];

/** What an operator's ticket can be for: the endpoints that take one. */
export const OPERATOR_TICKET_PURPOSES = [
  'live',
  'chatLive',
  'roomLive',
  'exportAudit',
  'exportStatement',
  'exportDailyReport',
  'exportPromotionReport',
] as const;
export type OperatorTicketPurpose = (typeof OPERATOR_TICKET_PURPOSES)[number];
