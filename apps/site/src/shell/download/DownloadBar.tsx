import { buttonClass, IconButton } from '@parlour/ui';
import { brandArtPath } from '../../platform/device/images.ts';
import { Link } from '../../platform/routes/Link.tsx';
import { ROUTES } from '../../platform/routes/routes.ts';
import { useSite } from '../../platform/site.ts';
import { useText } from '../../platform/texts/texts.tsx';
import styles from './DownloadBar.module.css';
import { useDownloadOffer } from './useDownloadOffer.ts';

export function DownloadBar() {
  const text = useText();
  const { status, imageUrl } = useSite();
  const { hasBar, hideBar } = useDownloadOffer();
  if (!hasBar) return null;
  const { name, mui } = status.info;
  return (
    <aside className={styles.bar} aria-label={text('shell.download.button')}>
      <IconButton icon="close" label={text('shell.download.dismiss')} onPress={hideBar} />
      <img
        className={styles.mark}
        src={imageUrl(brandArtPath(mui, 'icon.svg'))}
        alt=""
        width="36"
        height="36"
      />
      <p className={styles.words}>{text('shell.download.title', { name })}</p>
      <Link className={buttonClass({ kind: 'quiet', size: 'small' })} to={ROUTES.app.path}>
        {text('shell.download.open')}
      </Link>
    </aside>
  );
}
