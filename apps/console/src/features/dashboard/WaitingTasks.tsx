import { Box, Link, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router';
import { Card } from '../../parts/layout/Card.tsx';
import { FailedState, LoadingBlock } from '../../parts/layout/PageStates.tsx';
import { placeOfTask, queuePlace } from '../../parts/tasks.rules.ts';
import { Count } from '../../parts/values/Count.tsx';
import { Glyph } from '../../parts/values/Glyph.tsx';
import { useConsole } from '../../platform/console.ts';
import { useFormats } from '../../platform/formats.ts';
import { usePreferences } from '../../platform/preferences.store.ts';
import { useLabel, useText } from '../../platform/texts.tsx';

/** What waits, by kind; every row leads to where it is done. */
export function WaitingTasks() {
  const text = useText();
  const { client } = useConsole();
  const brand = usePreferences((preferences) => preferences.brand);
  const { data, error, refetch } = useQuery({
    queryKey: ['tasks', brand],
    queryFn: () => client.operators.tasks(),
  });
  const waiting = (data?.items ?? []).filter(({ count }) => count > 0);
  return (
    <Card
      title={text('tasks.title')}
      action={
        <Link component={RouterLink} to={queuePlace()} underline="hover" variant="body2">
          {text('tasks.queue')}
        </Link>
      }
    >
      {error && !data ? <FailedState error={error} onRetry={refetch} /> : null}
      {!data && !error ? <LoadingBlock rows={2} /> : null}
      {data && waiting.length === 0 ? (
        <Box sx={{ display: 'flex', gap: 1.25, alignItems: 'center', color: 'text.secondary' }}>
          <Glyph name="check" />
          <Typography variant="body2">{text('tasks.none')}</Typography>
        </Box>
      ) : null}
      <Box
        component="ul"
        sx={{
          m: 0,
          p: 0,
          listStyle: 'none',
          display: 'grid',
          columnGap: 3,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(280px, 100%), 1fr))',
        }}
      >
        {waiting.map(({ kind, count, about = [] }) => (
          <TaskRow key={kind} kind={kind} count={count} about={about} brand={brand} />
        ))}
      </Box>
    </Card>
  );
}

type RowProps = { kind: string; count: number; about: readonly string[]; brand: string | null };

function TaskRow({ kind, count, about, brand }: RowProps) {
  const label = useLabel();
  const formats = useFormats();
  return (
    <Box component="li" sx={{ borderTop: 1, borderColor: 'divider', minWidth: 0 }}>
      <Box
        component={RouterLink}
        to={placeOfTask(kind, brand)}
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1.25,
          minHeight: 44,
          color: 'text.primary',
          textDecoration: 'none',
          '&:hover': { color: 'var(--accent-text)' },
        }}
      >
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography variant="body2">{label('task', kind)}</Typography>
          {about.length > 0 ? (
            <Typography variant="caption" color="textSecondary" noWrap component="p">
              {formats.list(about)}
            </Typography>
          ) : null}
        </Box>
        <Count of={count} />
        <Glyph name="arrow" size={16} />
      </Box>
    </Box>
  );
}
