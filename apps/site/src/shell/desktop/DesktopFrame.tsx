import { desktopTexts } from '@parlour/texts/load/desktop';
import { QrCode } from '@parlour/ui';
import { invitationCode } from '../../features/identity/registration/invitation.store.ts';
import { brandArtPath } from '../../platform/device/images.ts';
import { usePlace } from '../../platform/routes/place.store.ts';
import { useSite } from '../../platform/site.ts';
import { useTextOf } from '../../platform/texts/texts.tsx';
import styles from './DesktopFrame.module.css';
import { phoneAddress } from './phone-address.rules.ts';

/** Stands on both sides of the column where there is room: the brand, and the way onto a phone. */
export default function DesktopFrame() {
  const text = useTextOf(desktopTexts);
  const { status, imageUrl } = useSite();
  const pathname = usePlace((place) => place.pathname);
  const { name, tagline, mui } = status.info;
  const address = phoneAddress({ origin: location.origin, pathname, invitation: invitationCode() });
  return (
    <>
      <div className={styles.brand} aria-hidden="true">
        <p className={styles.name}>
          <img src={imageUrl(brandArtPath(mui, 'icon.svg'))} alt="" width="48" height="48" />
          {name}
        </p>
        <p className={styles.words}>{tagline}</p>
        <div className={styles.scene}>
          <img
            className={styles.art}
            src={imageUrl(brandArtPath(mui, 'hero.svg'))}
            alt=""
            width="360"
            height="312"
          />
        </div>
      </div>
      <aside className={styles.phone} aria-label={text('desktop.title')}>
        <QrCode value={address} label={text('desktop.code', { address })} />
        <p className={styles.title}>{text('desktop.title')}</p>
        <p className={styles.detail}>{text('desktop.detail')}</p>
      </aside>
    </>
  );
}
