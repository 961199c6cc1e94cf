import { Button } from '@mui/material';
import type { ConsoleClient } from '@parlour/client/console';
import { JOB_STATES, type JobState } from '@parlour/contract/values/system';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { ReasonDialog } from '../../parts/dialogs/ReasonDialog.tsx';
import { PageHead } from '../../parts/layout/PageHead.tsx';
import { EmptyState } from '../../parts/layout/PageStates.tsx';
import { type Column, CursorList } from '../../parts/lists/CursorList.tsx';
import { ChoiceFilter, TextFilter } from '../../parts/lists/ListFilters.tsx';
import { Code } from '../../parts/values/Code.tsx';
import { Moment } from '../../parts/values/Moment.tsx';
import { StateChip, type Tone } from '../../parts/values/StateChip.tsx';
import { useConsole } from '../../platform/console.ts';
import { useLabel, useText } from '../../platform/texts.tsx';
import { usePermission } from '../../platform/usePermission.ts';
import { DailyJobs } from './DailyJobs.tsx';
import { JobCounts } from './JobCounts.tsx';
import { REFRESH_MS } from './refresh.rules.ts';

type JobRow = Awaited<ReturnType<ConsoleClient['system']['jobs']>>['items'][number];

const TONE: Record<JobState, Tone> = { queued: 'quiet', running: 'waiting', done: 'good', failed: 'bad' };

/** The platform's background jobs, and which of them failed. */
export function JobsPage() {
  const text = useText();
  const label = useLabel();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const { client } = useConsole();
  const [retried, setRetried] = useState<JobRow | null>(null);
  return (
    <>
      <PageHead title={text('jobs.title')} hint={text('jobs.hint')} />
      <DailyJobs />
      <JobCounts />
      <CursorList<JobRow>
        resource="jobs"
        label={text('jobs.title')}
        refreshMs={REFRESH_MS}
        filters={
          <>
            <ChoiceFilter
              source="state"
              label={text('jobs.state')}
              options={JOB_STATES.map((state) => ({ value: state, label: label('jobs.state', state) }))}
            />
            <TextFilter source="kind" label={text('jobs.kind')} />
          </>
        }
        columns={useColumns(setRetried)}
        empty={<EmptyState glyph="jobs" title={text('jobs.empty')} hint={text('jobs.empty.hint')} />}
      />
      {retried ? (
        <ReasonDialog
          title={text('jobs.retry.ask', { kind: retried.kind })}
          confirm={text('jobs.retry')}
          act={(reason) => client.system.retryJob({ body: { id: retried.id, reason } })}
          onDone={() => {
            setRetried(null);
            notify(text('jobs.retried'), { type: 'success' });
            void queryClient.invalidateQueries();
          }}
          onClose={() => setRetried(null)}
        >
          <Code>{retried.lastError}</Code>
        </ReasonDialog>
      ) : null}
    </>
  );
}

function useColumns(retry: (job: JobRow) => void): Column<JobRow>[] {
  const text = useText();
  const label = useLabel();
  const canRetry = usePermission({ permission: 'jobs.retry', scope: 'platform' });
  return [
    { id: 'kind', head: text('jobs.kind'), cell: ({ kind }) => <Code>{kind}</Code> },
    {
      id: 'state',
      head: text('jobs.state'),
      cell: ({ state }) => <StateChip tone={TONE[state]} label={label('jobs.state', state)} />,
    },
    { id: 'attempts', head: text('jobs.attempts'), cell: ({ attempts }) => attempts, align: 'right' },
    { id: 'runAt', head: text('jobs.runAt'), cell: ({ runAt }) => <Moment at={runAt} /> },
    { id: 'finishedAt', head: text('jobs.finishedAt'), cell: ({ finishedAt }) => <Moment at={finishedAt} /> },
    {
      id: 'error',
      head: text('jobs.lastError'),
      cell: ({ lastError }) => <Code>{lastError}</Code>,
      width: '28%',
    },
    {
      id: 'retry',
      head: '',
      align: 'right',
      cell: (job) =>
        canRetry && job.canRetry ? (
          <Button variant="outlined" onClick={() => retry(job)}>
            {text('jobs.retry')}
          </Button>
        ) : null,
    },
  ];
}
