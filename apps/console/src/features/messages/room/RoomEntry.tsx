import { Button, Stack, Typography } from '@mui/material';
import type { RoomLine } from '@parlour/client/console';
import { Moment } from '../../../parts/values/Moment.tsx';
import { StateChip } from '../../../parts/values/StateChip.tsx';
import { useText } from '../../../platform/texts.tsx';
import type { RoomAct } from './RoomDialog.tsx';

type Props = { line: RoomLine; onAct(act: RoomAct): void };

/** One message, always plain text, with who wrote it and what can be done about it. */
export function RoomEntry({ line, onAct }: Props) {
  const text = useText();
  const { sequence, member, operator, sentAt, hiddenAt, hiddenBy, reports, isMuted } = line;
  const isHidden = hiddenAt !== null;
  const words = line.text;
  return (
    <Stack direction="row" sx={{ gap: 1.5, alignItems: 'flex-start' }}>
      <Stack sx={{ flex: 1, minWidth: 0, gap: 0.25 }}>
        <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
          <Typography variant="body2" sx={{ fontWeight: 600 }}>
            {member?.account ?? text('room.house')}
          </Typography>
          <Typography variant="caption" color="textSecondary" component="span">
            {operator ? `${operator.displayName} · ` : ''}
            <Moment at={sentAt} relative />
          </Typography>
          {reports > 0 ? (
            <StateChip tone="waiting" label={text('room.reported', { count: reports })} />
          ) : null}
          {isMuted ? <StateChip tone="quiet" label={text('room.muted')} /> : null}
          {isHidden ? (
            <StateChip tone="bad" label={text('room.hidden', { name: hiddenBy?.displayName ?? '' })} />
          ) : null}
        </Stack>
        <Typography
          variant="body2"
          color={isHidden ? 'textSecondary' : 'textPrimary'}
          sx={{ overflowWrap: 'anywhere', textDecoration: isHidden ? 'line-through' : 'none' }}
        >
          {words}
        </Typography>
      </Stack>
      {isHidden ? null : (
        <Button size="small" color="error" onClick={() => onAct({ kind: 'hide', sequence, words })}>
          {text('room.hide')}
        </Button>
      )}
      {member && !isMuted ? (
        <Button
          size="small"
          onClick={() => onAct({ kind: 'mute', memberId: member.id, account: member.account })}
        >
          {text('room.mute')}
        </Button>
      ) : null}
    </Stack>
  );
}
