import { PURSES, type PurseType } from '@parlour/contract/values/wallet';
import type { MessageKey } from '@parlour/texts/keys';

/** The purses with their own records; a debt shows in the purse it is taken from. */
export const RECORD_PURSES = PURSES.filter((purse) => purse !== 'debt');

export const PURSE_NAMES: Readonly<Record<PurseType, MessageKey>> = {
  main: 'wallet.purse.main',
  bonus: 'wallet.purse.bonus',
  locked: 'wallet.purse.locked',
  debt: 'wallet.purse.debt',
};
