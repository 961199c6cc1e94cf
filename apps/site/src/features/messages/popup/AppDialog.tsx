import { popupTexts } from '@parlour/texts/load/popup';
import { Button, buttonClass, Dialog, Icon } from '@parlour/ui';
import { brandArtPath } from '../../../platform/device/images.ts';
import { useCountedDialog } from '../../../platform/dialogs/useCountedDialog.ts';
import { Link } from '../../../platform/routes/Link.tsx';
import { ROUTES } from '../../../platform/routes/routes.ts';
import { useSite } from '../../../platform/site.ts';
import { useTextOf } from '../../../platform/texts/texts.tsx';
import styles from './AppDialog.module.css';
import type { AppOffer } from './app-popup.rules.ts';

type Props = { offer: AppOffer; onTake: () => void; onClose: () => void };

export default function AppDialog({ offer: { url, system }, onTake, onClose }: Props) {
  useCountedDialog();
  const words = useTextOf(popupTexts);
  const { status, imageUrl } = useSite();
  const { name, mui } = status.info;
  const title = words('popup.app.title', { name });
  return (
    <Dialog label={title} onClose={onClose}>
      {(close) => (
        <div className={styles.content}>
          <img
            className={styles.mark}
            src={imageUrl(brandArtPath(mui, 'icon.svg'))}
            alt=""
            width="72"
            height="72"
          />
          <h2 className={styles.title}>{title}</h2>
          <p className={styles.detail}>{words('popup.app.detail')}</p>
          <a
            className={buttonClass()}
            href={url}
            rel="noopener noreferrer"
            onClick={() => {
              onTake();
              close();
            }}
          >
            <Icon name="download" />
            {words('popup.app.download', { system })}
          </a>
          <Link className={buttonClass({ kind: 'quiet' })} to={ROUTES.app.path}>
            {words('popup.app.guide')}
          </Link>
          <Button kind="quiet" size="small" label={words('popup.app.later')} onPress={close} />
        </div>
      )}
    </Dialog>
  );
}
