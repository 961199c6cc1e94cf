import { Stack } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { toneOfWithdrawal } from '../../../parts/cashier-states.rules.ts';
import { Card } from '../../../parts/layout/Card.tsx';
import { CardGrid } from '../../../parts/layout/CardGrid.tsx';
import { PageHead } from '../../../parts/layout/PageHead.tsx';
import { FailedState, LoadingBlock } from '../../../parts/layout/PageStates.tsx';
import { StateChip } from '../../../parts/values/StateChip.tsx';
import { useConsole } from '../../../platform/console.ts';
import { useLabel, useText } from '../../../platform/texts.tsx';
import type { WithdrawalDetail } from '../cashier.rules.ts';
import { ReloadButton } from '../ReloadButton.tsx';
import { Steps } from '../Steps.tsx';
import { TurnoverTable } from './TurnoverTable.tsx';
import { WithdrawalActions } from './WithdrawalActions.tsx';
import { FiguresCard, HintsCard, WithdrawalFacts } from './WithdrawalCards.tsx';

/** One withdrawal: everything needed to decide, and the decision. The address names the brand. */
export function WithdrawalPage() {
  const { id = '', merchantCode: merchant = '' } = useParams();
  const text = useText();
  const label = useLabel();
  const { client } = useConsole();
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['withdrawal', merchant, id],
    queryFn: () => client.cashier.withdrawalDetail({ query: { id }, merchant }),
    // Shows bank details, so it reloads only on request.
    refetchOnWindowFocus: false,
  });
  const back = { to: '/cashier/withdrawals', label: text('cashier.withdrawals') };
  if (!data)
    return (
      <>
        <PageHead title={text('cashier.withdrawal')} back={back} />
        {error ? <FailedState error={error} onRetry={refetch} /> : <LoadingBlock />}
      </>
    );
  return (
    <>
      <PageHead
        title={text('cashier.withdrawal.title', { number: data.number })}
        hint={
          <StateChip
            tone={toneOfWithdrawal(data.state)}
            label={label('cashier.withdrawal.state', data.state)}
          />
        }
        back={back}
        actions={
          <>
            <ReloadButton isLooking={isFetching} onPress={refetch} />
            <WithdrawalActions withdrawal={data} merchant={merchant} />
          </>
        }
      />
      <Content withdrawal={data} merchant={merchant} />
    </>
  );
}

function Content({ withdrawal, merchant }: { withdrawal: WithdrawalDetail; merchant: string }) {
  const text = useText();
  const { turnover, currency, steps } = withdrawal;
  return (
    <Stack sx={{ gap: 2 }}>
      <CardGrid>
        <WithdrawalFacts withdrawal={withdrawal} merchant={merchant} />
        <HintsCard hints={withdrawal.hints} />
        <FiguresCard withdrawal={withdrawal} />
        <Card title={text('cashier.steps')}>
          <Steps steps={steps} family="cashier.withdrawal.state" toneOf={toneOfWithdrawal} />
        </Card>
      </CardGrid>
      <Card title={text('cashier.turnover')}>
        <TurnoverTable turnover={turnover} currency={currency} />
      </Card>
    </Stack>
  );
}
