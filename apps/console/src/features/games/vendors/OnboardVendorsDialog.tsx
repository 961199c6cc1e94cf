import { Stack, TextField, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { ReasonDialog } from '../../../parts/dialogs/ReasonDialog.tsx';
import { useConsole } from '../../../platform/console.ts';
import { useText } from '../../../platform/texts.tsx';

/** Connects all vendors behind an address with a token. The token is sent once and never stored. */
export function OnboardVendorsDialog({ merchant, onClose }: { merchant: string; onClose(): void }) {
  const text = useText();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const { client } = useConsole();
  const [apiUrl, setApiUrl] = useState('');
  const [token, setToken] = useState('');
  return (
    <ReasonDialog
      title={text('games.onboard')}
      confirm={text('games.onboard.confirm')}
      act={(reason) => client.games.onboardVendors({ body: { apiUrl, token, reason }, merchant })}
      onDone={({ codes }) => {
        notify(text('games.onboarded', { count: codes.length }), { type: 'success' });
        onClose();
        void queryClient.invalidateQueries({ queryKey: ['vendors', merchant] });
      }}
      onClose={onClose}
    >
      {(errorAt) => (
        <Stack sx={{ gap: 1.5 }}>
          <Typography variant="body2">{text('games.onboard.hint')}</Typography>
          <TextField
            label={text('games.field.apiUrl')}
            value={apiUrl}
            onChange={({ target }) => setApiUrl(target.value)}
            error={errorAt('apiUrl') !== undefined}
            helperText={errorAt('apiUrl')}
          />
          <TextField
            type="password"
            label={text('games.field.token')}
            value={token}
            onChange={({ target }) => setToken(target.value)}
            error={errorAt('token') !== undefined}
            helperText={errorAt('token')}
            slotProps={{ htmlInput: { autoComplete: 'off' } }}
          />
        </Stack>
      )}
    </ReasonDialog>
  );
}
