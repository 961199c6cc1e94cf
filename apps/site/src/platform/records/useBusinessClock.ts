import { useQuery } from '../loading/useQuery.ts';
import { useSite } from '../site.ts';

/** The clock by which the brand counts its days, and today's date by it: the device's may differ. */
export function useBusinessClock() {
  const { client } = useSite();
  const { value, isFailed, reload } = useQuery({
    key: ['site', 'businessClock'],
    load: (signal) => client.wallet.merchantWallet({ signal }),
  });
  return { clock: value, isFailed, reload };
}
