import { FormMessage, SubmitButton, TextField } from '@parlour/ui';
import { useForm } from '../../../platform/forms/useForm.ts';
import { useSite } from '../../../platform/site.ts';
import cashier from '../Cashier.module.css';
import { useCashierText } from '../cashier-text.ts';

/** Reports a transfer by hand as sent, so that an operator looks for it. */
export function SentForm({ id, onSent }: { id: string; onSent: () => void }) {
  const text = useCashierText();
  const { client } = useSite();
  const form = useForm({
    initial: { payerName: '' },
    rules: {
      payerName: (name) => (name.trim() === '' ? { words: text('cashier.sent.payerMissing') } : null),
    },
  });
  const send = async ({ payerName }: { payerName: string }) => {
    await client.cashier.depositSent({ body: { id, payerName } });
    onSent();
  };
  return (
    <form className={cashier.stack} noValidate onSubmit={form.submit({ send, onRefused: onSent })}>
      <TextField
        {...form.field('payerName')}
        label={text('cashier.sent.payer')}
        hint={text('cashier.sent.payerHint')}
        icon="person"
        autoComplete="name"
        autoCapitalize="words"
        maxLength={60}
        isRequired
      />
      {form.refusal && <FormMessage words={form.refusal} />}
      <SubmitButton label={text('cashier.sent.submit')} isBusy={form.isBusy} />
    </form>
  );
}
