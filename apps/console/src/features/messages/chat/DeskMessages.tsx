import { Box, Button, Stack, Typography } from '@mui/material';
import type { ChatMessage, DeskChat } from '@parlour/client/console';
import { CHAT_PAGE } from '@parlour/contract/values/messages/chat.rules';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Moment } from '../../../parts/values/Moment.tsx';
import { useConsole } from '../../../platform/console.ts';
import { useLabel, useText } from '../../../platform/texts.tsx';
import { markOf } from './desk.rules.ts';

type Props = { chat: DeskChat; onEarlier(): Promise<boolean> };

/** The messages: the member's on the left, ours on the right; always plain text. */
export function DeskMessages({ chat, onEarlier }: Props) {
  const text = useText();
  const box = useRef<HTMLDivElement>(null);
  const last = chat.items.at(-1)?.sequence;
  useEffect(() => {
    if (last) box.current?.scrollTo({ top: box.current.scrollHeight });
  }, [last]);
  const first = chat.items[0];
  const [isWhole, setWhole] = useState(chat.items.length < CHAT_PAGE);
  return (
    <Stack
      ref={box}
      role="log"
      aria-label={text('chat.log')}
      tabIndex={0}
      sx={{ gap: 1, height: 'calc(100vh - 420px)', minHeight: 260, overflowY: 'auto', pr: 1 }}
    >
      {first && first.sequence > 1 && !isWhole ? (
        <Button
          onClick={() => void onEarlier().then((hasMore) => setWhole(!hasMore))}
          sx={{ alignSelf: 'center' }}
        >
          {text('chat.earlier')}
        </Button>
      ) : null}
      {chat.items.map((message) => (
        <Line key={message.sequence} message={message} chat={chat} />
      ))}
    </Stack>
  );
}

function Line({ message, chat }: { message: ChatMessage; chat: DeskChat }) {
  const label = useLabel();
  const { author, kind, operator, sentAt } = message;
  if (kind === 'away' || kind === 'taken' || kind === 'closed')
    return (
      <Typography variant="caption" color="textSecondary" sx={{ alignSelf: 'center' }}>
        {label('chat.house', kind, { name: operator ?? '' })}
      </Typography>
    );
  const isOurs = author === 'operator';
  return (
    <Box
      sx={{
        alignSelf: isOurs ? 'flex-end' : 'flex-start',
        maxWidth: '72%',
        px: 1.5,
        py: 1,
        border: 1,
        borderColor: 'divider',
        borderRadius: 2,
        bgcolor: isOurs ? 'var(--surface-2)' : 'transparent',
      }}
    >
      {kind === 'picture' ? (
        <Picture memberId={chat.memberId} message={message} />
      ) : (
        <Typography variant="body2" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {message.text}
        </Typography>
      )}
      <Typography variant="caption" color="textSecondary" component="p" sx={{ mt: 0.25 }}>
        {isOurs && operator ? `${operator} · ` : ''}
        <Moment at={sentAt} relative />
        {isOurs ? ` · ${label('chat.mark', markOf(message, chat))}` : ''}
      </Typography>
    </Box>
  );
}

/** Shown when asked for: each view of a member's picture is on record. */
function Picture({ memberId, message }: { memberId: string; message: ChatMessage }) {
  const text = useText();
  const { client } = useConsole();
  const [isAsked, setAsked] = useState(false);
  const { sequence, picture } = message;
  const { data } = useQuery({
    queryKey: ['deskPicture', memberId, sequence],
    queryFn: () => client.messages.deskPicture({ query: { memberId, sequence } }),
    enabled: isAsked,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (!data)
    return (
      <Button variant="outlined" disabled={isAsked} onClick={() => setAsked(true)}>
        {text('chat.showPicture')}
      </Button>
    );
  return (
    <Box
      component="img"
      src={`data:${data.type};base64,${data.image}`}
      width={picture?.width}
      height={picture?.height}
      alt={text('chat.pictureOf')}
      sx={{
        display: 'block',
        width: 'auto',
        maxWidth: '100%',
        height: 'auto',
        maxHeight: 420,
        borderRadius: 1,
      }}
    />
  );
}
