import { Link } from '@mui/material';
import { Link as RouterLink } from 'react-router';
import { Amount } from '../../parts/values/Amount.tsx';
import { Facts } from '../../parts/values/Facts.tsx';
import { useLabel, useText } from '../../platform/texts.tsx';
import type { Adjustment } from './approvals.rules.ts';

/** What an adjustment would do: whose money, which direction, how much. */
export function AdjustmentFacts({
  adjustment,
  merchant,
}: {
  adjustment: Adjustment;
  merchant: string | null;
}) {
  const text = useText();
  const label = useLabel();
  const { memberId, account, direction, amount, currency } = adjustment;
  const place = `/ledger/member/${encodeURIComponent(merchant ?? '')}/${encodeURIComponent(memberId)}`;
  return (
    <Facts
      facts={[
        [
          text('approvals.adjustment.member'),
          <Link key="member" component={RouterLink} to={place} underline="hover">
            {account}
          </Link>,
        ],
        [text('approvals.adjustment.direction'), label('approvals.direction', direction)],
        [
          text('approvals.adjustment.amount'),
          <Amount key="amount" value={amount} currency={currency} isNamed />,
        ],
      ]}
    />
  );
}
