import clsx from 'clsx';
import { type ReactNode, useEffect } from 'react';
import { isAnyOpen, useModals } from '../platform/dialogs/modal.store.ts';
import styles from './PageColumn.module.css';

/** On the body while the login modal is open (specification section 4, "Modals"). */
const LOGIN_CLASS = 'login-open';

/** The page container, as wide as a phone on every device; `on` while a dialog covers it. */
export function PageColumn({ children }: { children: ReactNode }) {
  const isCovered = useModals(isAnyOpen);
  const showLogin = useModals((modals) => modals.showLogin);
  useEffect(() => {
    document.body.classList.toggle(LOGIN_CLASS, showLogin);
  }, [showLogin]);
  return <div className={clsx(styles.column, isCovered && 'on')}>{children}</div>;
}
