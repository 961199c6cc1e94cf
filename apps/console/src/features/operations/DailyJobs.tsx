import { Code } from '../../parts/values/Code.tsx';
import { useConsole } from '../../platform/console.ts';
import { useText } from '../../platform/texts.tsx';
import { Alarm, JobsTable } from './JobsTable.tsx';

/** The progress of every brand's daily jobs, and which are overdue. */
export function DailyJobs() {
  const text = useText();
  const { client } = useConsole();
  return (
    <JobsTable
      name="daily"
      load={() => client.system.dailyJobs()}
      label={text('jobs.daily')}
      idOf={({ kind, merchantCode }) => `${kind} ${merchantCode}`}
      columns={[
        { id: 'kind', head: text('jobs.kind'), isRowHead: true, cell: ({ kind }) => <Code>{kind}</Code> },
        { id: 'brand', head: text('jobs.daily.brand'), cell: ({ merchantCode }) => merchantCode },
        { id: 'lastDone', head: text('jobs.daily.lastDone'), cell: ({ lastDone }) => lastDone ?? '–' },
        {
          id: 'overdue',
          head: text('jobs.daily.overdue'),
          cell: ({ overdue }) =>
            overdue[0] === undefined ? (
              '–'
            ) : (
              <Alarm isOn>
                {text('jobs.daily.overdue.days', { count: overdue.length, day: overdue[0] })}
              </Alarm>
            ),
        },
      ]}
    />
  );
}
