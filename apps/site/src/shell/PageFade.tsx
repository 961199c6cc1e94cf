import clsx from 'clsx';
import { type ReactNode, useEffect, useState } from 'react';
import { usePlace } from '../platform/routes/place.store.ts';
import { useSite } from '../platform/site.ts';
import styles from './PageFade.module.css';

/**
 * Fades a page in once, when it is first drawn, but not after a swipe back, which has its own movement. A new page
 * starts at the top; a page returned to keeps its position.
 */
export function PageFade({ children }: { children: ReactNode }) {
  const { backSwipe } = useSite();
  const [isStill] = useState(() => backSwipe.hasSwiped());
  const [isReturn] = useState(() => usePlace.getState().isReturn);
  useEffect(() => {
    if (!isReturn) scrollTo(0, 0);
  }, [isReturn]);
  return <div className={clsx(styles.page, !isStill && styles.fade)}>{children}</div>;
}
