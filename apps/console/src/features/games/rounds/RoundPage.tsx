import { Alert, Link, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink, useParams } from 'react-router';
import { Card } from '../../../parts/layout/Card.tsx';
import { PageHead } from '../../../parts/layout/PageHead.tsx';
import { FailedState, LoadingBlock } from '../../../parts/layout/PageStates.tsx';
import { Amount } from '../../../parts/values/Amount.tsx';
import { Code } from '../../../parts/values/Code.tsx';
import { Facts } from '../../../parts/values/Facts.tsx';
import { Moment } from '../../../parts/values/Moment.tsx';
import { StateChip } from '../../../parts/values/StateChip.tsx';
import { useConsole } from '../../../platform/console.ts';
import { useLabel, useText } from '../../../platform/texts.tsx';
import { EvidenceCard } from './EvidenceCard.tsx';
import { MemberName } from './MemberName.tsx';
import { RoundSteps } from './RoundSteps.tsx';
import { ROUND_TONE, type RoundDetail } from './rounds.rules.ts';

/** One round: every call of the vendor with our answer, and how the outcome came about. The address names the brand. */
export function RoundPage() {
  const { merchantCode: merchant = '', vendor = '', id = '' } = useParams();
  const text = useText();
  const label = useLabel();
  const { client } = useConsole();
  const { data, error, refetch } = useQuery({
    queryKey: ['round', merchant, vendor, id],
    queryFn: () => client.games.roundDetail({ query: { vendor, id }, merchant }),
    // Each view is recorded; returning to the window does not count as one.
    refetchOnWindowFocus: false,
  });
  const back = { to: '/games/rounds', label: text('games.rounds') };
  if (!data)
    return (
      <>
        <PageHead title={text('games.round')} back={back} />
        {error ? <FailedState error={error} onRetry={refetch} /> : <LoadingBlock />}
      </>
    );
  return (
    <>
      <PageHead
        title={data.title}
        hint={<StateChip tone={ROUND_TONE[data.state]} label={label('games.round.state', data.state)} />}
        back={back}
      />
      <Stack sx={{ gap: 2 }}>
        {data.alerts
          .filter(({ settledAt }) => settledAt === null)
          .map(({ transactionId, kind }) => (
            <Alert key={transactionId} severity="warning" variant="outlined">
              {label('games.alert', kind)}{' '}
              <Link component={RouterLink} to="/games/alerts">
                {text('games.alerts')}
              </Link>
            </Alert>
          ))}
        <AboutCard round={data} merchant={merchant} />
        <EvidenceCard round={data} merchant={merchant} />
        <Card title={text('games.steps')}>
          <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
            {text('games.steps.hint')}
          </Typography>
          <RoundSteps round={data} merchant={merchant} />
        </Card>
      </Stack>
    </>
  );
}

function AboutCard({ round, merchant }: { round: RoundDetail; merchant: string }) {
  const text = useText();
  const { vendor, gameCode, member, currency, staked, won, at, isTrial, isFree } = round;
  const money = (value: string) => <Amount value={value} currency={currency} isNamed />;
  return (
    <Card title={text('games.about')}>
      <Facts
        facts={[
          [text('games.member'), <MemberName key="member" member={member} merchant={merchant} />],
          [text('games.staked'), money(staked)],
          [text('games.won'), money(won)],
          [text('games.free'), isFree ? text('frame.yes') : text('frame.no')],
          [text('games.trial'), isTrial ? text('frame.yes') : text('frame.no')],
          [text('games.at'), <Moment key="at" at={at} />],
          [text('games.vendor'), vendor],
          [text('games.gameCode'), <Code key="code">{gameCode}</Code>],
          [text('games.round.id'), <Code key="round">{round.round}</Code>],
        ]}
      />
    </Card>
  );
}
