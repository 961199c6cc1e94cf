import { Box, Link, Stack, Typography } from '@mui/material';
import { ticketAddress } from '@parlour/client/console';
import { MINUS } from '@parlour/money';
import { useListContext } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { EmptyState } from '../../parts/layout/PageStates.tsx';
import { type Column, CursorList } from '../../parts/lists/CursorList.tsx';
import { ExportButton } from '../../parts/lists/ExportButton.tsx';
import { MomentFilter } from '../../parts/lists/ListFilters.tsx';
import { Amount } from '../../parts/values/Amount.tsx';
import { Moment } from '../../parts/values/Moment.tsx';
import { OneLine } from '../../parts/values/OneLine.tsx';
import { useLabel, useText } from '../../platform/texts.tsx';
import { usePermission } from '../../platform/usePermission.ts';
import { AccountLink } from './AccountLink.tsx';
import { type LedgerAccountDetail, postingPlace, type StatementLine } from './ledger.rules.ts';

type Props = { account: LedgerAccountDetail; merchant: string };

/** Movements, newest first, between the opening and closing balance of the span. */
export function StatementList({ account, merchant }: Props) {
  const text = useText();
  return (
    <CursorList<StatementLine>
      resource="statement"
      label={text('ledger.statement')}
      fixed={{ merchant, accountId: account.id }}
      filters={
        <>
          <MomentFilter source="from" label={text('ledger.from')} />
          <MomentFilter source="until" label={text('ledger.until')} />
          <SpanEnds currency={account.currency} />
          <ExportStatement account={account} merchant={merchant} />
        </>
      }
      columns={useColumns(account, merchant)}
      empty={<EmptyState glyph="wallet" title={text('ledger.statement.empty')} />}
    />
  );
}

function useColumns({ currency }: LedgerAccountDetail, merchant: string): Column<StatementLine>[] {
  const text = useText();
  const label = useLabel();
  return [
    { id: 'at', head: text('ledger.at'), cell: ({ at }) => <Moment at={at} />, width: 190 },
    {
      id: 'kind',
      head: text('ledger.kind'),
      cell: ({ kind, postingId }) => (
        <Link component={RouterLink} to={postingPlace(merchant, postingId)} underline="hover">
          {label('ledger.kind', kind)}
        </Link>
      ),
    },
    {
      id: 'counter',
      head: text('ledger.counter'),
      cell: ({ counter }) => <AccountLink account={counter} merchant={merchant} />,
    },
    {
      id: 'reference',
      head: text('ledger.reference'),
      cell: ({ reference }) => <OneLine words={reference} width={340} />,
    },
    {
      id: 'amount',
      head: text('ledger.amount'),
      align: 'right',
      cell: ({ direction, amount }) => (
        <Box component="span" sx={{ color: direction === 'in' ? 'var(--success)' : 'text.primary' }}>
          <Amount value={amount} currency={currency} sign={direction === 'in' ? '+' : MINUS} />
        </Box>
      ),
    },
    {
      id: 'after',
      head: text('ledger.balanceAfter'),
      align: 'right',
      cell: ({ balanceAfter }) => <Amount value={balanceAfter} currency={currency} />,
    },
  ];
}

function SpanEnds({ currency }: { currency: string }) {
  const text = useText();
  const { meta } = useListContext();
  const ends = meta as { opening: string; closing: string } | undefined;
  if (!ends) return null;
  return (
    <Stack direction="row" component="dl" sx={{ gap: 3, m: 0, ml: 1 }}>
      {(['opening', 'closing'] as const).map((end) => (
        <div key={end}>
          <Typography component="dt" variant="caption" color="textSecondary">
            {end === 'opening' ? text('ledger.opening') : text('ledger.closing')}
          </Typography>
          <Typography component="dd" variant="body2" sx={{ m: 0 }}>
            <Amount value={ends[end]} currency={currency} />
          </Typography>
        </div>
      ))}
    </Stack>
  );
}

/** Exports the filtered span. */
function ExportStatement({ account, merchant }: Props) {
  const text = useText();
  const { filterValues } = useListContext();
  const canExport = usePermission({ permission: 'ledger.export', scope: 'brand' }, merchant);
  if (!canExport) return null;
  const { from, until } = filterValues as { from?: number; until?: number };
  return (
    <ExportButton
      label={text('ledger.export')}
      purpose="exportStatement"
      merchant={merchant}
      address={(ticket) => ticketAddress('exportStatement', { accountId: account.id, from, until, ticket })}
    />
  );
}
