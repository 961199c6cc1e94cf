import type { MessageKey } from '@parlour/texts/keys';
import { Checkbox, FormMessage, Segments, SubmitButton } from '@parlour/ui';
import { Link } from '../../../platform/routes/Link.tsx';
import { useEntryPath } from '../../../platform/session/useEntryPath.ts';
import { useText } from '../../../platform/texts/texts.tsx';
import { CodeInput } from '../codes/CodeInput.tsx';
import form from '../Form.module.css';
import { MobileInput } from '../fields/MobileInput.tsx';
import { PasswordInput } from '../fields/PasswordInput.tsx';
import { UsernameInput } from '../fields/UsernameInput.tsx';
import { CaptchaInput } from '../human-check/CaptchaInput.tsx';
import type { LoginWay } from '../login-way.ts';
import styles from './LoginForm.module.css';
import { hasPassword } from './login.rules.ts';
import type { useLogin } from './useLogin.ts';

const METHOD_NAMES: Readonly<Record<LoginWay, MessageKey>> = {
  username: 'identity.login.byUsername',
  phone: 'identity.login.byPhone',
  sms: 'identity.login.byCode',
  firebase: 'identity.login.byCode',
};

export function LoginForm({ login }: { login: ReturnType<typeof useLogin> }) {
  const text = useText();
  const forgot = useEntryPath('forgot');
  const { methods, method, switchMethod, captcha, remember } = login;
  const { field, refusal, isBusy } = login.form;
  return (
    <form className={form.form} noValidate onInput={login.prepare} onSubmit={login.submit}>
      {methods.length > 1 && (
        <Segments
          label={text('identity.login.method')}
          options={methods.map((value) => ({ value, label: text(METHOD_NAMES[value]) }))}
          value={method}
          onChange={switchMethod}
        />
      )}
      {method === 'username' ? (
        <UsernameInput {...field('username')} isRequired />
      ) : (
        <MobileInput {...field('mobileNum')} {...login.dialing.field} isRequired />
      )}
      {hasPassword(method) ? (
        <PasswordInput {...field('password')} isRequired autoComplete="current-password" />
      ) : (
        <CodeInput
          {...field('code')}
          isRequired
          seconds={login.code.seconds}
          isSending={login.code.isSending}
          onSend={login.code.send}
        />
      )}
      {captcha && <CaptchaInput {...field('captcha')} image={captcha.image} onRefresh={captcha.refresh} />}
      <div className={styles.row}>
        {remember && (
          <Checkbox
            label={text(hasPassword(method) ? 'identity.login.remember' : 'identity.login.rememberPhone')}
            isChecked={remember.isOn}
            onChange={remember.set}
          />
        )}
        <Link className={styles.forgot} to={forgot}>
          {text('identity.login.forgot')}
        </Link>
      </div>
      {refusal && <FormMessage words={refusal} />}
      <SubmitButton label={text('identity.login.submit')} isBusy={isBusy} />
    </form>
  );
}
