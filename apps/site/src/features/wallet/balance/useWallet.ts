import { TRIAL_CURRENCY, type Written } from '@parlour/money';
import { useEffect } from 'react';
import { useSite } from '../../../platform/site.ts';
import { followWallet, lookAtWallet, useWalletState, type Wallet } from './wallet.store.ts';

/** The member's balance, up to date within a second of every change. */
export function useWallet() {
  const { client, live } = useSite();
  const held = useWalletState();
  useEffect(() => followWallet({ client, live }), [client, live]);
  return {
    ...held,
    isTrial: held.wallet?.currency === TRIAL_CURRENCY,
    reload: lookAtWallet,
  };
}

export function writtenOf({ currencySymbol, displayDigits }: Wallet): Written {
  return { symbol: currencySymbol, digits: displayDigits };
}
