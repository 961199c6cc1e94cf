import { Button } from '@mui/material';
import { useConsole } from '../../platform/console.ts';
import { closeSession } from '../../platform/session.store.ts';
import { useText } from '../../platform/texts.tsx';

export function LeaveButton() {
  const text = useText();
  const { client } = useConsole();
  return (
    <Button fullWidth sx={{ mt: 1.5 }} onClick={() => void client.operators.signOut().finally(closeSession)}>
      {text('frame.signOut')}
    </Button>
  );
}
