import { popupTexts } from '@parlour/texts/load/popup';
import { Checkbox, Dialog, Icon, useCarousel } from '@parlour/ui';
import clsx from 'clsx';
import { useEffect, useEffectEvent, useState } from 'react';
import { useCountedDialog } from '../../../platform/dialogs/useCountedDialog.ts';
import { usePlace } from '../../../platform/routes/place.store.ts';
import { useText, useTextOf } from '../../../platform/texts/texts.tsx';
import { useReads } from '../notices/useReads.ts';
import styles from './PopupDialog.module.css';
import { PopupSlide } from './PopupSlide.tsx';
import { PopupTurns } from './PopupTurns.tsx';
import { mayPopupClose, type PopupEntry } from './popup.rules.ts';

type Props = { entries: readonly PopupEntry[]; onClose: (isHiddenToday: boolean) => void };

/**
 * Specification section 2, "Announcement popup". Words have the button that closes it inside their card; pictures alone
 * keep it outside, where it hides nothing of them.
 */
export default function PopupDialog({ entries, onClose }: Props) {
  useCountedDialog();
  const text = useText();
  const words = useTextOf(popupTexts);
  const [isHiddenToday, setHiddenToday] = useState(true);
  const count = entries.length;
  const carousel = useCarousel(count, { isAutoplay: entries.some(({ autoplay }) => autoplay) });
  const { strip, show, pause, resume } = carousel;
  const current = Math.min(carousel.current, count - 1);
  const furthest = useFurthest(current);
  useMarkRead(entries[current]);
  const isForced = entries.some(({ forceRead }) => forceRead);
  const mayClose = () => {
    const isAllowed = mayPopupClose({ isForced, furthest, count });
    if (!isAllowed) show(current + 1);
    return isAllowed;
  };
  useLeaving(() => {
    if (mayPopupClose({ isForced, furthest, count })) onClose(isHiddenToday);
  });
  const isOutside = entries.every(({ isPicture }) => isPicture);
  return (
    <Dialog
      kind="bare"
      label={text('messages.notices.title')}
      mayClose={mayClose}
      onClose={() => onClose(isHiddenToday)}
    >
      {(close) => (
        <>
          <button
            className={clsx(styles.close, isOutside ? styles.outside : styles.inside)}
            type="button"
            aria-label={text('shell.close')}
            onClick={close}
          >
            <Icon name="close" />
          </button>
          <div className={styles.card}>
            <ul
              ref={strip}
              className={styles.strip}
              onPointerEnter={pause}
              onPointerLeave={resume}
              onFocus={pause}
              onBlur={resume}
            >
              {entries.map((entry, index) => (
                <li key={entry.id} className={styles.slide} inert={index !== current}>
                  <PopupSlide entry={entry} isFirst={index === 0} onKnown={close} />
                </li>
              ))}
            </ul>
            <div className={styles.foot}>
              {count > 1 && <PopupTurns current={current} ids={entries.map(({ id }) => id)} onTurn={show} />}
              {isForced && furthest < count - 1 && <p className={styles.hint}>{words('popup.readOn')}</p>}
              <Checkbox
                label={words('popup.hideToday')}
                isChecked={isHiddenToday}
                onChange={setHiddenToday}
              />
            </div>
          </div>
        </>
      )}
    </Dialog>
  );
}

/** The last slide that was reached, also after going back. */
function useFurthest(current: number): number {
  const [furthest, setFurthest] = useState(current);
  if (current > furthest) setFurthest(current);
  return Math.max(current, furthest);
}

/** A member who sees an announcement here has read it. */
function useMarkRead(entry: PopupEntry | undefined): void {
  const { isUnread, mark } = useReads();
  const id = entry && !entry.isPicture && isUnread(entry.id) ? entry.id : null;
  const markNow = useEffectEvent((seen: string) => void mark(seen));
  useEffect(() => {
    if (id) markNow(id);
  }, [id]);
}

/** A link in it leads to another page: that closes it as well. */
function useLeaving(onLeave: () => void): void {
  const leave = useEffectEvent(onLeave);
  useEffect(() => usePlace.subscribe(() => leave()), []);
}
