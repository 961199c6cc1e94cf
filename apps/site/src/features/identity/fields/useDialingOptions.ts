import type { DialingOption } from '@parlour/ui';
import { useMemo } from 'react';
import { useQuery } from '../../../platform/loading/useQuery.ts';
import { useSite } from '../../../platform/site.ts';

type Dialing = {
  options: DialingOption[];
  /** The visitor's own country, if known. */
  country: string | null;
  /** Set after a failure. */
  retry: (() => void) | null;
};

/** Every country with its dialling code, named in the page's language; empty until loaded. */
export function useDialingOptions({ isNeeded = true }: { isNeeded?: boolean } = {}): Dialing {
  const { client } = useSite();
  const { value, isFailed, reload } = useQuery({
    key: ['site', 'countries'],
    load: (signal) => client.system.country({ signal }),
    isNeeded,
  });
  return useMemo(
    () => ({
      options: (value?.countries ?? []).map(({ code, name, countryDialingCode }) => ({
        code,
        name,
        dialingCode: countryDialingCode,
      })),
      country: value?.country ?? null,
      retry: isFailed && !value ? reload : null,
    }),
    [value, isFailed, reload],
  );
}
