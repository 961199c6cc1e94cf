import { Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { ReasonDialog } from '../../parts/ReasonDialog.tsx';
import { useConsole } from '../../platform/console.ts';
import { useText } from '../../platform/texts.tsx';
import { type JackpotState, readNodeIds } from './jackpot.rules.ts';

type Props = { state: JackpotState; merchant: string; onClose(): void; onDone(): void };

/** The whole list is edited; what came and went is what is sent. */
export function TitlesDialog({ state: { titles }, merchant, onClose, onDone }: Props) {
  const text = useText();
  const { client } = useConsole();
  const [typed, setTyped] = useState(titles.join('\n'));
  const wanted = readNodeIds(typed);
  return (
    <ReasonDialog
      title={text('jackpot.titles.change')}
      confirm={text('jackpot.save')}
      act={(reason) =>
        client.games.flagJackpotTitles({
          body: {
            add: wanted.filter((nodeId) => !titles.includes(nodeId)),
            remove: titles.filter((nodeId) => !wanted.includes(nodeId)),
            reason,
          },
          merchant,
        })
      }
      onDone={onDone}
      onClose={onClose}
    >
      <Stack sx={{ gap: 2 }}>
        <Typography variant="body2">{text('jackpot.titles.hint')}</Typography>
        <TextField
          label={text('jackpot.titles.ids')}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          multiline
          minRows={5}
          maxRows={14}
          slotProps={{ htmlInput: { spellCheck: false } }}
        />
      </Stack>
    </ReasonDialog>
  );
}
