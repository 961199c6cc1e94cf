import clsx from 'clsx';
import { useEffect, useState } from 'react';
import styles from './FloatButton.module.css';
import { Icon, type IconName } from './Icon.tsx';

/** Specification section 9: how long after the last movement the page still counts as scrolling. */
const SCROLL_INDICATOR_MS = 200;

type Props = { icon: IconName; label: string; onPress: () => void };

/** Floats over the corner of what it is put into, and fades while the page scrolls. */
export function FloatButton({ icon, label, onPress }: Props) {
  const isScrolling = useIsScrolling();
  return (
    <button
      className={clsx(styles.float, isScrolling && styles.scrolling)}
      type="button"
      aria-label={label}
      onClick={onPress}
    >
      <Icon name={icon} />
    </button>
  );
}

function useIsScrolling(): boolean {
  const [isScrolling, setScrolling] = useState(false);
  useEffect(() => {
    let resting: ReturnType<typeof setTimeout> | undefined;
    const move = () => {
      setScrolling(true);
      clearTimeout(resting);
      resting = setTimeout(() => setScrolling(false), SCROLL_INDICATOR_MS);
    };
    addEventListener('scroll', move, { passive: true });
    return () => {
      removeEventListener('scroll', move);
      clearTimeout(resting);
    };
  }, []);
  return isScrolling;
}
