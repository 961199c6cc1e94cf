import { TRANSFER_KINDS } from '@parlour/contract/values/wallet';
import { ChooseBrand } from '../../parts/layout/ChooseBrand.tsx';
import { PageHead } from '../../parts/layout/PageHead.tsx';
import { EmptyState } from '../../parts/layout/PageStates.tsx';
import { CursorList } from '../../parts/lists/CursorList.tsx';
import { ChoiceFilter, DayFilter, TextFilter } from '../../parts/lists/ListFilters.tsx';
import { useLabel, useText } from '../../platform/texts.tsx';
import { CurrencyFilter } from './CurrencyFilter.tsx';
import type { TransferLine } from './ledger.rules.ts';
import { useTransferColumns } from './useTransferColumns.tsx';

/** Everything that moved in a brand's books. */
export function TransfersPage() {
  const text = useText();
  return (
    <>
      <PageHead title={text('ledger.transfers')} hint={text('ledger.transfers.hint')} />
      <ChooseBrand>{(merchant) => <TransfersList merchant={merchant} />}</ChooseBrand>
    </>
  );
}

function TransfersList({ merchant }: { merchant: string }) {
  const text = useText();
  const label = useLabel();
  return (
    <CursorList<TransferLine>
      resource="transfers"
      label={text('ledger.transfers')}
      fixed={{ merchant }}
      filters={
        <>
          <TextFilter source="postingId" label={text('ledger.posting.id')} type="search" width={340} />
          <ChoiceFilter
            source="kind"
            label={text('ledger.kind')}
            options={TRANSFER_KINDS.map((kind) => ({ value: kind, label: label('ledger.kind', kind) }))}
            width={220}
          />
          <CurrencyFilter />
          <DayFilter source="from" label={text('ledger.firstDay')} />
          <DayFilter source="to" label={text('ledger.lastDay')} />
        </>
      }
      columns={useTransferColumns(merchant, { isOfOne: false })}
      empty={<EmptyState glyph="wallet" title={text('ledger.empty')} hint={text('ledger.empty.hint')} />}
    />
  );
}
