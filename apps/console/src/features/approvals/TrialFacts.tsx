import { Alert } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { FailedState, LoadingBlock } from '../../parts/layout/PageStates.tsx';
import { TrialOutcome } from '../../parts/vip/TrialOutcome.tsx';
import { useConsole } from '../../platform/console.ts';
import { useText } from '../../platform/texts.tsx';

/** What a requested VIP plan would have given, as its requester tried it; `id` null: nobody did. */
export function TrialFacts({ id, merchant }: { id: string | null; merchant: string }) {
  const text = useText();
  const { promotions } = useConsole().client;
  const { data, error, refetch } = useQuery({
    queryKey: ['vipTrial', merchant, id],
    queryFn: () => promotions.vipTrial({ query: { id: id ?? '' }, merchant }),
    enabled: id !== null,
  });
  if (id === null) return <Alert severity="warning">{text('vip.trial.untried')}</Alert>;
  if (error) return <FailedState error={error} onRetry={refetch} />;
  return data?.trial ? <TrialOutcome trial={data.trial} /> : <LoadingBlock />;
}
