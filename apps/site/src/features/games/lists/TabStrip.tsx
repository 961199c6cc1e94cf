import { Icon } from '@parlour/ui';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useLobbyText } from '../lobby-text.ts';
import styles from './TabStrip.module.css';
import { moveAmongTabs, useTabStrip } from './useTabStrip.ts';

type Props = { label: string; kind: 'five' | 'four' | 'free'; children: ReactNode };

/** A row of tabs: five, about four or as many as fit are visible, with arrows if there are more. */
export function TabStrip({ label, kind, children }: Props) {
  const text = useLobbyText();
  const { strip, ends, push } = useTabStrip();
  return (
    <div className={styles.frame}>
      <div
        ref={strip}
        className={clsx(styles.strip, styles[kind])}
        role="tablist"
        aria-label={label}
        onKeyDown={moveAmongTabs}
      >
        {children}
      </div>
      {ends.canGoBack && <Arrow side="start" label={text('lobby.earlier')} onPress={() => push(-1)} />}
      {ends.canGoOn && <Arrow side="end" label={text('lobby.later')} onPress={() => push(1)} />}
    </div>
  );
}

/** For the pointer: keyboard users move between the tabs themselves. */
function Arrow({ side, label, onPress }: { side: 'start' | 'end'; label: string; onPress: () => void }) {
  return (
    <button
      className={clsx(styles.arrow, styles[side])}
      type="button"
      tabIndex={-1}
      aria-label={label}
      onClick={onPress}
    >
      <span className={styles.disc}>
        <Icon name={side === 'start' ? 'back' : 'arrow'} />
      </span>
    </button>
  );
}
