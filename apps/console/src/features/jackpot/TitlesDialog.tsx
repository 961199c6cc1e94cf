import { Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { ReasonDialog } from '../../parts/dialogs/ReasonDialog.tsx';
import { useConsole } from '../../platform/console.ts';
import { useText } from '../../platform/texts.tsx';
import type { JackpotState } from './jackpot.rules.ts';
import { TitlePicker } from './TitlePicker.tsx';

type Props = { state: JackpotState; merchant: string; onClose(): void; onDone(): void };

/** Edits the whole list, but sends only additions and removals. */
export function TitlesDialog({ state, merchant, onClose, onDone }: Props) {
  const text = useText();
  const titles = state.titles.map(({ nodeId }) => nodeId);
  const { client } = useConsole();
  const [wanted, setWanted] = useState(titles);
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
        <TitlePicker nodeIds={wanted} merchant={merchant} onChange={setWanted} />
      </Stack>
    </ReasonDialog>
  );
}
