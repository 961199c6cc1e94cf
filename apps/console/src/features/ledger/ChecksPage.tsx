import { Alert, Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { ReasonDialog } from '../../parts/dialogs/ReasonDialog.tsx';
import { ChooseBrand } from '../../parts/layout/ChooseBrand.tsx';
import { PageHead } from '../../parts/layout/PageHead.tsx';
import { EmptyState } from '../../parts/layout/PageStates.tsx';
import { type Column, CursorList } from '../../parts/lists/CursorList.tsx';
import { Code } from '../../parts/values/Code.tsx';
import { Moment } from '../../parts/values/Moment.tsx';
import { StateChip } from '../../parts/values/StateChip.tsx';
import { useConsole } from '../../platform/console.ts';
import { useFormats } from '../../platform/formats.ts';
import { useLabel, useText } from '../../platform/texts.tsx';
import { usePermission } from '../../platform/usePermission.ts';
import type { LedgerCheck } from './ledger.rules.ts';

/** A worker runs the check; this is how often to look for its result. */
const LOOK_AGAIN_MS = 2_000;

/** Whether the books balance: checked every night and on request. */
export function ChecksPage() {
  const text = useText();
  return (
    <>
      <PageHead title={text('ledger.checks')} hint={text('ledger.checks.hint')} />
      <ChooseBrand>{(merchant) => <ChecksList merchant={merchant} />}</ChooseBrand>
    </>
  );
}

function ChecksList({ merchant }: { merchant: string }) {
  const text = useText();
  return (
    <CursorList<LedgerCheck>
      resource="checks"
      label={text('ledger.checks')}
      fixed={{ merchant }}
      refreshMs={LOOK_AGAIN_MS}
      filters={<RunButton merchant={merchant} />}
      columns={useColumns()}
      empty={<EmptyState glyph="check" title={text('ledger.checks.empty')} />}
    />
  );
}

function RunButton({ merchant }: { merchant: string }) {
  const text = useText();
  const notify = useNotify();
  const { client } = useConsole();
  const [isAsking, setAsking] = useState(false);
  const canCheck = usePermission({ permission: 'ledger.check', scope: 'brand' }, merchant);
  if (!canCheck) return null;
  return (
    <>
      <Button variant="contained" onClick={() => setAsking(true)}>
        {text('ledger.checks.run')}
      </Button>
      {isAsking ? (
        <ReasonDialog
          title={text('ledger.checks.run')}
          confirm={text('ledger.checks.confirm')}
          act={(reason) => client.wallet.runCheck({ body: { reason }, merchant })}
          onDone={() => {
            setAsking(false);
            notify(text('ledger.checks.asked'), { type: 'success' });
          }}
          onClose={() => setAsking(false)}
        >
          <Typography variant="body2">{text('ledger.checks.effect')}</Typography>
        </ReasonDialog>
      ) : null}
    </>
  );
}

function useColumns(): Column<LedgerCheck>[] {
  const text = useText();
  const formats = useFormats();
  return [
    { id: 'at', head: text('ledger.at'), cell: ({ startedAt }) => <Moment at={startedAt} />, width: 190 },
    {
      id: 'result',
      head: text('ledger.check.result'),
      cell: (check) => <Result check={check} />,
    },
    {
      id: 'by',
      head: text('ledger.check.by'),
      cell: ({ startedBy }) => startedBy ?? text('ledger.check.nightly'),
    },
    {
      id: 'transfers',
      head: text('ledger.transfers'),
      align: 'right',
      cell: ({ transfers }) => formats.decimal(transfers),
    },
    {
      id: 'rows',
      head: text('ledger.check.rows'),
      align: 'right',
      cell: ({ accounts }) => formats.number(accounts),
    },
  ];
}

function Result({ check: { findingsTotal, findings } }: { check: LedgerCheck }) {
  const text = useText();
  const label = useLabel();
  if (findingsTotal === 0) return <StateChip tone="good" label={text('ledger.check.right')} />;
  return (
    <Stack sx={{ gap: 1, py: 0.5 }}>
      <div>
        <StateChip tone="bad" label={text('ledger.check.wrong', { count: findingsTotal })} />
      </div>
      {findings.map(({ kind, subject, expected, found }) => (
        <Alert key={`${kind} ${subject}`} severity="error" variant="outlined" icon={false}>
          <Typography variant="body2">{label('ledger.finding', kind)}</Typography>
          <Code>{text('ledger.finding.detail', { subject, expected, found })}</Code>
        </Alert>
      ))}
    </Stack>
  );
}
