import type { IconName } from '@parlour/ui';
import { Icon } from '@parlour/ui';
import { Link } from '../../platform/routes/Link.tsx';
import { ROUTES } from '../../platform/routes/routes.ts';
import { useText } from '../../platform/texts/texts.tsx';
import styles from './ChanceTiles.module.css';

const TILES = [
  { route: ROUTES.signIn, icon: 'check' },
  { route: ROUTES.tasks, icon: 'star' },
  { route: ROUTES.wheel, icon: 'reload' },
  { route: ROUTES.packets, icon: 'gift' },
  { route: ROUTES.boards, icon: 'chart' },
  { route: ROUTES.invite, icon: 'users' },
] as const satisfies readonly { route: (typeof ROUTES)[keyof typeof ROUTES]; icon: IconName }[];

/** What there is to do every day, above the offers. */
export function ChanceTiles() {
  const text = useText();
  return (
    <ul className={styles.tiles}>
      {TILES.map(({ route, icon }) => (
        <li key={route.name}>
          <Link className={styles.tile} to={route.path}>
            <span className={styles.badge}>
              <Icon name={icon} />
            </span>
            {text(route.title)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
