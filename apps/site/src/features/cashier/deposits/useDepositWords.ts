import type { Deposit } from '@parlour/client';
import { useMoney } from '../../../platform/texts/texts.tsx';
import { useCashierText } from '../cashier-text.ts';
import { STATE_WORDS, toldOf } from '../deposit-states.rules.ts';

/** The state's name, its meaning, and the reason if one was given. */
export function useDepositWords(deposit: Deposit) {
  const { showMoney } = useMoney();
  const text = useCashierText();
  const { state, amount, credited, currency, reason } = deposit;
  return {
    state: text(STATE_WORDS[state]),
    told: text(toldOf(deposit), { amount: showMoney(state === 'credited' ? credited : amount, currency) }),
    reason: reason && text('cashier.reason', { reason }),
  };
}
