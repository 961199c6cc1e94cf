import clsx from 'clsx';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import styles from './Dialog.module.css';
import { CLOSING_MS, MASK_IGNORED_MS } from './dialog.rules.ts';

type Props = {
  label: string;
  /** `bare` has no frame: what is in it draws its own, and may stand outside of it. */
  kind?: 'centre' | 'side' | 'bottom' | 'bare';
  /** Asked at every try to close it; false keeps it open. */
  mayClose?: () => boolean;
  onClose: () => void;
  /** Receives a function that closes with the animation. */
  children: (close: () => void) => ReactNode;
};

/**
 * Open for as long as it is rendered. Uses the browser's own dialog: it traps the focus, restores it, and makes the
 * rest of the page inert.
 */
export function Dialog({ label, kind = 'centre', mayClose, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isClosing, setClosing] = useState(false);
  const tryToClose = () => {
    if (mayClose?.() ?? true) setClosing(true);
  };
  const close = useEffectEvent(tryToClose);

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    let isMaskArmed = false;
    const arming = setTimeout(() => {
      isMaskArmed = true;
    }, MASK_IGNORED_MS);
    const press = ({ target }: MouseEvent) => {
      // The mask belongs to the dialog element; everything in the dialog is a child of it.
      if (target === element && isMaskArmed) close();
    };
    // The browser may hand one Esc to several open dialogs: this one takes it alone.
    const takeEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      close();
    };
    element.addEventListener('click', press);
    element.addEventListener('keydown', takeEscape);
    element.showModal();
    return () => {
      clearTimeout(arming);
      element.removeEventListener('click', press);
      element.removeEventListener('keydown', takeEscape);
      element.close();
    };
  }, []);

  useEffect(() => {
    if (!isClosing) return;
    const leaving = setTimeout(onClose, CLOSING_MS);
    return () => clearTimeout(leaving);
  }, [isClosing, onClose]);

  return (
    <dialog
      ref={dialog}
      className={clsx(styles.dialog, styles[kind], isClosing && styles.closing)}
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault();
        tryToClose();
      }}
      // The browser may close it anyway, at the second press of Esc.
      onClose={() => {
        if (dialog.current?.open) return;
        if (mayClose?.() ?? true) onClose();
        else dialog.current?.showModal();
      }}
    >
      <div className={styles.content}>{children(tryToClose)}</div>
    </dialog>
  );
}
