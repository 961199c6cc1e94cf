import { Stack, Tab, Tabs } from '@mui/material';
import { useListContext } from 'react-admin';
import { Count } from '../../parts/values/Count.tsx';
import { useText } from '../../platform/texts.tsx';

type Props = {
  states: readonly { state: string; label: string; count?: number | undefined }[];
  label: string;
};

const ALL = 'all';

/** The states of a list as tabs, with counts if known. */
export function StateTabs({ states, label }: Props) {
  const text = useText();
  const { filterValues, setFilters } = useListContext();
  const open = (state: string) => {
    const { state: _, ...others } = filterValues;
    setFilters(state === ALL ? others : { ...others, state });
  };
  const chosen = String(filterValues.state ?? ALL);
  return (
    <Tabs
      value={chosen}
      onChange={(_, state: string) => open(state)}
      variant="scrollable"
      scrollButtons={false}
      aria-label={label}
      sx={{ width: '100%', mb: 0.5, borderBottom: 1, borderColor: 'divider' }}
    >
      <Tab value={ALL} label={text('cashier.all')} />
      {states.map(({ state, label: name, count = 0 }) => (
        <Tab
          key={state}
          value={state}
          label={
            <Stack direction="row" component="span" sx={{ gap: 0.75, alignItems: 'center' }}>
              {name}
              <Count of={count} />
            </Stack>
          }
        />
      ))}
    </Tabs>
  );
}
