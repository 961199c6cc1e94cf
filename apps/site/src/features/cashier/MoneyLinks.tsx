import { buttonClass } from '@parlour/ui';
import { Link } from '../../platform/routes/Link.tsx';
import { ROUTES } from '../../platform/routes/routes.ts';
import { useText } from '../../platform/texts/texts.tsx';
import styles from './MoneyLinks.module.css';

/** The deposit and withdrawal links, side by side, for the member centre. */
export function MoneyLinks() {
  const text = useText();
  return (
    <div className={styles.links}>
      <Link className={buttonClass()} to={ROUTES.deposit.path}>
        {text(ROUTES.deposit.title)}
      </Link>
      <Link className={buttonClass({ kind: 'quiet' })} to={ROUTES.withdraw.path}>
        {text(ROUTES.withdraw.title)}
      </Link>
    </div>
  );
}
