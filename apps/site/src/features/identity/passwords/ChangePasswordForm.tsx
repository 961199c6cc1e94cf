import { FormMessage, SubmitButton } from '@parlour/ui';
import { FactorInput } from '../../../platform/proof/FactorInput.tsx';
import { ProofFields } from '../../../platform/proof/ProofFields.tsx';
import { useText } from '../../../platform/texts/texts.tsx';
import form from '../Form.module.css';
import { PasswordInput } from '../fields/PasswordInput.tsx';
import { useChangePassword } from './useChangePassword.ts';

export function ChangePasswordForm() {
  const text = useText();
  const change = useChangePassword();
  const { field, refusal, isBusy } = change.form;
  if (!change.isReady) return null;
  return (
    <form className={form.form} noValidate onSubmit={change.submit}>
      {change.asksOld && (
        <PasswordInput
          {...field('oldPassword')}
          label={text('identity.field.oldPassword')}
          autoComplete="current-password"
          isRequired
        />
      )}
      {change.proof ? (
        <ProofFields proof={change.proof} form={change.form} />
      ) : (
        <FactorInput factor={change.factor} field={field('factorCode')} />
      )}
      <PasswordInput
        {...field('newPassword')}
        label={text('identity.field.newPassword')}
        autoComplete="new-password"
        isRequired
      />
      <PasswordInput
        {...field('confirmNewPassword')}
        label={text('identity.field.confirmNewPassword')}
        autoComplete="new-password"
        isRequired
      />
      {refusal && <FormMessage words={refusal} />}
      <SubmitButton
        label={text('identity.changePassword.submit')}
        isBusy={isBusy}
        isDisabled={change.isDone}
      />
    </form>
  );
}
