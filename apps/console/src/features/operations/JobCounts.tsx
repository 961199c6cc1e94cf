import type { ConsoleClient } from '@parlour/client/console';
import { JOB_STATES } from '@parlour/contract/values/system';
import type { Column } from '../../parts/lists/RowsTable.tsx';
import { Code } from '../../parts/values/Code.tsx';
import { Moment } from '../../parts/values/Moment.tsx';
import { useConsole } from '../../platform/console.ts';
import { useFormats } from '../../platform/formats.ts';
import { useLabel, useText } from '../../platform/texts.tsx';
import { Alarm, JobsTable } from './JobsTable.tsx';

type Counts = Awaited<ReturnType<ConsoleClient['system']['jobCounts']>>['items'][number];

/** The queue at a glance: how many jobs of each kind are in each state. */
export function JobCounts() {
  const text = useText();
  const label = useLabel();
  const formats = useFormats();
  const { client } = useConsole();
  return (
    <JobsTable
      name="counts"
      load={() => client.system.jobCounts()}
      label={text('jobs.counts')}
      idOf={({ kind }) => kind}
      columns={[
        { id: 'kind', head: text('jobs.kind'), isRowHead: true, cell: ({ kind }) => <Code>{kind}</Code> },
        ...JOB_STATES.map(
          (state): Column<Counts> => ({
            id: state,
            head: label('jobs.state', state),
            align: 'right',
            cell: (counts) => (
              <Alarm isOn={state === 'failed' && counts[state] > 0}>{formats.number(counts[state])}</Alarm>
            ),
          }),
        ),
        { id: 'nextRun', head: text('jobs.nextRun'), cell: ({ nextRunAt }) => <Moment at={nextRunAt} /> },
      ]}
    />
  );
}
