/** Accounts of operators and their grants. */

export { type AccountListing, type Accounts, createAccounts, type NewOperator } from './accounts.service.ts';
export { createGrants, type Grants } from './grants.service.ts';
