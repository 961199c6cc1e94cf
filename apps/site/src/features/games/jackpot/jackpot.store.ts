import { CallRefused, type Client } from '@parlour/client';
import { useCallback, useEffect } from 'react';
import { create } from 'zustand';
import { deviceRandom } from '../../../platform/device/random.ts';
import { useSite } from '../../../platform/site.ts';
import { nextStep, startOfCounter, writeCounter } from './counter.rules.ts';

export type Jackpot = Awaited<ReturnType<Client['games']['jackpot']>>;
type State = { jackpot: Jackpot | null; isFailed: boolean };

const useJackpotState = create<State>(() => ({ jackpot: null, isFailed: false }));
let rounds = 0;

/** The pool as the server last told it. It is asked for again whenever news come that it changed. */
export function useJackpot() {
  const { client, live, language } = useSite();
  const { jackpot, isFailed } = useJackpotState();
  const load = useCallback(() => void loadJackpot(client, language).catch(reportError), [client, language]);
  useEffect(() => {
    load();
    return live.on('jackpot', load);
  }, [load, live]);
  const counted = useCounter(jackpot?.mode === 'illustration');
  const amount = jackpot?.mode === 'illustration' ? counted : (jackpot?.amount ?? null);
  return { jackpot, amount, isFailed, reload: load };
}

/** An answer in the language of before, or one that was overtaken, is old news. */
async function loadJackpot(client: Client, _language: string): Promise<void> {
  rounds += 1;
  const round = rounds;
  try {
    const jackpot = await client.games.jackpot();
    if (round === rounds) useJackpotState.setState({ jackpot, isFailed: false });
  } catch (error) {
    if (round === rounds) useJackpotState.setState({ isFailed: true });
    if (!(error instanceof CallRefused)) throw error;
  }
}

/** One for the visit, in hundredths: whoever looks at the banner and then at the page sees the same. */
const useCounted = create<{ hundredths: number }>(() => ({ hundredths: startOfCounter(deviceRandom) }));

/** Grows while somebody looks. */
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
