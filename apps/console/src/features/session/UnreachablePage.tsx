import { Button } from '@mui/material';
import { useText } from '../../platform/texts.tsx';
import { SessionCard } from './SessionCard.tsx';

/** This browser has a token, but the server did not answer. */
export function UnreachablePage() {
  const text = useText();
  return (
    <SessionCard title={text('session.unreachable')} hint={text('frame.failed.offline')}>
      <Button autoFocus fullWidth variant="contained" size="large" onClick={() => location.reload()}>
        {text('frame.retry')}
      </Button>
    </SessionCard>
  );
}
