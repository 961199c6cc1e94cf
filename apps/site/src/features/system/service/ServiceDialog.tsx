import { Dialog, IconButton } from '@parlour/ui';
import { useCountedDialog } from '../../../platform/dialogs/useCountedDialog.ts';
import { useText } from '../../../platform/texts/texts.tsx';
import styles from './ServiceDialog.module.css';
import { ServiceList } from './ServiceLinks.tsx';
import type { ServiceLink } from './service-link.rules.ts';

type Props = { links: readonly ServiceLink[]; onClose: () => void };

export default function ServiceDialog({ links, onClose }: Props) {
  const text = useText();
  useCountedDialog();
  return (
    <Dialog label={text('system.service.title')} onClose={onClose}>
      {(close) => (
        <div className={styles.content}>
          <div className={styles.head}>
            <h2 className={styles.title}>{text('system.service.title')}</h2>
            <IconButton icon="close" label={text('shell.close')} onPress={close} />
          </div>
          <p className={styles.detail}>{text('system.service.detail')}</p>
          <ServiceList links={links} />
        </div>
      )}
    </Dialog>
  );
}
