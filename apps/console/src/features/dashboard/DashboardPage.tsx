import { Box, Stack } from '@mui/material';
import type { Figure } from '@parlour/client/console';
import { useQuery } from '@tanstack/react-query';
import { PageHead } from '../../parts/layout/PageHead.tsx';
import { EmptyState, FailedState, LoadingBlock } from '../../parts/layout/PageStates.tsx';
import { useConsole } from '../../platform/console.ts';
import { usePreferences } from '../../platform/preferences.store.ts';
import { useText } from '../../platform/texts.tsx';
import { useMe } from '../../platform/usePermission.ts';
import { useRefreshMs } from '../../platform/useRefreshMs.ts';
import { FigureCard } from './FigureCard.tsx';
import { TodaySection } from './TodaySection.tsx';
import { WaitingTasks } from './WaitingTasks.tsx';

const REFRESH_MS = 30_000;

/** Today's key figures from each domain, with a chart if there is a history. */
export function DashboardPage() {
  const text = useText();
  const me = useMe();
  const { client } = useConsole();
  const brand = usePreferences((preferences) => preferences.brand);
  const { data, error, refetch } = useQuery({
    queryKey: ['dashboard', brand],
    queryFn: () => client.operators.dashboard(),
    refetchInterval: useRefreshMs(REFRESH_MS),
  });
  const figures = data?.figures ?? [];
  return (
    <>
      <PageHead title={text('dashboard.title', { name: me.displayName })} hint={text('dashboard.hint')} />
      <Stack sx={{ gap: 2.5, mb: 2.5 }}>
        <TodaySection />
        <WaitingTasks />
      </Stack>
      {error ? <FailedState error={error} onRetry={refetch} /> : null}
      {!data && !error ? <LoadingBlock /> : null}
      {data && figures.length === 0 ? <EmptyState glyph="dashboard" title={text('dashboard.empty')} /> : null}
      <Figures figures={figures.filter(({ series }) => series.length < 2)} widthPx={200} />
      <Figures figures={figures.filter(({ series }) => series.length >= 2)} widthPx={380} />
    </>
  );
}

/** Figures with a history are wide; the others are side by side. */
function Figures({ figures, widthPx }: { figures: Figure[]; widthPx: number }) {
  if (figures.length === 0) return null;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        mb: 2,
        gridTemplateColumns: `repeat(auto-fill, minmax(min(${widthPx}px, 100%), 1fr))`,
      }}
    >
      {figures.map((figure) => (
        <FigureCard key={`${figure.label}-${figure.currency}`} figure={figure} />
      ))}
    </Box>
  );
}
