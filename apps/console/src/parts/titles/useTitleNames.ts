import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { useConsole } from '../../platform/console.ts';
import { usePreferences } from '../../platform/preferences.store.ts';
import { titleName } from './title-name.rules.ts';

const OFFERED = 20;

/** The titles that a name or code finds, by node id, in the operator's language. */
export function useTitleNames(
  merchant: string,
  typed: string,
  { isNeeded = true }: { isNeeded?: boolean } = {},
): ReadonlyMap<string, string> {
  const { client } = useConsole();
  const language = usePreferences((preferences) => preferences.language);
  const search = useDeferredValue(typed.trim());
  const { data } = useQuery({
    queryKey: ['titleChoices', merchant, search],
    queryFn: ({ signal }) => client.games.titles({ signal, query: { search, limit: OFFERED }, merchant }),
    placeholderData: keepPreviousData,
    enabled: isNeeded,
  });
  return new Map(data?.items.map((title) => [title.nodeId, titleName(title, language)]));
}

/** What these titles are called, by node id, in the operator's language. */
export function useTitlesNamed(merchant: string, nodeIds: readonly string[]): ReadonlyMap<string, string> {
  const { client } = useConsole();
  const language = usePreferences((preferences) => preferences.language);
  const answers = useQueries({
    queries: [...new Set(nodeIds)].map((search) => ({
      queryKey: ['titleChoices', merchant, search],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        client.games.titles({ signal, query: { search, limit: OFFERED }, merchant }),
    })),
  });
  return new Map(
    answers.flatMap(
      ({ data }) => data?.items.map((title) => [title.nodeId, titleName(title, language)]) ?? [],
    ),
  );
}
