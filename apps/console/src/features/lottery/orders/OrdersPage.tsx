import { Link, Stack, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router';
import { ChooseBrand } from '../../../parts/layout/ChooseBrand.tsx';
import { PageHead } from '../../../parts/layout/PageHead.tsx';
import { EmptyState } from '../../../parts/layout/PageStates.tsx';
import { type Column, CursorList } from '../../../parts/lists/CursorList.tsx';
import { ChoiceFilter, TextFilter } from '../../../parts/lists/ListFilters.tsx';
import { Amount } from '../../../parts/values/Amount.tsx';
import { Moment } from '../../../parts/values/Moment.tsx';
import { StateChip } from '../../../parts/values/StateChip.tsx';
import { useLabel, useText } from '../../../platform/texts.tsx';
import { orderPlace, TICKET_STATES, TICKET_TONE, type TicketLine } from '../lottery.rules.ts';

/** Lottery orders, issue by issue, found by member, lottery or issue. */
export function OrdersPage() {
  const text = useText();
  return (
    <>
      <PageHead title={text('lottery.orders')} hint={text('lottery.orders.hint')} />
      <ChooseBrand>{(merchant) => <OrdersList merchant={merchant} />}</ChooseBrand>
    </>
  );
}

function OrdersList({ merchant }: { merchant: string }) {
  const text = useText();
  const label = useLabel();
  return (
    <CursorList<TicketLine>
      resource="lotteryTickets"
      label={text('lottery.orders')}
      fixed={{ merchant }}
      filters={
        <>
          <TextFilter source="search" label={text('lottery.orders.search')} type="search" width={300} />
          <TextFilter source="game" label={text('lottery.code')} width={130} />
          <TextFilter source="numero" label={text('lottery.issue')} width={170} />
          <ChoiceFilter
            source="state"
            label={text('lottery.state')}
            options={TICKET_STATES.map((state) => ({
              value: state,
              label: label('lottery.ticket.state', state),
            }))}
          />
        </>
      }
      columns={useTicketColumns(merchant)}
      empty={
        <EmptyState
          glyph="grid"
          title={text('lottery.orders.empty')}
          hint={text('lottery.orders.empty.hint')}
        />
      }
    />
  );
}

function useTicketColumns(merchant: string): Column<TicketLine>[] {
  const text = useText();
  const label = useLabel();
  return [
    { id: 'at', head: text('lottery.at'), cell: ({ at }) => <Moment at={at} />, width: 190 },
    {
      id: 'order',
      head: text('lottery.order'),
      cell: ({ orderId, name, numero }) => (
        <>
          <Link component={RouterLink} to={orderPlace(merchant, orderId)} underline="hover">
            {name}
          </Link>
          <Typography variant="caption" color="textSecondary" component="div">
            {numero}
          </Typography>
        </>
      ),
    },
    { id: 'member', head: text('lottery.member'), cell: ({ member }) => member.account ?? member.id },
    {
      id: 'state',
      head: text('lottery.state'),
      cell: ({ state, isTrial }) => (
        <Stack direction="row" sx={{ gap: 0.5 }}>
          <StateChip tone={TICKET_TONE[state]} label={label('lottery.ticket.state', state)} />
          {isTrial ? <StateChip tone="quiet" label={text('lottery.trial')} /> : null}
        </Stack>
      ),
    },
    {
      id: 'stake',
      head: text('lottery.stake'),
      align: 'right',
      cell: ({ stake, currency }) => <Amount value={stake} currency={currency} />,
    },
    {
      id: 'won',
      head: text('lottery.won'),
      align: 'right',
      cell: ({ won, currency }) => <Amount value={won} currency={currency} isNamed />,
    },
  ];
}
