import { useQuery } from '../loading/useQuery.ts';
import { useSite } from '../site.ts';

/** By which clocks the brand counts its days, and which day it is by them: the device's may be another. */
export function useBusinessClock() {
  const { client } = useSite();
  const { value, isFailed, reload } = useQuery({
    key: ['site', 'businessClock'],
    load: (signal) => client.wallet.merchantWallet({ signal }),
  });
  return { clock: value, isFailed, reload };
}
