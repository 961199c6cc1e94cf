import { useQuery } from '../../../platform/loading/useQuery.ts';
import { useBrand, useSite } from '../../../platform/site.ts';
import { type RegisterSettings, withLongPasswords } from './fields.rules.ts';

/** The brand's fields and rules: the loaded ones first, then the newest from the server (getSetRegister). */
export function useRegisterSettings(): RegisterSettings {
  const { client } = useSite();
  const { register } = useBrand();
  const { value } = useQuery({
    key: ['site', 'registrationRules'],
    load: (signal) => client.system.registrationRules({ signal }),
  });
  return withLongPasswords(value ?? register);
}
