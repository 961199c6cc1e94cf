import { Alert, Box, Button, LinearProgress, Stack, Typography } from '@mui/material';
import { SIMULATION_DAYS } from '@parlour/contract/values/promotions/promotions.rules';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { Card } from '../../../parts/layout/Card.tsx';
import { fieldsOf, useRefusal } from '../../../parts/useRefusal.ts';
import { TrialOutcome } from '../../../parts/vip/TrialOutcome.tsx';
import { useConsole } from '../../../platform/console.ts';
import { useText } from '../../../platform/texts.tsx';
import { type Plan, tidy } from './vip-plan.rules.ts';

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
          <>
            {tried?.plan !== plan ? <Alert severity="info">{text('vip.trial.changed')}</Alert> : null}
            <TrialOutcome trial={trial} />
          </>
        ) : (
          <Typography variant="body2" color="textSecondary">
            {text('vip.trial.none', { days: SIMULATION_DAYS })}
          </Typography>
        )}
      </Stack>
    </Card>
  );
}
