import { Stack, TextField, Typography } from '@mui/material';
import { VENDOR_KEY_BITS_MIN } from '@parlour/contract/values/games.rules';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ReasonDialog } from '../../../parts/dialogs/ReasonDialog.tsx';
import { useConsole } from '../../../platform/console.ts';
import { useLabel, useText } from '../../../platform/texts.tsx';
import { vendorPlace } from '../games.rules.ts';

const FIELDS = ['code', 'name', 'apiUrl', 'operatorId'] as const;
const EMPTY = { code: '', name: '', apiUrl: '', operatorId: '', publicKey: '' };

/** Connects a vendor by hand. It stays closed until an operator opens it; its page shows what to hand over. */
export function ConnectVendorDialog({ merchant, onClose }: { merchant: string; onClose(): void }) {
  const text = useText();
  const label = useLabel();
  const navigate = useNavigate();
  const { client } = useConsole();
  const [vendor, setVendor] = useState(EMPTY);
  return (
    <ReasonDialog
      title={text('games.connect')}
      confirm={text('games.connect.confirm')}
      act={(reason) => client.games.connectVendor({ body: { ...vendor, reason }, merchant })}
      onDone={({ code }) => {
        onClose();
        void navigate(vendorPlace(merchant, code));
      }}
      onClose={onClose}
    >
      {(errorAt) => (
        <Stack sx={{ gap: 1.5 }}>
          <Typography variant="body2">{text('games.connect.hint')}</Typography>
          {FIELDS.map((field) => (
            <TextField
              key={field}
              label={label('games.field', field)}
              value={vendor[field]}
              onChange={({ target }) => setVendor({ ...vendor, [field]: target.value })}
              error={errorAt(field) !== undefined}
              helperText={errorAt(field)}
              slotProps={{ htmlInput: { autoComplete: 'off', spellCheck: false } }}
            />
          ))}
          <KeyField
            value={vendor.publicKey}
            error={errorAt('publicKey')}
            onChange={(publicKey) => setVendor({ ...vendor, publicKey })}
          />
        </Stack>
      )}
    </ReasonDialog>
  );
}

type KeyProps = { value: string; error: string | undefined; onChange(value: string): void };

/** A public key as the vendor sends it. */
export function KeyField({ value, error, onChange }: KeyProps) {
  const text = useText();
  return (
    <TextField
      multiline
      minRows={3}
      maxRows={8}
      label={text('games.field.publicKey')}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      error={error !== undefined}
      helperText={error ?? text('games.field.publicKey.hint', { bits: VENDOR_KEY_BITS_MIN })}
      slotProps={{
        htmlInput: { spellCheck: false, style: { fontFamily: 'monospace', fontSize: '0.75rem' } },
      }}
    />
  );
}
