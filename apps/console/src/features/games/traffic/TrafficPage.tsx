import { Alert, Button, Stack, Typography } from '@mui/material';
import type { ConsoleClient } from '@parlour/client/console';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ReasonDialog } from '../../../parts/dialogs/ReasonDialog.tsx';
import { Card } from '../../../parts/layout/Card.tsx';
import { CardGrid } from '../../../parts/layout/CardGrid.tsx';
import { ChooseBrand } from '../../../parts/layout/ChooseBrand.tsx';
import { PageHead } from '../../../parts/layout/PageHead.tsx';
import { FailedState, LoadingBlock } from '../../../parts/layout/PageStates.tsx';
import { Amount } from '../../../parts/values/Amount.tsx';
import { Facts } from '../../../parts/values/Facts.tsx';
import { Moment } from '../../../parts/values/Moment.tsx';
import { StateChip } from '../../../parts/values/StateChip.tsx';
import { useConsole } from '../../../platform/console.ts';
import { useFormats } from '../../../platform/formats.ts';
import { useText } from '../../../platform/texts.tsx';
import { usePermission } from '../../../platform/usePermission.ts';
import { useRefreshMs } from '../../../platform/useRefreshMs.ts';

type Traffic = Awaited<ReturnType<ConsoleClient['demo']['traffic']>>;
type Figures = NonNullable<Traffic['figures']>;

const REFRESH_MS = 5_000;

/** The bots of a demonstration: whether they play, and how much. */
export function TrafficPage() {
  const text = useText();
  return (
    <>
      <PageHead title={text('games.traffic')} hint={text('games.traffic.hint')} />
      <ChooseBrand>{(merchant) => <TrafficOf key={merchant} merchant={merchant} />}</ChooseBrand>
    </>
  );
}

function TrafficOf({ merchant }: { merchant: string }) {
  const text = useText();
  const { client } = useConsole();
  const { data, error, refetch } = useQuery({
    queryKey: ['traffic', merchant],
    queryFn: () => client.demo.traffic({ query: {}, merchant }),
    refetchInterval: useRefreshMs(REFRESH_MS),
  });
  if (!data) return error ? <FailedState error={error} onRetry={refetch} /> : <LoadingBlock />;
  if (!data.isOffered)
    return (
      <Alert severity="info" variant="outlined">
        {text('games.traffic.notHere')}
      </Alert>
    );
  return (
    <Stack sx={{ gap: 2 }}>
      {data.isTroubled ? (
        <Alert severity="warning" variant="outlined">
          {text('games.traffic.troubled')}
        </Alert>
      ) : null}
      <CardGrid>
        <StateCard traffic={data} merchant={merchant} />
        <PlacesCard />
      </CardGrid>
    </Stack>
  );
}

function StateCard({ traffic, merchant }: { traffic: Traffic; merchant: string }) {
  const text = useText();
  const canEdit = usePermission({ permission: 'games.edit', scope: 'brand' }, merchant);
  const [isAsking, setAsking] = useState(false);
  const { isOn, figures } = traffic;
  return (
    <Card
      title={text('games.traffic.bots')}
      action={
        <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center' }}>
          <StateChip
            tone={isOn ? 'good' : 'quiet'}
            label={text(isOn ? 'games.traffic.on' : 'games.traffic.off')}
          />
          {canEdit ? (
            <Button variant={isOn ? 'outlined' : 'contained'} onClick={() => setAsking(true)}>
              {text(isOn ? 'games.traffic.turnOff' : 'games.traffic.turnOn')}
            </Button>
          ) : null}
        </Stack>
      }
    >
      {figures ? (
        <Play figures={figures} traffic={traffic} />
      ) : (
        <Typography variant="body2" color="textSecondary">
          {text('games.traffic.quiet')}
        </Typography>
      )}
      {isAsking ? (
        <SwitchDialog traffic={traffic} merchant={merchant} onClose={() => setAsking(false)} />
      ) : null}
    </Card>
  );
}

function Play({ figures, traffic }: { figures: Figures; traffic: Traffic }) {
  const text = useText();
  const formats = useFormats();
  const { botsPlaying, roundsPerMinute, rounds, staked, won, since } = figures;
  const amount = (value: string) => <Amount value={value} currency={traffic.currency} isNamed />;
  return (
    <Facts
      facts={[
        [
          text('games.traffic.playing'),
          text('games.traffic.ofBots', { playing: botsPlaying, bots: traffic.bots }),
        ],
        [text('games.traffic.rate'), formats.number(roundsPerMinute)],
        [text('games.traffic.rounds'), formats.number(rounds)],
        [text('games.traffic.staked'), amount(staked)],
        [text('games.traffic.won'), amount(won)],
        [text('games.traffic.since'), <Moment key="since" at={since} />],
      ]}
    />
  );
}

/** Where an operator meets what bots did, and where not. */
function PlacesCard() {
  const text = useText();
  return (
    <Card title={text('games.traffic.places')}>
      <Facts
        facts={[
          [text('games.traffic.named'), text('games.traffic.named.where')],
          [text('games.traffic.counted'), text('games.traffic.counted.where')],
          [text('games.traffic.absent'), text('games.traffic.absent.where')],
        ]}
      />
    </Card>
  );
}

type SwitchProps = { traffic: Traffic; merchant: string; onClose(): void };

function SwitchDialog({ traffic: { isOn, bots }, merchant, onClose }: SwitchProps) {
  const text = useText();
  const queryClient = useQueryClient();
  const { client } = useConsole();
  return (
    <ReasonDialog
      title={text(isOn ? 'games.traffic.turnOff' : 'games.traffic.turnOn')}
      confirm={text(isOn ? 'games.traffic.turnOff' : 'games.traffic.turnOn')}
      act={(reason) => client.demo.switchTraffic({ body: { isOn: !isOn, reason }, merchant })}
      onDone={(traffic) => {
        queryClient.setQueryData(['traffic', merchant], traffic);
        onClose();
      }}
      onClose={onClose}
    >
      <Typography variant="body2">
        {isOn ? text('games.traffic.ends') : text('games.traffic.begins', { bots })}
      </Typography>
    </ReasonDialog>
  );
}
