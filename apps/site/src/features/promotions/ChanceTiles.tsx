import { Link } from '../../platform/routes/Link.tsx';
import { ROUTES } from '../../platform/routes/routes.ts';
import { useText } from '../../platform/texts/texts.tsx';
import styles from './ChanceTiles.module.css';
import { PromotionArt, type PromotionArtName } from './PromotionArt.tsx';

const TILES = [
  { route: ROUTES.signIn, art: 'calendar' },
  { route: ROUTES.tasks, art: 'tasks' },
  { route: ROUTES.wheel, art: 'wheel' },
  { route: ROUTES.packets, art: 'packet' },
  { route: ROUTES.boards, art: 'cup' },
  { route: ROUTES.invite, art: 'friends' },
] as const satisfies readonly { route: (typeof ROUTES)[keyof typeof ROUTES]; art: PromotionArtName }[];

/** What there is to do every day, above the offers. */
export function ChanceTiles() {
  const text = useText();
  return (
    <ul className={styles.tiles}>
      {TILES.map(({ route, art }) => (
        <li key={route.name}>
          <Link className={styles.tile} to={route.path}>
            <span className={styles.art}>
              <PromotionArt name={art} />
            </span>
            {text(route.title)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
