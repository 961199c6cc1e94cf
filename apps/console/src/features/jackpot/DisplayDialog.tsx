import { FormControlLabel, Stack, Switch, TextField } from '@mui/material';
import { useState } from 'react';
import { ReasonDialog } from '../../parts/dialogs/ReasonDialog.tsx';
import { useConsole } from '../../platform/console.ts';
import { useText } from '../../platform/texts.tsx';
import { type JackpotState, sentAmount } from './jackpot.rules.ts';

type Props = { state: JackpotState; merchant: string; onClose(): void; onDone(): void };

export function DisplayDialog({ state: { display, currency }, merchant, onClose, onDone }: Props) {
  const text = useText();
  const { client } = useConsole();
  const [hasIllustration, setIllustration] = useState(display.hasIllustration);
  const [from, setFrom] = useState(display.winnersFrom);
  return (
    <ReasonDialog
      title={text('jackpot.display.change')}
      confirm={text('jackpot.save')}
      act={(reason) =>
        client.games.saveJackpotDisplay({
          body: { hasIllustration, winnersFrom: sentAmount(from), reason },
          merchant,
        })
      }
      onDone={onDone}
      onClose={onClose}
    >
      {(errorAt) => (
        <Stack sx={{ gap: 2 }}>
          <FormControlLabel
            control={
              <Switch checked={hasIllustration} onChange={(event) => setIllustration(event.target.checked)} />
            }
            label={text('jackpot.illustration.hint')}
          />
          <TextField
            label={text('jackpot.winnersFrom')}
            value={from}
            onChange={(event) => setFrom(event.target.value)}
            error={errorAt('winnersFrom') !== undefined}
            helperText={errorAt('winnersFrom') ?? currency}
            slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 25, autoComplete: 'off' } }}
          />
        </Stack>
      )}
    </ReasonDialog>
  );
}
