/**
 * Everything an operator can be allowed to do. An operators' endpoint names one of these; the server's `http/`
 * enforces it. Codes are stable: grants, audit records and the console hang on them.
 */
export const PERMISSIONS = [
  'console.use',
  'brands.read',
  'brands.edit',
  'brands.texts',
  'brands.theme',
  'brands.availability',
  'brands.settings',
  'brands.addresses',
  'brands.create',
  'operators.read',
  'operators.manage',
  'operators.grant',
  'audit.read',
  'audit.export',
  'approvals.read',
  'approvals.decide',
  'jobs.read',
  'jobs.retry',
  'outbox.read',
  'outbox.reveal',
  'outbox.retry',
  'health.read',
  'members.read',
  'members.reveal',
  'members.manage',
  'members.reset',
  'members.type',
  'ledger.read',
  'ledger.export',
  'ledger.check',
  'ledger.adjust',
  'cashier.read',
  'cashier.decide',
  'cashier.settings',
  'reports.read',
  'reports.export',
] as const;
export type Permission = (typeof PERMISSIONS)[number];

export const ROLES = ['admin', 'finance', 'support', 'content', 'risk'] as const;
export type Role = (typeof ROLES)[number];

/** What each role may do, for the brands it is granted for. The one table: nothing else gives a permission. */
export const ROLE_PERMISSIONS: Record<Role, readonly Permission[]> = {
  admin: PERMISSIONS,
  finance: [
    'console.use',
    'brands.read',
    'audit.read',
    'approvals.read',
    'approvals.decide',
    'members.read',
    'ledger.read',
    'ledger.export',
    'ledger.check',
    'ledger.adjust',
    'brands.edit',
    'cashier.read',
    'cashier.decide',
    'cashier.settings',
    'reports.read',
    'reports.export',
  ],
  support: [
    'console.use',
    'brands.read',
    'outbox.read',
    'outbox.reveal',
    'outbox.retry',
    'members.read',
    'members.reveal',
    'members.manage',
    'members.reset',
    'ledger.read',
    'cashier.read',
  ],
  content: ['console.use', 'brands.read', 'brands.edit', 'brands.texts', 'brands.theme'],
  risk: [
    'console.use',
    'brands.read',
    'brands.edit',
    'brands.availability',
    'audit.read',
    'audit.export',
    'approvals.read',
    'approvals.decide',
    'members.read',
    'members.reveal',
    'members.manage',
    'ledger.read',
    'ledger.export',
    'cashier.read',
    'cashier.decide',
    'reports.read',
  ],
};

/** Roles that administer or move money: an account with one of them must enrol a second factor. */
export const ROLES_WITH_SECOND_FACTOR: readonly Role[] = ['admin', 'finance', 'risk'];
