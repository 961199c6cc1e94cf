import { Button, Stack, Typography } from '@mui/material';
import type { ConsoleClient } from '@parlour/client/console';
import { useText } from '../../platform/texts.tsx';
import { RowsTable } from '../lists/RowsTable.tsx';
import { Moment } from '../values/Moment.tsx';
import { OneLine } from '../values/OneLine.tsx';
import { StateChip } from '../values/StateChip.tsx';

type Session = Awaited<ReturnType<ConsoleClient['operators']['ownSessions']>>['items'][number];
type Props = { sessions: readonly Session[]; onEnd?: (sessionId: string | null) => void };

export function SessionsTable({ sessions, onEnd }: Props) {
  const text = useText();
  if (sessions.length === 0)
    return (
      <Typography variant="body2" color="textSecondary">
        {text('sessions.none')}
      </Typography>
    );
  return (
    <>
      <RowsTable
        label={text('sessions.title')}
        rows={sessions}
        idOf={({ id }) => id}
        columns={[
          {
            id: 'browser',
            head: text('sessions.browser'),
            cell: ({ userAgent, isCurrent }) => (
              <Stack direction="row" sx={{ gap: 1, alignItems: 'center' }}>
                <OneLine words={userAgent} width={280} />
                {isCurrent ? <StateChip tone="good" label={text('sessions.current')} /> : null}
              </Stack>
            ),
          },
          {
            id: 'address',
            head: text('sessions.address'),
            cell: ({ ip }) => <OneLine words={ip} width={280} />,
          },
          { id: 'since', head: text('sessions.since'), cell: ({ createdAt }) => <Moment at={createdAt} /> },
          {
            id: 'lastSeen',
            head: text('sessions.lastSeen'),
            cell: ({ lastSeenAt }) => <Moment at={lastSeenAt} relative />,
          },
          {
            id: 'end',
            head: '',
            align: 'right',
            cell: ({ id, isCurrent }) =>
              onEnd && !isCurrent ? (
                <Button color="error" onClick={() => onEnd(id)}>
                  {text('sessions.end')}
                </Button>
              ) : null,
          },
        ]}
      />
      {onEnd && sessions.length > 1 ? (
        <Button variant="outlined" color="error" sx={{ mt: 1.5 }} onClick={() => onEnd(null)}>
          {text('sessions.endAll')}
        </Button>
      ) : null}
    </>
  );
}
