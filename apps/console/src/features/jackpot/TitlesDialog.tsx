import { Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { ReasonDialog } from '../../parts/dialogs/ReasonDialog.tsx';
import { useConsole } from '../../platform/console.ts';
import { useText } from '../../platform/texts.tsx';
import type { JackpotState } from './jackpot.rules.ts';
import { AddedTitles, RemovedTitles } from './TitlePicker.tsx';

type Props = { state: JackpotState; merchant: string; onClose(): void; onDone(): void };

/** Names additions and removals: the list itself is long. */
export function TitlesDialog({ state, merchant, onClose, onDone }: Props) {
  const text = useText();
  const { client } = useConsole();
  const [add, setAdd] = useState<string[]>([]);
  const [remove, setRemove] = useState<string[]>([]);
  return (
    <ReasonDialog
      title={text('jackpot.titles.change')}
      confirm={text('jackpot.save')}
      act={(reason) => client.games.flagJackpotTitles({ body: { add, remove, reason }, merchant })}
      onDone={onDone}
      onClose={onClose}
    >
      <Stack sx={{ gap: 2 }}>
        <Typography variant="body2">{text('jackpot.titles.hint')}</Typography>
        <AddedTitles nodeIds={add} merchant={merchant} onChange={setAdd} />
        <RemovedTitles nodeIds={remove} titles={state.titles} onChange={setRemove} />
      </Stack>
    </ReasonDialog>
  );
}
