import { nameOf, openingState, type Query, type QueryKey, type QueryState } from '@parlour/client/queries';
import type { LiveTopic } from '@parlour/contract/values/live';
import { useCallback, useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { useSite } from '../site.ts';
import { queries } from './queries.ts';

export type Asked<Value> = Omit<Query<Value>, 'language'> & {
  /** Names everything that the answer depends on, except the language. */
  key: QueryKey;
  /** Reloads on news of this topic. */
  news?: LiveTopic;
  isNeeded?: boolean;
};

/** The answer of a call while the component is drawn; the old value stays during a reload. */
export function useQuery<Value>({
  key,
  load,
  first = null,
  isKept = false,
  news,
  isNeeded = true,
}: Asked<Value>) {
  const { live, language } = useSite();
  const name = nameOf(key);
  const ask = useEffectEvent(load);
  const watch = useCallback(
    (tell: () => void) =>
      isNeeded
        ? queries.watch<Value>(
            name,
            { load: (signal, before) => ask(signal, before), first, isKept, language },
            tell,
          )
        : () => {},
    [name, isNeeded, first, isKept, language],
  );
  const known = useSyncExternalStore(watch, () => queries.read(name) as QueryState<Value> | null);
  const reload = useCallback(() => queries.ask(name), [name]);
  useEffect(() => (news ? live.on(news, reload) : undefined), [live, news, reload]);
  return { ...(known ?? openingState(first)), reload };
}
