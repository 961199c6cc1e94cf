import { Link } from '@mui/material';
import { Link as RouterLink } from 'react-router';
import type { Column } from '../../parts/lists/CursorList.tsx';
import { Amount } from '../../parts/values/Amount.tsx';
import { ShortId } from '../../parts/values/Code.tsx';
import { Moment } from '../../parts/values/Moment.tsx';
import { OneLine } from '../../parts/values/OneLine.tsx';
import { useLabel, useText } from '../../platform/texts.tsx';
import { AccountLink } from './AccountLink.tsx';
import { postingPlace, type TransferLine } from './ledger.rules.ts';

/** The columns of transfers; a posting's page leaves out those it shows already. */
export function useTransferColumns(
  merchant: string,
  { isOfOne }: { isOfOne: boolean },
): Column<TransferLine>[] {
  const text = useText();
  const label = useLabel();
  const columns: Column<TransferLine>[] = [
    { id: 'kind', head: text('ledger.kind'), cell: ({ kind }) => label('ledger.kind', kind) },
    {
      id: 'debit',
      head: text('ledger.debit'),
      cell: ({ debit }) => <AccountLink account={debit} merchant={merchant} />,
    },
    {
      id: 'credit',
      head: text('ledger.credit'),
      cell: ({ credit }) => <AccountLink account={credit} merchant={merchant} />,
    },
    {
      id: 'amount',
      head: text('ledger.amount'),
      align: 'right',
      cell: ({ amount, currency }) => <Amount value={amount} currency={currency} isNamed />,
    },
  ];
  if (isOfOne) return columns;
  return [
    { id: 'at', head: text('ledger.at'), cell: ({ at }) => <Moment at={at} />, width: 190 },
    ...columns,
    {
      id: 'reference',
      head: text('ledger.reference'),
      cell: ({ reference }) => <OneLine words={reference} width={180} />,
    },
    {
      id: 'posting',
      head: text('ledger.posting'),
      cell: ({ postingId }) => (
        <Link component={RouterLink} to={postingPlace(merchant, postingId)} underline="hover">
          <ShortId id={postingId} />
        </Link>
      ),
    },
  ];
}
