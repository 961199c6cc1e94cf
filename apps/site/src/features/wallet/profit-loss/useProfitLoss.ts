import type { Client } from '@parlour/client';
import { useCallback, useEffect } from 'react';
import { useLoaded } from '../../../platform/loading/useLoaded.ts';
import type { Range } from '../../../platform/records/days.rules.ts';
import { useSite } from '../../../platform/site.ts';

export type Report = Awaited<ReturnType<Client['wallet']['profitLoss']>>;

/** The report of a range, asked for anew when money moves. */
export function useProfitLoss({ from, to }: Range) {
  const { client, live } = useSite();
  const load = useCallback(() => client.wallet.profitLoss({ query: { from, to } }), [client, from, to]);
  const { value, isFailed, reload } = useLoaded(load);
  useEffect(() => live.on('wallet', reload), [live, reload]);
  // Of the range before, while this one is on its way.
  const report = value?.from === from && value.to === to ? value : null;
  return { report, isFailed, reload };
}
