import { brandArtPath } from '../../../platform/device/images.ts';
import { Link } from '../../../platform/routes/Link.tsx';
import { ROUTES, type RouteName } from '../../../platform/routes/routes.ts';
import { useSite } from '../../../platform/site.ts';
import styles from './Slide.module.css';

type Props = {
  route: RouteName;
  /** Null: not yet. */
  picture: `banner-${string}.svg` | null;
  title: string;
  detail: string;
};

/** The whole slide is a link to its page. */
export function LinkSlide({ route, picture, title, detail }: Props) {
  const { status, imageUrl } = useSite();
  return (
    <Link className={styles.link} to={ROUTES[route].path}>
      {picture && (
        <img
          className={styles.picture}
          src={imageUrl(brandArtPath(status.info.mui, picture))}
          alt=""
          width="360"
          height="150"
          decoding="async"
        />
      )}
      <span className={styles.title}>{title}</span>
      <span className={styles.detail}>{detail}</span>
    </Link>
  );
}
