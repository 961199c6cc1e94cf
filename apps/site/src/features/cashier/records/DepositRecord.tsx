import type { Deposit, DepositState } from '@parlour/client';
import { DEPOSIT_STATES } from '@parlour/contract/values/cashier';
import type { BusinessClock } from '../../../platform/records/days.rules.ts';
import { useSite } from '../../../platform/site.ts';
import { useCashierText } from '../cashier-text.ts';
import { STATE_TONES, STATE_WORDS } from '../deposit-states.rules.ts';
import { MethodArt } from '../MethodArt.tsx';
import { depositPath } from '../paths.rules.ts';
import { MoneyRecord } from './MoneyRecord.tsx';

export function DepositRecord({ clock }: { clock: BusinessClock }) {
  const text = useCashierText();
  const { client } = useSite();
  return (
    <MoneyRecord<DepositState, Deposit>
      clock={clock}
      name="deposits"
      load={client.cashier.depositReport}
      states={DEPOSIT_STATES}
      words={STATE_WORDS}
      tones={STATE_TONES}
      empty={{ icon: 'download', detail: text('cashier.report.noDepositsDetail') }}
      rowOf={({ id, method, channelName }) => ({
        to: depositPath(id),
        art: <MethodArt method={method} />,
        title: channelName,
      })}
    />
  );
}
