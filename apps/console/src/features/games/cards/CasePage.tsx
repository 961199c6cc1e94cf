import { Alert, Button, Stack, Typography } from '@mui/material';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useParams } from 'react-router';
import { ReasonDialog } from '../../../parts/dialogs/ReasonDialog.tsx';
import { Card } from '../../../parts/layout/Card.tsx';
import { PageHead } from '../../../parts/layout/PageHead.tsx';
import { FailedState, LoadingBlock } from '../../../parts/layout/PageStates.tsx';
import { type Column, RowsTable } from '../../../parts/lists/RowsTable.tsx';
import { Amount } from '../../../parts/values/Amount.tsx';
import { Moment } from '../../../parts/values/Moment.tsx';
import { StateChip } from '../../../parts/values/StateChip.tsx';
import { useConsole } from '../../../platform/console.ts';
import { useFormats } from '../../../platform/formats.ts';
import { useLabel, useText } from '../../../platform/texts.tsx';
import { usePermission } from '../../../platform/usePermission.ts';
import { MemberName } from '../rounds/MemberName.tsx';
import { Figures } from './CardFindings.tsx';
import { CASE_TONE, type CardCaseDetail } from './cards.rules.ts';

type Verdict = 'cleared' | 'confirmed';
type Hand = NonNullable<CardCaseDetail['hands']>[number];

/** One case: the pair, what was noticed, and the hands in which both sat. */
export function CasePage() {
  const { merchantCode: merchant = '', id = '' } = useParams();
  const text = useText();
  const label = useLabel();
  const { client } = useConsole();
  const { data, error, refetch } = useQuery({
    queryKey: ['cardCase', merchant, id],
    queryFn: () => client.games.cardCase({ query: { id }, merchant }),
  });
  const back = { to: '/games/cases', label: text('games.cases') };
  if (!data)
    return (
      <>
        <PageHead title={text('games.case')} back={back} />
        {error ? <FailedState error={error} onRetry={refetch} /> : <LoadingBlock />}
      </>
    );
  return (
    <>
      <PageHead
        title={label('games.cards.kind', data.kind)}
        back={back}
        hint={<StateChip tone={CASE_TONE[data.state]} label={label('games.case.state', data.state)} />}
        actions={data.decidedAt === null ? <CaseActions found={data} merchant={merchant} /> : null}
      />
      <Stack sx={{ gap: 2 }}>
        <About found={data} merchant={merchant} />
        <Hands found={data} />
      </Stack>
    </>
  );
}

function About({ found, merchant }: { found: CardCaseDetail; merchant: string }) {
  const text = useText();
  const { from, to, name, currency, day, figures, takenBy, decidedBy, decidedAt, reason } = found;
  return (
    <Card title={text('games.case.about')}>
      <Stack sx={{ gap: 1 }}>
        <Typography variant="body2">
          {`${text('games.cards.from')}: `}
          <MemberName member={from} merchant={merchant} />
          {` · ${text('games.cards.to')}: `}
          <MemberName member={to} merchant={merchant} />
        </Typography>
        <Typography variant="body2">{`${name} · ${currency} · ${day}`}</Typography>
        <Figures figures={figures} />
        {decidedAt === null && takenBy ? (
          <Typography variant="body2">{text('games.case.takenBy', { name: takenBy.displayName })}</Typography>
        ) : null}
        {decidedAt === null ? null : (
          <Typography variant="body2">
            {`${decidedBy?.displayName ?? ''} · ${reason ?? ''} · `}
            <Moment at={decidedAt} />
          </Typography>
        )}
      </Stack>
    </Card>
  );
}

function Hands({ found: { hands, currency } }: { found: CardCaseDetail }) {
  const text = useText();
  const formats = useFormats();
  const columns: Column<Hand>[] = [
    { id: 'at', head: text('games.at'), isRowHead: true, cell: ({ at }) => <Moment at={at} /> },
    {
      id: 'players',
      head: text('games.case.players'),
      align: 'right',
      cell: ({ players }) => formats.number(players),
    },
    {
      id: 'from',
      head: text('games.cards.from'),
      align: 'right',
      cell: ({ fromNet }) => <Amount value={fromNet} currency={currency} isNamed />,
    },
    {
      id: 'to',
      head: text('games.cards.to'),
      align: 'right',
      cell: ({ toNet }) => <Amount value={toNet} currency={currency} isNamed />,
    },
  ];
  return (
    <Card title={text('games.case.hands')}>
      {hands === null ? <Alert severity="warning">{text('games.case.hands.silent')}</Alert> : null}
      {hands ? (
        <RowsTable
          label={text('games.case.hands')}
          columns={columns}
          rows={hands}
          idOf={({ hand }) => hand}
        />
      ) : null}
    </Card>
  );
}

function CaseActions({ found, merchant }: { found: CardCaseDetail; merchant: string }) {
  const text = useText();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const { client } = useConsole();
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const canDecide = usePermission({ permission: 'games.decide', scope: 'brand' }, merchant);
  const { id } = found;
  const refresh = () => queryClient.invalidateQueries({ queryKey: ['cardCase', merchant, id] });
  const taking = useMutation({
    mutationFn: () => client.games.takeCardCase({ body: { id }, merchant }),
    onSuccess: refresh,
    onError: () => notify(text('games.case.notTaken'), { type: 'error' }),
  });
  if (!canDecide) return null;
  return (
    <>
      <Button variant="outlined" disabled={taking.isPending} onClick={() => taking.mutate()}>
        {text('games.case.take')}
      </Button>
      {found.takenBy ? (
        <>
          <Button variant="outlined" onClick={() => setVerdict('cleared')}>
            {text('games.case.clear')}
          </Button>
          <Button variant="contained" color="error" onClick={() => setVerdict('confirmed')}>
            {text('games.case.confirm')}
          </Button>
        </>
      ) : null}
      {verdict ? (
        <ReasonDialog
          title={text(verdict === 'cleared' ? 'games.case.clear' : 'games.case.confirm')}
          confirm={text(verdict === 'cleared' ? 'games.case.clear' : 'games.case.confirm')}
          isDangerous={verdict === 'confirmed'}
          act={(reason) => client.games.decideCardCase({ body: { id, verdict, reason }, merchant })}
          onDone={() => {
            notify(text('games.case.decided'), { type: 'success' });
            setVerdict(null);
            void refresh();
          }}
          onClose={() => setVerdict(null)}
        >
          <Typography variant="body2">
            {text(verdict === 'cleared' ? 'games.case.effect.clear' : 'games.case.effect.confirm')}
          </Typography>
        </ReasonDialog>
      ) : null}
    </>
  );
}
