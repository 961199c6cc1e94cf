import { Spinner } from '@parlour/ui';
import { useEffect, useState } from 'react';
import { useText } from '../platform/texts/texts.tsx';
import styles from './PageLoading.module.css';

/** After this the visitor is told why nothing happens. */
const SLOW_AFTER_MS = 4_000;

export function PageLoading() {
  const text = useText();
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const waiting = setTimeout(() => setSlow(true), SLOW_AFTER_MS);
    return () => clearTimeout(waiting);
  }, []);
  return (
    <div className={styles.loading}>
      <Spinner label={text('shell.loading')} />
      {isSlow && <p className={styles.slow}>{text('shell.network.slow')}</p>}
    </div>
  );
}
