import { Alert, Button, Stack } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ReasonDialog } from '../../../parts/dialogs/ReasonDialog.tsx';
import { findingAt } from '../../../parts/fields/findings.rules.ts';
import { ChooseBrand } from '../../../parts/layout/ChooseBrand.tsx';
import { PageHead } from '../../../parts/layout/PageHead.tsx';
import { FailedState, LoadingBlock } from '../../../parts/layout/PageStates.tsx';
import { fieldsOf } from '../../../parts/useRefusal.ts';
import { useRequested } from '../../../parts/useRequested.ts';
import { useConsole } from '../../../platform/console.ts';
import { useLabel, useText } from '../../../platform/texts.tsx';
import { usePermission } from '../../../platform/usePermission.ts';
import { OthersCard } from './OthersCard.tsx';
import { LevelsCard, RebatesCard } from './PlanTables.tsx';
import { RoundsCard } from './RoundsCard.tsx';
import { TrialCard } from './TrialCard.tsx';
import { type Plan, refusedLevels, tidy, type VipPlanState } from './vip-plan.rules.ts';
import { WithdrawalsCard } from './WithdrawalsCard.tsx';

/** What levels take and give. Changing it takes two persons. */
export function VipPlanPage() {
  const text = useText();
  return (
    <>
      <PageHead title={text('vip.title')} hint={text('vip.hint')} />
      <ChooseBrand>{(merchant) => <VipPlan key={merchant} merchant={merchant} />}</ChooseBrand>
    </>
  );
}

function VipPlan({ merchant }: { merchant: string }) {
  const { client } = useConsole();
  const { data, error, refetch } = useQuery({
    queryKey: ['vipPlan', merchant],
    queryFn: () => client.promotions.vipPlan({ query: {}, merchant }),
  });
  if (!data) return error ? <FailedState error={error} onRetry={refetch} /> : <LoadingBlock rows={10} />;
  return <PlanEditor key={data.version} state={data} merchant={merchant} />;
}

function PlanEditor({ state, merchant }: { state: VipPlanState; merchant: string }) {
  const text = useText();
  const { client } = useConsole();
  const mayEdit = usePermission({ permission: 'promotions.edit', scope: 'brand' }, merchant);
  const [draft, setDraft] = useState<Plan | null>(null);
  const [isAsking, setAsking] = useState(false);
  const requested = useRequested(() => {
    setAsking(false);
    setDraft(null);
  });
  const [fields, setFields] = useState<Record<string, string>>({});
  const label = useLabel();
  const plan = draft ?? state.plan;
  const refused = refusedLevels(plan, fields);
  const errorAt = (field: string) => {
    const finding = findingAt(fields, field);
    return finding === undefined ? undefined : label('fieldError', finding);
  };
  const change = (next: Plan | null) => {
    setFields({});
    setDraft(next);
  };
  const about = { plan, currency: state.currency, onChange: draft && change };
  return (
    <Stack sx={{ gap: 2 }}>
      {state.isWaiting ? (
        <Alert severity="info" variant="outlined">
          {text('vip.waiting')}
        </Alert>
      ) : null}
      {mayEdit && !state.isWaiting ? (
        <Stack direction="row" sx={{ gap: 1 }}>
          {draft ? (
            <>
              <Button variant="contained" onClick={() => setAsking(true)}>
                {text('vip.ask')}
              </Button>
              <Button onClick={() => change(null)}>{text('vip.discard')}</Button>
            </>
          ) : (
            <Button variant="outlined" onClick={() => setDraft(state.plan)}>
              {text('vip.change')}
            </Button>
          )}
        </Stack>
      ) : null}
      {refused.length > 0 ? (
        <Alert severity="error" variant="outlined">
          {text('vip.refused', {
            levels: refused.map((level) => text('vip.levelName', { level: String(level) })).join(', '),
          })}
        </Alert>
      ) : null}
      {draft ? <TrialCard plan={draft} merchant={merchant} onRefused={setFields} /> : null}
      <LevelsCard {...about} members={state.members} />
      <RoundsCard {...about} merchant={merchant} errorAt={errorAt} />
      <RebatesCard {...about} />
      <WithdrawalsCard {...about} />
      <OthersCard {...about} />
      {isAsking ? (
        <ReasonDialog
          title={text('vip.change')}
          confirm={text('vip.ask')}
          act={(reason) =>
            client.promotions.requestVipPlan({
              body: { version: state.version, plan: tidy(plan), reason },
              merchant,
            })
          }
          onDone={requested}
          onClose={() => setAsking(false)}
          onRefused={(error) => {
            setFields(fieldsOf(error));
            return Object.keys(fieldsOf(error)).some((field) => field.startsWith('plan.'));
          }}
        >
          {text('vip.askHint')}
        </ReasonDialog>
      ) : null}
    </Stack>
  );
}
