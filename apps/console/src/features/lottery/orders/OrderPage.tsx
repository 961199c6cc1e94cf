import { Link, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink, useParams } from 'react-router';
import { Card } from '../../../parts/layout/Card.tsx';
import { PageHead } from '../../../parts/layout/PageHead.tsx';
import { FailedState, LoadingBlock } from '../../../parts/layout/PageStates.tsx';
import { type Column, RowsTable } from '../../../parts/lists/RowsTable.tsx';
import { Amount } from '../../../parts/values/Amount.tsx';
import { Code } from '../../../parts/values/Code.tsx';
import { Facts } from '../../../parts/values/Facts.tsx';
import { Moment } from '../../../parts/values/Moment.tsx';
import { OneLine } from '../../../parts/values/OneLine.tsx';
import { StateChip } from '../../../parts/values/StateChip.tsx';
import { useConsole } from '../../../platform/console.ts';
import { useLabel, useText } from '../../../platform/texts.tsx';
import { issuePlace, LINE_TONE, type OrderDetail, type SubOrderLine, TICKET_TONE } from '../lottery.rules.ts';
import { usePlayWords } from '../usePlayWords.ts';

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
      <Order order={data} merchant={merchant} />
    </>
  );
}

function Order({ order: { id, tickets, subOrders }, merchant }: { order: OrderDetail; merchant: string }) {
  const text = useText();
  const label = useLabel();
  const [first] = tickets;
  const columns = useColumns(first?.currency ?? '');
  const ticketColumns = useTicketColumns(merchant);
  if (!first) return null;
  const { member } = first;
  return (
    <Stack sx={{ gap: 2 }}>
      <Card title={text('lottery.order')}>
        <Facts
          facts={[
            [text('lottery.order.id'), <Code key="id">{id}</Code>],
            [
              text('lottery.member'),
              <Link
                key="member"
                component={RouterLink}
                to={`/members/${encodeURIComponent(merchant)}/${encodeURIComponent(member.id)}`}
              >
                {member.account ?? member.customerNo ?? member.id}
              </Link>,
            ],
            [text('lottery.at'), <Moment key="at" at={first.at} />],
            [text('lottery.skins'), label('lottery.skin', first.playType)],
          ]}
        />
      </Card>
      <Card title={text('lottery.tickets')}>
        <RowsTable
          label={text('lottery.tickets')}
          columns={ticketColumns}
          rows={tickets}
          idOf={(ticket) => ticket.id}
        />
      </Card>
      <Card title={text('lottery.lines')}>
        <RowsTable
          label={text('lottery.lines')}
          columns={columns}
          rows={subOrders}
          idOf={(line) => line.id}
        />
      </Card>
    </Stack>
  );
}

type Ticket = OrderDetail['tickets'][number];

/** What the order bet on each issue. */
function useTicketColumns(merchant: string): Column<Ticket>[] {
  const text = useText();
  const label = useLabel();
  const money = (value: string, { currency }: Ticket) => <Amount value={value} currency={currency} />;
  return [
    {
      id: 'issue',
      head: text('lottery.issue'),
      isRowHead: true,
      cell: (ticket) => (
        <Link component={RouterLink} to={issuePlace(merchant, ticket)} underline="hover">
          {ticket.numero}
        </Link>
      ),
    },
    {
      id: 'state',
      head: text('lottery.state'),
      cell: ({ state }) => (
        <StateChip tone={TICKET_TONE[state]} label={label('lottery.ticket.state', state)} />
      ),
    },
    {
      id: 'stake',
      head: text('lottery.stake'),
      align: 'right',
      cell: (ticket) => money(ticket.stake, ticket),
    },
    { id: 'won', head: text('lottery.won'), align: 'right', cell: (ticket) => money(ticket.won, ticket) },
    {
      id: 'rebate',
      head: text('lottery.rebated'),
      align: 'right',
      cell: (ticket) => money(ticket.rebate, ticket),
    },
    {
      id: 'refunded',
      head: text('lottery.refunded'),
      align: 'right',
      cell: (ticket) => money(ticket.refunded, ticket),
    },
  ];
}

function useColumns(currency: string): Column<SubOrderLine>[] {
  const text = useText();
  const label = useLabel();
  const words = usePlayWords();
  const money = (value: string) => <Amount value={value} currency={currency} />;
  return [
    { id: 'issue', head: text('lottery.issue'), cell: ({ numero }) => numero },
    { id: 'play', head: text('lottery.play'), isRowHead: true, cell: ({ play }) => words.play(play) },
    {
      id: 'selection',
      head: text('lottery.selection'),
      cell: ({ play, selection, isCut }) => (
        <OneLine words={isCut ? `${selection}…` : words.selection(play, selection)} width={260} />
      ),
    },
    {
      id: 'bets',
      head: text('lottery.bets'),
      align: 'right',
      cell: ({ bets, multiple }) => (
        <>
          {bets}
          <Typography variant="caption" color="textSecondary" component="div">
            {`× ${multiple}`}
          </Typography>
        </>
      ),
    },
    { id: 'stake', head: text('lottery.stake'), align: 'right', cell: ({ stake }) => money(stake) },
    { id: 'won', head: text('lottery.won'), align: 'right', cell: ({ won }) => money(won) },
    {
      id: 'state',
      head: text('lottery.state'),
      cell: ({ state }) => <StateChip tone={LINE_TONE[state]} label={label('lottery.line.state', state)} />,
    },
  ];
}
