import { SWITCH_CODE } from '@parlour/contract/values/switches';
import { FormMessage, Segments, SubmitButton, TextField } from '@parlour/ui';
import { useState } from 'react';
import { useForm } from '../../../platform/forms/useForm.ts';
import { useBrand, useSite } from '../../../platform/site.ts';
import { useText } from '../../../platform/texts/texts.tsx';
import form from '../Form.module.css';
import { MobileInput } from '../fields/MobileInput.tsx';
import { UsernameInput } from '../fields/UsernameInput.tsx';
import { useDialingChoice } from '../fields/useDialingChoice.ts';
import { CaptchaInput } from '../human-check/CaptchaInput.tsx';
import type { HumanCheck } from '../human-check/human-check.ts';
import { useCaptcha } from '../human-check/useCaptcha.ts';
import { type Account, type ForgotField, type ForgotWay, whoRules } from './forgot.rules.ts';
import { sendResetCode } from './reset-code.ts';

const EMPTY: Record<ForgotField, string> = { mobileNum: '', username: '', email: '', captcha: '' };
const FIELD_OF = { invalid_mobile: 'mobileNum', wrong_captcha: 'captcha' } as const;

type Props = {
  human: HumanCheck;
  /** The account entered before, when returning to this step. */
  named: Account | null;
  onSent: (account: Account, expirationTime: number) => void;
};

/** The first step: which account, and how to reach its owner. */
export function ForgotWho({ human, named, onSent }: Props) {
  const text = useText();
  const { client } = useSite();
  const { whitelabel } = useBrand();
  const [way, setWay] = useState<ForgotWay>(named?.way ?? 'sms');
  // Codes by SMS are limited per number; by mail anybody could have codes sent to any address.
  const hasCaptcha =
    way === 'email' && (whitelabel[SWITCH_CODE.captcha] || whitelabel[SWITCH_CODE.captchaCheck]);
  const captcha = useCaptcha({ isShown: hasCaptcha });
  const dialing = useDialingChoice();
  const { field, submit, reset, setValues, refusal, isBusy } = useForm({
    initial: initialOf(named),
    rules: whoRules(way, { hasCaptcha, dialingCode: dialing.dialingCode }),
    fieldOf: FIELD_OF,
  });

  const send = async (values: typeof EMPTY) => {
    const account: Account =
      way === 'sms'
        ? { way, mobileNum: values.mobileNum.trim(), countryDialingCode: dialing.dialingCode }
        : { way, username: values.username, email: values.email.trim() };
    const proof = { humanCheck: await human.take(), captcha: values.captcha.trim() };
    const { expirationTime } = await sendResetCode(client, account, proof);
    onSent(account, expirationTime);
  };

  const switchWay = (next: ForgotWay) => {
    setWay(next);
    reset();
  };

  return (
    <form
      className={form.form}
      noValidate
      onInput={human.prepare}
      onSubmit={submit({
        send,
        onRefused: () => {
          setValues((values) => ({ ...values, captcha: '' }));
          captcha.refresh();
        },
      })}
    >
      <Segments
        label={text('identity.forgot.way')}
        options={[
          { value: 'sms', label: text('identity.forgot.bySms') },
          { value: 'email', label: text('identity.forgot.byEmail') },
        ]}
        value={way}
        onChange={switchWay}
      />
      {way === 'sms' ? (
        <MobileInput {...field('mobileNum')} {...dialing.field} isRequired />
      ) : (
        <>
          <UsernameInput {...field('username')} isRequired />
          <TextField
            {...field('email')}
            label={text('identity.field.email')}
            icon="mail"
            type="email"
            inputMode="email"
            autoComplete="email"
            isRequired
          />
        </>
      )}
      {hasCaptcha && <CaptchaInput {...field('captcha')} image={captcha.image} onRefresh={captcha.refresh} />}
      {refusal && <FormMessage words={refusal} />}
      <SubmitButton label={text('identity.field.sendCode')} isBusy={isBusy} />
    </form>
  );
}

function initialOf(named: Account | null): typeof EMPTY {
  if (!named) return EMPTY;
  return named.way === 'sms'
    ? { ...EMPTY, mobileNum: named.mobileNum }
    : { ...EMPTY, username: named.username, email: named.email };
}
