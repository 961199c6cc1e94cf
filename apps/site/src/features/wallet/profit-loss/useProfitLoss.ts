import type { Client } from '@parlour/client';
import { useQuery } from '../../../platform/loading/useQuery.ts';
import type { Range } from '../../../platform/records/days.rules.ts';
import { useSite } from '../../../platform/site.ts';

export type Report = Awaited<ReturnType<Client['wallet']['profitLoss']>>;

/** The report of a range, reloaded when money moves. */
export function useProfitLoss({ from, to }: Range) {
  const { client } = useSite();
  const { value, isFailed, reload } = useQuery({
    key: ['member', 'profitLoss', from, to],
    load: (signal) => client.wallet.profitLoss({ signal, query: { from, to } }),
    news: 'wallet',
  });
  return { report: value, isFailed, reload };
}
