import { CallRefused } from '@parlour/client';
import { useEffect, useState } from 'react';
import { useSite } from '../../../platform/site.ts';

/** So long nobody has typed: then one asks the server. */
const CHECK_AFTER_MS = 500;

export type Availability = 'unknown' | 'checking' | 'free' | 'taken';

/** Whether a user name is free, asked once typing rests. A name that breaks the brand's rules (null) is not asked for. */
export function useUsernameCheck(username: string | null): Availability {
  const { client } = useSite();
  const [answer, setAnswer] = useState<{ username: string; availability: Availability } | null>(null);
  useEffect(() => {
    if (username === null) return;
    let isCurrent = true;
    const tell = (availability: Availability) => isCurrent && setAnswer({ username, availability });
    const asking = setTimeout(() => {
      tell('checking');
      client.identity
        .checkUsername({ query: { username } })
        .then(({ available }) => tell(available ? 'free' : 'taken'))
        .catch((error: unknown) => {
          // It is a courtesy: without an answer the registration itself will tell.
          tell('unknown');
          if (!(error instanceof CallRefused)) throw error;
        })
        .catch(reportError);
    }, CHECK_AFTER_MS);
    return () => {
      isCurrent = false;
      clearTimeout(asking);
    };
  }, [client, username]);
  return answer?.username === username ? answer.availability : 'unknown';
}
