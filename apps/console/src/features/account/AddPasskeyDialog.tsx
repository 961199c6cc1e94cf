import { TextField } from '@mui/material';
import { createPasskey } from '@parlour/client/passkeys';
import { useRef, useState } from 'react';
import { isRefusal } from '../../parts/useRefusal.ts';
import { useConsole } from '../../platform/console.ts';
import { useText } from '../../platform/texts.tsx';
import { ProofDialog } from './ProofDialog.tsx';

type Props = { onAdded(): void; onClose(): void };

/** Adds a passkey of this device, under a name by which its owner knows it. */
export function AddPasskeyDialog({ onAdded, onClose }: Props) {
  const text = useText();
  const { client } = useConsole();
  const [label, setLabel] = useState('');
  const made = useRef<Record<string, unknown> | null>(null);
  const add = async (proof: { password: string; code: string }): Promise<boolean> => {
    // After a mistyped password or code the device is not asked again.
    made.current ??= await createPasskey((await client.operators.passkeyCreationOptions()).options);
    if (!made.current) return false;
    const body = { ...proof, label: label.trim(), response: made.current };
    await client.operators.addPasskey({ body }).catch((error: unknown) => {
      if (isRefusal(error, 'passkey_failed')) made.current = null;
      throw error;
    });
    return true;
  };
  return (
    <ProofDialog
      title={text('account.passkeys.add')}
      canSubmit={label.trim() !== ''}
      act={add}
      onDone={(isAdded) => isAdded && onAdded()}
      onClose={onClose}
    >
      <TextField
        autoFocus
        label={text('account.passkeys.name')}
        helperText={text('account.passkeys.name.hint')}
        value={label}
        onChange={(event) => setLabel(event.target.value)}
        slotProps={{ htmlInput: { maxLength: 60 } }}
      />
    </ProofDialog>
  );
}
