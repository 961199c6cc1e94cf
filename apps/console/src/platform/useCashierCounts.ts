import type { ConsoleClient } from '@parlour/client/console';
import { useQuery } from '@tanstack/react-query';
import { useConsole } from './console.ts';
import { usePreferences } from './preferences.store.ts';
import { usePermission } from './usePermission.ts';
import { useRefreshMs } from './useRefreshMs.ts';

export type CashierCounts = Awaited<ReturnType<ConsoleClient['cashier']['cashierCounts']>>;

/** The server tells of new tasks by itself; this is for what changes without one. */
const REFRESH_MS = 15_000;

/** How much waits in the cashier of the chosen brand; undefined for who may not look, and before a brand is chosen. */
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
