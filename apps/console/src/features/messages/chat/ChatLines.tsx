import { Badge, List, ListItemButton, ListItemText, ListSubheader, Stack, Typography } from '@mui/material';
import type { ChatSummary } from '@parlour/client/console';
import { CHAT_STARS_MAX } from '@parlour/contract/values/messages/chat.rules';
import { Moment } from '../../../parts/values/Moment.tsx';
import { useLabel, useText } from '../../../platform/texts.tsx';

type Props = {
  title: string;
  chats: readonly ChatSummary[];
  chosen: string | null;
  onChoose(memberId: string): void;
};

/** Conversations of one kind, each with its last message. */
export function ChatLines({ title, chats, chosen, onChoose }: Props) {
  const text = useText();
  if (chats.length === 0) return null;
  return (
    <List
      component="div"
      dense
      disablePadding
      subheader={
        <ListSubheader component="div" disableGutters disableSticky sx={{ px: 1, lineHeight: 2.4 }}>
          {title}
        </ListSubheader>
      }
    >
      {chats.map((chat) => (
        <ListItemButton
          key={chat.memberId}
          selected={chat.memberId === chosen}
          onClick={() => onChoose(chat.memberId)}
          sx={{ borderRadius: 1, px: 1 }}
        >
          <ListItemText
            disableTypography
            primary={
              <Stack direction="row" sx={{ alignItems: 'center', gap: 1 }}>
                <Typography variant="body2" noWrap sx={{ flex: 1, fontWeight: 600 }}>
                  {chat.account}
                </Typography>
                <Typography variant="caption" color="textSecondary" component="span">
                  <Moment at={chat.last?.sentAt ?? chat.since} relative />
                </Typography>
              </Stack>
            }
            secondary={
              <Stack direction="row" sx={{ alignItems: 'center', gap: 1 }}>
                <Typography variant="caption" color="textSecondary" noWrap sx={{ flex: 1 }}>
                  <LastWords chat={chat} />
                </Typography>
                {chat.rating ? (
                  <Typography variant="caption" color="textSecondary">
                    {text('chat.rated', { stars: chat.rating.stars, most: CHAT_STARS_MAX })}
                  </Typography>
                ) : null}
                <Badge
                  color="primary"
                  badgeContent={chat.unread}
                  aria-label={chat.unread > 0 ? text('chat.unread', { count: chat.unread }) : undefined}
                  sx={{ mr: chat.unread > 0 ? 1.5 : 0 }}
                />
              </Stack>
            }
          />
        </ListItemButton>
      ))}
    </List>
  );
}

function LastWords({ chat }: { chat: ChatSummary }) {
  const text = useText();
  const label = useLabel();
  const { last, operator } = chat;
  if (!last) return null;
  if (last.kind === 'text') return last.text;
  if (last.kind === 'picture') return text('chat.kind.picture');
  return label('chat.house', last.kind, { name: operator?.displayName ?? '' });
}
