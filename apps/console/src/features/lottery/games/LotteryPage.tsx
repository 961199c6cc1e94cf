import { Button, Stack } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink, useParams } from 'react-router';
import { Card } from '../../../parts/layout/Card.tsx';
import { CardGrid } from '../../../parts/layout/CardGrid.tsx';
import { PageHead } from '../../../parts/layout/PageHead.tsx';
import { FailedState, LoadingBlock } from '../../../parts/layout/PageStates.tsx';
import { Code } from '../../../parts/values/Code.tsx';
import { Facts } from '../../../parts/values/Facts.tsx';
import { Moment } from '../../../parts/values/Moment.tsx';
import { StateChip } from '../../../parts/values/StateChip.tsx';
import { useFormats } from '../../../platform/formats.ts';
import { useLabel, useText } from '../../../platform/texts.tsx';
import { usePermission } from '../../../platform/usePermission.ts';
import { type LotteryDetail, type LotteryLine, nameOf, setupPlace } from '../lottery.rules.ts';
import { useLottery } from '../useLotteries.ts';
import { usePlayWords } from '../usePlayWords.ts';
import { useWriteSchedule } from '../useWriteSchedule.ts';
import { PlannedCard } from './PlannedCard.tsx';
import { PlaysTable } from './PlaysTable.tsx';

/** One lottery: its setup, and what every play pays. The address names the brand. */
export function LotteryPage() {
  const { merchantCode: merchant = '', code = '' } = useParams();
  const text = useText();
  const canSetUp = usePermission({ permission: 'lottery.setup', scope: 'brand' }, merchant);
  const { data, error, refetch } = useQuery(useLottery(merchant, code));
  const back = { to: '/lottery/games', label: text('lottery.games') };
  if (!data)
    return (
      <>
        <PageHead title={code} back={back} />
        {error ? <FailedState error={error} onRetry={refetch} /> : <LoadingBlock />}
      </>
    );
  const { lottery } = data;
  const { isOn } = lottery.setup;
  return (
    <>
      <PageHead
        title={nameOf(lottery)}
        hint={
          <StateChip tone={isOn ? 'good' : 'quiet'} label={isOn ? text('lottery.on') : text('lottery.off')} />
        }
        back={back}
        actions={
          <>
            <Button
              component={RouterLink}
              to={`/lottery/issues?game=${encodeURIComponent(code)}`}
              variant="outlined"
            >
              {text('lottery.issues')}
            </Button>
            {canSetUp ? (
              <Button component={RouterLink} to={setupPlace(merchant, code)} variant="contained">
                {text('lottery.setup.change')}
              </Button>
            ) : null}
          </>
        }
      />
      <Stack sx={{ gap: 2 }}>
        {lottery.planned ? (
          <PlannedCard lottery={lottery} planned={lottery.planned} merchant={merchant} />
        ) : null}
        <CardGrid>
          <LotteryCard detail={data} />
          <MoneyFacts lottery={lottery} />
        </CardGrid>
        <Card title={text('lottery.plays')}>
          <PlaysTable plays={data.plays} setup={lottery.setup} />
        </Card>
      </Stack>
    </>
  );
}

function LotteryCard({ detail: { lottery, madeUntil } }: { detail: LotteryDetail }) {
  const text = useText();
  const label = useLabel();
  const formats = useFormats();
  const words = usePlayWords();
  const writeSchedule = useWriteSchedule();
  const { code, version, setup, updatedAt } = lottery;
  const { schedule, settings } = setup;
  return (
    <Card title={text('lottery.basics')}>
      <Facts
        facts={[
          [text('lottery.code'), <Code key="code">{code}</Code>],
          [text('lottery.family'), words.family(setup.family)],
          ...Object.entries(settings).map(
            ([name, choice]) => [label('lottery.setting', name as string), choice] as const,
          ),
          [text('lottery.vendor'), label('lottery.vendorName', setup.vendor)],
          [text('lottery.skins'), formats.list(setup.playTypes.map((skin) => label('lottery.skin', skin)))],
          [text('lottery.names'), [...new Set(Object.values(setup.name))].join(' · ')],
          [text('lottery.schedule'), `${writeSchedule(schedule)} · ${schedule.timeZone}`],
          [text('lottery.schedule.close'), schedule.closeSeconds],
          [text('lottery.madeUntil'), <Moment key="made" at={madeUntil} />],
          [text('lottery.version'), version],
          [text('lottery.updatedAt'), <Moment key="at" at={updatedAt} />],
        ]}
      />
    </Card>
  );
}

function MoneyFacts({ lottery: { setup } }: { lottery: LotteryLine }) {
  const text = useText();
  const label = useLabel();
  const formats = useFormats();
  return (
    <Card title={text('lottery.money')}>
      <Facts
        facts={[
          [text('lottery.series'), formats.number(setup.series)],
          [text('lottery.rebate'), setup.rebatePercent],
          [text('lottery.unit'), setup.unit],
          [text('lottery.models'), formats.list(setup.models.map((model) => label('lottery.model', model)))],
          [text('lottery.chaseMax'), setup.chaseMax],
          [text('lottery.multipleMax'), formats.number(setup.multipleMax)],
          [text('lottery.stakeMax'), formats.decimal(setup.stakeMax)],
          [text('lottery.cap'), formats.decimal(setup.caps.perIssue)],
          [text('lottery.cap.single'), formats.decimal(setup.caps.singlePick)],
          [text('lottery.cap.bets'), setup.caps.singlePickBets],
        ]}
      />
    </Card>
  );
}
