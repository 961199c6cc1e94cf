import { IconButton } from '@parlour/ui';
import { useText } from '../../platform/texts/texts.tsx';
import styles from './CloseHotspot.module.css';

/** Specification section 2, "Lottery frame": the way out of a frame whose page has none to show yet. */
export function CloseHotspot({ onClose }: { onClose: () => void }) {
  const text = useText();
  return (
    <div className={styles.hotspot}>
      <IconButton icon="close" label={text('shell.close')} onPress={onClose} />
    </div>
  );
}
