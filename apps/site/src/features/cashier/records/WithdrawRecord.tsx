import type { Withdrawal, WithdrawalState } from '@parlour/client';
import { WITHDRAWAL_STATES } from '@parlour/contract/values/cashier';
import type { BusinessClock } from '../../../platform/records/days.rules.ts';
import { useSite } from '../../../platform/site.ts';
import { cardName } from '../card.rules.ts';
import { useCashierText } from '../cashier-text.ts';
import { MethodArt } from '../MethodArt.tsx';
import { withdrawalPath } from '../paths.rules.ts';
import { STATE_TONES, STATE_WORDS } from '../withdrawal-states.rules.ts';
import { MoneyRecord } from './MoneyRecord.tsx';

export function WithdrawRecord({ clock }: { clock: BusinessClock }) {
  const text = useCashierText();
  const { client } = useSite();
  return (
    <MoneyRecord<WithdrawalState, Withdrawal>
      clock={clock}
      name="withdrawals"
      load={client.cashier.withdrawReport}
      states={WITHDRAWAL_STATES}
      words={STATE_WORDS}
      tones={STATE_TONES}
      empty={{ icon: 'upload', detail: text('cashier.report.noWithdrawalsDetail') }}
      rowOf={({ id, card }) => ({
        to: withdrawalPath(id),
        art: <MethodArt method="bank" />,
        title: cardName(card),
      })}
    />
  );
}
