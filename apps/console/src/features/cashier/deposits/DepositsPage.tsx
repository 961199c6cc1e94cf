import { Stack, Typography } from '@mui/material';
import { DEPOSIT_METHODS, DEPOSIT_STATES } from '@parlour/contract/values/cashier';
import { type DepositLine, depositPlace, toneOfDeposit } from '../../../parts/cashier-states.rules.ts';
import type { Column } from '../../../parts/lists/CursorList.tsx';
import { ChoiceFilter } from '../../../parts/lists/ListFilters.tsx';
import { Amount } from '../../../parts/values/Amount.tsx';
import { StateChip } from '../../../parts/values/StateChip.tsx';
import { useLabel, useText } from '../../../platform/texts.tsx';
import { useCashierCounts } from '../../../platform/useCashierCounts.ts';
import { MovementsPage } from '../MovementsPage.tsx';
import { ReceivedAmount } from './ReceivedAmount.tsx';

/** Deposits of members; those that need an operator are under review. */
export function DepositsPage() {
  const text = useText();
  const label = useLabel();
  const counts: Record<string, number> = useCashierCounts()?.deposits ?? {};
  return (
    <MovementsPage<DepositLine>
      resource="deposits"
      words={{
        title: text('cashier.deposits'),
        hint: text('cashier.deposits.hint'),
        empty: text('cashier.deposits.empty'),
      }}
      glyph="payin"
      states={DEPOSIT_STATES.map((state) => ({
        state,
        label: label('cashier.deposit.state', state),
        count: counts[state],
      }))}
      filter={
        <ChoiceFilter
          source="method"
          label={text('cashier.method')}
          options={DEPOSIT_METHODS.map((method) => ({
            value: method,
            label: label('cashier.method', method),
          }))}
        />
      }
      placeOf={depositPlace}
      isWaiting={({ state }) => state === 'review'}
      columns={useColumns()}
    />
  );
}

function useColumns(): Column<DepositLine>[] {
  const text = useText();
  const label = useLabel();
  return [
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
    {
      id: 'came',
      head: text('cashier.came'),
      align: 'right',
      cell: (line) => <ReceivedAmount deposit={line} />,
    },
    {
      id: 'state',
      head: text('cashier.state'),
      cell: ({ state }) => (
        <StateChip tone={toneOfDeposit(state)} label={label('cashier.deposit.state', state)} />
      ),
    },
  ];
}
