import { useCallback } from 'react';
import { useLoaded } from '../loading/useLoaded.ts';
import { useSite } from '../site.ts';

/** By which clocks the brand counts its days, and which day it is by them: the device's may be another. */
export function useBusinessClock() {
  const { client } = useSite();
  const load = useCallback(() => client.wallet.merchantWallet(), [client]);
  const { value: clock, isFailed, reload } = useLoaded(load);
  return { clock, isFailed, reload };
}
