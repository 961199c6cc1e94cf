import { CallRefused, type Client } from '@parlour/client';
import { useEffect, useState } from 'react';
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
  const [answered, setAnswered] = useState<{ question: string; answer: Answer } | null>(null);
  const isGood = judgeAmount(amount, limits) === null;
  const question = `${channel} ${amount}`;
  useEffect(() => {
    if (!isGood) return;
    let isCurrent = true;
    const asking = setTimeout(() => {
      client.cashier.depositQuote({ query: { channel, amount } }).then(
        (answer) => isCurrent && setAnswered({ question: `${channel} ${amount}`, answer }),
        (error: unknown) => {
          // What is wrong is said when it is sent; until then there are just no figures.
          if (!(error instanceof CallRefused)) reportError(error);
        },
      );
    }, PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(asking);
    };
  }, [client, channel, amount, isGood]);
  return isGood && answered?.question === question ? answered.answer : null;
}
