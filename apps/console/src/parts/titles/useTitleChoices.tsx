import { ListItemText } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type HTMLAttributes, type Key, useDeferredValue } from 'react';
import { useConsole } from '../../platform/console.ts';
import { usePreferences } from '../../platform/preferences.store.ts';
import { titleName } from './title-name.rules.ts';

const OFFERED = 20;

/** For a field that finds titles by name or code, with the search of the games list. */
export function useTitleChoices(merchant: string, typed: string) {
  const { client } = useConsole();
  const language = usePreferences((preferences) => preferences.language);
  const search = useDeferredValue(typed.trim());
  const { data } = useQuery({
    queryKey: ['titleChoices', merchant, search],
    queryFn: ({ signal }) => client.games.titles({ signal, query: { search, limit: OFFERED }, merchant }),
    placeholderData: keepPreviousData,
  });
  const names = new Map(data?.items.map((title) => [title.nodeId, titleName(title, language)]));
  return {
    options: [...names.keys()],
    // The server has already filtered.
    filterOptions: (options: string[]) => options,
    renderOption: ({ key, ...props }: HTMLAttributes<HTMLLIElement> & { key: Key }, nodeId: string) => (
      <li key={key} {...props}>
        <ListItemText primary={names.get(nodeId)} secondary={nodeId} />
      </li>
    ),
  };
}
