import type { MessageKey } from '@parlour/texts/keys';
import { Icon, type IconName } from '@parlour/ui';
import clsx from 'clsx';
import { Link } from '../platform/routes/Link.tsx';
import { usePlace } from '../platform/routes/place.store.ts';
import { ROUTES, type RouteName } from '../platform/routes/routes.ts';
import { useText } from '../platform/texts/texts.tsx';
import styles from './TabBar.module.css';

type Tab = { route: RouteName; icon: IconName; label: MessageKey };

/** Specification section 2, with home in the middle. */
const TABS: readonly Tab[] = [
  { route: 'invite', icon: 'users', label: 'shell.tab.invite' },
  { route: 'promotions', icon: 'gift', label: 'shell.tab.promotion' },
  { route: 'home', icon: 'home', label: 'shell.tab.home' },
  { route: 'deposit', icon: 'wallet', label: 'shell.tab.deposit' },
  { route: 'memberHome', icon: 'person', label: 'shell.tab.members' },
];

export function TabBar() {
  const text = useText();
  const pathname = usePlace((place) => place.pathname);
  return (
    <nav className={styles.bar} aria-label={text('shell.tab.label')}>
      {TABS.map(({ route, icon, label }) => (
        <Link
          key={route}
          className={clsx(styles.tab, route === 'home' && styles.raised)}
          to={ROUTES[route].path}
          aria-current={pathname === ROUTES[route].path ? 'page' : undefined}
        >
          <span className={styles.icon}>
            <Icon name={icon} />
          </span>
          <span className={styles.label}>{text(label)}</span>
        </Link>
      ))}
    </nav>
  );
}
