import type { BankCard } from '@parlour/client';
import { Dialog, FormMessage, IconButton, Notice, PasswordField, SubmitButton } from '@parlour/ui';
import { useCountedDialog } from '../../../platform/dialogs/useCountedDialog.ts';
import { useForm } from '../../../platform/forms/useForm.ts';
import { FactorInput } from '../../../platform/proof/FactorInput.tsx';
import { FACTOR_FIELD_OF } from '../../../platform/proof/proof.rules.ts';
import { useFactor } from '../../../platform/proof/useFactor.ts';
import { navigate } from '../../../platform/routes/place.store.ts';
import { useSite } from '../../../platform/site.ts';
import { useMoney, useText } from '../../../platform/texts/texts.tsx';
import cashier from '../Cashier.module.css';
import { cardName } from '../card.rules.ts';
import { useCashierText } from '../cashier-text.ts';
import { Figures } from '../Figures.tsx';
import { isFree } from '../money.rules.ts';
import styles from '../PaymentDialog.module.css';
import { withdrawalPath } from '../paths.rules.ts';
import { useKeyedCall, useSayUnsure } from '../useKeyedCall.ts';
import type { Overview } from './overview.rules.ts';

type Props = {
  asked: { typed: string; amount: string; fee: string; payout: string };
  card: BankCard;
  overview: Overview;
  onClose: () => void;
};

const FIELD_OF = {
  wrong_payment_password: 'paymentPassword',
  payment_password_needed: 'paymentPassword',
  locked_out: 'paymentPassword',
  ...FACTOR_FIELD_OF,
} as const;

/** Confirms the figures with the payment password, then sends. */
export function WithdrawalDialog({ asked, card, overview, onClose }: Props) {
  const { showMoney } = useMoney();
  const text = useCashierText();
  const words = useText();
  const { client } = useSite();
  const withdraw = useKeyedCall(client.cashier.withdraw);
  const factor = useFactor();
  const form = useForm({
    initial: { paymentPassword: '', factorCode: '' },
    rules: {
      paymentPassword: (value) => (value === '' ? { words: text('cashier.withdraw.passwordMissing') } : null),
      ...factor.rules,
    },
    fieldOf: FIELD_OF,
    sayRefusal: useSayUnsure(),
  });
  useCountedDialog();
  const send = async ({ paymentPassword, factorCode }: typeof form.values) => {
    const second = await factor.take({ factorCode });
    if (!second) return;
    const forfeitsBonus = overview.bonus !== null;
    const body = { cardId: card.id, amount: asked.typed, paymentPassword, forfeitsBonus };
    const { id } = await withdraw(body, second);
    navigate(withdrawalPath(id));
  };
  const title = text('cashier.withdraw.confirmTitle');
  const show = (amount: string) => showMoney(amount, overview.currency);
  return (
    <Dialog label={title} onClose={onClose}>
      {(close) => (
        <form className={styles.content} noValidate onSubmit={form.submit({ send })}>
          <div className={styles.head}>
            <h2 className={styles.title}>{title}</h2>
            <IconButton icon="close" label={words('shell.close')} onPress={close} />
          </div>
          <Figures
            figures={[
              { label: text('cashier.withdraw.leaves'), value: show(asked.amount) },
              {
                label: text('cashier.figures.fee'),
                value: isFree(asked.fee) ? text('cashier.fee.none') : show(asked.fee),
              },
              { label: text('cashier.withdraw.payout'), value: show(asked.payout), isMain: true },
              { label: text('cashier.withdraw.to'), value: cardName(card) },
              { label: text('cashier.account.holder'), value: card.holder },
            ]}
          />
          {overview.bonus && (
            <Notice
              icon="gift"
              title={text('cashier.withdraw.endsBonus')}
              detail={text('cashier.withdraw.endsBonusDetail', {
                balance: show(overview.bonus.balance),
                left: show(overview.bonus.toWager),
              })}
            />
          )}
          <PasswordField
            {...form.field('paymentPassword')}
            label={text('cashier.withdraw.paymentPassword')}
            autoComplete="current-password"
            showLabel={words('identity.field.showPassword')}
            hideLabel={words('identity.field.hidePassword')}
            isRequired
          />
          <FactorInput factor={factor} field={form.field('factorCode')} />
          {form.refusal && <FormMessage words={form.refusal} />}
          <SubmitButton
            label={text(overview.bonus ? 'cashier.withdraw.confirmEnding' : 'cashier.withdraw.confirm')}
            isBusy={form.isBusy}
          />
          <p className={cashier.note}>
            {`${text('cashier.withdraw.setAside')} ${text('cashier.withdraw.time', { hours: overview.usualHours })}`}
          </p>
        </form>
      )}
    </Dialog>
  );
}
