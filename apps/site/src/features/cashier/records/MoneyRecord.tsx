import type { CashierKey } from '@parlour/texts/load/cashier';
import { Chips, type IconName } from '@parlour/ui';
import { type ReactNode, useState } from 'react';
import type { BusinessClock } from '../../../platform/records/days.rules.ts';
import { NoRecords } from '../../../platform/records/NoRecords.tsx';
import { RecordFilters } from '../../../platform/records/RecordFilters.tsx';
import { RecordList } from '../../../platform/records/RecordList.tsx';
import { useEndless } from '../../../platform/records/useEndless.ts';
import { useRange } from '../../../platform/records/useRange.ts';
import { useFormats, useMoney } from '../../../platform/texts/texts.tsx';
import { useCashierText } from '../cashier-text.ts';
import type { Tone } from '../StateLabel.tsx';
import { RecordRow } from './RecordRow.tsx';

type Movement<State> = { id: string; amount: string; currency: string; state: State; createdAt: number };
type Query<State> = { from: string; to: string; after?: string; state?: State };
type Answer<Item> = { items: Item[]; next: string | null };
type Props<State extends string, Item> = {
  clock: BusinessClock;
  name: 'deposits' | 'withdrawals';
  load: (input: { signal: AbortSignal; query: Query<State> }) => Promise<Answer<Item>>;
  states: readonly State[];
  words: Readonly<Record<State, CashierKey>>;
  tones: Readonly<Record<State, Tone>>;
  empty: { icon: IconName; detail: string };
  /** What a row shows besides amount, state and time, and the page with the details. */
  rowOf: (item: Item) => { to: string; art: ReactNode; title: string };
};

const ALL = 'all';

/** Deposits or withdrawals, by days and state. */
export function MoneyRecord<State extends string, Item extends Movement<State>>(props: Props<State, Item>) {
  const { showMoney } = useMoney();
  const { clock, name, load, states, words, tones, empty, rowOf } = props;
  const text = useCashierText();
  const { time } = useFormats();
  const range = useRange(clock, 'month');
  const [state, setState] = useState<State | typeof ALL>(ALL);
  const { from, to } = range.range;
  const list = useEndless({
    key: ['member', name, from, to, state],
    load: (signal, place) =>
      load({ signal, query: { from, to, ...place, ...(state === ALL ? {} : { state }) } }),
    news: 'wallet',
  });
  const isWidest = state === ALL && range.name === 'month';
  const reset = () => {
    setState(ALL);
    range.choose('month');
  };
  return (
    <>
      <RecordFilters clock={clock} range={range}>
        <Chips<State | typeof ALL>
          label={text('cashier.report.state')}
          options={[
            { value: ALL, label: text('cashier.report.allStates') },
            ...states.map((value) => ({ value, label: text(words[value]) })),
          ]}
          value={state}
          onChange={setState}
        />
      </RecordFilters>
      <RecordList
        clock={clock}
        list={list}
        timeOf={({ createdAt }) => createdAt}
        empty={<NoRecords {...empty} onReset={isWidest ? null : reset} />}
      >
        {(item) => (
          <RecordRow
            {...rowOf(item)}
            detail={time(item.createdAt)}
            amount={showMoney(item.amount, item.currency)}
            state={{ words: text(words[item.state]), tone: tones[item.state] }}
          />
        )}
      </RecordList>
    </>
  );
}
