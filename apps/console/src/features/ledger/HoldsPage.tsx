import { Link } from '@mui/material';
import { HOLD_STATES } from '@parlour/contract/values/wallet';
import { Link as RouterLink } from 'react-router';
import { ChooseBrand } from '../../parts/layout/ChooseBrand.tsx';
import { PageHead } from '../../parts/layout/PageHead.tsx';
import { EmptyState } from '../../parts/layout/PageStates.tsx';
import { type Column, CursorList } from '../../parts/lists/CursorList.tsx';
import { ChoiceFilter } from '../../parts/lists/ListFilters.tsx';
import { Amount } from '../../parts/values/Amount.tsx';
import { Moment } from '../../parts/values/Moment.tsx';
import { OneLine } from '../../parts/values/OneLine.tsx';
import { StateChip } from '../../parts/values/StateChip.tsx';
import { useLabel, useText } from '../../platform/texts.tsx';
import { type LedgerHold, memberMoneyPlace, ownerName } from './ledger.rules.ts';

const TONE = { open: 'waiting', posted: 'good', voided: 'quiet' } as const;

/** Money held until it leaves or is released. */
export function HoldsPage() {
  const text = useText();
  return (
    <>
      <PageHead title={text('ledger.holds')} hint={text('ledger.holds.hint')} />
      <ChooseBrand>{(merchant) => <HoldsList merchant={merchant} />}</ChooseBrand>
    </>
  );
}

function HoldsList({ merchant }: { merchant: string }) {
  const text = useText();
  const label = useLabel();
  return (
    <CursorList<LedgerHold>
      resource="holds"
      label={text('ledger.holds')}
      fixed={{ merchant }}
      filters={
        <ChoiceFilter
          source="state"
          label={text('ledger.hold.state')}
          options={HOLD_STATES.map((state) => ({ value: state, label: label('ledger.hold.state', state) }))}
        />
      }
      columns={useColumns(merchant)}
      empty={<EmptyState glyph="lock" title={text('ledger.holds.empty')} />}
    />
  );
}

function useColumns(merchant: string): Column<LedgerHold>[] {
  const text = useText();
  const label = useLabel();
  return [
    {
      id: 'created',
      head: text('ledger.createdAt'),
      cell: ({ createdAt }) => <Moment at={createdAt} />,
      width: 190,
    },
    {
      id: 'member',
      head: text('ledger.owner'),
      cell: ({ member }) => (
        <Link component={RouterLink} to={memberMoneyPlace(merchant, member.code)} underline="hover">
          {ownerName(member)}
        </Link>
      ),
    },
    {
      id: 'state',
      head: text('ledger.hold.state'),
      cell: ({ state }) => <StateChip tone={TONE[state]} label={label('ledger.hold.state', state)} />,
    },
    {
      id: 'reference',
      head: text('ledger.reference'),
      cell: ({ reference }) => <OneLine words={reference} />,
    },
    { id: 'ended', head: text('ledger.hold.endedAt'), cell: ({ endedAt }) => <Moment at={endedAt} /> },
    {
      id: 'amount',
      head: text('ledger.amount'),
      align: 'right',
      cell: ({ amount, currency }) => <Amount value={amount} currency={currency} isNamed />,
    },
  ];
}
