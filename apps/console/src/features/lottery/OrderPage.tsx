import { Stack } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { Card } from '../../parts/layout/Card.tsx';
import { PageHead } from '../../parts/layout/PageHead.tsx';
import { FailedState, LoadingBlock } from '../../parts/layout/PageStates.tsx';
import { type Column, RowsTable } from '../../parts/lists/RowsTable.tsx';
import { Amount } from '../../parts/values/Amount.tsx';
import { Facts } from '../../parts/values/Facts.tsx';
import { Moment } from '../../parts/values/Moment.tsx';
import { OneLine } from '../../parts/values/OneLine.tsx';
import { useConsole } from '../../platform/console.ts';
import { useLabel, useText } from '../../platform/texts.tsx';
import type { OrderDetail, SubOrderLine } from './lottery.rules.ts';

/** One order with every line. The address names the brand. */
export function OrderPage() {
  const { merchantCode: merchant = '', id = '' } = useParams();
  const text = useText();
  const { client } = useConsole();
  const { data, error, refetch } = useQuery({
    queryKey: ['lotteryOrder', merchant, id],
    queryFn: () => client.lottery.lotteryOrder({ query: { id }, merchant }),
    // Each view is recorded; returning to the window does not count as one.
    refetchOnWindowFocus: false,
  });
  const back = { to: '/lottery/orders', label: text('lottery.orders') };
  if (!data)
    return (
      <>
        <PageHead title={text('lottery.order')} back={back} />
        {error ? <FailedState error={error} onRetry={refetch} /> : <LoadingBlock />}
      </>
    );
  return (
    <>
      <PageHead title={data.tickets[0]?.name ?? text('lottery.order')} back={back} />
      <Order order={data} />
    </>
  );
}

function Order({ order: { tickets, subOrders } }: { order: OrderDetail }) {
  const text = useText();
  const [first] = tickets;
  const columns = useColumns(first?.currency ?? '');
  if (!first) return null;
  return (
    <Stack sx={{ gap: 2 }}>
      <Card title={text('lottery.order')}>
        <Facts
          facts={[
            [text('lottery.member'), first.member.account ?? first.member.id],
            [text('lottery.at'), <Moment key="at" at={first.at} />],
            [text('lottery.issues'), tickets.map(({ numero }) => numero).join(', ')],
          ]}
        />
      </Card>
      <Card title={text('lottery.lines')}>
        <RowsTable label={text('lottery.lines')} columns={columns} rows={subOrders} idOf={({ id }) => id} />
      </Card>
    </Stack>
  );
}

function useColumns(currency: string): Column<SubOrderLine>[] {
  const text = useText();
  const label = useLabel();
  const money = (value: string) => <Amount value={value} currency={currency} />;
  return [
    { id: 'issue', head: text('lottery.issue'), cell: ({ numero }) => numero },
    { id: 'play', head: text('lottery.play'), cell: ({ play }) => play },
    {
      id: 'selection',
      head: text('lottery.selection'),
      cell: ({ selection }) => <OneLine words={selection} width={260} />,
    },
    { id: 'bets', head: text('lottery.bets'), align: 'right', cell: ({ bets }) => bets },
    { id: 'stake', head: text('lottery.stake'), align: 'right', cell: ({ stake }) => money(stake) },
    { id: 'won', head: text('lottery.won'), align: 'right', cell: ({ won }) => money(won) },
    { id: 'state', head: text('lottery.state'), cell: ({ state }) => label('lottery.line.state', state) },
  ];
}
