import { Stack, Typography } from '@mui/material';
import { Card } from '../../../parts/layout/Card.tsx';
import { type Column, RowsTable } from '../../../parts/lists/RowsTable.tsx';
import { Moment } from '../../../parts/values/Moment.tsx';
import { StateChip } from '../../../parts/values/StateChip.tsx';
import { useFormats } from '../../../platform/formats.ts';
import { useLabel, useText } from '../../../platform/texts.tsx';
import { type FloorOrder, ORDER_TONE } from './floor.rules.ts';

/** Who decided what, why, and what the vendor made of it. */
export function FloorOrders({ orders }: { orders: readonly FloorOrder[] }) {
  const text = useText();
  const columns = useColumns();
  if (orders.length === 0) return null;
  return (
    <Card title={text('games.floor.orders')}>
      <RowsTable label={text('games.floor.orders')} columns={columns} rows={orders} idOf={({ id }) => id} />
    </Card>
  );
}

function useColumns(): Column<FloorOrder>[] {
  const text = useText();
  const label = useLabel();
  return [
    { id: 'at', head: text('games.at'), cell: ({ at }) => <Moment at={at} />, width: 190 },
    {
      id: 'name',
      head: text('games.floor.table'),
      isRowHead: true,
      minWidth: 180,
      cell: ({ name }) => name,
    },
    { id: 'what', head: text('games.floor.order'), minWidth: 200, cell: (order) => <What order={order} /> },
    {
      id: 'by',
      head: text('games.floor.by'),
      minWidth: 180,
      cell: ({ by, reason }) => (
        <Stack>
          {by?.displayName ?? '–'}
          <Typography variant="caption" color="textSecondary">
            {reason}
          </Typography>
        </Stack>
      ),
    },
    {
      id: 'state',
      head: text('games.held.state'),
      cell: ({ state }) => (
        <StateChip tone={ORDER_TONE[state]} label={label('games.floor.order.state', state)} />
      ),
    },
  ];
}

function What({ order: { kind, isOpen, limits, returned, rounds } }: { order: FloorOrder }) {
  const text = useText();
  const formats = useFormats();
  const amounts = returned.map(({ amount, currency }) => `${formats.amount(amount, currency)} ${currency}`);
  const detail =
    kind === 'stop'
      ? rounds === null
        ? ''
        : text('games.floor.returned', { rounds, amounts: formats.list(amounts) || '0' })
      : limits
        ? text('games.floor.limitsOf', {
            least: formats.decimal(limits.least),
            most: formats.decimal(limits.most),
          })
        : '';
  const name = kind === 'stop' ? 'games.floor.stopped' : isOpen ? 'games.floor.opened' : 'games.floor.closed';
  return (
    <Stack>
      {text(name)}
      <Typography variant="caption" color="textSecondary">
        {detail}
      </Typography>
    </Stack>
  );
}
