import { useText } from '../../../platform/texts/texts.tsx';
import { CodeInput } from '../codes/CodeInput.tsx';
import { MobileInput } from '../fields/MobileInput.tsx';
import { PasswordInput } from '../fields/PasswordInput.tsx';
import { CaptchaInput } from '../human-check/CaptchaInput.tsx';
import type { ShownField } from './fields.rules.ts';
import { NewUsernameInput } from './NewUsernameInput.tsx';
import { RegistrationInput } from './RegistrationInput.tsx';
import { useLengthHint } from './useLengthHint.ts';
import type { useRegistration } from './useRegistration.ts';

type Registration = ReturnType<typeof useRegistration>;

/** The fields the brand asks for, in order. */
export function RegistrationFields({ registration }: { registration: Registration }) {
  return registration.shown.map((asked) => (
    <RegistrationFieldOf key={asked.field} asked={asked} registration={registration} />
  ));
}

function RegistrationFieldOf({
  asked: { field, isRequired },
  registration,
}: {
  asked: ShownField;
  registration: Registration;
}) {
  const text = useText();
  const { form, settings, country, code, captcha } = registration;
  const passwordHint = useLengthHint(settings.fields.password);
  const numberHint = useLengthHint(settings.fields.mobileNum);
  const input = { ...form.field(field), isRequired };
  switch (field) {
    case 'username':
      return <NewUsernameInput {...input} settings={settings} values={form.values} />;
    case 'password':
      return <PasswordInput {...input} placeholder={passwordHint} autoComplete="new-password" />;
    case 'confirmPassword':
      return (
        <PasswordInput
          {...input}
          label={text('registration.field.confirmPassword')}
          autoComplete="new-password"
        />
      );
    case 'mobileNum':
      return (
        <MobileInput
          {...input}
          placeholder={numberHint}
          options={country.options}
          country={country.country}
          onCountryChange={country.choose}
          onRetry={country.retry}
        />
      );
    case 'verificationCode':
      return (
        <CodeInput
          {...input}
          seconds={code.seconds}
          isSending={code.isSending}
          onSend={registration.sendCode}
        />
      );
    case 'captcha':
      return <CaptchaInput {...input} image={captcha.image} onRefresh={captcha.refresh} />;
    default:
      return <RegistrationInput {...input} field={field} settings={settings} />;
  }
}
