import { Alert, Button, Paper, Stack, Typography } from '@mui/material';
import type { Approval } from '@parlour/client/console';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useNotify } from 'react-admin';
import { useParams } from 'react-router';
import { ToldOnceDialog } from '../../parts/dialogs/ToldOnceDialog.tsx';
import { ForecastFigures } from '../../parts/forecast/ForecastFigures.tsx';
import { Card } from '../../parts/layout/Card.tsx';
import { PageHead } from '../../parts/layout/PageHead.tsx';
import { FailedState, LoadingBlock } from '../../parts/layout/PageStates.tsx';
import { Changes } from '../../parts/values/Changes.tsx';
import { Code } from '../../parts/values/Code.tsx';
import { Facts } from '../../parts/values/Facts.tsx';
import { Moment } from '../../parts/values/Moment.tsx';
import { StateChip } from '../../parts/values/StateChip.tsx';
import { useConsole } from '../../platform/console.ts';
import { useLabel, useText } from '../../platform/texts.tsx';
import { useMe } from '../../platform/usePermission.ts';
import { AdjustmentFacts } from './AdjustmentFacts.tsx';
import {
  APPROVAL_TONE,
  adjustmentOf,
  changesOf,
  forecastOf,
  trialOf,
  whyNotDecide,
} from './approvals.rules.ts';
import { DecideDialog, type Decision } from './DecideDialog.tsx';
import { TrialFacts } from './TrialFacts.tsx';

export function ApprovalPage() {
  const { id = '' } = useParams();
  const text = useText();
  const label = useLabel();
  const { client } = useConsole();
  const { data, error, refetch } = useQuery({
    queryKey: ['approval', id],
    queryFn: () => client.operators.approval({ query: { id } }),
  });
  const back = { to: '/approvals', label: text('approvals.title') };
  if (!data)
    return (
      <>
        <PageHead title={text('approvals.one')} back={back} />
        {error ? <FailedState error={error} onRetry={refetch} /> : <LoadingBlock />}
      </>
    );
  const trial = trialOf(data);
  const forecast = forecastOf(data);
  return (
    <>
      <PageHead
        title={label('approvals.kind', data.kind)}
        hint={<StateChip tone={APPROVAL_TONE[data.state]} label={label('approvals.state', data.state)} />}
        back={back}
      />
      <Stack sx={{ gap: 2 }}>
        <Paper sx={{ p: 2.5 }}>
          <ApprovalFacts approval={data} />
        </Paper>
        <Paper sx={{ p: 2.5 }}>
          <Typography variant="h2" sx={{ mb: 1.5 }}>
            {text('approvals.details')}
          </Typography>
          <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
            {label('approvals.effect', data.kind)}
          </Typography>
          <WhatWouldChange approval={data} />
        </Paper>
        {trial !== undefined && data.merchantCode ? (
          <Paper sx={{ p: 2.5 }}>
            <Typography variant="h2" sx={{ mb: 1.5 }}>
              {text('vip.trial')}
            </Typography>
            <TrialFacts id={trial} merchant={data.merchantCode} />
          </Paper>
        ) : null}
        {forecast && data.merchantCode ? (
          <Card title={text('forecast.title')}>
            <ForecastFigures forecast={forecast} merchant={data.merchantCode} isKept />
          </Card>
        ) : null}
        <DecisionBar approval={data} />
      </Stack>
    </>
  );
}

function WhatWouldChange({ approval }: { approval: Approval }) {
  const adjustment = adjustmentOf(approval);
  if (adjustment) return <AdjustmentFacts adjustment={adjustment} merchant={approval.merchantCode} />;
  const changes = changesOf(approval);
  return changes.length > 0 ? <Changes changes={changes} /> : null;
}

function ApprovalFacts({ approval }: { approval: Approval }) {
  const text = useText();
  const { target, reason, requestedBy, requestedAt, expiresAt, decidedBy, decidedAt, decisionReason, state } =
    approval;
  const asked: [string, ReactNode][] = [
    [text('approvals.target'), target.name],
    [text('approvals.reason'), reason],
    [text('approvals.requestedBy'), requestedBy.displayName],
    [text('approvals.requestedAt'), <Moment key="asked" at={requestedAt} />],
    [text('approvals.brand'), approval.merchantCode ?? text('audit.platform')],
    [text('approvals.code'), <Code key="code">{approval.kind}</Code>],
  ];
  const { from } = approval.details;
  const later: [string, ReactNode][] =
    typeof from === 'number' ? [[text('approvals.from'), <Moment key="from" at={from} />]] : [];
  const open: [string, ReactNode][] = [[text('approvals.expiresAt'), <Moment key="ends" at={expiresAt} />]];
  const decided: [string, ReactNode][] = [
    [text('approvals.decidedBy'), decidedBy?.displayName ?? text('audit.machine')],
    [text('approvals.decidedAt'), <Moment key="decided" at={decidedAt} />],
    [text('approvals.decisionReason'), decisionReason ?? '–'],
  ];
  return <Facts facts={[...asked, ...later, ...(state === 'requested' ? open : decided)]} />;
}

/** The two buttons, or why they are missing: operators do not decide their own requests. */
function DecisionBar({ approval }: { approval: Approval }) {
  const text = useText();
  const label = useLabel();
  const notify = useNotify();
  const me = useMe();
  const queryClient = useQueryClient();
  const [decision, setDecision] = useState<Decision | null>(null);
  const [told, setTold] = useState<Record<string, string>>({});
  const why = whyNotDecide(approval, me.id);
  const finish = (answer: { told: Record<string, string> }) => {
    setDecision(null);
    setTold(answer.told);
    notify(text('approvals.done'), { type: 'success' });
    void queryClient.invalidateQueries();
  };
  return (
    <Stack sx={{ gap: 1.5 }}>
      {why !== null && why !== 'decided' ? (
        <Alert severity="info" variant="outlined">
          {label('approvals.why', why)}
        </Alert>
      ) : null}
      <Stack direction="row" sx={{ gap: 1 }}>
        {why === null ? (
          <>
            <Button variant="contained" onClick={() => setDecision('approve')}>
              {text('approvals.approve')}
            </Button>
            <Button variant="outlined" color="error" onClick={() => setDecision('refuse')}>
              {text('approvals.refuse')}
            </Button>
          </>
        ) : null}
        {approval.canCancel ? (
          <Button variant="outlined" onClick={() => setDecision('cancel')}>
            {text('approvals.cancel')}
          </Button>
        ) : null}
      </Stack>
      {decision ? (
        <DecideDialog
          approval={approval}
          decision={decision}
          onDone={finish}
          onClose={() => setDecision(null)}
        />
      ) : null}
      {Object.keys(told).length > 0 ? <ToldOnceDialog told={told} onClose={() => setTold({})} /> : null}
    </Stack>
  );
}
