import {
  Dialog,
  InputBase,
  List,
  ListItemButton,
  ListItemText,
  ListSubheader,
  Stack,
  Typography,
} from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useDeferredValue, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { FailedState } from '../parts/layout/PageStates.tsx';
import { Glyph } from '../parts/values/Glyph.tsx';
import { useConsole } from '../platform/console.ts';
import { usePreferences } from '../platform/preferences.store.ts';
import { useLabel, useText } from '../platform/texts.tsx';
import { useMe } from '../platform/usePermission.ts';
import { navigationFor } from './navigation.rules.ts';
import { placeOfFound } from './search.rules.ts';

const QUERY_MIN = 2;

type Hit = { id: string; title: string; detail: string; to: string };
type Group = { label: string; hits: Hit[] };

/** Finds pages by name, and whatever the server finds within the operator's permissions. */
export function SearchDialog({ onClose }: { onClose(): void }) {
  const text = useText();
  const navigate = useNavigate();
  const list = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState('');
  const { groups, error, isFetching } = useSearch(useDeferredValue(query.trim()));
  const open = (hit: Hit) => {
    onClose();
    void navigate(hit.to);
  };
  const first = groups[0]?.hits[0];
  const hits = groups.flatMap((group) => group.hits);
  return (
    <Dialog
      open
      onClose={onClose}
      slotProps={{ paper: { 'aria-label': text('search.open'), sx: { alignSelf: 'flex-start', mt: '9vh' } } }}
    >
      <Stack
        direction="row"
        sx={{ alignItems: 'center', gap: 1.5, px: 2, height: 56, borderBottom: 1, borderColor: 'divider' }}
      >
        <Glyph name="search" />
        <InputBase
          autoFocus
          fullWidth
          value={query}
          placeholder={text('search.placeholder')}
          onChange={(event) => setQuery(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && first) open(first);
            if (event.key === 'ArrowDown') moveFocus(event, list.current, 1);
          }}
          inputProps={{ 'aria-label': text('search.open') }}
        />
      </Stack>
      <div ref={list}>
        {error ? <FailedState error={error} /> : null}
        {groups.map(({ label, hits: found }) => (
          <List
            key={label}
            dense
            component="div"
            aria-label={label}
            subheader={
              <ListSubheader component="div" sx={{ lineHeight: '30px', bgcolor: 'transparent' }}>
                {label}
              </ListSubheader>
            }
          >
            {found.map((hit) => (
              <ListItemButton
                key={hit.id}
                onClick={() => open(hit)}
                onKeyDown={(event) => {
                  if (event.key === 'ArrowDown') moveFocus(event, list.current, 1);
                  if (event.key === 'ArrowUp') moveFocus(event, list.current, -1);
                }}
              >
                <ListItemText primary={hit.title} secondary={hit.detail || null} />
              </ListItemButton>
            ))}
          </List>
        ))}
      </div>
      <Typography variant="body2" color="textSecondary" sx={{ p: 2 }} role="status">
        {hits.length === 0 && query.trim().length >= QUERY_MIN && !isFetching
          ? text('search.nothing')
          : text('search.hint', { count: QUERY_MIN })}
      </Typography>
    </Dialog>
  );
}

function useSearch(query: string) {
  const text = useText();
  const label = useLabel();
  const me = useMe();
  const brand = usePreferences((preferences) => preferences.brand);
  const { client, isDemonstration } = useConsole();
  const { data, error, isFetching } = useQuery({
    queryKey: ['search', brand, query],
    queryFn: ({ signal }) => client.operators.search({ signal, query: { q: query } }),
    enabled: query.length >= QUERY_MIN,
  });
  const word = query.toLowerCase();
  const pages: Hit[] = navigationFor(me, { brand, isDemonstration })
    .flatMap(({ items }) => items)
    .map(({ path, label: key }) => ({ id: path, title: text(key), detail: '', to: path }))
    .filter(({ title }) => title.toLowerCase().includes(word));
  const found = query.length < QUERY_MIN ? [] : (data?.groups ?? []);
  const groups: Group[] = [
    { label: text('search.pages'), hits: pages },
    ...found.map(({ kind, items }) => ({
      label: label('search.kind', kind),
      hits: items.map((item) => ({ ...item, id: `${kind}-${item.id}`, to: placeOfFound(kind, item, query) })),
    })),
  ];
  return { groups: groups.filter(({ hits }) => hits.length > 0), error, isFetching };
}

/** Arrow keys move through the results, across groups. */
function moveFocus(event: KeyboardEvent, list: HTMLElement | null, step: 1 | -1): void {
  event.preventDefault();
  const entries = [
    ...(list?.querySelectorAll<HTMLElement>('[role="button"], .MuiListItemButton-root') ?? []),
  ];
  const next = entries.indexOf(document.activeElement as HTMLElement) + step;
  entries[Math.max(0, Math.min(next, entries.length - 1))]?.focus();
}
