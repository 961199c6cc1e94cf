import { LEDGER_PURPOSES } from '@parlour/contract/values/wallet';
import { ChooseBrand } from '../../parts/layout/ChooseBrand.tsx';
import { PageHead } from '../../parts/layout/PageHead.tsx';
import { EmptyState } from '../../parts/layout/PageStates.tsx';
import { type Column, CursorList } from '../../parts/lists/CursorList.tsx';
import { ChoiceFilter, TextFilter } from '../../parts/lists/ListFilters.tsx';
import { Amount } from '../../parts/values/Amount.tsx';
import { ShortId } from '../../parts/values/Code.tsx';
import { Moment } from '../../parts/values/Moment.tsx';
import { useLabel, useText } from '../../platform/texts.tsx';
import { AccountLink } from './AccountLink.tsx';
import { CurrencyFilter } from './CurrencyFilter.tsx';
import type { LedgerAccount } from './ledger.rules.ts';

/** Every account of a brand's books. */
export function AccountsPage() {
  const text = useText();
  return (
    <>
      <PageHead title={text('ledger.accounts')} hint={text('ledger.accounts.hint')} />
      <ChooseBrand>{(merchant) => <AccountsList merchant={merchant} />}</ChooseBrand>
    </>
  );
}

function AccountsList({ merchant }: { merchant: string }) {
  const text = useText();
  const label = useLabel();
  return (
    <CursorList<LedgerAccount>
      resource="ledgerAccounts"
      label={text('ledger.accounts')}
      fixed={{ merchant }}
      filters={
        <>
          <TextFilter source="owner" label={text('ledger.owner.search')} type="search" width={320} />
          <ChoiceFilter
            source="purpose"
            label={text('ledger.purpose')}
            options={LEDGER_PURPOSES.map((purpose) => ({
              value: purpose,
              label: label('ledger.purpose', purpose),
            }))}
          />
          <CurrencyFilter />
        </>
      }
      columns={useAccountColumns(merchant)}
      empty={<EmptyState glyph="wallet" title={text('ledger.empty')} hint={text('ledger.empty.hint')} />}
    />
  );
}

export function useAccountColumns(merchant: string): Column<LedgerAccount>[] {
  const text = useText();
  return [
    {
      id: 'account',
      head: text('ledger.account'),
      cell: (account) => <AccountLink account={account} merchant={merchant} />,
    },
    { id: 'currency', head: text('ledger.currency'), cell: ({ currency }) => currency },
    {
      id: 'balance',
      head: text('ledger.balance'),
      align: 'right',
      cell: ({ balance, currency }) => <Amount value={balance} currency={currency} />,
    },
    { id: 'moved', head: text('ledger.movedAt'), cell: ({ movedAt }) => <Moment at={movedAt} /> },
    { id: 'id', head: text('ledger.id'), cell: ({ id }) => <ShortId id={id} /> },
  ];
}
