import type { BankCard } from '@parlour/client';
import { Button, Dialog, FormMessage, SubmitButton } from '@parlour/ui';
import { showToast } from '../../../platform/dialogs/toasts.store.ts';
import { useCountedDialog } from '../../../platform/dialogs/useCountedDialog.ts';
import { useForm } from '../../../platform/forms/useForm.ts';
import { useSite } from '../../../platform/site.ts';
import { useText } from '../../../platform/texts/texts.tsx';
import cashier from '../Cashier.module.css';
import { cardName } from '../card.rules.ts';
import { useCashierText } from '../cashier-text.ts';
import dialog from '../PaymentDialog.module.css';
import { AccountPasswordField } from '../payment-password/AccountPasswordField.tsx';
import { useAccountPassword } from '../payment-password/useAccountPassword.ts';

type Props = { card: BankCard; onClose: () => void; onRemoved: () => void };

export function RemoveCardDialog({ card, onClose, onRemoved }: Props) {
  const text = useCashierText();
  const words = useText();
  const { client } = useSite();
  const password = useAccountPassword();
  const form = useForm({
    initial: { password: '' },
    rules: { password: password.rule },
    fieldOf: { wrong_password: 'password', locked_out: 'password' },
  });
  useCountedDialog();
  const send = async (values: { password: string }) => {
    await client.cashier.removeBankCard({ body: { id: card.id, password: values.password } });
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
          {password.isAsked && <AccountPasswordField {...form.field('password')} />}
          {form.refusal && <FormMessage words={form.refusal} />}
          <SubmitButton label={text('cashier.cards.removeSubmit')} isBusy={form.isBusy} />
          <Button kind="quiet" label={words('member.cancel')} onPress={close} />
        </form>
      )}
    </Dialog>
  );
}
