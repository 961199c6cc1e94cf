/** Accounts of operators and their grants. */

export { type Accounts, createAccounts } from './accounts.service.ts';
export { createGrants, type Grants } from './grants.service.ts';
