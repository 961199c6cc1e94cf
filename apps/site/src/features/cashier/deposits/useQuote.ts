import type { Client } from '@parlour/client';
import { useQuery } from '../../../platform/loading/useQuery.ts';
import { useRested } from '../../../platform/loading/useRested.ts';
import { useSite } from '../../../platform/site.ts';
import { type AmountLimits, judgeAmount } from '../amount.rules.ts';

type Answer = Awaited<ReturnType<Client['cashier']['depositQuote']>>;

/** The pause in typing before the server is asked. */
const PAUSE_MS = 250;

/** What the deposit would cost; null while the amount is invalid or the answer is on its way. */
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
  // Errors are shown on submit; until then there are just no figures.
  const { value } = useQuery({
    key: ['member', 'depositQuote', channel, rested],
    load: (signal) => client.cashier.depositQuote({ signal, query: { channel, amount: rested ?? '' } }),
    isNeeded: rested !== null,
  });
  return rested === null ? null : value;
}
