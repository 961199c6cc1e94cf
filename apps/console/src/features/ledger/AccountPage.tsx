import { Button, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink, useParams } from 'react-router';
import { Card } from '../../parts/layout/Card.tsx';
import { PageHead } from '../../parts/layout/PageHead.tsx';
import { FailedState, LoadingBlock } from '../../parts/layout/PageStates.tsx';
import { Amount } from '../../parts/values/Amount.tsx';
import { Code } from '../../parts/values/Code.tsx';
import { Facts } from '../../parts/values/Facts.tsx';
import { Moment } from '../../parts/values/Moment.tsx';
import { useConsole } from '../../platform/console.ts';
import { useLabel, useText } from '../../platform/texts.tsx';
import { BalanceRows } from './BalanceRows.tsx';
import { type LedgerAccountDetail, memberMoneyPlace, ownerName } from './ledger.rules.ts';
import { StatementList } from './StatementList.tsx';

/** One account: its balance and movements. The address names the brand. */
export function AccountPage() {
  const { id = '', merchantCode: merchant = '' } = useParams();
  const text = useText();
  const label = useLabel();
  const { client } = useConsole();
  const { data, error, refetch } = useQuery({
    queryKey: ['ledgerAccount', merchant, id],
    queryFn: () => client.wallet.ledgerAccount({ query: { id }, merchant }),
    // Each view is recorded; returning to the window does not count as one.
    refetchOnWindowFocus: false,
  });
  const back = { to: '/ledger', label: text('ledger.accounts') };
  if (!data)
    return (
      <>
        <PageHead title={text('ledger.account')} back={back} />
        {error ? <FailedState error={error} onRetry={refetch} /> : <LoadingBlock />}
      </>
    );
  return (
    <>
      <PageHead
        title={`${ownerName(data.owner)} · ${label('ledger.purpose', data.purpose)}`}
        hint={data.currency}
        back={back}
        actions={<ToMember account={data} merchant={merchant} />}
      />
      <Stack sx={{ gap: 2 }} key={id}>
        <BalanceCard account={data} />
        <section>
          <Typography variant="h2" sx={{ mt: 1, mb: 0.5 }}>
            {text('ledger.statement')}
          </Typography>
          <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
            {text('ledger.statement.hint')}
          </Typography>
          <StatementList account={data} merchant={merchant} />
        </section>
      </Stack>
    </>
  );
}

function ToMember({ account: { owner }, merchant }: { account: LedgerAccountDetail; merchant: string }) {
  const text = useText();
  if (!owner.isMember || owner.account === null) return null;
  return (
    <Button component={RouterLink} to={memberMoneyPlace(merchant, owner.code)} variant="outlined">
      {text('ledger.member.accounts')}
    </Button>
  );
}

function BalanceCard({ account }: { account: LedgerAccountDetail }) {
  const text = useText();
  const { owner, currency, balance, createdAt, movedAt, rows, id } = account;
  return (
    <Card title={text('ledger.balance')}>
      <Typography variant="h1" component="p" sx={{ mb: 2 }}>
        <Amount value={balance} currency={currency} isNamed />
      </Typography>
      <Facts
        facts={[
          [text('ledger.owner'), ownerName(owner)],
          ...(owner.customerNo === null ? [] : [[text('ledger.customerNo'), owner.customerNo] as const]),
          [text('ledger.movedAt'), <Moment key="moved" at={movedAt} />],
          [text('ledger.createdAt'), <Moment key="created" at={createdAt} />],
          [text('ledger.id'), <Code key="id">{id}</Code>],
        ]}
      />
      {rows.length > 1 ? <BalanceRows rows={rows} currency={currency} /> : null}
    </Card>
  );
}
