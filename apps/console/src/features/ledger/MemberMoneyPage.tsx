import { Button, Paper } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { PageHead } from '../../parts/layout/PageHead.tsx';
import { EmptyState, FailedState, LoadingBlock } from '../../parts/layout/PageStates.tsx';
import { RowsTable } from '../../parts/lists/RowsTable.tsx';
import { useConsole } from '../../platform/console.ts';
import { useText } from '../../platform/texts.tsx';
import { usePermission } from '../../platform/usePermission.ts';
import { useAccountColumns } from './AccountsPage.tsx';
import { AdjustDialog } from './AdjustDialog.tsx';
import { type LedgerAccount, ownerName } from './ledger.rules.ts';

/** The money of one member: all their accounts, and the button to request a correction. */
export function MemberMoneyPage() {
  const { id = '', merchantCode: merchant = '' } = useParams();
  const text = useText();
  const { client } = useConsole();
  const [isAdjusting, setAdjusting] = useState(false);
  const canAdjust = usePermission({ permission: 'ledger.adjust', scope: 'brand' }, merchant);
  const { data, error, refetch } = useQuery({
    queryKey: ['ledgerMember', merchant, id],
    queryFn: () => client.wallet.ledgerMember({ query: { id }, merchant }),
    refetchOnWindowFocus: false,
  });
  const back = {
    to: `/members/${encodeURIComponent(merchant)}/${encodeURIComponent(id)}`,
    label: text('ledger.member.back'),
  };
  if (!data)
    return (
      <>
        <PageHead title={text('ledger.member.money')} back={back} />
        {error ? <FailedState error={error} onRetry={refetch} /> : <LoadingBlock />}
      </>
    );
  return (
    <>
      <PageHead
        title={text('ledger.member.title', { account: ownerName(data.member) })}
        hint={data.currency}
        back={back}
        actions={
          canAdjust ? (
            <Button variant="contained" onClick={() => setAdjusting(true)}>
              {text('ledger.adjust')}
            </Button>
          ) : null
        }
      />
      <AccountsTable accounts={data.accounts} merchant={merchant} />
      {isAdjusting ? (
        <AdjustDialog
          member={data.member}
          currency={data.currency}
          merchant={merchant}
          onClose={() => setAdjusting(false)}
        />
      ) : null}
    </>
  );
}

function AccountsTable({ accounts, merchant }: { accounts: LedgerAccount[]; merchant: string }) {
  const text = useText();
  const columns = useAccountColumns(merchant);
  return (
    <Paper sx={{ overflow: 'hidden' }}>
      {accounts.length === 0 ? (
        <EmptyState
          glyph="wallet"
          title={text('ledger.member.empty')}
          hint={text('ledger.member.empty.hint')}
        />
      ) : (
        <RowsTable label={text('ledger.accounts')} columns={columns} rows={accounts} idOf={({ id }) => id} />
      )}
    </Paper>
  );
}
