import { RAISE_WAIT_HOURS } from '@parlour/contract/values/protection.rules';
import { amountOf, currencyOf, shownSymbol } from '@parlour/money';
import { AmountField, Button, Dialog, FormMessage, SubmitButton } from '@parlour/ui';
import { showToast } from '../../platform/dialogs/toasts.store.ts';
import { useCountedDialog } from '../../platform/dialogs/useCountedDialog.ts';
import { useForm } from '../../platform/forms/useForm.ts';
import { useBusy } from '../../platform/loading/useBusy.ts';
import { useSite } from '../../platform/site.ts';
import { useMoney } from '../../platform/texts/texts.tsx';
import { CancelButton } from './CancelButton.tsx';
import styles from './Protection.module.css';
import { useProtectionText } from './protection-text.ts';
import type { Limit } from './useProtection.ts';

type Props = { limit: Limit; currency: string; onChanged: () => void; onClose: () => void };
const EXAMPLE = '500';

/** Sets one limit. The server decides whether it applies at once or waits. */
export function LimitDialog({ limit, currency, onChanged, onClose }: Props) {
  const { formatAmount, retype, showMoney, tidyTyped } = useMoney();
  const text = useProtectionText();
  const { client } = useSite();
  const { isBusy, run } = useBusy();
  const { kind, period, amount, used } = limit;
  const { symbol, digits } = currencyOf(currency);
  const problem = { words: text('protection.amount.format', { example: EXAMPLE }) };
  useCountedDialog();
  const form = useForm({
    initial: { amount: amount === null ? '' : formatAmount(amountOf(amount), { digits }) },
    rules: { amount: (typed) => (tidyTyped(typed) ? null : { words: text('protection.amount.missing') }) },
    problemOf: () => problem,
  });
  const set = async (wanted: string | null) => {
    const { limits } = await client.protection.setLimit({ body: { kind, period, amount: wanted } });
    const isWaiting = limits.some((each) => each.kind === kind && each.period === period && each.asked);
    showToast(
      isWaiting
        ? text('protection.limit.requested', { hours: RAISE_WAIT_HOURS })
        : text('protection.limit.saved'),
      'lobby',
    );
    onChanged();
    onClose();
  };
  const title = text('protection.limit.dialog', { period, kind });
  return (
    <Dialog label={title} onClose={onClose}>
      {(close) => (
        <form
          className={styles.content}
          noValidate
          onSubmit={form.submit({ send: (values) => set(tidyTyped(values.amount)) })}
        >
          <h2 className={styles.title}>{title}</h2>
          <AmountField
            {...form.field('amount')}
            label={text('protection.limit.amount')}
            hint={text('protection.limit.usedSoFar', { used: showMoney(used, currency) })}
            symbol={shownSymbol({ symbol })}
            retype={retype}
            hasDecimals={digits > 0}
            isRequired
          />
          <p className={styles.lead}>{text('protection.limit.rule', { hours: RAISE_WAIT_HOURS })}</p>
          {form.refusal && <FormMessage words={form.refusal} />}
          <SubmitButton label={text('protection.limit.save')} isBusy={form.isBusy} />
          {amount !== null && (
            <Button
              kind="quiet"
              label={text('protection.limit.remove')}
              isDisabled={isBusy || form.isBusy}
              onPress={() => run(() => set(null))}
            />
          )}
          <CancelButton onPress={close} />
        </form>
      )}
    </Dialog>
  );
}
