import { currencyOf } from '@parlour/money';
import { Segments } from '@parlour/ui';
import { useState } from 'react';
import type { BusinessClock } from '../../../platform/records/days.rules.ts';
import { NoRecords } from '../../../platform/records/NoRecords.tsx';
import { RecordFilters } from '../../../platform/records/RecordFilters.tsx';
import { RecordList } from '../../../platform/records/RecordList.tsx';
import { useEndless } from '../../../platform/records/useEndless.ts';
import { useRange } from '../../../platform/records/useRange.ts';
import { useSite } from '../../../platform/site.ts';
import { useText } from '../../../platform/texts/texts.tsx';
import { BetDialog } from './BetDialog.tsx';
import { BetRow } from './BetRow.tsx';
import { BetTotals, Total } from './BetTotals.tsx';
import type { Bet } from './record.rules.ts';

/** Game rounds or lottery tickets with their results, or every single stake and win from the ledger. */
type Source = 'games' | 'lottery' | 'ledger';

/** Every bet with its result, and the totals. */
export function BetRecord({ clock }: { clock: BusinessClock }) {
  const text = useText();
  const { client } = useSite();
  const range = useRange(clock, 'week');
  const [opened, setOpened] = useState<Bet | null>(null);
  const [source, setSource] = useState<Source>('games');
  const { from, to } = range.range;
  const list = useEndless({
    key: ['member', 'bets', source, from, to],
    load: (signal, place) => client.wallet.bets({ signal, query: { source, from, to, ...place } }),
    news: 'wallet',
  });
  const { newest } = list;
  const written = newest && currencyOf(newest.currency);
  return (
    <>
      <RecordFilters clock={clock} range={range}>
        <Segments
          label={text('wallet.betRecord.source')}
          options={[
            { value: 'games', label: text('wallet.betRecord.games') },
            { value: 'lottery', label: text('lottery.home.title') },
            { value: 'ledger', label: text('wallet.betRecord.ledger') },
          ]}
          value={source}
          onChange={setSource}
        />
        <BetTotals>
          <Total label={text('wallet.figure.staked')} amount={newest?.totals.staked} written={written} />
          <Total label={text('wallet.figure.won')} amount={newest?.totals.won} written={written} />
          <Total label={text('wallet.figure.net')} amount={newest?.totals.net} written={written} isSigned />
        </BetTotals>
      </RecordFilters>
      <RecordList
        clock={clock}
        list={list}
        timeOf={({ time }) => time}
        empty={
          <NoRecords
            icon="ticket"
            detail={text('wallet.betRecord.emptyDetail')}
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
