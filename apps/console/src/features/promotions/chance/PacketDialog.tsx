import { Box, TextField, Typography } from '@mui/material';
import { HOUR_MS, MINUTE_MS } from '@parlour/clock/durations';
import { useState } from 'react';
import { ReasonDialog } from '../../../parts/dialogs/ReasonDialog.tsx';
import { useRequested } from '../../../parts/useRequested.ts';
import { useConsole } from '../../../platform/console.ts';
import { useFormats } from '../../../platform/formats.ts';
import { useText } from '../../../platform/texts.tsx';
import { readLocal, sentAmount, writeLocal } from '../prize-form.rules.ts';

type Props = { merchant: string; currency: string; onClose(): void };

const OPEN_MS = MINUTE_MS;

/** Asks a second person to announce a red packet. */
export function PacketDialog({ merchant, currency, onClose }: Props) {
  const text = useText();
  const formats = useFormats();
  const requested = useRequested(onClose);
  const { client, clock } = useConsole();
  const [form, setForm] = useState(() => ({
    total: '',
    shares: '20',
    opensAt: writeLocal(clock.now() + HOUR_MS),
    closesAt: writeLocal(clock.now() + HOUR_MS + OPEN_MS),
  }));
  return (
    <ReasonDialog
      title={text('chance.packets.announce')}
      confirm={text('chance.packets.ask')}
      act={(reason) =>
        client.promotions.announcePacket({
          body: {
            total: sentAmount(form.total),
            shares: /^\d{1,6}$/.test(form.shares) ? Number(form.shares) : -1,
            opensAt: readLocal(form.opensAt),
            closesAt: readLocal(form.closesAt),
            reason,
          },
          merchant,
        })
      }
      onDone={requested}
      onClose={onClose}
    >
      {(errorAt) => {
        const field = (name: keyof typeof form, label: string, type: 'text' | 'datetime-local' = 'text') => (
          <TextField
            label={label}
            type={type}
            value={form[name]}
            onChange={(event) => setForm({ ...form, [name]: event.target.value })}
            error={errorAt(name) !== undefined}
            helperText={errorAt(name)}
            {...(type === 'text' ? {} : { slotProps: { inputLabel: { shrink: true } } })}
          />
        );
        const zone = formats.zone(readLocal(form.opensAt) || clock.now());
        return (
          <>
            <Typography variant="body2">{text('chance.packets.hint')}</Typography>
            <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, pt: 2 }}>
              {field('total', text('chance.packets.totalIn', { currency }))}
              {field('shares', text('chance.packets.shares'))}
              {field('opensAt', `${text('chance.packets.opens')} (${zone})`, 'datetime-local')}
              {field('closesAt', `${text('chance.packets.closes')} (${zone})`, 'datetime-local')}
            </Box>
          </>
        );
      }}
    </ReasonDialog>
  );
}
