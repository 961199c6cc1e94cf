import { Button, Stack, TextField, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { ReasonDialog } from '../../../parts/dialogs/ReasonDialog.tsx';
import { useConsole } from '../../../platform/console.ts';
import { useText } from '../../../platform/texts.tsx';
import type { VendorDetail } from '../games.rules.ts';

type Props = { vendor: VendorDetail; merchant: string };
type Action = 'toggle' | 'settings' | 'titles';

/** The actions on a vendor, except those on its keys. */
export function VendorActions(props: Props) {
  const { vendor } = props;
  const text = useText();
  const [action, setAction] = useState<Action | null>(null);
  const close = () => setAction(null);
  return (
    <>
      <Button variant="outlined" onClick={() => setAction('titles')}>
        {text('games.renew')}
      </Button>
      <Button variant="outlined" onClick={() => setAction('settings')}>
        {text('games.settings')}
      </Button>
      <Button
        variant="contained"
        color={vendor.isOpen ? 'error' : 'primary'}
        onClick={() => setAction('toggle')}
      >
        {vendor.isOpen ? text('games.close') : text('games.open')}
      </Button>
      {action === 'toggle' ? <ToggleDialog {...props} onClose={close} /> : null}
      {action === 'settings' ? <SettingsDialog {...props} onClose={close} /> : null}
      {action === 'titles' ? <RenewDialog {...props} onClose={close} /> : null}
    </>
  );
}

/** Confirms the action and shows the updated vendor. */
export function useVendorSaved(merchant: string, onClose: () => void) {
  const text = useText();
  const notify = useNotify();
  const queryClient = useQueryClient();
  return (answer: object) => {
    const isWaiting = 'outcome' in answer && answer.outcome === 'requested';
    notify(text(isWaiting ? 'games.requested' : 'games.saved'), { type: 'success' });
    onClose();
    void queryClient.invalidateQueries({ queryKey: ['vendors', merchant] });
  };
}

type DialogProps = Props & { onClose(): void };

function ToggleDialog({ vendor, merchant, onClose }: DialogProps) {
  const text = useText();
  const { client } = useConsole();
  const { code, version, isOpen, betMax, winMax, dayWinMax, apiUrl, operatorId } = vendor;
  return (
    <ReasonDialog
      title={isOpen ? text('games.close') : text('games.open')}
      confirm={isOpen ? text('games.close') : text('games.open')}
      isDangerous={isOpen}
      act={(reason) =>
        client.games.saveVendor({
          body: { code, version, betMax, winMax, dayWinMax, apiUrl, operatorId, isOpen: !isOpen, reason },
          merchant,
        })
      }
      onDone={useVendorSaved(merchant, onClose)}
      onClose={onClose}
    >
      <Typography variant="body2">
        {isOpen ? text('games.close.effect') : text('games.open.effect')}
      </Typography>
    </ReasonDialog>
  );
}

function SettingsDialog({ vendor, merchant, onClose }: DialogProps) {
  const text = useText();
  const { client } = useConsole();
  const { code, version, isOpen } = vendor;
  const [betMax, setBetMax] = useState(vendor.betMax ?? '');
  const [winMax, setWinMax] = useState(vendor.winMax ?? '');
  const [dayWinMax, setDayWinMax] = useState(vendor.dayWinMax ?? '');
  const [apiUrl, setApiUrl] = useState(vendor.apiUrl);
  const [operatorId, setOperatorId] = useState(vendor.operatorId);
  const fields = [
    {
      name: 'betMax',
      label: text('games.betMax'),
      hint: text('games.betMax.hint'),
      value: betMax,
      set: setBetMax,
    },
    {
      name: 'winMax',
      label: text('games.winMax'),
      hint: text('games.winMax.hint', { limit: vendor.winMaxByRule }),
      value: winMax,
      set: setWinMax,
    },
    {
      name: 'dayWinMax',
      label: text('games.dayWinMax'),
      hint: text('games.dayWinMax.hint', { limit: vendor.dayWinMaxByRule }),
      value: dayWinMax,
      set: setDayWinMax,
    },
    { name: 'apiUrl', label: text('games.field.apiUrl'), value: apiUrl, set: setApiUrl },
    { name: 'operatorId', label: text('games.field.operatorId'), value: operatorId, set: setOperatorId },
  ];
  return (
    <ReasonDialog
      title={text('games.settings')}
      confirm={text('games.save')}
      act={(reason) =>
        client.games.saveVendor({
          body: {
            code,
            version,
            isOpen,
            betMax: betMax.trim() || null,
            winMax: winMax.trim() || null,
            dayWinMax: dayWinMax.trim() || null,
            apiUrl,
            operatorId,
            reason,
          },
          merchant,
        })
      }
      onDone={useVendorSaved(merchant, onClose)}
      onClose={onClose}
    >
      {(errorAt) => (
        <Stack sx={{ gap: 1.5, pt: 0.5 }}>
          <Typography variant="body2">{text('games.settings.effect')}</Typography>
          {fields.map(({ name, label, hint, value, set }) => (
            <TextField
              key={name}
              label={label}
              value={value}
              onChange={({ target }) => set(target.value)}
              error={errorAt(name) !== undefined}
              helperText={errorAt(name) ?? hint}
            />
          ))}
        </Stack>
      )}
    </ReasonDialog>
  );
}

function RenewDialog({ vendor: { code }, merchant, onClose }: DialogProps) {
  const text = useText();
  const { client } = useConsole();
  return (
    <ReasonDialog
      title={text('games.renew')}
      confirm={text('games.renew')}
      act={(reason) => client.games.renewVendorTitles({ body: { code, reason }, merchant })}
      onDone={useVendorSaved(merchant, onClose)}
      onClose={onClose}
    >
      <Typography variant="body2">{text('games.renew.effect')}</Typography>
    </ReasonDialog>
  );
}
