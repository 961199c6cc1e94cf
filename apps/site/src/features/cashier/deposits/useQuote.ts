import type { Client } from '@parlour/client';
import { useQuery } from '../../../platform/loading/useQuery.ts';
import { useRested } from '../../../platform/loading/useRested.ts';
import { useSite } from '../../../platform/site.ts';
import { type AmountLimits, judgeAmount } from '../amount.rules.ts';

type Answer = Awaited<ReturnType<Client['cashier']['depositQuote']>>;

/** So long nothing is typed before the server is asked. */
const PAUSE_MS = 250;

/** What the deposit would cost; null while nothing that could be deposited is typed, or the answer is on its way. */
export function useQuote({
  channel,
  amount,
  limits,
}: {
  channel: string;
  amount: string;
  limits: AmountLimits;
}): Answer | null {
  const { client } = useSite();
  const rested = useRested(judgeAmount(amount, limits) === null ? amount : null, PAUSE_MS);
  // What is wrong is said when it is sent; until then there are just no figures.
  const { value } = useQuery({
    key: ['member', 'depositQuote', channel, rested],
    load: (signal) => client.cashier.depositQuote({ signal, query: { channel, amount: rested ?? '' } }),
    isNeeded: rested !== null,
  });
  return rested === null ? null : value;
}
