import { Alert, Stack } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { ChooseBrand } from '../../../parts/layout/ChooseBrand.tsx';
import { PageHead } from '../../../parts/layout/PageHead.tsx';
import { FailedState, LoadingBlock } from '../../../parts/layout/PageStates.tsx';
import { useConsole } from '../../../platform/console.ts';
import { useFormats } from '../../../platform/formats.ts';
import { useText } from '../../../platform/texts.tsx';
import { useRefreshMs } from '../../../platform/useRefreshMs.ts';
import { FloorGames } from './FloorGames.tsx';
import { FloorOrders } from './FloorOrders.tsx';
import { FloorTables } from './FloorTables.tsx';
import { FLOOR_REFRESH_MS } from './floor.rules.ts';

/** What members play together: where somebody is, what may be staked, and what operators decided. */
export function FloorPage() {
  const text = useText();
  return (
    <>
      <PageHead title={text('games.floor')} hint={text('games.floor.hint')} />
      <ChooseBrand>{(merchant) => <Floor merchant={merchant} />}</ChooseBrand>
    </>
  );
}

function Floor({ merchant }: { merchant: string }) {
  const text = useText();
  const formats = useFormats();
  const { client } = useConsole();
  const { data, error, refetch } = useQuery({
    queryKey: ['floor', merchant],
    queryFn: () => client.games.floor({ query: {}, merchant }),
    refetchInterval: useRefreshMs(FLOOR_REFRESH_MS),
  });
  if (error && !data) return <FailedState error={error} onRetry={refetch} />;
  if (!data) return <LoadingBlock rows={10} />;
  return (
    <Stack sx={{ gap: 2 }}>
      {data.silent.length > 0 ? (
        <Alert severity="warning">{text('games.floor.silent', { vendors: formats.list(data.silent) })}</Alert>
      ) : null}
      <FloorTables merchant={merchant} tables={data.tables} />
      <FloorOrders orders={data.orders} />
      <FloorGames merchant={merchant} games={data.games} currency={data.currency} />
    </Stack>
  );
}
