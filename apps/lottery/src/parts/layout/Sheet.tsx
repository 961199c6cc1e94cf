import { Dialog, IconButton } from '@parlour/ui';
import type { ReactNode } from 'react';
import { useText } from '../../platform/texts.ts';
import styles from './Sheet.module.css';

type Props = {
  title: string;
  onClose: () => void;
  /** Stays at the foot while the rest scrolls. */
  foot?: ReactNode;
  children: ReactNode | ((close: () => void) => ReactNode);
};

/** A panel from below, within reach of the thumb. */
export function Sheet({ title, onClose, foot, children }: Props) {
  const text = useText();
  return (
    <Dialog kind="bottom" label={title} onClose={onClose}>
      {(close) => (
        <>
          <header className={styles.head}>
            <h2 className={styles.title}>{title}</h2>
            <IconButton icon="close" label={text('lotto.close')} onPress={close} />
          </header>
          <div className={styles.body}>{typeof children === 'function' ? children(close) : children}</div>
          {foot && <footer className={styles.foot}>{foot}</footer>}
        </>
      )}
    </Dialog>
  );
}
