import { Button, FormControlLabel, FormHelperText, Stack, Switch, TextField } from '@mui/material';
import type { RoomSettings } from '@parlour/client/console';
import { ROOM_KEPT_DAYS } from '@parlour/contract/values/messages/room.rules';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { ReasonDialog } from '../../../parts/dialogs/ReasonDialog.tsx';
import { Card } from '../../../parts/layout/Card.tsx';
import { LoadingBlock } from '../../../parts/layout/PageStates.tsx';
import { useConsole } from '../../../platform/console.ts';
import { useText } from '../../../platform/texts.tsx';
import { usePermission } from '../../../platform/usePermission.ts';
import { wordsOf } from './room.rules.ts';

/** Who may read, and the words that the room does not take. */
export function RoomSettingsCard({ merchant }: { merchant: string }) {
  const text = useText();
  const { client } = useConsole();
  const { data } = useQuery({
    queryKey: ['roomSettings', merchant],
    queryFn: () => client.messages.roomSettings({ merchant }),
  });
  return (
    <Card title={text('room.settings')}>
      {data ? (
        <Settings key={JSON.stringify(data)} merchant={merchant} settings={data} />
      ) : (
        <LoadingBlock rows={3} />
      )}
    </Card>
  );
}

function Settings({ merchant, settings }: { merchant: string; settings: RoomSettings }) {
  const text = useText();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const { messages } = useConsole().client;
  const canEdit = usePermission({ permission: 'messages.edit', scope: 'brand' }, merchant);
  const [visitorsMayRead, setVisitors] = useState(settings.visitorsMayRead);
  const [refused, setRefused] = useState(settings.refusedWords.join('\n'));
  const [masked, setMasked] = useState(settings.maskedWords.join('\n'));
  const [keptDays, setKeptDays] = useState(String(settings.keptDays));
  const [isSaving, setSaving] = useState(false);
  const wanted = {
    visitorsMayRead,
    refusedWords: wordsOf(refused),
    maskedWords: wordsOf(masked),
    keptDays: Number(keptDays),
  };
  const { min, max } = ROOM_KEPT_DAYS;
  const isKept = Number.isInteger(wanted.keptDays) && wanted.keptDays >= min && wanted.keptDays <= max;
  const words = (label: string, hint: string, value: string, set: (next: string) => void) => (
    <TextField
      label={label}
      helperText={hint}
      value={value}
      // Not disabled: who may not change them should be able to read them.
      slotProps={{ input: { readOnly: !canEdit } }}
      multiline
      minRows={2}
      maxRows={8}
      onChange={({ target }) => set(target.value)}
    />
  );
  return (
    <Stack sx={{ gap: 2 }}>
      <div>
        <FormControlLabel
          label={text('room.visitors')}
          control={
            <Switch
              checked={visitorsMayRead}
              disabled={!canEdit}
              onChange={(_event, isOn) => setVisitors(isOn)}
            />
          }
        />
        <FormHelperText>{text('room.visitors.hint')}</FormHelperText>
      </div>
      {words(text('room.refused'), text('room.refused.hint'), refused, setRefused)}
      {words(text('room.masked'), text('room.masked.hint'), masked, setMasked)}
      <TextField
        label={text('room.kept')}
        helperText={isKept ? text('room.kept.hint') : text('room.kept.bounds', { min, max })}
        error={!isKept}
        value={keptDays}
        type="number"
        slotProps={{ input: { readOnly: !canEdit }, htmlInput: { min, max } }}
        onChange={({ target }) => setKeptDays(target.value)}
      />
      {canEdit ? (
        <Button
          variant="outlined"
          disabled={!isKept || JSON.stringify(wanted) === JSON.stringify(settings)}
          onClick={() => setSaving(true)}
          sx={{ alignSelf: 'flex-start' }}
        >
          {text('room.save')}
        </Button>
      ) : null}
      {isSaving ? (
        <ReasonDialog
          title={text('room.save')}
          confirm={text('room.save')}
          act={(reason) => messages.saveRoomSettings({ body: { ...wanted, reason }, merchant })}
          onDone={(saved) => {
            notify(text('room.saved'), { type: 'success' });
            setSaving(false);
            queryClient.setQueryData(['roomSettings', merchant], saved);
          }}
          onClose={() => setSaving(false)}
        >
          {text('room.save.effect')}
        </ReasonDialog>
      ) : null}
    </Stack>
  );
}
