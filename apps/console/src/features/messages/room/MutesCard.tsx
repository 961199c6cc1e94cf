import { Button, Link, Stack, Typography } from '@mui/material';
import type { Mute } from '@parlour/client/console';
import { Link as RouterLink } from 'react-router';
import { Card } from '../../../parts/layout/Card.tsx';
import { Moment } from '../../../parts/values/Moment.tsx';
import { useText } from '../../../platform/texts.tsx';
import type { RoomAct } from './RoomDialog.tsx';

type Props = { merchant: string; mutes: readonly Mute[]; onAct(act: RoomAct): void };

/** Who cannot write for now, until when and why. */
export function MutesCard({ merchant, mutes, onAct }: Props) {
  const text = useText();
  return (
    <Card title={text('room.mutes')}>
      {mutes.length === 0 ? (
        <Typography variant="body2" color="textSecondary">
          {text('room.mutes.none')}
        </Typography>
      ) : null}
      <Stack sx={{ gap: 1.5 }}>
        {mutes.map(({ member: { id, account }, until, reason, by }) => (
          <Stack key={id} direction="row" sx={{ gap: 1, alignItems: 'center' }}>
            <Stack sx={{ flex: 1, minWidth: 0 }}>
              <Link component={RouterLink} to={`/members/${merchant}/${id}`} underline="hover">
                {account}
              </Link>
              <Typography variant="caption" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
                {until === null ? (
                  text('room.mute.lifted')
                ) : (
                  <>
                    {text('room.mutedUntil')} <Moment at={until} merchant={merchant} />
                  </>
                )}
                {` · ${[by?.displayName, reason].filter(Boolean).join(': ')}`}
              </Typography>
            </Stack>
            <Button size="small" onClick={() => onAct({ kind: 'unmute', memberId: id, account })}>
              {text('room.unmute')}
            </Button>
          </Stack>
        ))}
      </Stack>
    </Card>
  );
}
