import { Icon } from '@parlour/ui';
import { Link } from '../../../platform/routes/Link.tsx';
import { ROUTES } from '../../../platform/routes/routes.ts';
import { useText } from '../../../platform/texts/texts.tsx';
import { useIsTrial } from '../profile/useMember.ts';
import styles from './TrialBadge.module.css';

/** Always shows that the money is not real, and links to registering. */
export function TrialBadge() {
  const text = useText();
  if (!useIsTrial()) return null;
  return (
    <p className={styles.badge}>
      <Icon name="gift" />
      <span className={styles.words}>{text('identity.trial.badge')}</span>
      <Link className={styles.register} to={ROUTES.register.path}>
        {text('shell.header.register')}
      </Link>
    </p>
  );
}
