import { brandArtPath } from '../../../platform/device/images.ts';
import { useSite } from '../../../platform/site.ts';
import styles from './EntryBanner.module.css';

type Props = {
  title: string /** False: an operator's picture may be about to take its place. */;
  hasArt: boolean;
};

/** The brand's welcome on the login and registration pages (specification section 2: the default banner). */
export function EntryBanner({ title, hasArt }: Props) {
  const { status, imageUrl } = useSite();
  const { mui } = status.info;
  return (
    <div className={styles.banner}>
      {hasArt && (
        <img
          className={styles.art}
          src={imageUrl(brandArtPath(mui, 'banner-welcome.svg'))}
          alt=""
          width="360"
          height="150"
        />
      )}
      <p className={styles.title}>{title}</p>
    </div>
  );
}
