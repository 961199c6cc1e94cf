import type { Announcement } from '@parlour/client';
import { Icon } from '@parlour/ui';
import clsx from 'clsx';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { RichText } from '../../../platform/content/RichText.tsx';
import { SizedPicture } from '../../../platform/content/SizedPicture.tsx';
import { useFormats, useText } from '../../../platform/texts/texts.tsx';
import styles from './NoticeItem.module.css';

type Props = {
  notice: Announcement;
  isOpen: boolean;
  isUnread: boolean;
  onPress: () => void;
  onRead: () => void;
};

export function NoticeItem({ notice, isOpen, isUnread, onPress, onRead }: Props) {
  const text = useText();
  const formats = useFormats();
  const id = useId();
  const head = useRef<HTMLHeadingElement>(null);
  const { title, content, picture, startsAt, contentType, promotionType } = notice;
  const read = useEffectEvent(onRead);
  useEffect(() => {
    if (!isOpen) return;
    head.current?.scrollIntoView({ block: 'nearest' });
    if (isUnread) read();
  }, [isOpen, isUnread]);
  return (
    <article>
      <h2 ref={head}>
        <button
          type="button"
          className={styles.head}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={onPress}
        >
          <span className={styles.words}>
            <span className={styles.title}>
              {isUnread && (
                <span className={styles.unread} role="img" aria-label={text('messages.notices.unread')} />
              )}
              {title}
            </span>
            <span className={styles.facts}>
              {contentType === 'A' && <span className={styles.tag}>{text('messages.notices.hot')}</span>}
              {promotionType && <span className={styles.tag}>{text('messages.notices.promotion')}</span>}
              {formats.date(startsAt)}
            </span>
          </span>
          <span className={clsx(styles.turn, isOpen && styles.isOpen)}>
            <Icon name="chevron" />
          </span>
        </button>
      </h2>
      <div id={id} className={styles.body} hidden={!isOpen}>
        {isOpen && picture && <SizedPicture className={styles.picture} picture={picture} alt="" />}
        {isOpen && <RichText html={content} />}
      </div>
    </article>
  );
}
