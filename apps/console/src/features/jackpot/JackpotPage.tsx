import { Alert, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { CardGrid } from '../../parts/layout/CardGrid.tsx';
import { ChooseBrand } from '../../parts/layout/ChooseBrand.tsx';
import { PageHead } from '../../parts/layout/PageHead.tsx';
import { FailedState, LoadingBlock } from '../../parts/layout/PageStates.tsx';
import { useConsole } from '../../platform/console.ts';
import { useText } from '../../platform/texts.tsx';
import { useRefreshMs } from '../../platform/useRefreshMs.ts';
import { DrawsList } from './DrawsList.tsx';
import { isBalanced } from './jackpot.rules.ts';
import { ComingCard, PoolCard } from './PoolCards.tsx';
import { DisplayCard, SetupCard, TitlesCard } from './TermsCards.tsx';

const REFRESH_MS = 15_000;

/** A brand's pool: its amount, its terms, and every draw. */
export function JackpotPage() {
  const text = useText();
  return (
    <>
      <PageHead title={text('jackpot.title')} hint={text('jackpot.hint')} />
      <ChooseBrand>{(merchant) => <Jackpot key={merchant} merchant={merchant} />}</ChooseBrand>
    </>
  );
}

function Jackpot({ merchant }: { merchant: string }) {
  const text = useText();
  const { client } = useConsole();
  const { data, error, refetch } = useQuery({
    queryKey: ['jackpot', merchant],
    queryFn: () => client.games.jackpotState({ query: {}, merchant }),
    refetchInterval: useRefreshMs(REFRESH_MS),
  });
  if (!data) return error ? <FailedState error={error} onRetry={refetch} /> : <LoadingBlock rows={10} />;
  const about = { state: data, merchant };
  return (
    <Stack sx={{ gap: 2 }}>
      {isBalanced(data) ? null : (
        <Alert severity="error" variant="outlined">
          {text('jackpot.unbalanced')}
        </Alert>
      )}
      <CardGrid>
        <PoolCard {...about} />
        <SetupCard {...about} />
        <TitlesCard {...about} />
        <DisplayCard {...about} />
      </CardGrid>
      <ComingCard coming={data.coming} />
      <section>
        <Typography variant="h2" sx={{ mt: 1, mb: 0.5 }}>
          {text('jackpot.draws')}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
          {text('jackpot.draws.hint')}
        </Typography>
        <DrawsList merchant={merchant} currency={data.currency} />
      </section>
    </Stack>
  );
}
