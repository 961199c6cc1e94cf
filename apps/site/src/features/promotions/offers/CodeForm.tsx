import { CODE_LENGTH } from '@parlour/contract/values/promotions/promotions.rules';
import { FormMessage, SubmitButton, TextField } from '@parlour/ui';
import { showToast } from '../../../platform/dialogs/toasts.store.ts';
import { useForm } from '../../../platform/forms/useForm.ts';
import { useOfferText } from '../../../platform/offers/offer-text.ts';
import { useSite } from '../../../platform/site.ts';
import styles from './OfferList.module.css';

/** Redeems a code that somebody was given. */
export function CodeForm() {
  const text = useOfferText();
  const { client } = useSite();
  const form = useForm({
    initial: { code: '' },
    rules: { code: (code) => (code.trim() === '' ? { words: text('offers.code.missing') } : null) },
  });
  const send = async ({ code }: { code: string }) => {
    await client.promotions.redeemCode({ body: { code: code.trim() } });
    showToast(text('offers.code.done'), 'short');
    form.reset();
  };
  return (
    <form className={styles.code} onSubmit={form.submit({ send })} noValidate>
      <TextField
        {...form.field('code')}
        label={text('offers.code.label')}
        hint={text('offers.code.hint', { count: CODE_LENGTH })}
        maxLength={20}
        autoComplete="off"
      />
      {form.refusal && <FormMessage words={form.refusal} />}
      <SubmitButton label={text('offers.code.submit')} isBusy={form.isBusy} />
    </form>
  );
}
