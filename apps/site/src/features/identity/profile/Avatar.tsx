import { Icon } from '@parlour/ui';
import clsx from 'clsx';
import { headIconPath } from '../../../platform/device/images.ts';
import { useSession } from '../../../platform/session/session.store.ts';
import { useSite } from '../../../platform/site.ts';
import styles from './Avatar.module.css';

/** The member's picture: uploaded, one of the drawn ones, or a neutral mark. */
export function Avatar({ size = 'small' }: { size?: 'small' | 'medium' | 'large' }) {
  const { imageUrl } = useSite();
  const picture = useSession((session) => session.picture);
  const icon = useSession(({ member }) => member?.headIcon ?? null);
  const source = picture ?? (icon && imageUrl(headIconPath(icon)));
  return (
    <span className={clsx(styles.avatar, styles[size])}>
      {source ? <img className={styles.picture} src={source} alt="" /> : <Icon name="person" />}
    </span>
  );
}
