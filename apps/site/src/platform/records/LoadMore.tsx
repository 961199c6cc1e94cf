import { Button } from '@parlour/ui';
import { useEffect, useRef } from 'react';
import { useText } from '../texts/texts.tsx';
import styles from './Records.module.css';

/** Loads more about a screen before the end of the list. */
const AHEAD = '0px 0px 600px';

/** Loads more when it comes into view, or on a press. */
export function LoadMore({ isBusy, onMore }: { isBusy: boolean; onMore: () => void }) {
  const text = useText();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isBusy || !place.current) return;
    const watch = new IntersectionObserver(([seen]) => seen?.isIntersecting && onMore(), {
      rootMargin: AHEAD,
    });
    watch.observe(place.current);
    return () => watch.disconnect();
  }, [isBusy, onMore]);
  return (
    <div ref={place} className={styles.more}>
      <Button kind="quiet" label={text('wallet.records.more')} isDisabled={isBusy} onPress={onMore} />
    </div>
  );
}
