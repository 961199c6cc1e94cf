import type { Client } from '@parlour/client';
import { useEffect } from 'react';
import { create } from 'zustand';
import { deviceRandom } from '../../../platform/device/random.ts';
import { useQuery } from '../../../platform/loading/useQuery.ts';
import { useSite } from '../../../platform/site.ts';
import { nextStep, startOfCounter, writeCounter } from './counter.rules.ts';

export type Jackpot = Awaited<ReturnType<Client['games']['jackpot']>>;

/** The pool as the server last reported it, reloaded on news of a change. */
export function useJackpot() {
  const { client } = useSite();
  const { value, isFailed, reload } = useQuery({
    key: ['site', 'jackpot'],
    load: (signal) => client.games.jackpot({ signal }),
    news: 'jackpot',
    isKept: true,
  });
  const counted = useCounter(value?.mode === 'illustration');
  const amount = value?.mode === 'illustration' ? counted : (value?.amount ?? null);
  return { jackpot: value, amount, isFailed, reload };
}

/** One counter per visit, in hundredths, so that the banner and the page show the same. */
const useCounted = create<{ hundredths: number }>(() => ({ hundredths: startOfCounter(deviceRandom) }));

/** Grows while it is shown. */
function useCounter(isRunning: boolean): string {
  const { hundredths } = useCounted();
  useEffect(() => {
    if (!isRunning) return;
    const { afterMs, by } = nextStep(deviceRandom);
    const growing = setTimeout(() => useCounted.setState({ hundredths: hundredths + by }), afterMs);
    return () => clearTimeout(growing);
  }, [hundredths, isRunning]);
  return writeCounter(hundredths);
}
