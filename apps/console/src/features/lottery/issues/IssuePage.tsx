import { Button, Stack } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link as RouterLink, useParams } from 'react-router';
import { ReasonDialog } from '../../../parts/dialogs/ReasonDialog.tsx';
import { Card } from '../../../parts/layout/Card.tsx';
import { PageHead } from '../../../parts/layout/PageHead.tsx';
import { FailedState, LoadingBlock } from '../../../parts/layout/PageStates.tsx';
import { useRequested } from '../../../parts/useRequested.ts';
import { Amount } from '../../../parts/values/Amount.tsx';
import { Code } from '../../../parts/values/Code.tsx';
import { Facts } from '../../../parts/values/Facts.tsx';
import { Moment } from '../../../parts/values/Moment.tsx';
import { StateChip } from '../../../parts/values/StateChip.tsx';
import { useConsole } from '../../../platform/console.ts';
import { useLabel, useText } from '../../../platform/texts.tsx';
import { usePermission } from '../../../platform/usePermission.ts';
import { useRefreshMs } from '../../../platform/useRefreshMs.ts';
import { ISSUE_TONE, type IssueLine, isVoidable, ordersPlace } from '../lottery.rules.ts';
import { RiskCards } from './RiskCards.tsx';

const LOOK_AGAIN_MS = 10_000;

/** One issue: what is public, what was staked, and what it may cost. The address names the brand. */
export function IssuePage() {
  const { merchantCode: merchant = '', game = '', numero = '' } = useParams();
  const text = useText();
  const label = useLabel();
  const { client } = useConsole();
  const { data, error, refetch } = useQuery({
    queryKey: ['lotteryIssue', merchant, game, numero],
    queryFn: () => client.lottery.lotteryIssue({ query: { game, numero }, merchant }),
    refetchInterval: useRefreshMs(LOOK_AGAIN_MS),
  });
  const back = { to: `/lottery/issues?game=${encodeURIComponent(game)}`, label: text('lottery.issues') };
  if (!data)
    return (
      <>
        <PageHead title={numero} back={back} />
        {error ? <FailedState error={error} onRetry={refetch} /> : <LoadingBlock />}
      </>
    );
  const { issue, risk } = data;
  return (
    <>
      <PageHead
        title={`${game} ${numero}`}
        hint={<StateChip tone={ISSUE_TONE[issue.state]} label={label('lottery.issue.state', issue.state)} />}
        back={back}
      />
      <Stack sx={{ gap: 2 }}>
        <IssueCard issue={issue} merchant={merchant} />
        {risk ? <RiskCards risk={risk} currency={issue.currency} /> : null}
      </Stack>
    </>
  );
}

function IssueCard({ issue, merchant }: { issue: IssueLine; merchant: string }) {
  const text = useText();
  const canVoid = usePermission({ permission: 'lottery.void', scope: 'brand' }, merchant);
  const canLook = usePermission({ permission: 'lottery.orders', scope: 'brand' }, merchant);
  const [isVoiding, setVoiding] = useState(false);
  const { figures, currency } = issue;
  const money = (value: string) => <Amount value={value} currency={currency} isNamed />;
  return (
    <Card
      title={text('lottery.issue')}
      action={
        <Stack direction="row" sx={{ gap: 1 }}>
          {canLook ? (
            <Button component={RouterLink} to={ordersPlace(issue)} variant="outlined">
              {text('lottery.orders')}
            </Button>
          ) : null}
          {canVoid && isVoidable(issue) ? (
            <Button variant="outlined" color="error" onClick={() => setVoiding(true)}>
              {text('lottery.void')}
            </Button>
          ) : null}
        </Stack>
      }
    >
      <Facts
        facts={[
          [text('lottery.stake'), money(figures.stake)],
          [text('lottery.paid'), money(figures.paid)],
          [text('lottery.refunded'), money(figures.refunded)],
          [text('lottery.tickets'), figures.tickets],
          [text('lottery.closesAt'), <Moment key="closes" at={issue.closesAt} />],
          [text('lottery.drawsAt'), <Moment key="draws" at={issue.drawsAt} />],
          [text('lottery.sealedAt'), <Moment key="sealed" at={issue.sealedAt} />],
          [text('lottery.drawnAt'), <Moment key="drawn" at={issue.drawnAt} />],
          [text('lottery.settledAt'), <Moment key="settled" at={issue.settledAt} />],
          [
            text('lottery.result'),
            issue.result?.join(' ') ??
              (issue.state === 'void' ? text('lottery.result.void') : text('lottery.result.none')),
          ],
          [text('lottery.commitment'), <Code key="commitment">{issue.commitment}</Code>],
        ]}
      />
      {isVoiding ? <VoidDialog issue={issue} merchant={merchant} onClose={() => setVoiding(false)} /> : null}
    </Card>
  );
}

/** Asks to void an issue. Nothing happens before somebody else approves. */
function VoidDialog({
  issue: { game, numero, figures, currency },
  merchant,
  onClose,
}: {
  issue: IssueLine;
  merchant: string;
  onClose(): void;
}) {
  const text = useText();
  const requested = useRequested(onClose);
  const { client } = useConsole();
  return (
    <ReasonDialog
      title={text('lottery.void')}
      confirm={text('lottery.void.ask')}
      isDangerous
      act={(reason) => client.lottery.voidLotteryIssue({ body: { game, numero, reason }, merchant })}
      onDone={requested}
      onClose={onClose}
    >
      <Stack sx={{ gap: 1.5 }}>
        {text('lottery.void.hint')}
        <Facts
          facts={[
            [text('lottery.issue'), `${game} ${numero}`],
            [text('lottery.tickets'), figures.tickets],
            [
              text('lottery.void.back'),
              <Amount key="back" value={figures.stake} currency={currency} isNamed />,
            ],
          ]}
        />
      </Stack>
    </ReasonDialog>
  );
}
