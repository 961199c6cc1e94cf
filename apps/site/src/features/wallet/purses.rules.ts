import type { Client } from '@parlour/client';
import type { MessageKey } from '@parlour/texts/keys';

type Wallets = Client['wallet'];
export type Purse = NonNullable<NonNullable<Parameters<Wallets['transactions']>[0]>['query']['wallet']>;

/** The purses with records of their own; what is owed shows in the one it is taken from. */
export const PURSES = ['main', 'bonus', 'locked'] as const satisfies readonly Purse[];

export const PURSE_NAMES: Readonly<Record<Purse, MessageKey>> = {
  main: 'wallet.purse.main',
  bonus: 'wallet.purse.bonus',
  locked: 'wallet.purse.locked',
  debt: 'wallet.purse.debt',
};
