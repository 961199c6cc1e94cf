import { Paper, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { ReasonDialog } from '../../parts/dialogs/ReasonDialog.tsx';
import { FailedState, LoadingBlock } from '../../parts/layout/PageStates.tsx';
import { SessionsTable } from '../../parts/security/SessionsTable.tsx';
import { useConsole } from '../../platform/console.ts';
import { useText } from '../../platform/texts.tsx';
import { usePermission } from '../../platform/usePermission.ts';

/** Where an operator is signed in, and how to end it. */
export function OperatorSessions({ operatorId, name }: { operatorId: string; name: string }) {
  const text = useText();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const { client } = useConsole();
  const canManage = usePermission({ permission: 'operators.manage', scope: 'platform' });
  const [ending, setEnding] = useState<{ sessionId: string | null } | null>(null);
  const { data, error, refetch } = useQuery({
    queryKey: ['operators', operatorId, 'sessions'],
    queryFn: () => client.operators.sessionsOf({ query: { id: operatorId } }),
  });
  return (
    <Paper sx={{ p: 2.5 }}>
      <Typography variant="h2" sx={{ mb: 1.5 }}>
        {text('operators.sessions')}
      </Typography>
      {error ? <FailedState error={error} onRetry={refetch} /> : null}
      {!data && !error ? <LoadingBlock rows={3} /> : null}
      {data ? (
        <SessionsTable
          sessions={data.items}
          {...(canManage ? { onEnd: (sessionId: string | null) => setEnding({ sessionId }) } : {})}
        />
      ) : null}
      {ending ? (
        <ReasonDialog
          title={text('sessions.end')}
          confirm={text('sessions.end')}
          isDangerous
          act={(reason) => client.operators.endSessionsOf({ body: { id: operatorId, ...ending, reason } })}
          onDone={({ ended }) => {
            setEnding(null);
            notify(text('sessions.ended', { count: ended }), { type: 'success' });
            void queryClient.invalidateQueries();
          }}
          onClose={() => setEnding(null)}
        >
          <Typography variant="body2">{text('sessions.end.hint', { name })}</Typography>
        </ReasonDialog>
      ) : null}
    </Paper>
  );
}
