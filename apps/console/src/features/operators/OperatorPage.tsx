import { Paper, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { PageHead } from '../../parts/layout/PageHead.tsx';
import { FailedState, LoadingBlock } from '../../parts/layout/PageStates.tsx';
import { Code } from '../../parts/values/Code.tsx';
import { Facts } from '../../parts/values/Facts.tsx';
import { Moment } from '../../parts/values/Moment.tsx';
import { useConsole } from '../../platform/console.ts';
import { useText } from '../../platform/texts.tsx';
import { GrantsEditor } from './GrantsEditor.tsx';
import { OperatorActions } from './OperatorActions.tsx';
import { OperatorSessions } from './OperatorSessions.tsx';
import { OperatorState } from './OperatorState.tsx';

export function OperatorPage() {
  const { id = '' } = useParams();
  const text = useText();
  const { client } = useConsole();
  const { data, error, refetch } = useQuery({
    queryKey: ['operators', id],
    queryFn: () => client.operators.read({ query: { id } }),
  });
  const back = { to: '/operators', label: text('operators.title') };
  if (!data)
    return (
      <>
        <PageHead title={text('operators.one')} back={back} />
        {error ? <FailedState error={error} onRetry={refetch} /> : <LoadingBlock />}
      </>
    );
  return (
    <>
      <PageHead title={data.displayName} back={back} actions={<OperatorActions operator={data} />} />
      <Stack sx={{ gap: 2 }}>
        <Paper sx={{ p: 2.5 }}>
          <Facts
            facts={[
              [text('operators.signInName'), <Code key="name">{data.name}</Code>],
              [text('operators.state'), <OperatorState key="state" operator={data} />],
              [text('operators.factor'), data.hasSecondFactor ? text('frame.yes') : text('frame.no')],
              [
                text('operators.accessFrom'),
                <Stack key="from">
                  <span>{data.accessFrom?.displayName ?? text('operators.accessFrom.none')}</span>
                  {data.accessFrom ? (
                    <Typography variant="caption" color="textSecondary">
                      {text('operators.accessFrom.hint')}
                    </Typography>
                  ) : null}
                </Stack>,
              ],
              [text('operators.createdAt'), <Moment key="created" at={data.createdAt} />],
              [text('operators.lastSignedIn'), <Moment key="seen" at={data.lastSignedInAt} />],
            ]}
          />
        </Paper>
        <GrantsEditor key={JSON.stringify(data.grants)} operator={data} />
        <OperatorSessions operatorId={id} name={data.displayName} />
      </Stack>
    </>
  );
}
