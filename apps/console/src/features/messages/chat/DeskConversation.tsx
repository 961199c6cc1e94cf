import { Button, Link, Menu, MenuItem, Stack, Typography } from '@mui/material';
import type { DeskChat } from '@parlour/client/console';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { Card } from '../../../parts/layout/Card.tsx';
import { FailedState, LoadingBlock } from '../../../parts/layout/PageStates.tsx';
import { useRefusal } from '../../../parts/useRefusal.ts';
import { useConsole } from '../../../platform/console.ts';
import { useLabel, useText } from '../../../platform/texts.tsx';
import { useMe } from '../../../platform/usePermission.ts';
import { DeskComposer } from './DeskComposer.tsx';
import { DeskMessages } from './DeskMessages.tsx';
import { useDeskChat } from './useDesk.ts';

type Colleague = { id: string; displayName: string };
type Props = { merchant: string; memberId: string; colleagues: readonly Colleague[]; isTyping: boolean };

/** One conversation: taken, answered, handed over, closed. */
export function DeskConversation({ merchant, memberId, colleagues, isTyping }: Props) {
  const text = useText();
  const me = useMe();
  const { client } = useConsole();
  const { data: chat, error, isError, refetch, loadEarlier } = useDeskChat(merchant, memberId);
  const isOwn = chat?.state === 'open' && chat.operator?.id === me.id;
  const lastSequence = chat?.lastSequence ?? 0;
  useEffect(() => {
    // Only whoever talks with the member reads on behalf of the desk.
    if (!isOwn || lastSequence === 0) return;
    client.messages
      .markDeskChat({ body: { memberId, delivered: lastSequence, read: lastSequence } })
      // Not marked is not lost: the next message marks it as well.
      .catch(() => {});
  }, [client, memberId, isOwn, lastSequence]);
  if (isError) return <FailedState error={error} onRetry={refetch} />;
  if (!chat)
    return (
      <Card title={text('chat.log')}>
        <LoadingBlock />
      </Card>
    );
  return (
    <Card title={chat.account} action={<Acts chat={chat} isOwn={isOwn} colleagues={colleagues} />}>
      <About merchant={merchant} chat={chat} />
      <DeskMessages chat={chat} onEarlier={loadEarlier} />
      <Typography
        variant="caption"
        color="textSecondary"
        role="status"
        component="p"
        sx={{ minHeight: 24, my: 1 }}
      >
        {isTyping ? text('chat.typing') : ''}
      </Typography>
      {isOwn || chat.state === 'waiting' ? <DeskComposer merchant={merchant} chat={chat} /> : null}
    </Card>
  );
}

/** Who the member is, and who talks with them. */
function About({ merchant, chat }: { merchant: string; chat: DeskChat }) {
  const text = useText();
  const label = useLabel();
  const { memberId, customerNo, language, operator } = chat;
  const facts = [label('language', language), operator && text('chat.by', { name: operator.displayName })];
  return (
    <Typography variant="caption" color="textSecondary" component="p" sx={{ mt: -1, mb: 1.5 }}>
      <Link component={RouterLink} to={`/members/${merchant}/${memberId}`} underline="hover">
        {text('chat.member', { number: customerNo })}
      </Link>
      {` · ${facts.filter(Boolean).join(' · ')}`}
    </Typography>
  );
}

type ActsProps = { chat: DeskChat; isOwn: boolean; colleagues: readonly Colleague[] };

function Acts({ chat, isOwn, colleagues }: ActsProps) {
  const text = useText();
  const refusal = useRefusal();
  const { client } = useConsole();
  const [menu, setMenu] = useState<HTMLElement | null>(null);
  const act = useMutation({ mutationFn: (work: () => Promise<unknown>) => work() });
  const { memberId, state } = chat;
  const button = (label: string, onClick: (target: HTMLElement) => void) => (
    <Button
      variant="outlined"
      disabled={act.isPending}
      onClick={({ currentTarget }) => onClick(currentTarget)}
    >
      {label}
    </Button>
  );
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
      {act.isError ? (
        <Typography variant="caption" color="error" role="alert">
          {refusal(act.error)}
        </Typography>
      ) : null}
      {state === 'waiting' || (state === 'open' && !isOwn)
        ? button(text('chat.take'), () => act.mutate(() => client.messages.takeChat({ body: { memberId } })))
        : null}
      {isOwn ? (
        <>
          {button(text('chat.handOver'), setMenu)}
          <Menu anchorEl={menu} open={menu !== null} onClose={() => setMenu(null)}>
            {colleagues.length === 0 ? <MenuItem disabled>{text('chat.handOver.none')}</MenuItem> : null}
            {colleagues.map(({ id, displayName }) => (
              <MenuItem
                key={id}
                onClick={() => {
                  setMenu(null);
                  act.mutate(() => client.messages.handOverChat({ body: { memberId, operatorId: id } }));
                }}
              >
                {displayName}
              </MenuItem>
            ))}
          </Menu>
          {button(text('chat.close'), () =>
            act.mutate(() => client.messages.closeChat({ body: { memberId } })),
          )}
        </>
      ) : null}
    </Stack>
  );
}
