import type { ConsoleClient } from '@parlour/client/console';
import { useQuery } from '@tanstack/react-query';
import { useConsole } from './console.ts';
import { usePreferences } from './preferences.store.ts';
import { usePermission } from './usePermission.ts';
import { useRefreshMs } from './useRefreshMs.ts';

export type CashierCounts = Awaited<ReturnType<ConsoleClient['cashier']['cashierCounts']>>;

/** The server reports new tasks by itself; this catches other changes. */
const REFRESH_MS = 15_000;

/** The counts of the chosen brand's cashier; undefined without permission or without a chosen brand. */
export function useCashierCounts(): CashierCounts | undefined {
  const { client } = useConsole();
  const brand = usePreferences((preferences) => preferences.brand);
  const canRead = usePermission({ permission: 'cashier.read', scope: 'brand' });
  const { data } = useQuery({
    queryKey: ['cashierCounts', brand],
    queryFn: () => client.cashier.cashierCounts({ merchant: brand }),
    enabled: canRead && brand !== null,
    refetchInterval: useRefreshMs(REFRESH_MS),
  });
  return data;
}
