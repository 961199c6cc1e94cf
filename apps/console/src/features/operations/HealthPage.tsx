import {
  Box,
  Paper,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import type { ConsoleClient } from '@parlour/client/console';
import { useQuery } from '@tanstack/react-query';
import { PageHead } from '../../parts/layout/PageHead.tsx';
import { FailedState, LoadingBlock } from '../../parts/layout/PageStates.tsx';
import { Code } from '../../parts/values/Code.tsx';
import { Moment } from '../../parts/values/Moment.tsx';
import { StateChip } from '../../parts/values/StateChip.tsx';
import { useConsole } from '../../platform/console.ts';
import { useFormats } from '../../platform/formats.ts';
import { useLabel, useText } from '../../platform/texts.tsx';
import { useRefreshMs } from '../../platform/useRefreshMs.ts';
import { REFRESH_MS } from './refresh.rules.ts';

type Health = Awaited<ReturnType<ConsoleClient['system']['health']>>;
const TONE = { alive: 'good', lost: 'bad', stopped: 'quiet' } as const;

/** Whether the platform is well: its processes, its database, its bus. */
export function HealthPage() {
  const text = useText();
  const { client } = useConsole();
  const { data, error, refetch } = useQuery({
    queryKey: ['health'],
    queryFn: () => client.system.health(),
    refetchInterval: useRefreshMs(REFRESH_MS),
  });
  return (
    <>
      <PageHead title={text('health.title')} hint={text('health.hint')} />
      {error ? <FailedState error={error} onRetry={refetch} /> : null}
      {!data && !error ? <LoadingBlock /> : null}
      {data ? (
        <Stack sx={{ gap: 2 }}>
          <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(240px, 1fr))' }}>
            <CheckCard title={text('health.database')} detail={data.database.engine} check={data.database} />
            <CheckCard title={text('health.bus')} check={data.bus} />
          </Box>
          <Processes processes={data.processes} />
        </Stack>
      ) : null}
    </>
  );
}

function CheckCard({ title, detail, check }: { title: string; detail?: string; check: Health['bus'] }) {
  const text = useText();
  return (
    <Paper sx={{ p: 2.5 }}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center' }}>
        <Typography variant="h3" component="h2">
          {title}
        </Typography>
        <StateChip
          tone={check.isWell ? 'good' : 'bad'}
          label={check.isWell ? text('health.well') : text('health.down')}
        />
      </Stack>
      <Typography variant="h1" component="p" sx={{ mt: 1 }}>
        {check.latencyMs === null ? '–' : text('health.ms', { ms: check.latencyMs })}
      </Typography>
      {detail ? <Code>{detail}</Code> : null}
    </Paper>
  );
}

function Processes({ processes }: { processes: Health['processes'] }) {
  const text = useText();
  const label = useLabel();
  const formats = useFormats();
  return (
    <TableContainer component={Paper} tabIndex={0} role="region" aria-label={text('health.processes')}>
      <Table size="small" aria-label={text('health.processes')}>
        <TableHead>
          <TableRow>
            <TableCell>{text('health.process')}</TableCell>
            <TableCell>{text('health.state')}</TableCell>
            <TableCell>{text('health.version')}</TableCell>
            <TableCell>{text('health.startedAt')}</TableCell>
            <TableCell>{text('health.seenAt')}</TableCell>
            <TableCell align="right">{text('health.loopDelay')}</TableCell>
            <TableCell align="right">{text('health.memory')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {processes.map((process) => (
            <TableRow key={process.id}>
              <TableCell component="th" scope="row">
                <Code>{process.name}</Code>
              </TableCell>
              <TableCell>
                <StateChip tone={TONE[process.state]} label={label('health.state', process.state)} />
              </TableCell>
              <TableCell>{process.version}</TableCell>
              <TableCell>
                <Moment at={process.startedAt} />
              </TableCell>
              <TableCell>
                <Moment at={process.seenAt} relative />
              </TableCell>
              <TableCell align="right">{text('health.ms', { ms: process.loopDelayMs })}</TableCell>
              <TableCell align="right">
                {text('health.mib', { mib: formats.number(process.memoryMiB) })}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
