/** Accounts of the books: main accounts of members, those of the platform, and the console's explorer. */

export { type AccountNames, createAccountNames, isHeldByMember } from './account-names.service.ts';
export { type AccountRow, findAccounts, listAccounts, listBalances, listPosting } from './explorer.repo.ts';
export { createExplorer, type Explorer } from './explorer.service.ts';
export { createMainAccounts, type MainAccounts } from './main-accounts.service.ts';
export { createPlatformAccounts, type PlatformAccounts } from './platform-accounts.service.ts';
