import { Link, Stack, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router';
import { Amount } from '../../parts/Amount.tsx';
import { ChooseBrand } from '../../parts/ChooseBrand.tsx';
import { type Column, CursorList } from '../../parts/CursorList.tsx';
import {
  DEPOSIT_STATES,
  type DepositLine,
  depositPlace,
  toneOfDeposit,
} from '../../parts/cashier-states.rules.ts';
import { ChoiceFilter, MomentFilter, TextFilter } from '../../parts/ListFilters.tsx';
import { PageHead } from '../../parts/PageHead.tsx';
import { StateChip } from '../../parts/StateChip.tsx';
import { EmptyState } from '../../parts/States.tsx';
import { useLabel, useText } from '../../platform/texts.tsx';
import { useCashierCounts } from '../../platform/useCashierCounts.ts';
import { Age } from './Age.tsx';
import { Came } from './Came.tsx';
import { DEPOSIT_METHODS } from './cashier.rules.ts';
import { MemberFilter } from './MemberFilter.tsx';
import { MemberLink } from './MemberLink.tsx';
import { StateTabs } from './StateTabs.tsx';

const REFRESH_MS = 10_000;

/** What members pay in; what an operator has to look at is under review. */
export function DepositsPage() {
  const text = useText();
  return (
    <>
      <PageHead title={text('cashier.deposits')} hint={text('cashier.deposits.hint')} />
      <ChooseBrand>{(merchant) => <DepositsList merchant={merchant} />}</ChooseBrand>
    </>
  );
}

function DepositsList({ merchant }: { merchant: string }) {
  const text = useText();
  const label = useLabel();
  const counts: Record<string, number> = useCashierCounts()?.deposits ?? {};
  return (
    <CursorList<DepositLine>
      resource="deposits"
      label={text('cashier.deposits')}
      fixed={{ merchant }}
      refreshMs={REFRESH_MS}
      filters={
        <>
          <StateTabs
            label={text('cashier.states')}
            states={DEPOSIT_STATES.map((state) => ({
              state,
              label: label('cashier.deposit.state', state),
              count: counts[state],
            }))}
          />
          <TextFilter source="search" label={text('cashier.search')} type="search" width={320} />
          <ChoiceFilter
            source="method"
            label={text('cashier.method')}
            options={DEPOSIT_METHODS.map((method) => ({
              value: method,
              label: label('cashier.method', method),
            }))}
          />
          <MomentFilter source="from" label={text('cashier.from')} />
          <MomentFilter source="to" label={text('cashier.to')} />
          <MemberFilter />
        </>
      }
      columns={useColumns(merchant)}
      empty={
        <EmptyState glyph="payin" title={text('cashier.deposits.empty')} hint={text('cashier.empty.hint')} />
      }
    />
  );
}

function useColumns(merchant: string): Column<DepositLine>[] {
  const text = useText();
  const label = useLabel();
  return [
    {
      id: 'number',
      head: text('cashier.number'),
      cell: ({ id, number }) => (
        <Link component={RouterLink} to={depositPlace(merchant, id)} underline="hover" noWrap>
          {number}
        </Link>
      ),
    },
    {
      id: 'age',
      head: text('cashier.age'),
      cell: ({ createdAt, state }) => <Age createdAt={createdAt} isWaiting={state === 'review'} />,
    },
    {
      id: 'member',
      head: text('cashier.member'),
      cell: ({ member }) => <MemberLink member={member} merchant={merchant} />,
    },
    {
      id: 'channel',
      head: text('cashier.channel'),
      cell: ({ channelName, method }) => (
        <Stack>
          <span>{channelName}</span>
          <Typography variant="caption" color="textSecondary">
            {label('cashier.method', method)}
          </Typography>
        </Stack>
      ),
    },
    {
      id: 'amount',
      head: text('cashier.asked'),
      align: 'right',
      cell: ({ amount, currency }) => <Amount value={amount} currency={currency} isNamed />,
    },
    { id: 'came', head: text('cashier.came'), align: 'right', cell: (line) => <Came deposit={line} /> },
    {
      id: 'state',
      head: text('cashier.state'),
      cell: ({ state }) => (
        <StateChip tone={toneOfDeposit(state)} label={label('cashier.deposit.state', state)} />
      ),
    },
  ];
}
