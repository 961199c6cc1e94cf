import { currencyOf } from '@parlour/money';
import { useCallback, useState } from 'react';
import { useSite } from '../../platform/site.ts';
import { useText } from '../../platform/texts.tsx';
import { BetDialog } from './BetDialog.tsx';
import { BetRow } from './BetRow.tsx';
import type { BusinessClock } from './days.rules.ts';
import { NoRecords } from './NoRecords.tsx';
import { RangeChoice } from './RangeChoice.tsx';
import { RecordList } from './RecordList.tsx';
import styles from './Records.module.css';
import type { Bet } from './record.rules.ts';
import { Total, Totals } from './Totals.tsx';
import { useEndless } from './useEndless.ts';
import { useRange } from './useRange.ts';

/** Every bet with what came of it, and what they come to. */
export function BetRecord({ clock }: { clock: BusinessClock }) {
  const text = useText();
  const { client } = useSite();
  const range = useRange(clock, 'week');
  const [opened, setOpened] = useState<Bet | null>(null);
  const { from, to } = range.range;
  const load = useCallback(
    (after: string | null) => client.wallet.bets({ query: { from, to, ...(after ? { after } : {}) } }),
    [client, from, to],
  );
  const list = useEndless<Bet, Awaited<ReturnType<typeof load>>>(load);
  const { newest } = list;
  const written = newest && currencyOf(newest.currency);
  return (
    <>
      <div className={styles.filters}>
        <RangeChoice clock={clock} range={range} />
        <Totals>
          <Total label={text('wallet.figure.staked')} amount={newest?.totals.staked} written={written} />
          <Total label={text('wallet.figure.won')} amount={newest?.totals.won} written={written} />
          <Total label={text('wallet.figure.net')} amount={newest?.totals.net} written={written} isSigned />
        </Totals>
      </div>
      <RecordList
        clock={clock}
        list={list}
        empty={
          <NoRecords
            icon="ticket"
            detail="wallet.betRecord.emptyDetail"
            onReset={range.name === 'month' ? null : () => range.choose('month')}
          />
        }
      >
        {(bet) => written && <BetRow bet={bet} written={written} onOpen={() => setOpened(bet)} />}
      </RecordList>
      {opened && written && <BetDialog bet={opened} written={written} onClose={() => setOpened(null)} />}
    </>
  );
}
