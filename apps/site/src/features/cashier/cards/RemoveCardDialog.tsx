import type { BankCard } from '@parlour/client';
import { Button, Dialog, FormMessage, SubmitButton } from '@parlour/ui';
import { showToast } from '../../../platform/dialogs/toasts.store.ts';
import { useCountedDialog } from '../../../platform/dialogs/useCountedDialog.ts';
import { useForm } from '../../../platform/forms/useForm.ts';
import { ProofFields } from '../../../platform/proof/ProofFields.tsx';
import { EMPTY_PROOF, PROOF_FIELD_OF } from '../../../platform/proof/proof.rules.ts';
import { useProof } from '../../../platform/proof/useProof.ts';
import { useSite } from '../../../platform/site.ts';
import { useText } from '../../../platform/texts/texts.tsx';
import cashier from '../Cashier.module.css';
import { cardName } from '../card.rules.ts';
import { useCashierText } from '../cashier-text.ts';
import dialog from '../PaymentDialog.module.css';

type Props = { card: BankCard; onClose: () => void; onRemoved: () => void };

export function RemoveCardDialog({ card, onClose, onRemoved }: Props) {
  const text = useCashierText();
  const words = useText();
  const { client } = useSite();
  const proof = useProof();
  const form = useForm({ initial: EMPTY_PROOF, rules: proof.rules, fieldOf: PROOF_FIELD_OF });
  useCountedDialog();
  const send = async (values: typeof EMPTY_PROOF) => {
    const taken = await proof.take(values);
    if (!taken) return;
    await client.cashier.removeBankCard({ body: { id: card.id, ...taken } });
    showToast(text('cashier.cards.removed'), 'lobby');
    onRemoved();
  };
  const title = text('cashier.cards.removeTitle');
  return (
    <Dialog label={title} onClose={onClose}>
      {(close) => (
        <form className={dialog.content} noValidate onSubmit={form.submit({ send })}>
          <h2 className={dialog.title}>{title}</h2>
          <p className={cashier.text}>{cardName(card)}</p>
          <ProofFields proof={proof} form={form} />
          {form.refusal && <FormMessage words={form.refusal} />}
          <SubmitButton label={text('cashier.cards.removeSubmit')} isBusy={form.isBusy} />
          <Button kind="quiet" label={words('member.cancel')} onPress={close} />
        </form>
      )}
    </Dialog>
  );
}
