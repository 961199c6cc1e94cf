import { Alert, Button, FormControlLabel, Stack, Switch } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ReasonDialog } from '../../../parts/dialogs/ReasonDialog.tsx';
import { Card } from '../../../parts/layout/Card.tsx';
import { FailedState, LoadingBlock } from '../../../parts/layout/PageStates.tsx';
import { useRequested } from '../../../parts/useRequested.ts';
import { Amount } from '../../../parts/values/Amount.tsx';
import { Facts } from '../../../parts/values/Facts.tsx';
import { useConsole } from '../../../platform/console.ts';
import { useLabel, useText } from '../../../platform/texts.tsx';
import { usePermission } from '../../../platform/usePermission.ts';
import { ForecastPanel } from '../forecast/Forecast.tsx';
import { PlanField } from '../vip/PlanField.tsx';
import {
  AMOUNT_FIELDS,
  COUNT_FIELDS,
  type Draft,
  draftOf,
  type InvitePlanState,
  planOf,
} from './invite-plan.rules.ts';

/** The brand's plan. Changing it takes two persons. */
export function InvitePlanCard({ merchant }: { merchant: string }) {
  const { client } = useConsole();
  const { data, error, refetch } = useQuery({
    queryKey: ['invitePlan', merchant],
    queryFn: () => client.promotions.invitePlan({ query: {}, merchant }),
  });
  if (!data) return error ? <FailedState error={error} onRetry={refetch} /> : <LoadingBlock rows={6} />;
  return <PlanEditor key={data.version} state={data} merchant={merchant} />;
}

function PlanEditor({ state, merchant }: { state: InvitePlanState; merchant: string }) {
  const text = useText();
  const { client } = useConsole();
  const mayEdit = usePermission({ permission: 'promotions.edit', scope: 'brand' }, merchant);
  const [draft, setDraft] = useState<Draft | null>(null);
  const [isAsking, setAsking] = useState(false);
  const requested = useRequested(() => {
    setAsking(false);
    setDraft(null);
  });
  return (
    <Card title={text('invite.plan')}>
      <Stack sx={{ gap: 2 }}>
        {state.isWaiting ? (
          <Alert severity="info" variant="outlined">
            {text('invite.waiting')}
          </Alert>
        ) : null}
        <PlanFigures state={state} draft={draft} onChange={setDraft} />
        <ForecastPanel
          merchant={merchant}
          of={{ kind: 'friends', plan: draft ? planOf(draft) : state.plan }}
        />
        {mayEdit && !state.isWaiting ? (
          <Stack direction="row" sx={{ gap: 1 }}>
            {draft ? (
              <>
                <Button variant="contained" onClick={() => setAsking(true)}>
                  {text('invite.ask')}
                </Button>
                <Button onClick={() => setDraft(null)}>{text('invite.discard')}</Button>
              </>
            ) : (
              <Button variant="outlined" onClick={() => setDraft(draftOf(state.plan))}>
                {text('invite.change')}
              </Button>
            )}
          </Stack>
        ) : null}
      </Stack>
      {isAsking && draft ? (
        <ReasonDialog
          title={text('invite.change')}
          confirm={text('invite.ask')}
          act={(reason) =>
            client.promotions.requestInvitePlan({
              body: { version: state.version, plan: planOf(draft), reason },
              merchant,
            })
          }
          onDone={requested}
          onClose={() => setAsking(false)}
        >
          {text('invite.askHint')}
        </ReasonDialog>
      ) : null}
    </Card>
  );
}

type FigureProps = { state: InvitePlanState; draft: Draft | null; onChange(draft: Draft): void };

function PlanFigures({ state: { plan, currency }, draft, onChange }: FigureProps) {
  const text = useText();
  const label = useLabel();
  const field = (name: (typeof AMOUNT_FIELDS)[number] | (typeof COUNT_FIELDS)[number], of: Draft) => (
    <PlanField
      key={name}
      label={label('invite.field', name)}
      value={of[name]}
      onChange={(value) => onChange({ ...of, [name]: value })}
    />
  );
  const isOn = (draft ?? plan).isOn;
  const onWords = text(isOn ? 'invite.on' : 'invite.off');
  return (
    <Facts
      facts={[
        [
          label('invite.field', 'isOn'),
          draft ? (
            <FormControlLabel
              key="isOn"
              label={onWords}
              control={
                <Switch
                  checked={isOn}
                  onChange={(event) => onChange({ ...draft, isOn: event.target.checked })}
                />
              }
            />
          ) : (
            onWords
          ),
        ],
        ...AMOUNT_FIELDS.map((name): [string, ReactNode] => [
          label('invite.field', name),
          draft ? field(name, draft) : <Amount key={name} value={plan[name]} currency={currency} />,
        ]),
        ...COUNT_FIELDS.map((name): [string, ReactNode] => [
          label('invite.field', name),
          draft ? field(name, draft) : String(plan[name]),
        ]),
      ]}
    />
  );
}
