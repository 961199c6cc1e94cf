import { Button, Stack } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ReasonDialog } from '../../../parts/dialogs/ReasonDialog.tsx';
import { Card } from '../../../parts/layout/Card.tsx';
import { EmptyState, FailedState, LoadingBlock } from '../../../parts/layout/PageStates.tsx';
import { type Column, RowsTable } from '../../../parts/lists/RowsTable.tsx';
import { Amount } from '../../../parts/values/Amount.tsx';
import { Moment } from '../../../parts/values/Moment.tsx';
import { StateChip, type Tone } from '../../../parts/values/StateChip.tsx';
import { useConsole } from '../../../platform/console.ts';
import { useLabel, useText } from '../../../platform/texts.tsx';
import { usePermission } from '../../../platform/usePermission.ts';
import type { Packet } from './chance.rules.ts';
import { PacketDialog } from './PacketDialog.tsx';

const TONE: Record<Packet['state'], Tone> = {
  coming: 'waiting',
  open: 'good',
  closed: 'waiting',
  drawn: 'quiet',
  cancelled: 'bad',
};

/** Red packets: announced by two, and what became of each. */
export function PacketsCard({ merchant }: { merchant: string }) {
  const text = useText();
  const { client } = useConsole();
  const canEdit = usePermission({ permission: 'promotions.edit', scope: 'brand' }, merchant);
  const [isAnnouncing, setAnnouncing] = useState(false);
  const [cancelled, setCancelled] = useState<Packet | null>(null);
  const { data, error, refetch } = useQuery({
    queryKey: ['chance', 'packets', merchant],
    queryFn: () => client.promotions.packetList({ merchant }),
  });
  const columns = useColumns(canEdit ? setCancelled : null);
  const announce =
    canEdit && data ? (
      <Button variant="contained" onClick={() => setAnnouncing(true)}>
        {text('chance.packets.announce')}
      </Button>
    ) : null;
  return (
    <Card title={text('chance.packets')} action={announce}>
      {data ? (
        <RowsTable
          label={text('chance.packets')}
          columns={columns}
          rows={data.items}
          idOf={({ number }) => String(number)}
        />
      ) : error ? (
        <FailedState error={error} onRetry={refetch} />
      ) : (
        <LoadingBlock rows={4} />
      )}
      {data?.items.length === 0 ? <EmptyState glyph="grid" title={text('chance.packets.none')} /> : null}
      {isAnnouncing && data ? (
        <PacketDialog merchant={merchant} currency={data.currency} onClose={() => setAnnouncing(false)} />
      ) : null}
      {cancelled ? (
        <CancelDialog merchant={merchant} packet={cancelled} onClose={() => setCancelled(null)} />
      ) : null}
    </Card>
  );
}

function useColumns(cancel: ((packet: Packet) => void) | null): Column<Packet>[] {
  const text = useText();
  const label = useLabel();
  return [
    {
      id: 'number',
      head: text('chance.packets.number'),
      align: 'right',
      cell: ({ number }) => number,
      width: 80,
    },
    {
      id: 'span',
      head: text('boards.span'),
      isRowHead: true,
      cell: ({ opensAt, closesAt }) => (
        <Stack>
          <Moment at={opensAt} />
          <Moment at={closesAt} />
        </Stack>
      ),
    },
    {
      id: 'total',
      head: text('chance.packets.total'),
      align: 'right',
      cell: ({ total, currency }) => <Amount value={total} currency={currency} isNamed />,
    },
    {
      id: 'taken',
      head: text('chance.packets.taken'),
      align: 'right',
      cell: ({ taken, shares }) => text('chance.packets.of', { taken, shares }),
    },
    {
      id: 'paid',
      head: text('chance.packets.paid'),
      align: 'right',
      cell: ({ paid, currency }) => <Amount value={paid} currency={currency} />,
    },
    {
      id: 'state',
      head: text('chance.state'),
      cell: ({ state }) => <StateChip tone={TONE[state]} label={label('chance.packetState', state)} />,
    },
    {
      id: 'cancel',
      head: '',
      align: 'right',
      cell: (packet) =>
        cancel && packet.state === 'coming' ? (
          <Button variant="outlined" size="small" onClick={() => cancel(packet)}>
            {text('chance.packets.cancel')}
          </Button>
        ) : null,
    },
  ];
}

type CancelProps = { merchant: string; packet: Packet; onClose(): void };

function CancelDialog({ merchant, packet: { number }, onClose }: CancelProps) {
  const text = useText();
  const { client } = useConsole();
  const queryClient = useQueryClient();
  return (
    <ReasonDialog
      title={text('chance.packets.cancelOne', { number })}
      confirm={text('chance.packets.cancel')}
      isDangerous
      act={(reason) => client.promotions.cancelPacket({ body: { number, reason }, merchant })}
      onDone={() => {
        void queryClient.invalidateQueries({ queryKey: ['chance'] });
        onClose();
      }}
      onClose={onClose}
    >
      {text('chance.packets.cancelHint')}
    </ReasonDialog>
  );
}
