import { Icon, type IconName } from '@parlour/ui';
import { Link } from '../../../platform/routes/Link.tsx';
import { ROUTES, type RouteName } from '../../../platform/routes/routes.ts';
import styles from './Slide.module.css';

type Props = { route: RouteName; icon: IconName; title: string; detail: string };

/** The whole slide is a link to its page. */
export function LinkSlide({ route, icon, title, detail }: Props) {
  return (
    <Link className={styles.link} to={ROUTES[route].path}>
      <span className={styles.title}>{title}</span>
      <span className={styles.detail}>{detail}</span>
      <span className={styles.picture}>
        <Icon name={icon} />
      </span>
      <span className={styles.go}>
        <Icon name="arrow" />
      </span>
    </Link>
  );
}
