import { Box, Stack, Tab, Tabs, Typography } from '@mui/material';
import type { ChatSummary } from '@parlour/client/console';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Card } from '../../../parts/layout/Card.tsx';
import { ChooseBrand } from '../../../parts/layout/ChooseBrand.tsx';
import { PageHead } from '../../../parts/layout/PageHead.tsx';
import { EmptyState, FailedState, LoadingBlock } from '../../../parts/layout/PageStates.tsx';
import { useConsole } from '../../../platform/console.ts';
import { useFormats } from '../../../platform/formats.ts';
import { useText } from '../../../platform/texts.tsx';
import { useMe } from '../../../platform/usePermission.ts';
import { ChatLines } from './ChatLines.tsx';
import { DeskConversation } from './DeskConversation.tsx';
import { splitByOperator } from './desk.rules.ts';
import { useDesk } from './useDesk.ts';

/** Where operators talk with members. */
export function ChatDeskPage() {
  const text = useText();
  return (
    <>
      <PageHead title={text('chat.title')} hint={text('chat.hint')} />
      <ChooseBrand>{(merchant) => <ChatDesk key={merchant} merchant={merchant} />}</ChooseBrand>
    </>
  );
}

function ChatDesk({ merchant }: { merchant: string }) {
  const text = useText();
  const formats = useFormats();
  const me = useMe();
  const { desk, typing } = useDesk(merchant);
  const [list, setList] = useState<'now' | 'closed'>('now');
  const [chosen, setChosen] = useState<string | null>(null);
  if (desk.isError) return <FailedState error={desk.error} onRetry={desk.refetch} />;
  if (!desk.data) return <LoadingBlock />;
  const { waiting, open, atDesk } = desk.data;
  const { mine, others } = splitByOperator(open, me.id);
  const names = formats.list(atDesk.map(({ displayName }) => displayName));
  const lines = (title: string, chats: readonly ChatSummary[]) => (
    <ChatLines title={title} chats={chats} chosen={chosen} onChoose={setChosen} />
  );
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', md: '340px 1fr' },
        gap: 2,
        alignItems: 'start',
      }}
    >
      <Card title={text('chat.list')}>
        <Tabs value={list} onChange={(_event, next: typeof list) => setList(next)} sx={{ mb: 1 }}>
          <Tab value="now" label={text('chat.now')} />
          <Tab value="closed" label={text('chat.closed')} />
        </Tabs>
        {list === 'closed' ? (
          <ClosedChats merchant={merchant} chosen={chosen} onChoose={setChosen} />
        ) : (
          <Stack sx={{ gap: 1.5 }}>
            {lines(text('chat.waiting', { count: waiting.length }), waiting)}
            {waiting.length === 0 ? (
              <Typography variant="body2" color="textSecondary" sx={{ px: 1 }}>
                {text('chat.none')}
              </Typography>
            ) : null}
            {lines(text('chat.mine', { count: mine.length }), mine)}
            {lines(text('chat.others', { count: others.length }), others)}
          </Stack>
        )}
        <Typography variant="caption" color="textSecondary" component="p" sx={{ mt: 2, px: 1 }}>
          {names ? text('chat.atDesk', { names }) : text('chat.nobody')}
        </Typography>
      </Card>
      {chosen === null ? (
        <Card title={text('chat.log')}>
          <EmptyState glyph="chat" title={text('chat.choose')} hint={text('chat.none.hint')} />
        </Card>
      ) : (
        <DeskConversation
          key={chosen}
          merchant={merchant}
          memberId={chosen}
          colleagues={atDesk.filter(({ id }) => id !== me.id)}
          isTyping={typing === chosen}
        />
      )}
    </Box>
  );
}

type ClosedProps = { merchant: string; chosen: string | null; onChoose(memberId: string): void };

/** The latest closed ones; older ones are found by their member. */
function ClosedChats({ merchant, chosen, onChoose }: ClosedProps) {
  const text = useText();
  const { client } = useConsole();
  const { data } = useQuery({
    queryKey: ['closedChats', merchant],
    queryFn: () => client.messages.closedChats({ query: {} }),
  });
  if (!data) return <LoadingBlock rows={3} />;
  if (data.items.length === 0)
    return (
      <Typography variant="body2" color="textSecondary" sx={{ px: 1 }}>
        {text('chat.noneClosed')}
      </Typography>
    );
  return <ChatLines title={text('chat.closed')} chats={data.items} chosen={chosen} onChoose={onChoose} />;
}
