import { ListItemText } from '@mui/material';
import type { HTMLAttributes, Key } from 'react';
import { useTitleNames } from './useTitleNames.ts';

/** For a field that finds titles by name or code, with the search of the games list. */
export function useTitleChoices(merchant: string, typed: string) {
  const names = useTitleNames(merchant, typed);
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
