import { Button, Stack } from '@mui/material';
import { MALL_ORDER_STATES } from '@parlour/contract/values/promotions/mall';
import { useState } from 'react';
import { ChooseBrand } from '../../../parts/layout/ChooseBrand.tsx';
import { PageHead } from '../../../parts/layout/PageHead.tsx';
import { EmptyState } from '../../../parts/layout/PageStates.tsx';
import { CursorList } from '../../../parts/lists/CursorList.tsx';
import { ChoiceFilter, TextFilter } from '../../../parts/lists/ListFilters.tsx';
import { Code } from '../../../parts/values/Code.tsx';
import { Moment } from '../../../parts/values/Moment.tsx';
import { OneLine } from '../../../parts/values/OneLine.tsx';
import { StateChip } from '../../../parts/values/StateChip.tsx';
import { useLabel, useText } from '../../../platform/texts.tsx';
import { usePermission } from '../../../platform/usePermission.ts';
import { MemberLink } from '../MemberLink.tsx';
import { AddressDialog } from './AddressDialog.tsx';
import { MoveDialog } from './MoveDialog.tsx';
import { MOVES, type Move, ORDER_TONE, type Order } from './mall.rules.ts';

/** What members exchanged points for; those that wait come longest first. */
export function MallOrdersPage() {
  const text = useText();
  return (
    <>
      <PageHead title={text('mallOrders.title')} hint={text('mallOrders.hint')} />
      <ChooseBrand>{(merchant) => <Queue merchant={merchant} />}</ChooseBrand>
    </>
  );
}

function Queue({ merchant }: { merchant: string }) {
  const text = useText();
  const label = useLabel();
  const canMove = usePermission({ permission: 'promotions.orders', scope: 'brand' }, merchant);
  const [moving, setMoving] = useState<{ order: Order; move: Move } | null>(null);
  const [looking, setLooking] = useState<Order | null>(null);
  return (
    <>
      <CursorList<Order>
        resource="mallOrders"
        label={text('mallOrders.title')}
        fixed={{ merchant }}
        filters={
          <>
            <TextFilter source="search" label={text('offers.member')} type="search" />
            <ChoiceFilter
              source="state"
              label={text('offers.state')}
              options={MALL_ORDER_STATES.map((value) => ({ value, label: label('mall.state', value) }))}
            />
          </>
        }
        columns={[
          {
            id: 'number',
            head: text('mallOrders.number'),
            cell: ({ id }) => <Code>{id.slice(-8).toUpperCase()}</Code>,
          },
          {
            id: 'member',
            head: text('offers.member'),
            cell: ({ member }) => <MemberLink merchant={merchant} member={member} />,
          },
          {
            id: 'item',
            head: text('mall.name'),
            cell: ({ title, count }) => text('mallOrders.item', { title, count }),
          },
          {
            id: 'points',
            head: text('mall.price'),
            align: 'right',
            cell: ({ points }) => (points > 0 ? points : text('mallOrders.won')),
          },
          {
            id: 'ordered',
            head: text('mallOrders.at'),
            cell: ({ orderedAt }) => <Moment at={orderedAt} merchant={merchant} />,
          },
          {
            id: 'state',
            head: text('offers.state'),
            cell: ({ state }) => <StateChip tone={ORDER_TONE[state]} label={label('mall.state', state)} />,
          },
          {
            id: 'parcel',
            head: text('mallOrders.parcel'),
            cell: ({ carrier, tracking, reason }) => (
              <OneLine words={reason ?? [carrier, tracking].filter(Boolean).join(' ')} width={200} />
            ),
          },
          {
            id: 'moves',
            head: text('mallOrders.moves'),
            cell: (order) =>
              canMove && order.kind === 'goods' ? (
                <Stack direction="row" sx={{ gap: 1 }}>
                  <Button size="small" variant="text" onClick={() => setLooking(order)}>
                    {text('mallOrders.address')}
                  </Button>
                  {MOVES[order.state].map((move) => (
                    <Button
                      key={move}
                      size="small"
                      variant={move === 'cancel' ? 'outlined' : 'contained'}
                      onClick={() => setMoving({ order, move })}
                    >
                      {label('mall.act', move)}
                    </Button>
                  ))}
                </Stack>
              ) : null,
          },
        ]}
        empty={<EmptyState glyph="grid" title={text('mallOrders.empty')} />}
      />
      {moving ? <MoveDialog {...moving} merchant={merchant} onClose={() => setMoving(null)} /> : null}
      {looking ? (
        <AddressDialog order={looking} merchant={merchant} onClose={() => setLooking(null)} />
      ) : null}
    </>
  );
}
