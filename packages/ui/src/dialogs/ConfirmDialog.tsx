import { Button } from '../Button.tsx';
import styles from './ConfirmDialog.module.css';
import { Dialog } from './Dialog.tsx';

type Props = {
  title: string;
  detail: string;
  cancelLabel: string;
  confirmLabel: string;
  onConfirm: () => void;
  /** Called on cancel and on every other way to close it. */
  onClose: () => void;
};

/** Asks before something is done; the confirming code decides when the dialog closes. */
export function ConfirmDialog({ title, detail, cancelLabel, confirmLabel, onConfirm, onClose }: Props) {
  return (
    <Dialog label={title} onClose={onClose}>
      {(close) => (
        <div className={styles.content}>
          <h2 className={styles.title}>{title}</h2>
          <p className={styles.detail}>{detail}</p>
          <div className={styles.choices}>
            <Button kind="quiet" label={cancelLabel} onPress={close} />
            <Button label={confirmLabel} onPress={onConfirm} />
          </div>
        </div>
      )}
    </Dialog>
  );
}
