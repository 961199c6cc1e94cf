import { MINUTE_MS } from '@parlour/clock/durations';
import { Checkbox, FormMessage, Segments, SubmitButton, TextField } from '@parlour/ui';
import { useState } from 'react';
import { CodeInput } from '../../features/identity/codes/CodeInput.tsx';
import {
  brandRule,
  captcha,
  email,
  mobileNumber,
  verificationCode,
} from '../../features/identity/field.rules.ts';
import { MobileInput } from '../../features/identity/fields/MobileInput.tsx';
import { PasswordInput } from '../../features/identity/fields/PasswordInput.tsx';
import { UsernameInput } from '../../features/identity/fields/UsernameInput.tsx';
import { useDialingOptions } from '../../features/identity/fields/useDialingOptions.ts';
import { CaptchaInput } from '../../features/identity/human-check/CaptchaInput.tsx';
import { useCaptcha } from '../../features/identity/human-check/useCaptcha.ts';
import { useHumanCheck } from '../../features/identity/human-check/useHumanCheck.ts';
import { useSmsCountdown } from '../../platform/codes/useSmsCountdown.ts';
import { useForm } from '../../platform/forms/useForm.ts';
import { useBrand, useSite } from '../../platform/site.ts';

const NAMES = { choice: 'Segments', one: 'One', two: 'Two', mail: 'TextField', box: 'Checkbox' } as const;
const METHODS = [
  { value: 'one', label: NAMES.one },
  { value: 'two', label: NAMES.two },
] as const;
const EMPTY = { username: '', email: '', password: '', mobileNum: '', code: '', captcha: '' };
const WAIT_MS = MINUTE_MS;

/** The form parts, with the rules and hooks that pages use with them. */
export function GalleryForm() {
  const { clock } = useSite();
  const { fields } = useBrand().register;
  const [method, setMethod] = useState<'one' | 'two'>('one');
  const [isChecked, setChecked] = useState(true);
  const [chosen, setChosen] = useState<string | null>(null);
  const { options, country } = useDialingOptions();
  const { image, refresh } = useCaptcha({ isShown: true });
  const countdown = useSmsCountdown();
  const human = useHumanCheck();
  const form = useForm({
    initial: EMPTY,
    rules: {
      username: brandRule(fields, 'username'),
      email,
      password: brandRule(fields, 'password'),
      mobileNum: mobileNumber,
      code: verificationCode,
      captcha,
    },
  });
  const send = () => form.check(['mobileNum']) && countdown.start(clock.now() + WAIT_MS);
  return (
    <form
      noValidate
      onInput={human.prepare}
      onSubmit={form.submit({ send: async () => setChecked((await human.take()) === undefined) })}
    >
      <Segments label={NAMES.choice} options={METHODS} value={method} onChange={setMethod} />
      <UsernameInput {...form.field('username')} isRequired />
      <TextField {...form.field('email')} label={NAMES.mail} icon="mail" type="email" inputMode="email" />
      <PasswordInput {...form.field('password')} autoComplete="current-password" />
      <MobileInput
        {...form.field('mobileNum')}
        options={options}
        country={chosen ?? country ?? ''}
        onCountryChange={setChosen}
        onRetry={null}
      />
      <CodeInput {...form.field('code')} onSend={send} seconds={countdown.seconds} />
      <CaptchaInput {...form.field('captcha')} image={image} onRefresh={refresh} />
      <Checkbox label={NAMES.box} isChecked={isChecked} onChange={setChecked} />
      {form.refusal && <FormMessage words={form.refusal} />}
      <FormMessage kind="info" words={NAMES.choice} />
      <FormMessage kind="success" words={NAMES.choice} />
      <SubmitButton label={NAMES.one} isBusy={form.isBusy} />
    </form>
  );
}
