import { FormMessage, PasswordField, SubmitButton } from '@parlour/ui';
import { useText } from '../../../platform/texts/texts.tsx';
import cashier from '../Cashier.module.css';
import { useCashierText } from '../cashier-text.ts';
import { AccountPasswordField } from './AccountPasswordField.tsx';
import { usePaymentPassword } from './usePaymentPassword.ts';

/** Sets or changes the password for withdrawals; the account's own password confirms it. */
export function PaymentPassword() {
  const text = useCashierText();
  const words = useText();
  const { form, hint, asksPassword, submit } = usePaymentPassword();
  const labels = {
    showLabel: words('identity.field.showPassword'),
    hideLabel: words('identity.field.hidePassword'),
  };
  return (
    <form className={cashier.form} noValidate onSubmit={submit}>
      <p className={cashier.text}>{text('cashier.password.lead')}</p>
      {asksPassword && <AccountPasswordField {...form.field('password')} />}
      <PasswordField
        {...form.field('newPassword')}
        {...labels}
        label={text('cashier.password.new')}
        hint={hint}
        autoComplete="new-password"
        isRequired
      />
      <PasswordField
        {...form.field('confirmNewPassword')}
        {...labels}
        label={text('cashier.password.again')}
        autoComplete="new-password"
        isRequired
      />
      {form.refusal && <FormMessage words={form.refusal} />}
      <SubmitButton label={words('member.save')} isBusy={form.isBusy} />
    </form>
  );
}
