import { type ReactNode, useEffect, useState } from 'react';
import { ROUTES } from '../../../platform/routes/routes.ts';
import { useText } from '../../../platform/texts/texts.tsx';
import { NoticeLine } from './NoticeLine.tsx';
import styles from './NoticeStrip.module.css';
import { STRIP_MS } from './notices.rules.ts';
import { useNotices } from './useNotices.ts';

type Props = { otherwise: ReactNode; beside: ReactNode };

/** The announcements in one line on home, each in turn, with something beside it; `otherwise` where there are none. */
export function NoticeStrip({ otherwise, beside }: Props) {
  const text = useText();
  const { notices, isFailed } = useNotices();
  const { turn, hold, release } = useTurns(notices?.length ?? 0);
  const notice = notices?.[turn];
  if (!notice && (notices || isFailed)) return otherwise;
  return (
    <section
      className={styles.strip}
      aria-label={text('messages.notices.title')}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      {notice ? (
        <NoticeLine key={notice.id} to={`${ROUTES.notices.path}?index=${turn}`} words={notice.title} />
      ) : (
        <NoticeLine to={ROUTES.notices.path} words={text('messages.notices.title')} />
      )}
      {beside}
    </section>
  );
}

/** Moves on and begins again; stands still while it is touched, alone, or if motion is unwanted. */
function useTurns(count: number) {
  const [at, setAt] = useState(0);
  const [isHeld, setHeld] = useState(false);
  const turn = at < count ? at : 0;
  useEffect(() => {
    if (isHeld || count < 2 || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const moving = setTimeout(() => setAt((turn + 1) % count), STRIP_MS);
    return () => clearTimeout(moving);
  }, [turn, count, isHeld]);
  return { turn, hold: () => setHeld(true), release: () => setHeld(false) };
}
