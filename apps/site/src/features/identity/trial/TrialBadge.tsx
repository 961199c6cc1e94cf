import { Icon } from '@parlour/ui';
import { Link } from '../../../platform/routes/Link.tsx';
import { useEntryPath } from '../../../platform/session/useEntryPath.ts';
import { useText } from '../../../platform/texts/texts.tsx';
import { useIsTrial } from '../profile/useMember.ts';
import { useCanRegister } from '../registration/useCanRegister.ts';
import styles from './TrialBadge.module.css';

/** Always shows that the money is not real, and links to registering. */
export function TrialBadge() {
  const text = useText();
  const register = useEntryPath('register');
  const canRegister = useCanRegister();
  if (!useIsTrial()) return null;
  return (
    <p className={styles.badge}>
      <Icon name="gift" />
      <span className={styles.words}>{text('identity.trial.badge')}</span>
      {canRegister && (
        <Link className={styles.register} to={register}>
          {text('shell.header.register')}
        </Link>
      )}
    </p>
  );
}
