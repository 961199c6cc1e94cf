import { Button, Link, Stack } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link as RouterLink, useParams } from 'react-router';
import { Card } from '../../parts/layout/Card.tsx';
import { PageHead } from '../../parts/layout/PageHead.tsx';
import { FailedState, LoadingBlock } from '../../parts/layout/PageStates.tsx';
import { type Column, RowsTable } from '../../parts/lists/RowsTable.tsx';
import { Code } from '../../parts/values/Code.tsx';
import { Facts } from '../../parts/values/Facts.tsx';
import { useConsole } from '../../platform/console.ts';
import { useText } from '../../platform/texts.tsx';
import { usePermission } from '../../platform/usePermission.ts';
import { type LotteryLine, nameOf, oddsOf, type PlayLine, type Setup } from './lottery.rules.ts';
import { SetupDialog } from './SetupDialog.tsx';

/** One lottery: its setup, and what every play pays. The address names the brand. */
export function LotteryPage() {
  const { merchantCode: merchant = '', code = '' } = useParams();
  const text = useText();
  const { client } = useConsole();
  const canSetUp = usePermission({ permission: 'lottery.setup', scope: 'brand' }, merchant);
  const [isEditing, setEditing] = useState(false);
  const { data, error, refetch } = useQuery({
    queryKey: ['lottery', merchant, code],
    queryFn: () => client.lottery.lotteryDetail({ query: { code }, merchant }),
  });
  const back = { to: '/lottery/games', label: text('lottery.games') };
  if (!data)
    return (
      <>
        <PageHead title={code} back={back} />
        {error ? <FailedState error={error} onRetry={refetch} /> : <LoadingBlock />}
      </>
    );
  return (
    <>
      <PageHead title={nameOf(data.lottery)} hint={text('lottery.setup.hint')} back={back} />
      <Stack sx={{ gap: 2 }}>
        <Card
          title={text('lottery.setup')}
          action={
            canSetUp ? (
              <Button variant="contained" onClick={() => setEditing(true)}>
                {text('lottery.setup.change')}
              </Button>
            ) : null
          }
        >
          <SetupFacts lottery={data.lottery} />
          <Link component={RouterLink} to={`/lottery/issues?game=${encodeURIComponent(code)}`}>
            {text('lottery.issues')}
          </Link>
        </Card>
        <Card title={text('lottery.plays')}>
          <Plays plays={data.plays} setup={data.lottery.setup} />
        </Card>
      </Stack>
      {isEditing ? (
        <SetupDialog
          detail={data}
          merchant={merchant}
          onDone={() => {
            setEditing(false);
            void refetch();
          }}
          onClose={() => setEditing(false)}
        />
      ) : null}
    </>
  );
}

function SetupFacts({ lottery: { code, version, setup } }: { lottery: LotteryLine }) {
  const text = useText();
  return (
    <Facts
      facts={[
        [text('lottery.code'), <Code key="code">{code}</Code>],
        [text('lottery.version'), version],
        [text('lottery.state'), setup.isOn ? text('lottery.on') : text('lottery.off')],
        [text('lottery.series'), setup.series],
        [text('lottery.rebate'), `${setup.rebatePercent} %`],
        [text('lottery.stakeMax'), setup.stakeMax],
        [text('lottery.cap'), setup.caps.perIssue],
        [text('lottery.cap.single'), setup.caps.singlePick],
        [text('lottery.timeZone'), setup.schedule.timeZone],
      ]}
    />
  );
}

function Plays({ plays, setup }: { plays: readonly PlayLine[]; setup: Setup }) {
  const text = useText();
  const columns: Column<PlayLine>[] = [
    { id: 'play', head: text('lottery.play'), isRowHead: true, cell: ({ id }) => <Code>{id}</Code> },
    {
      id: 'odds',
      head: text('lottery.odds'),
      cell: (play) =>
        play.shipped
          ? Object.entries(oddsOf(setup, play))
              .map(([tier, odds]) => `${tier} ${odds}`)
              .join(' · ')
          : text('lottery.odds.series'),
    },
    {
      id: 'return',
      head: text('lottery.return'),
      align: 'right',
      cell: ({ returns }) => [...new Set(returns.map(({ percent }) => `${percent} %`))].join(' · '),
    },
  ];
  return <RowsTable label={text('lottery.plays')} columns={columns} rows={plays} idOf={({ id }) => id} />;
}
