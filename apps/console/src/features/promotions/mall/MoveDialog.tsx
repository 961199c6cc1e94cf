import { Stack, TextField, Typography } from '@mui/material';
import { CARRIER_LENGTH, TRACKING_LENGTH } from '@parlour/contract/values/promotions/mall.rules';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { ReasonDialog } from '../../../parts/dialogs/ReasonDialog.tsx';
import { useConsole } from '../../../platform/console.ts';
import { useLabel } from '../../../platform/texts.tsx';
import type { Move, Order } from './mall.rules.ts';

type Props = { order: Order; move: Move; merchant: string; onClose(): void };
const MAX = { carrier: CARRIER_LENGTH.max, tracking: TRACKING_LENGTH.max };

/** Sends an order, finishes it, or cancels it with a reason that the member reads. */
export function MoveDialog({ order, move, merchant, onClose }: Props) {
  const label = useLabel();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const { promotions } = useConsole().client;
  const [parcel, setParcel] = useState({ carrier: '', tracking: '' });
  const { id } = order;
  const act = (reason: string) => {
    if (move === 'send') return promotions.sendMallOrder({ body: { id, ...parcel, reason }, merchant });
    const asked = { body: { id, reason }, merchant };
    return move === 'finish' ? promotions.finishMallOrder(asked) : promotions.refuseMallOrder(asked);
  };
  return (
    <ReasonDialog
      title={label('mall.act', move)}
      confirm={label('mall.act', move)}
      isDangerous={move === 'cancel'}
      act={act}
      onDone={() => {
        notify(label('mall.done', move), { type: 'success' });
        void queryClient.invalidateQueries({ queryKey: ['mallOrders'] });
        onClose();
      }}
      onClose={onClose}
    >
      {(errorAt) => (
        <Stack sx={{ gap: 2, pt: 1 }}>
          <Typography variant="body2">{label('mall.effect', move)}</Typography>
          {move === 'send'
            ? (['carrier', 'tracking'] as const).map((name) => (
                <TextField
                  key={name}
                  label={label('mall.field', name)}
                  value={parcel[name]}
                  error={errorAt(name) !== undefined}
                  helperText={errorAt(name)}
                  onChange={({ target }) => setParcel({ ...parcel, [name]: target.value })}
                  slotProps={{ htmlInput: { maxLength: MAX[name], autoComplete: 'off' } }}
                />
              ))
            : null}
        </Stack>
      )}
    </ReasonDialog>
  );
}
