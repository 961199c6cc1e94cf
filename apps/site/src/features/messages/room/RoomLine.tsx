import type { RoomMessage } from '@parlour/client';
import { roomTexts } from '@parlour/texts/load/room';
import { Icon } from '@parlour/ui';
import clsx from 'clsx';
import { memo } from 'react';
import { useFormats, useTextOf } from '../../../platform/texts/texts.tsx';
import styles from './RoomLine.module.css';
import { hueOf } from './room.rules.ts';

type Props = { message: RoomMessage; isRunOn: boolean; onReport?: (message: RoomMessage) => void };

const HUES = ['hue0', 'hue1', 'hue2', 'hue3', 'hue4', 'hue5'] as const;

/**
 * One message: one's own on the right, others' on the left under their masked name, the house's set apart. Where many talk,
 * hundreds are shown and one is new: the others are not drawn again.
 */
export const RoomLine = memo(function RoomLine({ message, isRunOn, onReport }: Props) {
  const text = useTextOf(roomTexts);
  const formats = useFormats();
  const { author, isOwn, isHidden, name, sentAt } = message;
  if (isHidden) return <p className={styles.removed}>{text('room.removed')}</p>;
  const isHouse = author === 'house';
  const hue = isHouse ? styles.house : styles[HUES[hueOf(name, HUES.length)] ?? 'hue0'];
  return (
    <div className={clsx(styles.line, isOwn ? styles.own : hue, isRunOn && styles.runOn)}>
      {!isOwn && (
        <span className={styles.face} aria-hidden>
          {!isRunOn && (isHouse ? <Icon name="shield" /> : name.slice(0, 2))}
        </span>
      )}
      <div className={styles.bubble}>
        {!isOwn && !isRunOn && (
          <p className={styles.name}>
            {name}
            {isHouse && <span className={styles.badge}>{text('room.house')}</span>}
          </p>
        )}
        <p className={styles.text}>{message.text}</p>
        <time className={styles.time} dateTime={new Date(sentAt).toISOString()}>
          {formats.time(sentAt)}
        </time>
      </div>
      {!isOwn && !isHouse && onReport && (
        <button
          className={styles.report}
          type="button"
          aria-label={text('room.report', { name })}
          onClick={() => onReport(message)}
        >
          <Icon name="flag" />
        </button>
      )}
    </div>
  );
});
