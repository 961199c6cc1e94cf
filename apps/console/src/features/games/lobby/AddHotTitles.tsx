import { Autocomplete, Button, ListItemText, Stack, TextField } from '@mui/material';
import { HOT_MAX } from '@parlour/contract/values/games.rules';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { titleName } from '../../../parts/titles/title-name.rules.ts';
import { useConsole } from '../../../platform/console.ts';
import { usePreferences } from '../../../platform/preferences.store.ts';
import { useText } from '../../../platform/texts.tsx';
import type { Lobby } from '../games.rules.ts';

type HotTitle = Lobby['hot'][number];
type Props = { hot: readonly HotTitle[]; merchant: string; onAdd(titles: HotTitle[]): void };
const OFFERED = 20;

/** Chooses any number of titles by name or code, and adds them at the end of the hot ones at once. */
export function AddHotTitles({ hot, merchant, onAdd }: Props) {
  const text = useText();
  const { client } = useConsole();
  const language = usePreferences((preferences) => preferences.language);
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<HotTitle[]>([]);
  const search = useDeferredValue(typed.trim());
  const { data, isFetching } = useQuery({
    queryKey: ['hotChoices', merchant, search],
    queryFn: ({ signal }) => client.games.titles({ signal, query: { search, limit: OFFERED }, merchant }),
    placeholderData: keepPreviousData,
  });
  const taken = new Set([...hot, ...chosen].map(({ nodeId }) => nodeId));
  const room = HOT_MAX - hot.length;
  return (
    <Stack direction="row" sx={{ gap: 1, mt: 1.5, alignItems: 'flex-start', flexWrap: 'wrap' }}>
      <Autocomplete
        multiple
        disableCloseOnSelect
        clearOnBlur
        loading={isFetching}
        sx={{ flex: '1 1 240px' }}
        options={(data?.items ?? []).filter(({ nodeId }) => !taken.has(nodeId))}
        // The server has already searched.
        filterOptions={(options) => options}
        value={chosen}
        inputValue={typed}
        onInputChange={(_, next, why) => {
          // The search stays while several of its answers are chosen.
          if (why !== 'selectOption') setTyped(next);
        }}
        onChange={(_, next) => setChosen(next.slice(0, room))}
        isOptionEqualToValue={(option, value) => option.nodeId === value.nodeId}
        getOptionLabel={(title) => titleName(title, language)}
        getOptionKey={({ nodeId }) => nodeId}
        renderOption={({ key, ...props }, title) => (
          <li key={key} {...props}>
            <ListItemText
              primary={titleName(title, language)}
              secondary={`${title.vendorName} · ${title.nodeId}`}
            />
          </li>
        )}
        slotProps={{ chip: { size: 'small' } }}
        renderInput={(props) => (
          <TextField {...props} label={text('games.hot.add')} helperText={text('games.hot.add.hint')} />
        )}
      />
      <Button
        variant="outlined"
        disabled={chosen.length === 0}
        onClick={() => {
          onAdd(chosen);
          setChosen([]);
          setTyped('');
        }}
        sx={{ height: 40 }}
      >
        {text('games.hot.add.confirm', { count: chosen.length })}
      </Button>
    </Stack>
  );
}
