import { nameOf, openingState, type Query, type QueryKey, type QueryState } from '@parlour/client/queries';
import { useCallback, useEffectEvent, useSyncExternalStore } from 'react';
import { usePage } from './page.ts';

type Asked<Value> = Pick<Query<Value>, 'load' | 'isKept'> & {
  /** Names everything that the answer depends on, except the language. */
  key: QueryKey;
  isNeeded?: boolean;
};

/** The answer of a call while the component is drawn; the old value stays during a reload. */
export function useQuery<Value>({ key, load, isKept = false, isNeeded = true }: Asked<Value>) {
  const { queries, language } = usePage();
  const name = nameOf(key);
  const ask = useEffectEvent(load);
  const watch = useCallback(
    (tell: () => void) =>
      isNeeded
        ? queries.watch<Value>(
            name,
            { load: (signal, before) => ask(signal, before), isKept, language },
            tell,
          )
        : () => {},
    [queries, name, isNeeded, isKept, language],
  );
  const read = () => queries.read(name) as QueryState<Value> | null;
  const known = useSyncExternalStore(watch, read, read);
  const reload = useCallback(() => queries.ask(name), [queries, name]);
  /** Asks another question of the same answer: the next page of a list. */
  const askFor = useCallback(
    (question: Query<Value>['load']) => queries.ask<Value>(name, question),
    [queries, name],
  );
  return { ...(known ?? openingState<Value>()), reload, askFor };
}
