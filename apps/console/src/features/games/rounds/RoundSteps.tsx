import { Link, Stack } from '@mui/material';
import { Link as RouterLink } from 'react-router';
import { RowsTable } from '../../../parts/lists/RowsTable.tsx';
import { Amount } from '../../../parts/values/Amount.tsx';
import { Code, ShortId } from '../../../parts/values/Code.tsx';
import { Moment } from '../../../parts/values/Moment.tsx';
import { StateChip } from '../../../parts/values/StateChip.tsx';
import { useLabel, useText } from '../../../platform/texts.tsx';
import { usePermission } from '../../../platform/usePermission.ts';
import type { RoundDetail, RoundStep } from './rounds.rules.ts';

/** The vendor's requests in order, our answers, and their postings. */
export function RoundSteps({ round, merchant }: { round: RoundDetail; merchant: string }) {
  const text = useText();
  const { steps, currency } = round;
  return (
    <RowsTable
      label={text('games.steps')}
      rows={steps}
      idOf={({ transactionId }) => transactionId}
      columns={[
        { id: 'at', head: text('games.at'), cell: ({ at }) => <Moment at={at} /> },
        { id: 'call', head: text('games.step.call'), cell: (step) => <Call step={step} /> },
        {
          id: 'transaction',
          head: text('games.step.transaction'),
          cell: ({ transactionId }) => <ShortId id={transactionId} />,
        },
        {
          id: 'about',
          head: text('games.step.about'),
          cell: ({ referenceId }) => (referenceId === null ? '–' : <ShortId id={referenceId} />),
        },
        {
          id: 'amount',
          head: text('games.amount'),
          align: 'right',
          cell: ({ amount }) => <Amount value={amount} currency={currency} />,
        },
        {
          id: 'answer',
          head: text('games.step.answer'),
          cell: ({ answer }) => <Code>{answer.status || '–'}</Code>,
        },
        {
          id: 'balance',
          head: text('games.step.balance'),
          align: 'right',
          cell: ({ answer: { balance } }) =>
            balance === null ? '–' : <Amount value={balance} currency={currency} />,
        },
        {
          id: 'posting',
          head: text('games.step.posting'),
          cell: ({ postingId }) => <Posting id={postingId} merchant={merchant} />,
        },
      ]}
    />
  );
}

function Call({ step: { kind, closesRound, note } }: { step: RoundStep }) {
  const text = useText();
  const label = useLabel();
  return (
    <Stack direction="row" sx={{ gap: 0.5, alignItems: 'center', flexWrap: 'wrap' }}>
      <span>{label('games.step', kind)}</span>
      {closesRound ? <StateChip tone="quiet" label={text('games.step.closes')} /> : null}
      {note === 'late' ? <StateChip tone="waiting" label={text('games.step.late')} /> : null}
    </Stack>
  );
}

function Posting({ id, merchant }: { id: string | null; merchant: string }) {
  const text = useText();
  const canLook = usePermission({ permission: 'ledger.read', scope: 'brand' }, merchant);
  if (id === null) return <span>{text('games.step.nothing')}</span>;
  if (!canLook) return <ShortId id={id} />;
  return (
    <Link
      component={RouterLink}
      to={`/ledger/posting/${encodeURIComponent(merchant)}/${encodeURIComponent(id)}`}
      underline="hover"
    >
      {text('games.step.ledger')}
    </Link>
  );
}
