import { WITHDRAWAL_HOLD_HOURS } from '@parlour/contract/values/identity.rules';
import { showToast } from '../../../platform/dialogs/toasts.store.ts';
import { useForm } from '../../../platform/forms/useForm.ts';
import { useSite } from '../../../platform/site.ts';
import { digitsOf, isCardNumber } from '../card.rules.ts';
import { useCashierText } from '../cashier-text.ts';
import { useAccountPassword } from '../payment-password/useAccountPassword.ts';

const FIELD_OF = {
  wrong_password: 'password',
  locked_out: 'password',
  card_taken: 'number',
  payee_mismatch: 'holder',
} as const;

export function useAddCard({ payeeName, onAdded }: { payeeName: string | null; onAdded: () => void }) {
  const text = useCashierText();
  const { client } = useSite();
  const password = useAccountPassword();
  const form = useForm({
    initial: { bank: '', number: '', holder: payeeName ?? '', password: '' },
    rules: {
      bank: (bank) => (bank === '' ? { words: text('cashier.card.bankMissing') } : null),
      number: (typed) => {
        if (typed.trim() === '') return { words: text('cashier.card.numberMissing') };
        return isCardNumber(typed) ? null : { words: text('cashier.card.numberFormat') };
      },
      holder: (name) => (name.trim() === '' ? { words: text('cashier.card.holderMissing') } : null),
      password: password.rule,
    },
    fieldOf: FIELD_OF,
    problemOf: (name) => (name === 'number' ? { words: text('cashier.card.numberFormat') } : null),
  });
  const send = async ({ bank, number, holder, password: typed }: typeof form.values) => {
    await client.cashier.addBankCard({ body: { bank, number: digitsOf(number), holder, password: typed } });
    showToast(text('cashier.cards.saved', { hours: WITHDRAWAL_HOLD_HOURS }), 'short');
    onAdded();
  };
  return { form, asksPassword: password.isAsked, submit: form.submit({ send }) };
}
