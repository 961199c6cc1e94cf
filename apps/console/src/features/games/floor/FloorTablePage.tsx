import { Button, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { ReasonDialog } from '../../../parts/dialogs/ReasonDialog.tsx';
import { Card } from '../../../parts/layout/Card.tsx';
import { CardGrid } from '../../../parts/layout/CardGrid.tsx';
import { PageHead } from '../../../parts/layout/PageHead.tsx';
import { FailedState, LoadingBlock } from '../../../parts/layout/PageStates.tsx';
import { type Column, RowsTable } from '../../../parts/lists/RowsTable.tsx';
import { useRequested } from '../../../parts/useRequested.ts';
import { Amount } from '../../../parts/values/Amount.tsx';
import { Moment } from '../../../parts/values/Moment.tsx';
import { StateChip } from '../../../parts/values/StateChip.tsx';
import { useConsole } from '../../../platform/console.ts';
import { useFormats } from '../../../platform/formats.ts';
import { useLabel, useText } from '../../../platform/texts.tsx';
import { usePermission } from '../../../platform/usePermission.ts';
import { useRefreshMs } from '../../../platform/useRefreshMs.ts';
import { MemberName } from '../rounds/MemberName.tsx';
import { type FloorView, TABLE_REFRESH_MS } from './floor.rules.ts';

type Player = FloorView['players'][number];

/** A table as everybody at it sees it, with the names and stakes of the brand's members. */
export function FloorTablePage() {
  const { merchantCode: merchant = '', vendor = '', table = '' } = useParams();
  const text = useText();
  const { client } = useConsole();
  const [isStopping, setStopping] = useState(false);
  const canDecide = usePermission({ permission: 'games.decide', scope: 'brand' }, merchant);
  const { data, error, refetch } = useQuery({
    queryKey: ['floorTable', merchant, vendor, table],
    queryFn: () => client.games.floorTable({ query: { vendor, table }, merchant }),
    refetchInterval: useRefreshMs(TABLE_REFRESH_MS),
  });
  const back = { to: '/games/tables', label: text('games.floor') };
  if (!data)
    return (
      <>
        <PageHead title={text('games.floor.table')} back={back} />
        {error ? <FailedState error={error} onRetry={refetch} /> : <LoadingBlock />}
      </>
    );
  return (
    <>
      <PageHead
        title={data.name}
        back={back}
        hint={data.isStopped ? <StateChip tone="bad" label={text('games.floor.stopped')} /> : undefined}
        actions={
          canDecide && !data.isStopped ? (
            <Button variant="contained" color="error" onClick={() => setStopping(true)}>
              {text('games.floor.stop')}
            </Button>
          ) : null
        }
      />
      <Stack sx={{ gap: 2 }}>
        <CardGrid>
          <Standing view={data} />
          <Came view={data} />
        </CardGrid>
        <Players view={data} merchant={merchant} />
      </Stack>
      {isStopping ? <StopTable view={data} merchant={merchant} onClose={() => setStopping(false)} /> : null}
    </>
  );
}

function Standing({ view }: { view: FloorView }) {
  const text = useText();
  const label = useLabel();
  const formats = useFormats();
  const { kind, phase, number, endsAt, seated, seats, stake, currency, isPractice } = view;
  return (
    <Card title={text('games.floor.now')}>
      <Facts
        facts={[
          [text('games.floor.kind'), label('games.floor.kind', kind)],
          [text('games.floor.phase'), label('games.floor.phase', phase)],
          [text('games.floor.number'), number === null ? '–' : formats.number(number)],
          [text('games.floor.endsAt'), endsAt === null ? '–' : <Moment key="ends" at={endsAt} />],
          [
            text('games.floor.seated'),
            seats === null ? formats.number(seated) : text('games.floor.seatedOf', { seated, seats }),
          ],
          ...(isPractice
            ? [[text('games.floor.stake'), text('games.floor.practice')] as const]
            : stake && currency
              ? [
                  [
                    text('games.floor.stake'),
                    <Amount key="stake" value={stake} currency={currency} isNamed />,
                  ] as const,
                ]
              : []),
        ]}
      />
    </Card>
  );
}

/** What lies open, and how the rounds before came out. */
function Came({ view: { shown, history } }: { view: FloorView }) {
  const text = useText();
  const label = useLabel();
  const formats = useFormats();
  return (
    <Card title={text('games.floor.shown')}>
      {shown.length === 0 ? (
        <Typography variant="body2" color="textSecondary">
          {text('games.floor.shown.none')}
        </Typography>
      ) : (
        <Facts facts={shown.map(({ name, text: what }) => [label('games.floor.shown', name), what || '–'])} />
      )}
      {history.length > 0 ? (
        <Stack sx={{ mt: 2, gap: 0.5 }}>
          <Typography variant="h3">{text('games.floor.history')}</Typography>
          <Facts facts={history.map(({ number, text: what }) => [`#${formats.number(number)}`, what])} />
        </Stack>
      ) : null}
    </Card>
  );
}

type Fact = readonly [string, React.ReactNode];

function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <Stack component="dl" sx={{ m: 0, gap: 0.75 }}>
      {facts.map(([name, value]) => (
        <Stack key={name} direction="row" sx={{ gap: 2, justifyContent: 'space-between' }}>
          <Typography component="dt" variant="body2" color="textSecondary">
            {name}
          </Typography>
          <Typography
            component="dd"
            variant="body2"
            sx={{ m: 0, textAlign: 'right', fontVariantNumeric: 'tabular-nums' }}
          >
            {value}
          </Typography>
        </Stack>
      ))}
    </Stack>
  );
}

function Players({ view: { players }, merchant }: { view: FloorView; merchant: string }) {
  const text = useText();
  const label = useLabel();
  const formats = useFormats();
  const columns: Column<Player & { id: string }>[] = [
    {
      id: 'member',
      head: text('games.member'),
      isRowHead: true,
      cell: ({ member }) =>
        member ? <MemberName member={member} merchant={merchant} /> : text('games.floor.practicePlayer'),
    },
    {
      id: 'seat',
      head: text('games.floor.seat'),
      align: 'right',
      cell: ({ seat }) => (seat === null ? '–' : formats.number(seat + 1)),
    },
    {
      id: 'amount',
      head: text('games.floor.amount'),
      align: 'right',
      cell: ({ amount, currency }) => <Amount value={amount} currency={currency} isNamed />,
    },
    {
      id: 'state',
      head: text('games.held.state'),
      cell: ({ state }) => label('games.floor.player', state),
    },
  ];
  return (
    <Card title={text('games.floor.players')}>
      {players.length === 0 ? (
        <Typography variant="body2" color="textSecondary">
          {text('games.floor.players.none')}
        </Typography>
      ) : (
        <RowsTable
          label={text('games.floor.players')}
          columns={columns}
          rows={players.map((player, place) => ({ ...player, id: `${player.seat} ${place}` }))}
          idOf={({ id }) => id}
        />
      )}
    </Card>
  );
}

type StopProps = { view: FloorView; merchant: string; onClose(): void };

function StopTable({ view: { vendor, table, name, kind }, merchant, onClose }: StopProps) {
  const text = useText();
  const label = useLabel();
  const { client } = useConsole();
  return (
    <ReasonDialog
      title={text('games.floor.stopOf', { name })}
      confirm={text('games.floor.stop')}
      isDangerous
      act={(reason) => client.games.stopFloorTable({ body: { vendor, table, reason }, merchant })}
      onDone={useRequested(onClose)}
      onClose={onClose}
    >
      <Typography variant="body2">{label('games.floor.stop.effect', kind)}</Typography>
    </ReasonDialog>
  );
}
