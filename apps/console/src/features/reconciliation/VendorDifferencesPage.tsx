import { Button, Link, Typography } from '@mui/material';
import {
  VENDOR_DIFFERENCE_KINDS,
  VENDOR_DIFFERENCE_STATES,
  type VendorDifferenceState,
} from '@parlour/contract/values/games';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { ReasonDialog } from '../../parts/dialogs/ReasonDialog.tsx';
import { ChooseBrand } from '../../parts/layout/ChooseBrand.tsx';
import { PageHead } from '../../parts/layout/PageHead.tsx';
import { EmptyState } from '../../parts/layout/PageStates.tsx';
import { type Column, CursorList } from '../../parts/lists/CursorList.tsx';
import { ChoiceFilter, TextFilter } from '../../parts/lists/ListFilters.tsx';
import { Code } from '../../parts/values/Code.tsx';
import { Moment } from '../../parts/values/Moment.tsx';
import { StateChip, type Tone } from '../../parts/values/StateChip.tsx';
import { useConsole } from '../../platform/console.ts';
import { useLabel, useText } from '../../platform/texts.tsx';
import { usePermission } from '../../platform/usePermission.ts';
import type { VendorDifference } from './reconciliation.rules.ts';

const TONE: Record<VendorDifferenceState, Tone> = { open: 'bad', resolved: 'quiet', agreed: 'good' };

/** Transaction by transaction: our version, the vendor's version, and what was decided. */
export function VendorDifferencesPage() {
  const text = useText();
  return (
    <>
      <PageHead title={text('vendorBooks.differences')} hint={text('vendorBooks.differences.hint')} />
      <ChooseBrand>{(merchant) => <DifferencesList merchant={merchant} />}</ChooseBrand>
    </>
  );
}

function DifferencesList({ merchant }: { merchant: string }) {
  const text = useText();
  const [resolving, setResolving] = useState<VendorDifference | null>(null);
  return (
    <>
      <CursorList<VendorDifference>
        resource="vendorDifferences"
        label={text('vendorBooks.differences')}
        fixed={{ merchant }}
        filters={<Filters />}
        columns={useColumns(merchant, setResolving)}
        empty={<EmptyState glyph="scales" title={text('vendorBooks.differences.empty')} />}
      />
      {resolving ? (
        <ResolveDialog merchant={merchant} difference={resolving} onClose={() => setResolving(null)} />
      ) : null}
    </>
  );
}

function Filters() {
  const text = useText();
  const label = useLabel();
  const options = (family: string, codes: readonly string[]) =>
    codes.map((code) => ({ value: code, label: label(family, code) }));
  return (
    <>
      <ChoiceFilter
        source="state"
        label={text('vendorBooks.differenceState')}
        options={options('vendorBooks.differenceState', VENDOR_DIFFERENCE_STATES)}
      />
      <ChoiceFilter
        source="kind"
        label={text('vendorBooks.kind')}
        options={options('vendorBooks.kind', VENDOR_DIFFERENCE_KINDS)}
      />
      <TextFilter source="vendor" label={text('vendorBooks.vendor')} width={150} />
      <TextFilter source="day" label={text('vendorBooks.day')} width={150} />
      <Button component={RouterLink} to="/ledger/vendors" variant="outlined">
        {text('vendorBooks.days')}
      </Button>
    </>
  );
}

function useColumns(
  merchant: string,
  resolve: (difference: VendorDifference) => void,
): Column<VendorDifference>[] {
  const text = useText();
  const label = useLabel();
  const canResolve = usePermission({ permission: 'ledger.check', scope: 'brand' }, merchant);
  return [
    { id: 'day', head: text('vendorBooks.day'), cell: ({ day }) => day, width: 110 },
    { id: 'vendor', head: text('vendorBooks.vendor'), cell: ({ vendor }) => vendor, width: 120 },
    { id: 'kind', head: text('vendorBooks.kind'), cell: ({ kind }) => label('vendorBooks.kind', kind) },
    {
      id: 'transaction',
      head: text('vendorBooks.transaction'),
      cell: (line) => <Transaction difference={line} />,
    },
    {
      id: 'member',
      head: text('vendorBooks.member'),
      cell: ({ memberId }) => (memberId ? <MemberLink merchant={merchant} id={memberId} /> : '–'),
    },
    { id: 'ours', head: text('vendorBooks.ours'), cell: ({ ours }) => ours ?? '–' },
    { id: 'theirs', head: text('vendorBooks.theirs'), cell: ({ theirs }) => theirs ?? '–' },
    { id: 'found', head: text('vendorBooks.foundAt'), cell: ({ foundAt }) => <Moment at={foundAt} /> },
    { id: 'state', head: text('vendorBooks.differenceState'), cell: (line) => <State difference={line} /> },
    {
      id: 'resolve',
      head: '',
      align: 'right',
      cell: (line) =>
        canResolve && line.state === 'open' ? (
          <Button variant="outlined" size="small" onClick={() => resolve(line)}>
            {text('vendorBooks.resolve')}
          </Button>
        ) : null,
    },
  ];
}

function Transaction({ difference: { transactionId, round } }: { difference: VendorDifference }) {
  const text = useText();
  return (
    <>
      <Code>{transactionId}</Code>
      <Typography variant="body2" color="textSecondary">
        {`${text('vendorBooks.round')}: ${round}`}
      </Typography>
    </>
  );
}

function MemberLink({ merchant, id }: { merchant: string; id: string }) {
  return (
    <Link component={RouterLink} to={`/members/${merchant}/${id}`} underline="hover">
      {id.slice(-8)}
    </Link>
  );
}

function State({ difference: { state, reason, endedBy } }: { difference: VendorDifference }) {
  const label = useLabel();
  return (
    <>
      <StateChip tone={TONE[state]} label={label('vendorBooks.differenceState', state)} />
      {reason ? (
        <Typography variant="body2" color="textSecondary">
          {[endedBy?.displayName, reason].filter(Boolean).join(': ')}
        </Typography>
      ) : null}
    </>
  );
}

type ResolveProps = { merchant: string; difference: VendorDifference; onClose(): void };

function ResolveDialog({ merchant, difference: { id, ours, theirs }, onClose }: ResolveProps) {
  const text = useText();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const { client } = useConsole();
  return (
    <ReasonDialog
      title={text('vendorBooks.resolve.title')}
      confirm={text('vendorBooks.resolve')}
      act={(reason) => client.games.resolveVendorDifference({ body: { id, reason }, merchant })}
      onDone={() => {
        notify(text('vendorBooks.resolved'), { type: 'success' });
        void queryClient.invalidateQueries({ queryKey: ['vendorDifferences'] });
        onClose();
      }}
      onClose={onClose}
    >
      <Typography>{`${text('vendorBooks.ours')}: ${ours ?? '–'}`}</Typography>
      <Typography sx={{ mb: 1 }}>{`${text('vendorBooks.theirs')}: ${theirs ?? '–'}`}</Typography>
      <Typography color="textSecondary">{text('vendorBooks.resolve.effect')}</Typography>
    </ReasonDialog>
  );
}
