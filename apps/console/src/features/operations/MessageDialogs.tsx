import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import type { ConsoleClient } from '@parlour/client/console';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { ReasonDialog } from '../../parts/dialogs/ReasonDialog.tsx';
import { Facts } from '../../parts/values/Facts.tsx';
import { useConsole } from '../../platform/console.ts';
import { useText } from '../../platform/texts.tsx';

export type Message = Awaited<ReturnType<ConsoleClient['system']['outbox']>>['items'][number];
export type Pending = { what: 'reveal' | 'retry'; message: Message };
type Revealed = Awaited<ReturnType<ConsoleClient['system']['revealMessage']>>['message'];

/** Shows a message in full or sends it again: both need a reason and are recorded. */
export function MessageDialogs({ pending, onClose }: { pending: Pending; onClose(): void }) {
  const text = useText();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const { client } = useConsole();
  const [revealed, setRevealed] = useState<Revealed | null>(null);
  const { id, recipient } = pending.message;
  if (revealed) return <RevealedDialog message={revealed} onClose={onClose} />;
  if (pending.what === 'reveal')
    return (
      <ReasonDialog
        title={text('outbox.reveal.ask')}
        confirm={text('outbox.reveal')}
        act={(reason) => client.system.revealMessage({ body: { id, reason } })}
        onDone={({ message }) => setRevealed(message)}
        onClose={onClose}
      >
        <Typography variant="body2">{text('outbox.reveal.hint')}</Typography>
      </ReasonDialog>
    );
  return (
    <ReasonDialog
      title={text('outbox.retry.ask', { recipient })}
      confirm={text('outbox.retry')}
      act={(reason) => client.system.retryMessage({ body: { id, reason } })}
      onDone={() => {
        notify(text('outbox.retried'), { type: 'success' });
        void queryClient.invalidateQueries();
        onClose();
      }}
      onClose={onClose}
    />
  );
}

function RevealedDialog({ message, onClose }: { message: Revealed; onClose(): void }) {
  const text = useText();
  return (
    <Dialog open onClose={onClose} aria-labelledby="message">
      <DialogTitle id="message">{message.subject || text('outbox.message')}</DialogTitle>
      <DialogContent>
        <Facts
          facts={[
            [text('outbox.recipient'), message.recipient],
            [text('outbox.body'), message.body],
          ]}
        />
      </DialogContent>
      <DialogActions>
        <Button autoFocus variant="contained" onClick={onClose}>
          {text('frame.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
