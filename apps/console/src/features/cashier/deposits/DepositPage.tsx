import { Alert, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { toneOfDeposit } from '../../../parts/cashier-states.rules.ts';
import { titleOfGateway } from '../../../parts/gateways.rules.ts';
import { Card } from '../../../parts/layout/Card.tsx';
import { CardGrid } from '../../../parts/layout/CardGrid.tsx';
import { PageHead } from '../../../parts/layout/PageHead.tsx';
import { FailedState, LoadingBlock } from '../../../parts/layout/PageStates.tsx';
import { Amount } from '../../../parts/values/Amount.tsx';
import { Code } from '../../../parts/values/Code.tsx';
import { Facts } from '../../../parts/values/Facts.tsx';
import { Moment } from '../../../parts/values/Moment.tsx';
import { StateChip } from '../../../parts/values/StateChip.tsx';
import { useConsole } from '../../../platform/console.ts';
import { type Text, useLabel, useText } from '../../../platform/texts.tsx';
import { useGateways } from '../../../platform/useGateways.ts';
import { type DepositDetail, isOtherThanAsked } from '../cashier.rules.ts';
import { MemberLink } from '../MemberLink.tsx';
import { ReloadButton } from '../ReloadButton.tsx';
import { Steps } from '../Steps.tsx';
import { DepositActions } from './DepositActions.tsx';
import { ReceivedAmount } from './ReceivedAmount.tsx';

/** One deposit: what was requested, what arrived, and what happened. The address names the brand. */
export function DepositPage() {
  const { id = '', merchantCode: merchant = '' } = useParams();
  const text = useText();
  const label = useLabel();
  const { client } = useConsole();
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['deposit', merchant, id],
    queryFn: () => client.cashier.depositDetail({ query: { id }, merchant }),
    // Each view is recorded; returning to the window does not count as one.
    refetchOnWindowFocus: false,
  });
  const back = { to: '/cashier/deposits', label: text('cashier.deposits') };
  if (!data)
    return (
      <>
        <PageHead title={text('cashier.deposit')} back={back} />
        {error ? <FailedState error={error} onRetry={refetch} /> : <LoadingBlock />}
      </>
    );
  return (
    <>
      <PageHead
        title={text('cashier.deposit.title', { number: data.number })}
        hint={
          <StateChip tone={toneOfDeposit(data.state)} label={label('cashier.deposit.state', data.state)} />
        }
        back={back}
        actions={
          <>
            <ReloadButton isLooking={isFetching} onPress={refetch} />
            <DepositActions deposit={data} merchant={merchant} />
          </>
        }
      />
      <CardGrid>
        <AboutCard deposit={data} merchant={merchant} />
        <Stack sx={{ gap: 2 }}>
          <CameCard deposit={data} />
          <Card title={text('cashier.steps')}>
            <Steps steps={data.steps} family="cashier.deposit.state" toneOf={toneOfDeposit} />
          </Card>
        </Stack>
      </CardGrid>
    </>
  );
}

function AboutCard({ deposit, merchant }: { deposit: DepositDetail; merchant: string }) {
  const text = useText();
  const label = useLabel();
  const { amount, currency, fee, credited, member, method, channelName, state, concludedAt } = deposit;
  const money = (value: string) => <Amount value={value} currency={currency} isNamed />;
  return (
    <Card title={text('cashier.about')}>
      <Typography variant="h1" component="p" sx={{ mb: 2 }}>
        {money(amount)}
      </Typography>
      <Facts
        facts={[
          [text('cashier.fee'), money(fee)],
          // A deposit that ended without money was never credited.
          ...(concludedAt === null || state === 'credited'
            ? ([[text('cashier.credited'), money(credited)]] as const)
            : []),
          [text('cashier.member'), <MemberLink key="member" member={member} merchant={merchant} />],
          [text('cashier.channel'), `${channelName} · ${label('cashier.method', method)}`],
          [text('cashier.createdAt'), <Moment key="created" at={deposit.createdAt} />],
          [text('cashier.expiresAt'), <Moment key="expires" at={deposit.expiresAt} />],
          [text('cashier.concludedAt'), <Moment key="concluded" at={deposit.concludedAt} />],
          ...whereItWent(deposit, text),
          ...(deposit.firstApproval
            ? ([
                [
                  text('cashier.deposit.state.approved_once'),
                  `${deposit.firstApproval.by.displayName} · ${deposit.firstApproval.amount}`,
                ],
              ] as const)
            : []),
          [text('cashier.id'), <Code key="id">{deposit.id}</Code>],
        ]}
      />
    </Card>
  );
}

/** Which facts are known depends on the payment method. */
function whereItWent({ account, payerName, reason }: DepositDetail, text: Text): [string, ReactNode][] {
  const known: [string, string | null][] = [
    [text('cashier.payer'), payerName],
    [text('cashier.account'), account && `${account.bank} · ${account.number} · ${account.holder}`],
    [text('cashier.remark'), account?.remark ?? null],
    [text('cashier.reason'), reason],
  ];
  return known.filter(([, value]) => value !== null && value !== '');
}

/** The requested amount beside the received one: if they differ, an operator decides what is credited. */
function CameCard({ deposit }: { deposit: DepositDetail }) {
  const text = useText();
  const label = useLabel();
  const gateways = useGateways() ?? [];
  const { came, gateway, gatewayPayment, isSent, amount, currency, method, concludedAt, review } = deposit;
  return (
    <Card title={text('cashier.came')}>
      {isOtherThanAsked(deposit) ? (
        <Alert severity="warning" variant="outlined" sx={{ mb: 2 }}>
          {text('cashier.came.other')}
        </Alert>
      ) : null}
      <Facts
        facts={[
          [text('cashier.asked'), <Amount key="asked" value={amount} currency={currency} isNamed />],
          ...(came
            ? ([[text('cashier.came'), <ReceivedAmount key="came" deposit={deposit} />]] as const)
            : []),
          ...(came || concludedAt !== null
            ? []
            : ([
                [
                  text('cashier.came'),
                  method === 'transfer' ? text('cashier.came.unknown') : text('cashier.came.nothing'),
                ],
              ] as const)),
          ...(review ? ([[text('cashier.review'), label('cashier.review', review)]] as const) : []),
          ...(came ? ([[text('cashier.came.at'), <Moment key="at" at={came.at} />]] as const) : []),
          ...(method === 'transfer'
            ? ([[text('cashier.isSent'), isSent ? text('frame.yes') : text('frame.no')]] as const)
            : []),
          ...(gateway ? ([[text('cashier.gateway'), titleOfGateway(gateways, gateway)]] as const) : []),
          ...(gatewayPayment
            ? ([[text('cashier.gatewayPayment'), <Code key="payment">{gatewayPayment}</Code>]] as const)
            : []),
        ]}
      />
    </Card>
  );
}
