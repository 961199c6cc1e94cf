import { Button, FormMessage, SubmitButton } from '@parlour/ui';
import { useEffect, useEffectEvent } from 'react';
import { useCodeSending } from '../../../platform/codes/useCodeSending.ts';
import { useForm } from '../../../platform/forms/useForm.ts';
import { useSite } from '../../../platform/site.ts';
import { useText } from '../../../platform/texts/texts.tsx';
import { CodeInput } from '../codes/CodeInput.tsx';
import form from '../Form.module.css';
import { sentCode } from '../field.rules.ts';
import type { HumanCheck } from '../human-check/human-check.ts';
import type { Account } from './forgot.rules.ts';
import { sendResetCode, verifyResetCode } from './reset-code.ts';

type Props = {
  account: Account;
  expirationTime: number;
  human: HumanCheck;
  onVerified: (resetTicket: string) => void;
  onBack: () => void;
};

/** The second step. Shows the same words whether the account exists or not. */
export function ForgotCode({ account, expirationTime, human, onVerified, onBack }: Props) {
  const text = useText();
  const { client } = useSite();
  const { field, submit, refuse, refusal, isBusy } = useForm({
    initial: { code: '' },
    rules: { code: sentCode },
    fieldOf: { wrong_verification_code: 'code' },
  });
  const sending = useCodeSending({
    send: async () => sendResetCode(client, account, { humanCheck: await human.take(), captcha: '' }),
    onRefused: refuse,
  });
  const begin = useEffectEvent(sending.startCountdown);
  useEffect(() => begin(expirationTime), [expirationTime]);
  return (
    <form
      className={form.form}
      noValidate
      onInput={human.prepare}
      onSubmit={submit({
        send: async ({ code }) => onVerified(await verifyResetCode(client, account, code)),
      })}
    >
      <FormMessage
        kind="info"
        words={
          account.way === 'sms'
            ? text('identity.forgot.sentSms', {
                number: `+${account.countryDialingCode} ${account.mobileNum}`,
              })
            : text('identity.forgot.sentEmail', { email: account.email })
        }
      />
      <CodeInput
        {...field('code')}
        isRequired
        seconds={sending.seconds}
        isSending={sending.isSending}
        // Another code by mail needs a new captcha, so it goes back to the first step.
        onSend={account.way === 'email' ? onBack : sending.send}
      />
      {refusal && <FormMessage words={refusal} />}
      <SubmitButton label={text('identity.forgot.continue')} isBusy={isBusy} />
      <Button kind="quiet" label={text('identity.forgot.another')} onPress={onBack} />
    </form>
  );
}
