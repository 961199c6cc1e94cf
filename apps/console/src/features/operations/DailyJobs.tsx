import { Paper, Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { FailedState, LoadingBlock } from '../../parts/layout/PageStates.tsx';
import { Code } from '../../parts/values/Code.tsx';
import { useConsole } from '../../platform/console.ts';
import { useText } from '../../platform/texts.tsx';
import { useRefreshMs } from '../../platform/useRefreshMs.ts';
import { REFRESH_MS } from './refresh.rules.ts';

/** How far the work of every business day has come in each brand, and what of it is overdue. */
export function DailyJobs() {
  const text = useText();
  const { client } = useConsole();
  const { data, error, refetch } = useQuery({
    queryKey: ['jobs', 'daily'],
    queryFn: () => client.system.dailyJobs(),
    refetchInterval: useRefreshMs(REFRESH_MS),
  });
  if (error) return <FailedState error={error} onRetry={refetch} />;
  if (!data) return <LoadingBlock rows={3} />;
  if (data.items.length === 0) return null;
  return (
    <TableContainer component={Paper} sx={{ mb: 2 }}>
      <Table size="small" aria-label={text('jobs.daily')}>
        <TableHead>
          <TableRow>
            <TableCell>{text('jobs.kind')}</TableCell>
            <TableCell>{text('jobs.daily.brand')}</TableCell>
            <TableCell>{text('jobs.daily.lastDone')}</TableCell>
            <TableCell>{text('jobs.daily.overdue')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {data.items.map(({ kind, merchantCode, lastDone, overdue }) => (
            <TableRow key={`${kind} ${merchantCode}`}>
              <TableCell component="th" scope="row">
                <Code>{kind}</Code>
              </TableCell>
              <TableCell>{merchantCode}</TableCell>
              <TableCell>{lastDone ?? '–'}</TableCell>
              <TableCell sx={overdue.length > 0 ? { color: 'var(--danger)', fontWeight: 700 } : {}}>
                {overdue[0] === undefined
                  ? '–'
                  : text('jobs.daily.overdue.days', { count: overdue.length, day: overdue[0] })}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
