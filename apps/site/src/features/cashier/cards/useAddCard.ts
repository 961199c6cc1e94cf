import { PERSON_NAME, WITHDRAWAL_HOLD_HOURS } from '@parlour/contract/values/identity.rules';
import { showToast } from '../../../platform/dialogs/toasts.store.ts';
import { useForm } from '../../../platform/forms/useForm.ts';
import { EMPTY_PROOF, PROOF_FIELD_OF } from '../../../platform/proof/proof.rules.ts';
import { useProof } from '../../../platform/proof/useProof.ts';
import { useSite } from '../../../platform/site.ts';
import { digitsOf, isCardNumber } from '../card.rules.ts';
import { useCashierText } from '../cashier-text.ts';

const FIELD_OF = {
  ...PROOF_FIELD_OF,
  card_taken: 'number',
  payee_mismatch: 'holder',
} as const;

export function useAddCard({ payeeName, onAdded }: { payeeName: string | null; onAdded: () => void }) {
  const text = useCashierText();
  const { client } = useSite();
  const proof = useProof();
  const form = useForm({
    initial: { bank: '', number: '', holder: payeeName ?? '', ...EMPTY_PROOF },
    rules: {
      bank: (bank) => (bank === '' ? { words: text('cashier.card.bankMissing') } : null),
      number: (typed) => {
        if (typed.trim() === '') return { words: text('cashier.card.numberMissing') };
        return isCardNumber(typed) ? null : { words: text('cashier.card.numberFormat') };
      },
      holder: (name) => {
        if (name.trim() === '') return { words: text('cashier.card.holderMissing') };
        return PERSON_NAME.test(name.trim()) ? null : { words: text('cashier.card.holderFormat') };
      },
      ...proof.rules,
    },
    fieldOf: FIELD_OF,
    problemOf: (name) => (name === 'number' ? { words: text('cashier.card.numberFormat') } : null),
  });
  const send = async ({ bank, number, holder, ...values }: typeof form.values) => {
    const taken = await proof.take(values);
    if (!taken) return;
    await client.cashier.addBankCard({ body: { bank, number: digitsOf(number), holder, ...taken } });
    showToast(text('cashier.cards.saved', { hours: WITHDRAWAL_HOLD_HOURS }), 'short');
    onAdded();
  };
  return { form, proof, submit: form.submit({ send }) };
}
