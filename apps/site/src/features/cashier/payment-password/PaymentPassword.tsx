import { Button, FormMessage, PasswordField, SubmitButton } from '@parlour/ui';
import { ProofCodeField, ProofFields } from '../../../platform/proof/ProofFields.tsx';
import { useText } from '../../../platform/texts/texts.tsx';
import cashier from '../Cashier.module.css';
import { useCashierText } from '../cashier-text.ts';
import { usePaymentPassword } from './usePaymentPassword.ts';

/** Sets the password for withdrawals, or changes it with the one before or a code. */
export function PaymentPassword() {
  const text = useCashierText();
  const words = useText();
  const { form, hint, proof, asksOld, forget, codeWay, submit } = usePaymentPassword();
  const labels = {
    showLabel: words('identity.field.showPassword'),
    hideLabel: words('identity.field.hidePassword'),
  };
  return (
    <form className={cashier.form} noValidate onSubmit={submit}>
      <p className={cashier.text}>{text('cashier.password.lead')}</p>
      <ProofFields proof={proof} form={form} />
      {codeWay && proof.asked === 'password' && <ProofCodeField way={codeWay} form={form} />}
      {asksOld && (
        <PasswordField
          {...form.field('oldPaymentPassword')}
          {...labels}
          label={text('cashier.password.old')}
          autoComplete="current-password"
          isRequired
        />
      )}
      {forget && (
        <Button kind="quiet" size="small" label={text('cashier.password.forgotten')} onPress={forget} />
      )}
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
