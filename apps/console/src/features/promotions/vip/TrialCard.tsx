import { Alert, Box, Button, LinearProgress, Stack, TableCell, TableRow, Typography } from '@mui/material';
import type { ConsoleClient } from '@parlour/client/console';
import { SIMULATION_DAYS, VIP_TRIAL_DAYS_BEFORE } from '@parlour/contract/values/promotions/promotions.rules';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { Card } from '../../../parts/layout/Card.tsx';
import { fieldsOf, useRefusal } from '../../../parts/useRefusal.ts';
import { Amount } from '../../../parts/values/Amount.tsx';
import { useConsole } from '../../../platform/console.ts';
import { useFormats } from '../../../platform/formats.ts';
import { useLabel, useText } from '../../../platform/texts.tsx';
import { PlanTable } from './PlanTables.tsx';
import { type Plan, tidy, totalOf } from './vip-plan.rules.ts';

type Trial = NonNullable<Awaited<ReturnType<ConsoleClient['promotions']['vipTrial']>>['trial']>;
type Props = {
  plan: Plan;
  merchant: string;
  /** What is wrong with the plan, by field. */
  onRefused(fields: Record<string, string>): void;
};

/** So often it is asked whether a trial is done. */
const LOOK_MS = 1_000;

/** The plan that is being changed, on past play and beside the one that holds. */
export function TrialCard({ plan, merchant, onRefused }: Props) {
  const text = useText();
  const notify = useNotify();
  const refusal = useRefusal();
  const { promotions } = useConsole().client;
  const [tried, setTried] = useState<{ id: string; plan: Plan } | null>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: () => promotions.tryVipPlan({ body: { plan: tidy(plan) }, merchant }),
    onSuccess: ({ id }) => setTried({ id, plan }),
    onError: (error) => {
      onRefused(fieldsOf(error));
      notify(refusal(error), { type: 'error' });
    },
  });
  const id = tried?.id ?? '';
  const { data, error } = useQuery({
    queryKey: ['vipTrial', merchant, id],
    queryFn: () => promotions.vipTrial({ query: { id }, merchant }),
    enabled: tried !== null,
    refetchInterval: ({ state }) => (state.data?.trial || state.error ? false : LOOK_MS),
  });
  const trial = data?.trial ?? null;
  const isRunning = isPending || (tried !== null && !trial && !error);
  return (
    <Card
      title={text('vip.trial')}
      action={
        <Button variant="outlined" disabled={isRunning} onClick={() => mutate()}>
          {text('vip.trial.run')}
        </Button>
      }
    >
      <Stack sx={{ gap: 2 }}>
        {error ? <Alert severity="error">{refusal(error)}</Alert> : null}
        {isRunning ? (
          <Box role="status">
            <Typography variant="body2" sx={{ mb: 1 }}>
              {text('vip.trial.running')}
            </Typography>
            <LinearProgress />
          </Box>
        ) : null}
        {trial && !isRunning ? (
          <Outcome trial={trial} isChanged={tried?.plan !== plan} />
        ) : (
          <Typography variant="body2" color="textSecondary">
            {text('vip.trial.none', { days: SIMULATION_DAYS })}
          </Typography>
        )}
      </Stack>
    </Card>
  );
}

function Outcome({ trial, isChanged }: { trial: Trial; isChanged: boolean }) {
  const text = useText();
  const label = useLabel();
  const { number } = useFormats();
  const { levels, costs, currency, from, to, members } = trial;
  const heads = [text('vip.trial.now'), text('vip.trial.tried')];
  const amount = (value: string) => <Amount value={value} currency={currency} />;
  return (
    <>
      {isChanged ? <Alert severity="info">{text('vip.trial.changed')}</Alert> : null}
      <PlanTable head={[text('vip.trial.members'), ...heads]}>
        {levels.map(({ now, tried }, level) => {
          const name = text('vip.levelName', { level: String(level) });
          return (
            <TableRow key={name} hover>
              <TableCell component="th" scope="row">
                {name}
              </TableCell>
              <TableCell align="right">{number(now)}</TableCell>
              <TableCell align="right">{number(tried)}</TableCell>
            </TableRow>
          );
        })}
      </PlanTable>
      <PlanTable head={[text('vip.trial.cost', { currency }), ...heads]}>
        {costs.map(({ part, now, tried }) => (
          <TableRow key={part} hover>
            <TableCell component="th" scope="row">
              {label('vip.part', part)}
            </TableCell>
            <TableCell align="right">{amount(now)}</TableCell>
            <TableCell align="right">{amount(tried)}</TableCell>
          </TableRow>
        ))}
        <TableRow>
          <TableCell component="th" scope="row">
            <strong>{text('vip.trial.total')}</strong>
          </TableCell>
          <TableCell align="right">{amount(totalOf(costs.map(({ now }) => now)))}</TableCell>
          <TableCell align="right">{amount(totalOf(costs.map(({ tried }) => tried)))}</TableCell>
        </TableRow>
      </PlanTable>
      <Typography variant="caption" color="textSecondary" component="p">
        {text('vip.trial.assumes', { from, to, members: number(members), days: VIP_TRIAL_DAYS_BEFORE })}
      </Typography>
    </>
  );
}
