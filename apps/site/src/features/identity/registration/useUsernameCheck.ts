import { useQuery } from '../../../platform/loading/useQuery.ts';
import { useRested } from '../../../platform/loading/useRested.ts';
import { useSite } from '../../../platform/site.ts';

/** The pause in typing before the server is asked. */
const CHECK_AFTER_MS = 500;

export type Availability = 'unknown' | 'checking' | 'free' | 'taken';

/** Whether a user name is free, asked after a pause in typing. Null (breaks the brand's rules) is not asked for. */
export function useUsernameCheck(typed: string | null): Availability {
  const { client } = useSite();
  const username = useRested(typed, CHECK_AFTER_MS);
  const { value, isFailed } = useQuery({
    key: ['site', 'username', username],
    load: (signal) => client.identity.checkUsername({ signal, query: { username: username ?? '' } }),
    isNeeded: username !== null,
  });
  // Only a hint: without an answer, the registration itself refuses a taken name.
  if (username === null || isFailed) return 'unknown';
  if (!value) return 'checking';
  return value.available ? 'free' : 'taken';
}
