import { Checkbox, FormMessage, SubmitButton } from '@parlour/ui';
import { useState } from 'react';
import { useForm } from '../../../platform/forms/useForm.ts';
import { useBrand, useSite } from '../../../platform/site.ts';
import { useText } from '../../../platform/texts/texts.tsx';
import form from '../Form.module.css';
import { PasswordInput } from '../fields/PasswordInput.tsx';
import { newPasswordRules } from './password.rules.ts';
import { useNotWeak } from './useNotWeak.ts';

const EMPTY = { newPassword: '', confirmNewPassword: '' };
const FIELD_OF = { weak_password: 'newPassword', confirmation_mismatch: 'confirmNewPassword' } as const;

/** The third step: the new password and its repetition. */
export function ForgotPassword({ resetTicket, onDone }: { resetTicket: string; onDone: () => void }) {
  const text = useText();
  const { client } = useSite();
  const { fields } = useBrand().register;
  const { field, submit, refusal, isBusy } = useForm({
    initial: EMPTY,
    rules: newPasswordRules(fields, useNotWeak()),
    judgedWhileTyping: ['newPassword'],
    fieldOf: FIELD_OF,
  });
  const [isDropping, setDropping] = useState(false);
  const send = async (passwords: typeof EMPTY) => {
    await client.identity.setPassword({
      body: { resetTicket, ...passwords, dropPasskeys: isDropping, dropLinks: isDropping },
    });
    onDone();
  };
  return (
    <form className={form.form} noValidate onSubmit={submit({ send })}>
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
      <Checkbox label={text('identity.forgot.drop')} isChecked={isDropping} onChange={setDropping} />
      {refusal && <FormMessage words={refusal} />}
      <SubmitButton label={text('identity.forgot.save')} isBusy={isBusy} />
    </form>
  );
}
