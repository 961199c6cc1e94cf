import { Autocomplete, ListItemText, TextField } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { titleName } from '../../parts/title-name.rules.ts';
import { useConsole } from '../../platform/console.ts';
import { usePreferences } from '../../platform/preferences.store.ts';
import { useText } from '../../platform/texts.tsx';
import { readNodeIds } from './jackpot.rules.ts';

const OFFERED = 20;

type Props = { nodeIds: string[]; merchant: string; onChange(nodeIds: string[]): void };

/** Titles found by name or code, as the list of games finds them; Enter adds ids that were typed or pasted. */
export function TitlePicker({ nodeIds, merchant, onChange }: Props) {
  const text = useText();
  const language = usePreferences((preferences) => preferences.language);
  const [typed, setTyped] = useState('');
  const found = useTitles(merchant, useDeferredValue(typed.trim()));
  const names = new Map(found.map((title) => [title.nodeId, titleName(title, language)]));
  return (
    <Autocomplete
      multiple
      freeSolo
      clearOnBlur
      filterSelectedOptions
      options={[...names.keys()]}
      filterOptions={(options) => options}
      value={nodeIds}
      inputValue={typed}
      onInputChange={(_, next) => setTyped(next)}
      onChange={(_, next) => onChange(readNodeIds(next.join(' ')))}
      slotProps={{ chip: { size: 'small' } }}
      renderOption={({ key, ...props }, nodeId) => (
        <li key={key} {...props}>
          <ListItemText primary={names.get(nodeId)} secondary={nodeId} />
        </li>
      )}
      renderInput={(props) => <TextField {...props} label={text('jackpot.titles.ids')} />}
    />
  );
}

function useTitles(merchant: string, search: string) {
  const { client } = useConsole();
  const { data } = useQuery({
    queryKey: ['titlePicker', merchant, search],
    queryFn: () => client.games.titles({ query: { search, limit: OFFERED }, merchant }),
    placeholderData: keepPreviousData,
  });
  return data?.items ?? [];
}
