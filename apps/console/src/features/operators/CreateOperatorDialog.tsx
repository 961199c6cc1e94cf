import { Stack, TextField } from '@mui/material';
import { OPERATOR_NAME_LENGTH } from '@parlour/contract/values/operators.rules';
import { useState } from 'react';
import { ReasonDialog } from '../../parts/dialogs/ReasonDialog.tsx';
import { useConsole } from '../../platform/console.ts';
import { useText } from '../../platform/texts.tsx';

type Created = { id: string; oneTimePassword: string };

export function CreateOperatorDialog({
  onDone,
  onClose,
}: {
  onDone(created: Created): void;
  onClose(): void;
}) {
  const text = useText();
  const { client } = useConsole();
  const [name, setName] = useState('');
  const [displayName, setDisplayName] = useState('');
  return (
    <ReasonDialog
      title={text('operators.create')}
      confirm={text('operators.create.confirm')}
      act={(reason) => client.operators.create({ body: { name, displayName, reason } })}
      onDone={onDone}
      onClose={onClose}
    >
      {(errorAt) => (
        <Stack sx={{ gap: 2, pt: 1 }}>
          <TextField
            label={text('operators.signInName')}
            value={name}
            onChange={(event) => setName(event.target.value.toLowerCase())}
            error={errorAt('name') !== undefined}
            helperText={errorAt('name') ?? text('operators.signInName.hint', OPERATOR_NAME_LENGTH)}
            autoComplete="off"
          />
          <TextField
            label={text('operators.displayName')}
            value={displayName}
            onChange={(event) => setDisplayName(event.target.value)}
            error={errorAt('displayName') !== undefined}
            helperText={errorAt('displayName')}
            autoComplete="off"
          />
        </Stack>
      )}
    </ReasonDialog>
  );
}
