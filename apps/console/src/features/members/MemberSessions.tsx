import { Button, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { ReasonDialog } from '../../parts/dialogs/ReasonDialog.tsx';
import { Card } from '../../parts/layout/Card.tsx';
import { FailedState, LoadingBlock } from '../../parts/layout/PageStates.tsx';
import { RowsTable } from '../../parts/lists/RowsTable.tsx';
import { Moment } from '../../parts/values/Moment.tsx';
import { OneLine } from '../../parts/values/OneLine.tsx';
import { useConsole } from '../../platform/console.ts';
import { useLabel, useText } from '../../platform/texts.tsx';
import { usePermission } from '../../platform/usePermission.ts';
import { Address } from './Address.tsx';
import type { MemberDetail, MemberSession } from './members.rules.ts';

type Props = { member: MemberDetail; merchant: string };
type Ending = { sessionId: string | null };

/** Where a member is signed in, and how to end it. */
export function MemberSessions({ member: { id, account }, merchant }: Props) {
  const text = useText();
  const { client } = useConsole();
  const canManage = usePermission({ permission: 'members.manage', scope: 'brand' }, merchant);
  const [ending, setEnding] = useState<Ending | null>(null);
  const { data, error, refetch } = useQuery({
    queryKey: ['members', merchant, id, 'sessions'],
    queryFn: () => client.identity.memberSessions({ query: { id }, merchant }),
    refetchOnWindowFocus: false,
  });
  const open = data?.items ?? [];
  return (
    <Card
      title={text('members.sessions')}
      action={
        canManage && open.length > 1 ? (
          <Button variant="outlined" color="error" onClick={() => setEnding({ sessionId: null })}>
            {text('members.sessions.endAll')}
          </Button>
        ) : null
      }
    >
      {error ? <FailedState error={error} onRetry={refetch} /> : null}
      {!data && !error ? <LoadingBlock rows={3} /> : null}
      {data && open.length === 0 ? (
        <Typography variant="body2" color="textSecondary">
          {text('sessions.none')}
        </Typography>
      ) : null}
      {open.length > 0 ? (
        <SessionTable
          sessions={open}
          {...(canManage ? { onEnd: (sessionId: string) => setEnding({ sessionId }) } : {})}
        />
      ) : null}
      {ending ? (
        <EndDialog {...{ id, account, merchant }} ending={ending} onClose={() => setEnding(null)} />
      ) : null}
    </Card>
  );
}

type TableProps = { sessions: readonly MemberSession[]; onEnd?: (sessionId: string) => void };

function SessionTable({ sessions, onEnd }: TableProps) {
  const text = useText();
  const label = useLabel();
  return (
    <RowsTable
      label={text('members.sessions')}
      rows={sessions}
      idOf={({ id }) => id}
      columns={[
        {
          id: 'browser',
          head: text('members.sessions.browser'),
          cell: ({ userAgent }) => <OneLine words={userAgent} width={280} />,
        },
        {
          id: 'how',
          head: text('members.sessions.how'),
          cell: ({ method }) => label('logins.method', method),
        },
        {
          id: 'address',
          head: text('sessions.address'),
          cell: ({ ip, country }) => <Address ip={ip} country={country} />,
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
          cell: ({ id }) =>
            onEnd ? (
              <Button color="error" onClick={() => onEnd(id)}>
                {text('members.sessions.end')}
              </Button>
            ) : null,
        },
      ]}
    />
  );
}

type EndProps = { id: string; account: string; merchant: string; ending: Ending; onClose(): void };

function EndDialog({ id, account, merchant, ending, onClose }: EndProps) {
  const text = useText();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const { client } = useConsole();
  const { sessionId } = ending;
  return (
    <ReasonDialog
      title={sessionId === null ? text('members.sessions.askAll', { account }) : text('members.sessions.ask')}
      confirm={text('members.sessions.end')}
      isDangerous
      act={(reason) => client.identity.endMemberSessions({ body: { id, sessionId, reason }, merchant })}
      onDone={({ ended }) => {
        notify(text('sessions.ended', { count: ended }), { type: 'success' });
        void queryClient.invalidateQueries({ queryKey: ['members', merchant, id, 'sessions'] });
        onClose();
      }}
      onClose={onClose}
    >
      <Typography variant="body2">{text('members.sessions.hint')}</Typography>
    </ReasonDialog>
  );
}
