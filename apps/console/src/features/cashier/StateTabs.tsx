import { Badge, Tab, Tabs } from '@mui/material';
import { useListContext } from 'react-admin';
import { useText } from '../../platform/texts.tsx';

type Props = {
  states: readonly { state: string; label: string; count?: number | undefined }[];
  label: string;
};

const ALL = 'all';

/** The states of a list as its tabs, with how many there are where that is counted. */
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
      sx={{ width: '100%', borderBottom: 1, borderColor: 'divider' }}
    >
      <Tab value={ALL} label={text('cashier.all')} />
      {states.map(({ state, label: name, count = 0 }) => (
        <Tab
          key={state}
          value={state}
          label={
            <Badge
              badgeContent={count}
              color="primary"
              max={999}
              sx={{
                '& .MuiBadge-badge': { position: 'static', transform: 'none', ml: count > 0 ? 0.75 : 0 },
              }}
            >
              {name}
            </Badge>
          }
        />
      ))}
    </Tabs>
  );
}
