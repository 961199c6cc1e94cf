import type { Written } from '@parlour/money';
import { useEffect } from 'react';
import { usePage } from '../../platform/page.ts';
import { useQuery } from '../../platform/useQuery.ts';

/** The member's balance and what play brought today; told again when money moves. */
export function useWallet() {
  const { client, site, isSignedIn } = usePage();
  const isNeeded = isSignedIn();
  const wallet = useQuery({
    key: ['member', 'wallet'],
    load: (signal) => client.wallet.wallet({ signal }),
    isKept: true,
    isNeeded,
  });
  const today = useQuery({
    key: ['member', 'today'],
    load: async (signal) => (await client.wallet.profitLoss({ query: {}, signal })).days.at(-1)?.net ?? '0',
    isKept: true,
    isNeeded,
  });
  const { reload: reloadWallet } = wallet;
  const { reload: reloadToday } = today;
  useEffect(
    () =>
      site.onMoneyMoved(() => {
        reloadWallet();
        reloadToday();
      }),
    [site, reloadWallet, reloadToday],
  );
  const held = wallet.value;
  const written: Written | null = held && { symbol: held.currencySymbol, digits: held.displayDigits };
  return {
    balance: held?.sumBalance ?? null,
    netToday: today.value,
    written,
    reload() {
      reloadWallet();
      reloadToday();
    },
  };
}
