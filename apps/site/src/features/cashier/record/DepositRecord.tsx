import type { Deposit, DepositState } from '@parlour/client';
import { useCallback } from 'react';
import { useSite } from '../../../platform/site.ts';
import { useFormats } from '../../../platform/texts.tsx';
import { useCashierText } from '../cashier-text.ts';
import { STATE_TONES, STATE_WORDS } from '../deposit/deposit-states.rules.ts';
import { MethodArt } from '../MethodArt.tsx';
import { showMoney } from '../money.rules.ts';
import { depositPath } from '../paths.rules.ts';
import { RecordFilters } from './RecordFilters.tsx';
import { RecordList } from './RecordList.tsx';
import { RecordRow } from './RecordRow.tsx';
import { useEndlessList } from './useEndlessList.ts';
import { useRecordFilters } from './useRecordFilters.ts';

const STATES = Object.keys(STATE_WORDS) as DepositState[];

export function DepositRecord() {
  const text = useCashierText();
  const { client } = useSite();
  const { from, onReset, ...filters } = useRecordFilters<DepositState>();
  const { state } = filters;
  const list = useEndlessList(
    useCallback(
      (after: string | null) =>
        client.cashier.depositReport({
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
          title: text('cashier.report.noDeposits'),
          detail: text('cashier.report.noDepositsDetail'),
        }}
        onReset={onReset}
      >
        {(deposit) => <DepositRow deposit={deposit} />}
      </RecordList>
    </>
  );
}

function DepositRow({ deposit }: { deposit: Deposit }) {
  const text = useCashierText();
  const { date, time } = useFormats();
  const { state, createdAt } = deposit;
  return (
    <RecordRow
      to={depositPath(deposit.id)}
      art={<MethodArt method={deposit.method} />}
      title={deposit.channelName}
      detail={`${date(createdAt)} · ${time(createdAt)}`}
      amount={showMoney(deposit.amount, deposit.currency)}
      state={{ words: text(STATE_WORDS[state]), tone: STATE_TONES[state] }}
    />
  );
}
