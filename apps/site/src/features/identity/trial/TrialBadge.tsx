import { Icon } from '@parlour/ui';
import { Link } from '../../../platform/routes/Link.tsx';
import { ROUTES } from '../../../platform/routes/routes.ts';
import { useText } from '../../../platform/texts/texts.tsx';
import { useIsTrial } from '../profile/useMember.ts';
import styles from './TrialBadge.module.css';

/** Says at all times that nothing here is won for real, and how to change that. */
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
