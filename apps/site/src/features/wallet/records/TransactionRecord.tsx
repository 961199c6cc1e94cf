import { type PurseType, RECORD_GROUPS } from '@parlour/contract/values/wallet';
import { Chips } from '@parlour/ui';
import { useMemo, useState } from 'react';
import type { BusinessClock } from '../../../platform/records/days.rules.ts';
import { NoRecords } from '../../../platform/records/NoRecords.tsx';
import { RecordFilters } from '../../../platform/records/RecordFilters.tsx';
import { RecordList } from '../../../platform/records/RecordList.tsx';
import { useEndless } from '../../../platform/records/useEndless.ts';
import { useRange } from '../../../platform/records/useRange.ts';
import { useSite } from '../../../platform/site.ts';
import { useRecordText } from '../../../platform/texts/record-texts.ts';
import { useText } from '../../../platform/texts/texts.tsx';
import { ExportRecords } from './ExportRecords.tsx';
import { PurseChoice } from './PurseChoice.tsx';
import type { Kind, Transfer } from './record.rules.ts';
import styles from './TransactionRecord.module.css';
import { TransferDialog } from './TransferDialog.tsx';
import { TransferRow } from './TransferRow.tsx';

const ALL = 'all';

/** Every movement of the member's money, by kind and day. */
export function TransactionRecord({ clock }: { clock: BusinessClock }) {
  const text = useText();
  const { client } = useSite();
  const range = useRange(clock, 'week');
  const [kind, setKind] = useState<Kind | typeof ALL>(ALL);
  const [wallet, setWallet] = useState<PurseType>('main');
  const [opened, setOpened] = useState<Transfer | null>(null);
  const { from, to } = range.range;
  const filters = useMemo(
    () => ({ wallet, from, to, ...(kind === ALL ? {} : { kinds: kind }) }),
    [wallet, from, to, kind],
  );
  const list = useEndless({
    key: ['member', 'transactions', wallet, from, to, kind],
    load: (signal, place) => client.wallet.transactions({ signal, query: { ...filters, ...place } }),
    news: 'wallet',
  });
  const currency = list.newest?.currency;
  const isWidest = kind === ALL && range.name === 'month';
  const reset = () => {
    setKind(ALL);
    range.choose('month');
  };
  return (
    <>
      <RecordFilters clock={clock} range={range}>
        <KindChoice kind={kind} onChange={setKind} />
        <div className={styles.tools}>
          <PurseChoice purse={wallet} onChange={setWallet} />
          <ExportRecords filters={filters} />
        </div>
      </RecordFilters>
      <RecordList
        clock={clock}
        list={list}
        timeOf={({ time }) => time}
        empty={
          <NoRecords
            icon="swap"
            detail={text('wallet.transactions.emptyDetail')}
            onReset={isWidest ? null : reset}
          />
        }
      >
        {(transfer) =>
          currency && (
            <TransferRow transfer={transfer} currency={currency} onOpen={() => setOpened(transfer)} />
          )
        }
      </RecordList>
      {opened && currency && (
        <TransferDialog transfer={opened} currency={currency} onClose={() => setOpened(null)} />
      )}
    </>
  );
}

function KindChoice({
  kind,
  onChange,
}: {
  kind: Kind | typeof ALL;
  onChange: (kind: Kind | typeof ALL) => void;
}) {
  const text = useText();
  const name = useRecordText();
  return (
    <Chips
      label={text('wallet.kind.title')}
      options={[
        { value: ALL, label: text('wallet.kind.all') },
        ...RECORD_GROUPS.map((value) => ({ value, label: name(`records.kind.${value}`) })),
      ]}
      value={kind}
      onChange={onChange}
    />
  );
}
