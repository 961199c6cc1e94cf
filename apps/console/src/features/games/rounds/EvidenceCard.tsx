import { Alert, Box, Button, LinearProgress, Link, Stack, Typography } from '@mui/material';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Card } from '../../../parts/layout/Card.tsx';
import { useRefusal } from '../../../parts/useRefusal.ts';
import { Code } from '../../../parts/values/Code.tsx';
import { Facts } from '../../../parts/values/Facts.tsx';
import { useConsole } from '../../../platform/console.ts';
import { usePreferences } from '../../../platform/preferences.store.ts';
import { useFind, useText } from '../../../platform/texts.tsx';
import { REPLAY_WIDTH, ReplayFrame } from './ReplayFrame.tsx';
import { type Replay, replay } from './replay.ts';
import { type Evidence, evidenceFields, type RoundDetail, type ToldField } from './rounds.rules.ts';

/** The picture of the round, and beside it what it was made from, where there is room. */
const BESIDE = {
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: `${REPLAY_WIDTH}px minmax(0, 1fr)` },
};

/** How the outcome came about. The vendor is asked only on a press. */
export function EvidenceCard({ round, merchant }: { round: RoundDetail; merchant: string }) {
  const text = useText();
  const refusal = useRefusal();
  const { client } = useConsole();
  const theme = usePreferences((preferences) => preferences.theme);
  const { vendor, id } = round;
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: () => client.games.roundEvidence({ query: { vendor, id, theme }, merchant }),
  });
  return (
    <Card
      title={text('games.evidence')}
      action={
        <Button variant="outlined" loading={isPending} onClick={() => mutate()}>
          {text('games.evidence.ask')}
        </Button>
      }
    >
      <Stack sx={{ gap: 1.5 }}>
        {data || error ? null : (
          <Typography variant="body2" color="textSecondary">
            {text('games.evidence.hint')}
          </Typography>
        )}
        {error ? (
          <Alert severity="warning" variant="outlined">
            {refusal(error)}
          </Alert>
        ) : null}
        {data?.url && !data.canFrame ? (
          <Link href={data.url} target="_blank" rel="noreferrer">
            {text('games.evidence.page')}
          </Link>
        ) : null}
        <Box sx={data?.url && data.canFrame ? BESIDE : {}}>
          {data?.url && data.canFrame ? <ReplayFrame url={data.url} /> : null}
          <Stack sx={{ gap: 1.5 }}>{data?.evidence ? <Working evidence={data.evidence} /> : null}</Stack>
        </Box>
        {data && !data.evidence && !data.url ? (
          <Typography variant="body2">{text('games.evidence.none')}</Typography>
        ) : null}
      </Stack>
    </Card>
  );
}

/** What the vendor tells, and the same computed here in the browser. */
function Working({ evidence }: { evidence: Evidence }) {
  const text = useText();
  const { mechanic, model, pick, steps, outcome, serverSeedHash, serverSeed, clientSeed, nonce, draw } =
    evidence;
  const find = useFind();
  const { data: again, isError } = useQuery({
    queryKey: ['replay', evidence],
    queryFn: () => replay(evidence),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const told = (about: unknown) => evidenceFields(about, { mechanic, label: (key) => find(key) });
  const only = (isThere: boolean, fact: Fact): Fact[] => (isThere ? [fact] : []);
  return (
    <>
      <Facts
        facts={[
          ...only(mechanic !== null, [text('games.evidence.game'), `${mechanic} ${model ?? ''}`]),
          [text('games.evidence.pick'), <Told key="pick" fields={told(pick)} />],
          ...only(steps.length > 0, [
            text('games.evidence.steps'),
            <Steps key="steps" steps={steps.map(told)} />,
          ]),
          [text('games.evidence.outcome'), <Told key="outcome" fields={told(outcome)} />],
          [text('games.evidence.hash'), <Code key="hash">{serverSeedHash}</Code>],
          ...only(clientSeed !== null, [
            text('games.evidence.clientSeed'),
            <Code key="client">{clientSeed}</Code>,
          ]),
          ...only(nonce !== null, [text('games.evidence.nonce'), nonce]),
          ...only(draw !== null, [
            text('games.evidence.draw'),
            <Code key="draw">{`${draw?.game} ${draw?.drawId}`}</Code>,
          ]),
          ...only(typeof draw?.root === 'string', [
            text('games.evidence.root'),
            <Code key="root">{draw?.root}</Code>,
          ]),
          ...only(typeof draw?.external === 'string', [
            text('games.evidence.external'),
            <Code key="external">{draw?.external}</Code>,
          ]),
          ...only(serverSeed !== null, [text('games.evidence.seed'), <Code key="seed">{serverSeed}</Code>]),
          ...only(typeof again?.hash === 'string', [
            text('games.evidence.hashNow'),
            <Code key="now">{again?.hash}</Code>,
          ]),
          ...only(again?.outcome !== undefined, [
            text('games.evidence.outcomeNow'),
            <Told key="again" fields={told(again?.outcome)} />,
          ]),
        ]}
      />
      <Verdict again={again} isFailed={isError} isShared={draw !== null} />
    </>
  );
}

const VERDICTS = {
  same: { severity: 'success', words: 'games.evidence.verdict.same' },
  other: { severity: 'error', words: 'games.evidence.verdict.other' },
  promised: { severity: 'info', words: 'games.evidence.verdict.promised' },
} as const;
const SECRET = { severity: 'info', words: 'games.evidence.secret' } as const;
const SECRET_SHARED = { severity: 'info', words: 'games.evidence.secretShared' } as const;

type VerdictProps = { again: Replay | null | undefined; isFailed: boolean; isShared: boolean };

/** Undefined while it is computed; null while the seed is in use. */
function Verdict({ again, isFailed, isShared }: VerdictProps) {
  const text = useText();
  if (isFailed)
    return (
      <Alert severity="warning" variant="outlined">
        {text('games.evidence.failed')}
      </Alert>
    );
  if (again === undefined) return <LinearProgress aria-label={text('games.evidence.computing')} />;
  const { severity, words } = again ? VERDICTS[again.verdict] : isShared ? SECRET_SHARED : SECRET;
  return (
    <Alert severity={severity} variant="outlined">
      {text(words)}
    </Alert>
  );
}

function Steps({ steps }: { steps: ToldField[][] }) {
  const numbered = steps.map((fields, index) => ({ fields, number: index + 1 }));
  return (
    <Box component="ol" sx={{ m: 0, pl: 2.5 }}>
      {numbered.map(({ fields, number }) => (
        <li key={number}>
          <Told fields={fields} />
        </li>
      ))}
    </Box>
  );
}

/** A few fields as sentences of their own; nothing yet is a dash. */
function Told({ fields }: { fields: ToldField[] }) {
  if (fields.length === 0) return <span aria-hidden="true">–</span>;
  return fields.map(([name, value]) => (
    <div key={name}>
      {name === '' ? null : `${name}: `}
      <b>{value}</b>
    </div>
  ));
}

type Fact = readonly [name: string, value: ReactNode];
