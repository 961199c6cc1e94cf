import { Alert, Button, Link, Stack, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { Card } from '../../../parts/layout/Card.tsx';
import { useRefusal } from '../../../parts/useRefusal.ts';
import { Code } from '../../../parts/values/Code.tsx';
import { Facts } from '../../../parts/values/Facts.tsx';
import { useConsole } from '../../../platform/console.ts';
import { useFind, useText } from '../../../platform/texts.tsx';
import { type Evidence, evidenceFields, type RoundDetail, replay, shownRoll } from './rounds.rules.ts';

/** How the outcome came about. The vendor is asked only on a press. */
export function EvidenceCard({ round, merchant }: { round: RoundDetail; merchant: string }) {
  const text = useText();
  const refusal = useRefusal();
  const { client } = useConsole();
  const { vendor, id } = round;
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: () => client.games.roundEvidence({ query: { vendor, id }, merchant }),
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
        {data?.url ? (
          <Link href={data.url} target="_blank" rel="noreferrer">
            {text('games.evidence.page')}
          </Link>
        ) : null}
        {data?.evidence ? <Working evidence={data.evidence} /> : null}
        {data && !data.evidence && !data.url ? (
          <Typography variant="body2">{text('games.evidence.none')}</Typography>
        ) : null}
      </Stack>
    </Card>
  );
}

/** Computed here in the browser from the vendor's data. */
function Working({ evidence }: { evidence: Evidence }) {
  const text = useText();
  const { pick, outcome, serverSeedHash, serverSeed, clientSeed, nonce } = evidence;
  const find = useFind();
  const again = replay(evidence);
  const told = (about: Evidence['outcome']) => evidenceFields(about, (key) => find(key));
  return (
    <>
      <Facts
        facts={[
          [text('games.evidence.pick'), <Told key="pick" fields={told(pick)} />],
          [text('games.evidence.outcome'), <Told key="outcome" fields={told(outcome)} />],
          [text('games.evidence.hash'), <Code key="hash">{serverSeedHash}</Code>],
          [text('games.evidence.clientSeed'), <Code key="client">{clientSeed}</Code>],
          [text('games.evidence.nonce'), nonce],
          ...(serverSeed === null
            ? []
            : ([[text('games.evidence.seed'), <Code key="seed">{serverSeed}</Code>]] as const)),
          ...(again
            ? ([[text('games.evidence.hashNow'), <Code key="now">{again.hash}</Code>]] as const)
            : []),
          ...(again && again.roll !== null
            ? ([[text('games.evidence.roll'), <b key="roll">{shownRoll(again.roll)}</b>]] as const)
            : []),
        ]}
      />
      {again === null ? (
        <Alert severity="info" variant="outlined">
          {text('games.evidence.secret')}
        </Alert>
      ) : (
        <Alert severity={again.isSame ? 'success' : 'error'} variant="outlined">
          {again.isSame ? text('games.evidence.same') : text('games.evidence.other')}
        </Alert>
      )}
    </>
  );
}

/** A few fields as sentences of their own; nothing yet is a dash. */
function Told({ fields }: { fields: [name: string, value: string][] }) {
  if (fields.length === 0) return <span aria-hidden="true">–</span>;
  return fields.map(([name, value]) => (
    <div key={name}>
      {name}: <b>{value}</b>
    </div>
  ));
}
