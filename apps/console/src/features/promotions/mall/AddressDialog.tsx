import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { FailedState, LoadingBlock } from '../../../parts/layout/PageStates.tsx';
import { useConsole } from '../../../platform/console.ts';
import { useText } from '../../../platform/texts.tsx';
import type { Order } from './mall.rules.ts';

type Props = { order: Order; merchant: string; onClose(): void };

/** Where an order goes, to be copied onto the parcel. Looking at it is on record. */
export function AddressDialog({ order, merchant, onClose }: Props) {
  const text = useText();
  const titleId = useId();
  const { client } = useConsole();
  const { data, error, refetch } = useQuery({
    queryKey: ['mallAddress', merchant, order.id],
    queryFn: () => client.promotions.mallOrderAddress({ body: { id: order.id }, merchant }),
    gcTime: 0,
  });
  const lines = data
    ? [
        data.address.name,
        data.address.phone,
        data.address.street,
        `${data.address.postcode} ${data.address.city}`.trim(),
      ]
    : [];
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{text('mallOrders.address')}</DialogTitle>
      <DialogContent>
        {error ? <FailedState error={error} onRetry={refetch} /> : null}
        {data ? (
          <Typography sx={{ whiteSpace: 'pre-line', userSelect: 'all' }}>{lines.join('\n')}</Typography>
        ) : error ? null : (
          <LoadingBlock rows={3} />
        )}
        <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
          {text('mallOrders.onRecord')}
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {text('frame.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
