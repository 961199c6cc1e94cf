import { Box, Paper, Stack, Typography } from '@mui/material';
import type { ConsoleClient } from '@parlour/client/console';
import { useQuery } from '@tanstack/react-query';
import { PageHead } from '../../parts/layout/PageHead.tsx';
import { FailedState, LoadingBlock } from '../../parts/layout/PageStates.tsx';
import { RowsTable } from '../../parts/lists/RowsTable.tsx';
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

/** The health of the platform: its processes, its database, its bus. */
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
    <Paper sx={{ overflow: 'hidden' }}>
      <RowsTable
        label={text('health.processes')}
        rows={processes}
        idOf={({ id }) => id}
        columns={[
          {
            id: 'name',
            head: text('health.process'),
            isRowHead: true,
            cell: ({ name }) => <Code>{name}</Code>,
          },
          {
            id: 'state',
            head: text('health.state'),
            cell: ({ state }) => <StateChip tone={TONE[state]} label={label('health.state', state)} />,
          },
          { id: 'version', head: text('health.version'), cell: ({ version }) => version },
          {
            id: 'startedAt',
            head: text('health.startedAt'),
            cell: ({ startedAt }) => <Moment at={startedAt} />,
          },
          {
            id: 'seenAt',
            head: text('health.seenAt'),
            cell: ({ seenAt }) => <Moment at={seenAt} relative />,
          },
          {
            id: 'loopDelay',
            head: text('health.loopDelay'),
            align: 'right',
            cell: ({ loopDelayMs }) => text('health.ms', { ms: loopDelayMs }),
          },
          {
            id: 'memory',
            head: text('health.memory'),
            align: 'right',
            cell: ({ memoryMiB }) => text('health.mib', { mib: formats.number(memoryMiB) }),
          },
        ]}
      />
    </Paper>
  );
}
