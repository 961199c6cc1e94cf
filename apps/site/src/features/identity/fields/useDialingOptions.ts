import { CallRefused } from '@parlour/client';
import type { DialingOption } from '@parlour/ui';
import { useEffect, useState } from 'react';
import { useSite } from '../../../platform/site.ts';

type Dialing = {
  options: DialingOption[];
  /** The visitor's own country, as far as it is known. */
  country: string | null;
};

/** Every country with its dialling code, named in the language of the page; empty until they are loaded. */
export function useDialingOptions({ isNeeded = true }: { isNeeded?: boolean } = {}): Dialing {
  const { client, language } = useSite();
  const [dialing, setDialing] = useState<Dialing>({ options: [], country: null });
  useEffect(() => {
    if (!isNeeded || !language) return;
    let isCurrent = true;
    client.system.country().then(
      ({ country, countries }) => {
        const options = countries.map(({ code, name, countryDialingCode }) => ({
          code,
          name,
          dialingCode: countryDialingCode,
        }));
        if (isCurrent) setDialing({ options, country });
      },
      (error: unknown) => {
        if (!(error instanceof CallRefused)) reportError(error);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [client, language, isNeeded]);
  return dialing;
}
