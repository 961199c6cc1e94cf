import { useQuery } from '../../../platform/loading/useQuery.ts';
import { useBrand, useSite } from '../../../platform/site.ts';
import { type RegisterSettings, withLongPasswords } from './fields.rules.ts';

/** The brand's fields and rules: those at hand at once, and the newest when the server has answered (getSetRegister). */
export function useRegisterSettings(): RegisterSettings {
  const { client } = useSite();
  const { register } = useBrand();
  const { value } = useQuery({
    key: ['site', 'registrationRules'],
    load: (signal) => client.system.registrationRules({ signal }),
  });
  return withLongPasswords(value ?? register);
}
