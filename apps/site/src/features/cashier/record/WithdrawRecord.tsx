import type { Withdrawal, WithdrawalState } from '@parlour/client';
import { useCallback } from 'react';
import { useSite } from '../../../platform/site.ts';
import { useFormats } from '../../../platform/texts.tsx';
import { cardName } from '../cards/card.rules.ts';
import { useCashierText } from '../cashier-text.ts';
import { MethodArt } from '../MethodArt.tsx';
import { showMoney } from '../money.rules.ts';
import { withdrawalPath } from '../paths.rules.ts';
import { STATE_TONES, STATE_WORDS } from '../withdraw/withdrawal-states.rules.ts';
import { RecordFilters } from './RecordFilters.tsx';
import { RecordList } from './RecordList.tsx';
import { RecordRow } from './RecordRow.tsx';
import { useEndlessList } from './useEndlessList.ts';
import { useRecordFilters } from './useRecordFilters.ts';

const STATES = Object.keys(STATE_WORDS) as WithdrawalState[];

export function WithdrawRecord() {
  const text = useCashierText();
  const { client } = useSite();
  const { from, onReset, ...filters } = useRecordFilters<WithdrawalState>();
  const { state } = filters;
  const list = useEndlessList(
    useCallback(
      (after: string | null) =>
        client.cashier.withdrawReport({
          query: { ...(after ? { after } : {}), ...(from ? { from } : {}), ...(state ? { state } : {}) },
        }),
      [client, from, state],
    ),
  );
  return (
    <>
      <RecordFilters
        {...filters}
        states={STATES.map((value) => ({ value, label: text(STATE_WORDS[value]) }))}
      />
      <RecordList
        list={list}
        empty={{
          title: text('cashier.report.noWithdrawals'),
          detail: text('cashier.report.noWithdrawalsDetail'),
        }}
        onReset={onReset}
      >
        {(withdrawal) => <WithdrawalRow withdrawal={withdrawal} />}
      </RecordList>
    </>
  );
}

function WithdrawalRow({ withdrawal }: { withdrawal: Withdrawal }) {
  const text = useCashierText();
  const { date, time } = useFormats();
  const { state, createdAt, card } = withdrawal;
  return (
    <RecordRow
      to={withdrawalPath(withdrawal.id)}
      art={<MethodArt method="bank" />}
      title={cardName(card)}
      detail={`${date(createdAt)} · ${time(createdAt)}`}
      amount={showMoney(withdrawal.amount, withdrawal.currency)}
      state={{ words: text(STATE_WORDS[state]), tone: STATE_TONES[state] }}
    />
  );
}
