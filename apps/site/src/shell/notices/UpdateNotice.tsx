import { Button } from '@parlour/ui';
import { useEffect, useState } from 'react';
import { useText } from '../../platform/texts/texts.tsx';
import styles from './UpdateNotice.module.css';
import { watchUpdates } from './watch-updates.ts';

/** Stays until it is pressed: only the newest code is sure to understand the server. */
export function UpdateNotice() {
  const text = useText();
  const [update, setUpdate] = useState<(() => void) | null>(null);
  useEffect(() => {
    // The development server has no worker, and reloads the page itself.
    if (import.meta.env.PROD) void watchUpdates((take) => setUpdate(() => take));
  }, []);
  if (!update) return null;
  return (
    <div className={styles.notice} role="alert">
      <p className={styles.words}>{text('shell.update.title')}</p>
      <Button size="small" label={text('shell.update.button')} onPress={update} />
    </div>
  );
}
