import {
  Button,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import type { ConsoleClient } from '@parlour/client/console';
import { useText } from '../../platform/texts.tsx';
import { Code } from '../values/Code.tsx';
import { Moment } from '../values/Moment.tsx';
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
      <TableContainer tabIndex={0} role="region" aria-label={text('sessions.title')}>
        <Table size="small" aria-label={text('sessions.title')}>
          <TableHead>
            <TableRow>
              <TableCell>{text('sessions.browser')}</TableCell>
              <TableCell>{text('sessions.address')}</TableCell>
              <TableCell>{text('sessions.since')}</TableCell>
              <TableCell>{text('sessions.lastSeen')}</TableCell>
              <TableCell />
            </TableRow>
          </TableHead>
          <TableBody>
            {sessions.map((session) => (
              <TableRow key={session.id}>
                <TableCell>
                  <Stack direction="row" sx={{ gap: 1, alignItems: 'center' }}>
                    <Code>{session.userAgent}</Code>
                    {session.isCurrent ? <StateChip tone="good" label={text('sessions.current')} /> : null}
                  </Stack>
                </TableCell>
                <TableCell>
                  <Code>{session.ip}</Code>
                </TableCell>
                <TableCell>
                  <Moment at={session.createdAt} />
                </TableCell>
                <TableCell>
                  <Moment at={session.lastSeenAt} relative />
                </TableCell>
                <TableCell align="right">
                  {onEnd && !session.isCurrent ? (
                    <Button color="error" onClick={() => onEnd(session.id)}>
                      {text('sessions.end')}
                    </Button>
                  ) : null}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      {onEnd && sessions.length > 1 ? (
        <Button variant="outlined" color="error" sx={{ mt: 1.5 }} onClick={() => onEnd(null)}>
          {text('sessions.endAll')}
        </Button>
      ) : null}
    </>
  );
}
