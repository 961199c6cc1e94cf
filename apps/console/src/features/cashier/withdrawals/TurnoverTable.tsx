import { Stack, Typography } from '@mui/material';
import { type Column, RowsTable } from '../../../parts/lists/RowsTable.tsx';
import { Amount } from '../../../parts/values/Amount.tsx';
import { Moment } from '../../../parts/values/Moment.tsx';
import { StateChip } from '../../../parts/values/StateChip.tsx';
import { useLabel, useText } from '../../../platform/texts.tsx';
import type { WithdrawalDetail } from '../cashier.rules.ts';

type Turnover = WithdrawalDetail['turnover'];
type Item = Turnover['items'][number];

/** What still has to be staked, and why. */
export function TurnoverTable({ turnover, currency }: { turnover: Turnover; currency: string }) {
  const text = useText();
  return (
    <>
      <Stack
        direction="row"
        sx={{ gap: 1.25, alignItems: 'center', mb: turnover.items.length > 0 ? 1.5 : 0 }}
      >
        <StateChip
          tone={turnover.isMet ? 'good' : 'waiting'}
          label={turnover.isMet ? text('cashier.turnover.met') : text('cashier.turnover.open')}
        />
        {turnover.isMet ? null : (
          <Typography variant="body2">
            {text('cashier.turnover.left')} <Amount value={turnover.left} currency={currency} isNamed />
          </Typography>
        )}
      </Stack>
      {turnover.items.length > 0 ? <Items items={turnover.items} currency={currency} /> : null}
    </>
  );
}

function Items({ items, currency }: { items: readonly Item[]; currency: string }) {
  const text = useText();
  const label = useLabel();
  const money = (id: 'amount' | 'required' | 'done' | 'left', head: string): Column<Item> => ({
    id,
    head,
    align: 'right',
    cell: (item) => <Amount value={item[id]} currency={currency} />,
  });
  return (
    <RowsTable
      label={text('cashier.turnover')}
      rows={items}
      idOf={({ reason, reference, since }) => `${reason}-${reference}-${since}`}
      columns={[
        {
          id: 'for',
          head: text('cashier.turnover.for'),
          cell: ({ reason, reference }) => `${label('cashier.turnover.reason', reason)} ${reference}`,
        },
        { id: 'since', head: text('cashier.turnover.since'), cell: ({ since }) => <Moment at={since} /> },
        money('amount', text('cashier.amount')),
        {
          id: 'times',
          head: text('cashier.turnover.times'),
          align: 'right',
          cell: ({ times }) => `× ${times}`,
        },
        money('required', text('cashier.turnover.required')),
        money('done', text('cashier.turnover.done')),
        money('left', text('cashier.turnover.left')),
      ]}
    />
  );
}
