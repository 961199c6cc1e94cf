import { Link, Stack, Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material';
import { Link as RouterLink } from 'react-router';
import { Amount } from '../../../parts/values/Amount.tsx';
import { Code, ShortId } from '../../../parts/values/Code.tsx';
import { Moment } from '../../../parts/values/Moment.tsx';
import { StateChip } from '../../../parts/values/StateChip.tsx';
import { useLabel, useText } from '../../../platform/texts.tsx';
import { usePermission } from '../../../platform/usePermission.ts';
import type { RoundDetail, RoundStep } from './rounds.rules.ts';

/** What the vendor asked for, in order, what it was answered, and where it is in the books. */
export function RoundSteps({ round, merchant }: { round: RoundDetail; merchant: string }) {
  const text = useText();
  const { steps, currency } = round;
  return (
    <TableContainer tabIndex={0} role="region" aria-label={text('games.steps')}>
      <Table size="small" aria-label={text('games.steps')}>
        <TableHead>
          <TableRow>
            <TableCell>{text('games.at')}</TableCell>
            <TableCell>{text('games.step.call')}</TableCell>
            <TableCell>{text('games.step.transaction')}</TableCell>
            <TableCell>{text('games.step.about')}</TableCell>
            <TableCell align="right">{text('games.amount')}</TableCell>
            <TableCell>{text('games.step.answer')}</TableCell>
            <TableCell align="right">{text('games.step.balance')}</TableCell>
            <TableCell>{text('games.step.posting')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {steps.map((step) => (
            <TableRow key={step.transactionId} hover>
              <TableCell>
                <Moment at={step.at} />
              </TableCell>
              <TableCell>
                <Call step={step} />
              </TableCell>
              <TableCell>
                <ShortId id={step.transactionId} />
              </TableCell>
              <TableCell>{step.referenceId === null ? '–' : <ShortId id={step.referenceId} />}</TableCell>
              <TableCell align="right">
                <Amount value={step.amount} currency={currency} />
              </TableCell>
              <TableCell>
                <Code>{step.answer.status || '–'}</Code>
              </TableCell>
              <TableCell align="right">
                {step.answer.balance === null ? (
                  '–'
                ) : (
                  <Amount value={step.answer.balance} currency={currency} />
                )}
              </TableCell>
              <TableCell>
                <Posting id={step.postingId} merchant={merchant} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
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
