import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
  TextField,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { ReasonDialog } from '../../../parts/dialogs/ReasonDialog.tsx';
import { CopyField } from '../../../parts/values/CopyField.tsx';
import { useConsole } from '../../../platform/console.ts';
import { useLabel, useText } from '../../../platform/texts.tsx';
import { fingerprintWords, type VendorDetail, type VendorKey } from '../games.rules.ts';
import { KeyField } from './ConnectVendorDialog.tsx';
import { useVendorSaved } from './VendorActions.tsx';

export type KeyAction =
  | { name: 'make' }
  | { name: 'replace' }
  | { name: 'use' | 'revoke'; keyId: string }
  | { name: 'show'; vendorKey: VendorKey };

type Props = { action: KeyAction; vendor: VendorDetail; merchant: string; onClose(): void };
/** Long enough for a vendor's staff to switch during working hours. */
const OVERLAP_HOURS = 24;

export function KeyDialog({ action, ...props }: Props) {
  if (action.name === 'show') return <ShowDialog vendorKey={action.vendorKey} onClose={props.onClose} />;
  if (action.name === 'replace') return <ReplaceDialog {...props} />;
  return <ActDialog action={action} {...props} />;
}

/** The public half may be given to anybody, any number of times. */
function ShowDialog({ vendorKey, onClose }: { vendorKey: VendorKey; onClose(): void }) {
  const text = useText();
  const label = useLabel();
  return (
    <Dialog open onClose={onClose} aria-labelledby="public-key" maxWidth="md">
      <DialogTitle id="public-key">{label('games.key.of', vendorKey.side)}</DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 1.5 }}>
          <Typography variant="body2">{text('games.key.show.hint')}</Typography>
          <CopyField value={vendorKey.publicKey.trim()} label={label('games.key.of', vendorKey.side)} />
          <Typography variant="caption" color="textSecondary">
            {text('games.key.fingerprint')}
          </Typography>
          <CopyField value={fingerprintWords(vendorKey.fingerprint)} label={text('games.key.fingerprint')} />
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button autoFocus variant="contained" onClick={onClose}>
          {text('frame.done')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function ReplaceDialog({ vendor: { code, version }, merchant, onClose }: Omit<Props, 'action'>) {
  const text = useText();
  const { client } = useConsole();
  const [publicKey, setPublicKey] = useState('');
  const [overlap, setOverlap] = useState(String(OVERLAP_HOURS));
  return (
    <ReasonDialog
      title={text('games.key.replace')}
      confirm={text('games.key.replace.confirm')}
      act={(reason) =>
        client.games.replaceTheirKey({
          body: { code, version, publicKey, overlapHours: Number(overlap), reason },
          merchant,
        })
      }
      onDone={useVendorSaved(merchant, onClose)}
      onClose={onClose}
    >
      {(errorAt) => (
        <Stack sx={{ gap: 1.5 }}>
          <Typography variant="body2">{text('games.key.replace.effect')}</Typography>
          <KeyField value={publicKey} error={errorAt('publicKey')} onChange={setPublicKey} />
          <TextField
            type="number"
            label={text('games.key.overlap')}
            value={overlap}
            onChange={({ target }) => setOverlap(target.value)}
            error={errorAt('overlapHours') !== undefined}
            helperText={errorAt('overlapHours') ?? text('games.key.overlap.hint')}
            slotProps={{ htmlInput: { min: 0, max: 720 } }}
          />
        </Stack>
      )}
    </ReasonDialog>
  );
}

type ActProps = Omit<Props, 'action'> & { action: Exclude<KeyAction, { name: 'show' | 'replace' }> };

function ActDialog({ action, vendor: { code, version }, merchant, onClose }: ActProps) {
  const label = useLabel();
  const { client } = useConsole();
  const act = (reason: string) => {
    if (action.name === 'use' || action.name === 'revoke') {
      const body = { code, version, keyId: action.keyId, reason };
      return action.name === 'use'
        ? client.games.adoptOwnKey({ body, merchant })
        : client.games.revokeKey({ body, merchant });
    }
    return client.games.makeOwnKey({ body: { code, version, reason }, merchant });
  };
  return (
    <ReasonDialog
      title={label('games.key.act', action.name)}
      confirm={label('games.key.act', action.name)}
      isDangerous={action.name === 'revoke'}
      act={act}
      onDone={useVendorSaved(merchant, onClose)}
      onClose={onClose}
    >
      <Typography variant="body2">{label('games.key.effect', action.name)}</Typography>
    </ReasonDialog>
  );
}
