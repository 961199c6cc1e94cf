import { Stack, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ReasonDialog } from '../../../parts/dialogs/ReasonDialog.tsx';
import { SelectField } from '../../../parts/fields/SelectField.tsx';
import { useConsole } from '../../../platform/console.ts';
import { useText } from '../../../platform/texts.tsx';
import { MUTE_CHOICES, minutesOf, spanOf } from './room.rules.ts';

/** What an operator is about to do. */
export type RoomAct =
  | { kind: 'hide'; sequence: number; words: string }
  | { kind: 'dismiss'; sequence: number; words: string }
  | { kind: 'mute'; memberId: string; account: string }
  | { kind: 'unmute'; memberId: string; account: string };

type Props = { merchant: string; act: RoomAct; onClose(): void };

/** Asks for the reason of hiding, keeping, muting or lifting. */
export function RoomDialog({ merchant, act, onClose }: Props) {
  const text = useText();
  const queryClient = useQueryClient();
  const { messages } = useConsole().client;
  const [choice, setChoice] = useState(MUTE_CHOICES[0]);
  const done = {
    onDone: () => {
      onClose();
      void queryClient.invalidateQueries({ queryKey: ['room'] });
    },
    onClose,
  };
  const quoted = (words: string, effect: string) => (
    <Stack sx={{ gap: 1 }}>
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{words}</Typography>
      <Typography>{effect}</Typography>
    </Stack>
  );
  if (act.kind === 'hide') {
    const { sequence, words } = act;
    return (
      <ReasonDialog
        {...done}
        title={text('room.hide')}
        confirm={text('room.hide')}
        isDangerous
        act={(reason) => messages.hideInRoom({ body: { sequence, reason }, merchant })}
      >
        {quoted(words, text('room.hide.effect'))}
      </ReasonDialog>
    );
  }
  if (act.kind === 'dismiss') {
    const { sequence, words } = act;
    return (
      <ReasonDialog
        {...done}
        title={text('room.dismiss')}
        confirm={text('room.dismiss')}
        act={(reason) => messages.dismissReports({ body: { sequence, reason }, merchant })}
      >
        {quoted(words, text('room.dismiss.effect'))}
      </ReasonDialog>
    );
  }
  const { memberId, account } = act;
  if (act.kind === 'unmute')
    return (
      <ReasonDialog
        {...done}
        title={text('room.unmute')}
        confirm={text('room.unmute')}
        act={(reason) => messages.unmuteInRoom({ body: { memberId, reason }, merchant })}
      >
        {quoted(account, text('room.unmute.effect'))}
      </ReasonDialog>
    );
  const nameOf = (value: (typeof MUTE_CHOICES)[number]) => {
    const span = spanOf(minutesOf(value));
    if (!span) return text('room.mute.lifted');
    if (span.unit === 'days') return text('room.mute.days', { days: span.count });
    if (span.unit === 'hours') return text('room.mute.hours', { hours: span.count });
    return text('room.mute.minutes', { minutes: span.count });
  };
  return (
    <ReasonDialog
      {...done}
      title={text('room.mute')}
      confirm={text('room.mute')}
      isDangerous
      act={(reason) =>
        messages.muteInRoom({ body: { memberId, minutes: minutesOf(choice), reason }, merchant })
      }
    >
      <Stack sx={{ gap: 2 }}>
        {quoted(account, text('room.mute.effect'))}
        <SelectField
          label={text('room.mute.for')}
          value={choice}
          options={MUTE_CHOICES.map((value) => ({ value, label: nameOf(value) }))}
          onChange={setChoice}
        />
      </Stack>
    </ReasonDialog>
  );
}
