import clsx from 'clsx';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { isAnyOpen, useModals } from '../platform/dialogs/modal.store.ts';
import { useWideScreen } from './desktop/useWideScreen.ts';
import styles from './PageColumn.module.css';

const DesktopFrame = lazy(() => import('./desktop/DesktopFrame.tsx'));

/** On the body while the login modal is open (specification section 4, "Modals"). */
const LOGIN_CLASS = 'login-open';

/** The page container, as wide as a phone on every device, framed by the brand on a desktop; `on` while a dialog covers it. */
export function PageColumn({ children }: { children: ReactNode }) {
  const isCovered = useModals(isAnyOpen);
  const showLogin = useModals((modals) => modals.showLogin);
  useEffect(() => {
    document.body.classList.toggle(LOGIN_CLASS, showLogin);
  }, [showLogin]);
  const isWide = useWideScreen();
  return (
    <>
      {isWide && (
        <Suspense>
          <DesktopFrame />
        </Suspense>
      )}
      <div className={clsx(styles.column, isCovered && 'on')}>{children}</div>
    </>
  );
}
