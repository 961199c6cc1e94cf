import { CallRefused } from '@parlour/client';
import { useEffect, useState } from 'react';
import { useBrand, useSite } from '../../../platform/site.ts';
import { type RegisterSettings, withLongPasswords } from './fields.rules.ts';

/** The brand's fields and rules: those at hand at once, and the newest when the server has answered (getSetRegister). */
export function useRegisterSettings(): RegisterSettings {
  const { client } = useSite();
  const { register } = useBrand();
  const [newest, setNewest] = useState<RegisterSettings | null>(null);
  useEffect(() => {
    let isCurrent = true;
    client.system.registrationRules().then(
      (settings) => isCurrent && setNewest(settings),
      (error: unknown) => {
        // What came with the document serves as well.
        if (!(error instanceof CallRefused)) reportError(error);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [client]);
  return withLongPasswords(newest ?? register);
}
