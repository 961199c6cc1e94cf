import { Paper, Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { FailedState, LoadingBlock } from '../../parts/layout/PageStates.tsx';
import { Code } from '../../parts/values/Code.tsx';
import { Moment } from '../../parts/values/Moment.tsx';
import { useConsole } from '../../platform/console.ts';
import { useFormats } from '../../platform/formats.ts';
import { useText } from '../../platform/texts.tsx';
import { useRefreshMs } from '../../platform/useRefreshMs.ts';
import { REFRESH_MS } from './refresh.rules.ts';

/** The queue at a glance: how many jobs of each kind are in each state. */
export function JobCounts() {
  const text = useText();
  const formats = useFormats();
  const { client } = useConsole();
  const { data, error, refetch } = useQuery({
    queryKey: ['jobs', 'counts'],
    queryFn: () => client.system.jobCounts(),
    refetchInterval: useRefreshMs(REFRESH_MS),
  });
  if (error) return <FailedState error={error} onRetry={refetch} />;
  if (!data) return <LoadingBlock rows={3} />;
  if (data.items.length === 0) return null;
  return (
    <TableContainer component={Paper} sx={{ mb: 2 }}>
      <Table size="small" aria-label={text('jobs.counts')}>
        <TableHead>
          <TableRow>
            <TableCell>{text('jobs.kind')}</TableCell>
            <TableCell align="right">{text('jobs.state.queued')}</TableCell>
            <TableCell align="right">{text('jobs.state.running')}</TableCell>
            <TableCell align="right">{text('jobs.state.done')}</TableCell>
            <TableCell align="right">{text('jobs.state.failed')}</TableCell>
            <TableCell>{text('jobs.nextRun')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {data.items.map(({ kind, queued, running, done, failed, nextRunAt }) => (
            <TableRow key={kind}>
              <TableCell component="th" scope="row">
                <Code>{kind}</Code>
              </TableCell>
              <TableCell align="right">{formats.number(queued)}</TableCell>
              <TableCell align="right">{formats.number(running)}</TableCell>
              <TableCell align="right">{formats.number(done)}</TableCell>
              <TableCell align="right" sx={failed > 0 ? { color: 'var(--danger)', fontWeight: 700 } : {}}>
                {formats.number(failed)}
              </TableCell>
              <TableCell>
                <Moment at={nextRunAt} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
