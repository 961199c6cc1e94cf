import { TextField } from '@mui/material';
import type { ConsoleClient } from '@parlour/client/console';
import { REJECTION_LENGTH } from '@parlour/contract/values/promotions/promotions.rules';
import { useState } from 'react';
import { ReasonDialog } from '../../../parts/dialogs/ReasonDialog.tsx';
import { useRequested } from '../../../parts/useRequested.ts';
import { useConsole } from '../../../platform/console.ts';
import { useText } from '../../../platform/texts.tsx';

type Rounds = Awaited<ReturnType<ConsoleClient['promotions']['freeRoundsList']>>['items'][number];
type Props = { merchant: string; rounds: Rounds; onClose(): void };

/** Asks a second person to take free rounds away, naming the term that does. */
export function CancelDialog({ merchant, rounds: { id, member, count, used }, onClose }: Props) {
  const text = useText();
  const requested = useRequested(onClose);
  const { client } = useConsole();
  const [term, setTerm] = useState('');
  return (
    <ReasonDialog
      title={text('freeRounds.cancelOf', { account: member.account })}
      confirm={text('freeRounds.ask.second')}
      isDangerous
      act={(reason) => client.promotions.cancelFreeRounds({ body: { id, term, reason }, merchant })}
      onDone={requested}
      onClose={onClose}
    >
      {text('freeRounds.cancelHint', { left: count - used })}
      <TextField
        multiline
        minRows={2}
        label={text('freeRounds.term')}
        helperText={text('freeRounds.term.hint')}
        value={term}
        onChange={({ target }) => setTerm(target.value)}
        sx={{ mt: 2 }}
        slotProps={{ htmlInput: { maxLength: REJECTION_LENGTH.max } }}
      />
    </ReasonDialog>
  );
}
