import { useEffect } from 'react';
import { useQuery } from '../../../platform/loading/useQuery.ts';
import { useSite } from '../../../platform/site.ts';
import { staysMs } from './presenters.rules.ts';

/** Who presents, asked for again when that changes. */
export function usePresenters() {
  const { client, clock } = useSite();
  const { value, isFailed, reload } = useQuery({
    key: ['site', 'presenters'],
    load: (signal) => client.messages.modelList({ signal }),
    isKept: true,
  });
  const presenters = value?.active ?? null;
  useEffect(() => {
    const stays = presenters && staysMs(presenters, clock.now());
    if (stays === null) return;
    const over = setTimeout(reload, stays);
    return () => clearTimeout(over);
  }, [presenters, clock, reload]);
  return { presenters, isFailed, reload };
}
