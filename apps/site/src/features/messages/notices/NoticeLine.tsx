import { Icon } from '@parlour/ui';
import { Link } from '../../../platform/routes/Link.tsx';
import styles from './NoticeLine.module.css';

/** One line below the brand's panel: what matters most to whoever looks, and the page behind it. */
export function NoticeLine({ to, words }: { to: string; words: string }) {
  return (
    <Link className={styles.line} to={to}>
      <span className={styles.icon}>
        <Icon name="megaphone" />
      </span>
      <span className={styles.words}>{words}</span>
      <Icon name="arrow" />
    </Link>
  );
}
