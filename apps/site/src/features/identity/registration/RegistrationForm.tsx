import type { SessionInfo } from '@parlour/client';
import { FormMessage, Segments, SubmitButton } from '@parlour/ui';
import { Link } from '../../../platform/routes/Link.tsx';
import { useEntryPath } from '../../../platform/session/useEntryPath.ts';
import { useText } from '../../../platform/texts/texts.tsx';
import styles from '../Form.module.css';
import { PROVIDER_NAMES } from '../third-parties/social.store.ts';
import { AgreeBox } from './AgreeBox.tsx';
import { RegistrationFields } from './RegistrationFields.tsx';
import { useRegistration } from './useRegistration.ts';

type Props = { onRegistered: (info: SessionInfo) => void };

export function RegistrationForm({ onRegistered }: Props) {
  const text = useText();
  const loginAddress = useEntryPath('login');
  const registration = useRegistration({ onRegistered });
  const { methods, method, form, settings, isAgreed, stranger } = registration;
  const words = { username: text('identity.field.username'), mobileNum: text('identity.field.mobile') };
  return (
    <form className={styles.form} noValidate onInput={registration.prepare} onSubmit={registration.submit}>
      {methods.length > 1 && (
        <Segments
          label={text('registration.method.label')}
          options={methods.map((value) => ({ value, label: words[value] }))}
          value={method}
          onChange={registration.chooseMethod}
        />
      )}
      {stranger && (
        <FormMessage
          kind="info"
          words={text('registration.social.note', { provider: PROVIDER_NAMES[stranger.provider] })}
        />
      )}
      <RegistrationFields registration={registration} />
      <AgreeBox
        age={settings.minimumAge}
        isAgreed={isAgreed}
        isTakenBack={registration.isAgreementTakenBack}
        onChange={registration.agree}
      />
      {form.refusal && <FormMessage words={form.refusal} />}
      <SubmitButton label={text('identity.register.title')} isBusy={form.isBusy} isDisabled={!isAgreed} />
      <p className={styles.note}>
        {text('registration.login.question')}{' '}
        <Link className={styles.link} to={loginAddress}>
          {text('identity.login.title')}
        </Link>
      </p>
    </form>
  );
}
