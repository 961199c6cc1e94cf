import {
  Stack,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { Amount } from '../../../parts/values/Amount.tsx';
import { Moment } from '../../../parts/values/Moment.tsx';
import { StateChip } from '../../../parts/values/StateChip.tsx';
import { useLabel, useText } from '../../../platform/texts.tsx';
import type { WithdrawalDetail } from '../cashier.rules.ts';

type Turnover = WithdrawalDetail['turnover'];

/** What still has to be staked, and for what. */
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

function Items({ items, currency }: { items: Turnover['items']; currency: string }) {
  const text = useText();
  const label = useLabel();
  const money = (value: string) => (
    <TableCell align="right">
      <Amount value={value} currency={currency} />
    </TableCell>
  );
  return (
    <TableContainer tabIndex={0} role="region" aria-label={text('cashier.turnover')}>
      <Table size="small" aria-label={text('cashier.turnover')}>
        <TableHead>
          <TableRow>
            <TableCell>{text('cashier.turnover.for')}</TableCell>
            <TableCell>{text('cashier.turnover.since')}</TableCell>
            <TableCell align="right">{text('cashier.amount')}</TableCell>
            <TableCell align="right">{text('cashier.turnover.times')}</TableCell>
            <TableCell align="right">{text('cashier.turnover.required')}</TableCell>
            <TableCell align="right">{text('cashier.turnover.done')}</TableCell>
            <TableCell align="right">{text('cashier.turnover.left')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {items.map((item) => (
            <TableRow key={`${item.reason}-${item.reference}-${item.since}`}>
              <TableCell>
                {label('cashier.turnover.reason', item.reason)} {item.reference}
              </TableCell>
              <TableCell>
                <Moment at={item.since} />
              </TableCell>
              {money(item.amount)}
              <TableCell align="right">{`× ${item.times}`}</TableCell>
              {money(item.required)}
              {money(item.done)}
              {money(item.left)}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
